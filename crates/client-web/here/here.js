// Tables on this device, for the page: a worker for each, shared by everybody who plays at it on this page.
import { forget as forgetStored, match as stored, running as storedRunning } from "/store.js";
export * from "/store.js";

const tables = new Map();
// Matches that have ended here and could not be kept.
const ended = new Map();

// A finished match with its record; nothing if it is not here.
export async function match(id) {
  return ended.get(id) ?? stored(id);
}

// Matches that are being played on this device: first those that live in this page alone.
export async function running() {
  const unkept = [...tables.values()].filter((table) => table.unkept);
  // A browser may refuse to say what it has kept.
  const kept = await storedRunning().catch(() => []);
  const codes = new Set(unkept.map((table) => table.code));
  const own = unkept.map((table) => table.about?.own).filter((own) => own);
  return [...own, ...kept.filter(({ table }) => !codes.has(table.code))];
}

// Nothing is left of what was played on this device.
export async function forget() {
  ended.clear();
  for (const [code, table] of tables) {
    end(code, table);
  }
  await forgetStored();
}

// Asks the browser not to throw away what is kept when room gets short. Some ask the person, so it is asked once.
const ASKED = "zashiki-asked-to-keep";

async function askToKeep() {
  if (!localStorage.getItem(ASKED)) {
    localStorage.setItem(ASKED, "yes");
    await navigator.storage?.persist?.();
  }
}

// Connects somebody to a table; nobody named is the device's person. `heard` is told what happens, as a kind and a text.
export function open(request, guest, heard) {
  const { code } = request;
  if (!tables.has(code)) {
    tables.set(code, begin(request));
    // Without an answer everything is as before.
    askToKeep().catch(() => {});
  }
  const table = tables.get(code);
  const line = { guest, heard };
  table.lines.add(line);
  table.opened.then(() => {
    if (table.lines.has(line)) {
      heard("opened", "");
      // Who comes later has not heard it.
      if (table.unkept) {
        heard("unkept", "");
      }
    }
  });
  return {
    send(text) {
      table.worker.postMessage({ guest: line.guest, text });
    },
    close() {
      table.lines.delete(line);
      // Somebody else may take the device over; and a match that cannot be kept must last as long as the page.
      const isLeft = () => table.lines.size === 0 && !(table.unkept && table.about?.own);
      setTimeout(() => isLeft() && end(code, table), 3000);
    },
  };
}

// A worker that waits for a table.
let spare;

// Somebody is about to open a table: its worker starts while the page still fetches what draws it.
export function prepare() {
  if (!spare) {
    const worker = new Worker("/table.js", { type: "module" });
    // The next one says what is wrong.
    worker.onerror = () => (spare = undefined);
    spare = worker;
  }
}

function begin(request) {
  prepare();
  const worker = spare;
  spare = undefined;
  const table = { code: request.code, worker, lines: new Set(), people: [], unkept: false };
  const all = (kind, text) => [...table.lines].forEach((line) => line.heard(kind, text));
  const fail = (kind) => {
    end(request.code, table);
    all(kind, "");
  };
  table.opened = new Promise((resolve) => {
    worker.onmessage = ({ data: { kind, content } }) => {
      if (kind === "opened") {
        table.people = content.people;
        resolve();
      } else if (kind === "told") {
        const hears = (line) => (line.guest ?? table.people[0]) === content.guest;
        [...table.lines].filter(hears).forEach((line) => line.heard("told", content.text));
      } else if (kind === "refused") {
        all("told", content.text);
        fail("closed");
      } else if (kind === "ended") {
        ended.set(content.summary.id, content);
      } else if (kind === "about") {
        table.about = content;
      } else if (kind === "unkept") {
        table.unkept = true;
        all("unkept", "");
      } else {
        fail(kind);
      }
    };
  });
  worker.onerror = (event) => {
    console.error(event.message);
    fail("broken");
  };
  worker.postMessage({ open: request });
  return table;
}

function end(code, table) {
  table.worker.terminate();
  if (tables.get(code) === table) {
    tables.delete(code);
  }
}
