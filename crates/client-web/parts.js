// Fetches a part of the program when it is first needed. A part comes in packs, and a pack is several modules, one
// after the other. The build adds the packs and parts; without any, the program is whole.
let program;

// Says which program the parts belong to: a promise of what it exports.
export function begin(started) {
  program = started;
}

// A module may be in several packs, and must be started once.
const modules = new Map();

function start(name, bytes, imports) {
  if (!modules.has(name)) {
    const started = WebAssembly.instantiate(bytes, imports);
    started.catch(() => modules.delete(name));
    modules.set(name, started);
  }
  return modules.get(name);
}

async function fetched(file) {
  const answer = await fetch(file);
  if (!answer.ok) {
    throw new Error(`${file}: ${answer.status}`);
  }
  return answer.arrayBuffer();
}

function pack(file, ...contents) {
  return async (imports) => {
    const bytes = await fetched(file);
    let from = 0;
    for (const [name, length] of contents) {
      await start(name, bytes.slice(from, (from += length)), imports);
    }
  };
}

// Fetches its packs side by side and tells the program how it went.
function part(...packs) {
  return async (callback, data) => {
    const exports = await program;
    let done = true;
    try {
      const imports = { __wasm_split: exports };
      await Promise.all(packs.map((load) => load(imports)));
    } catch (error) {
      console.error(error);
      done = false;
    }
    exports.__indirect_function_table.get(callback)(data, done);
  };
}
