// The worker of a table on this device: it owns the log, and nobody is told what is not in it. What is done at the table
// is the program's business; see crates/local-worker.
import init from "/local.js";
import { LOCK, keep, log } from "/store.js";

async function compile() {
  const answer = await fetch("/local.wasm");
  if (!answer.ok) {
    throw new Error(`the program: ${answer.status}`);
  }
  // A browser compiles while it fetches only what is called a program, and not every host calls it that.
  const isCalled = answer.headers.get("content-type") === "application/wasm";
  return isCalled ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

// Begun before a table is asked for.
const compiled = compile();
// Whoever asks for one is told.
compiled.catch(() => {});

let code;
let program;
let thinker;
// Durable entries, from which whoever thinks gets the table.
let known = [];
// What is being made durable, one after the other.
let saving = Promise.resolve();
// Whether nothing can be kept, so that the match lasts as long as this worker.
let unkept = false;
let alarm;

function ask(request) {
  return JSON.parse(self.zashikiTable(JSON.stringify({ now: Date.now(), ...request })));
}

function say(kind, content) {
  self.postMessage({ kind, content });
}

// Does what follows from an answer. Only what was told waits for the log, and the program itself sees to that.
function carryOut(answer) {
  const { save, tell, ask: asked, pause, wake, about } = answer;
  if (save.length > 0) {
    saving = saving.then(() => durable(save, about));
  }
  for (const { guest, message } of tell) {
    say("told", { guest, text: JSON.stringify(message) });
  }
  for (const question of asked) {
    think(question, pause);
  }
  clearTimeout(alarm);
  if (wake) {
    alarm = setTimeout(() => carryOut(ask({ do: "wake" })), Math.max(50, wake - Date.now()));
  }
}

async function durable(entries, about) {
  if (!unkept) {
    try {
      await keep(code, entries, about);
    } catch (error) {
      unkept = true;
      say("unkept");
      console.warn(`not kept: ${error}`);
    }
  }
  if (unkept) {
    // The page remembers it for as long as it is open.
    say("about", about);
    entries.filter(({ finished }) => finished).forEach(({ finished }) => say("ended", finished));
  }
  const more = entries.map(({ at, body }) => [at, body]);
  known.push(...more);
  thinker?.postMessage({ follow: more });
  carryOut(ask({ do: "saved", number: entries.at(-1).number }));
}

// Bots think in a worker of their own, so that the table goes on answering.
let thoughts = 0;
const open = new Map();

function begin() {
  const worker = new Worker("/think.js", { type: "module" });
  // One that fails must not stop the match: what it was asked is answered with any legal action.
  const fail = () => {
    worker.terminate();
    if (thinker === worker) {
      thinker = undefined;
      for (const answer of open.values()) {
        answer(undefined);
      }
      open.clear();
    }
  };
  worker.onmessage = ({ data }) => {
    if (data.failed) {
      fail();
      return;
    }
    open.get(data.number)?.(data.action);
    open.delete(data.number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail();
  };
  worker.postMessage({ program, follow: known });
  return worker;
}

function think({ seat, choice }, pause) {
  thinker ??= begin();
  const number = (thoughts += 1);
  const decided = new Promise((resolve) => open.set(number, resolve));
  thinker.postMessage({ number, seat, choice });
  const paused = new Promise((resolve) => setTimeout(resolve, pause));
  Promise.all([decided, paused]).then(([action]) =>
    carryOut(ask({ do: "decided", seat, choice, action: action ?? null })),
  );
}

async function start({ code: wanted, found, name }) {
  code = wanted;
  const [module, entries] = await Promise.all([
    compiled,
    log(code).catch((error) => {
      console.warn(`not kept: ${error}`);
      unkept = true;
      return [];
    }),
  ]);
  program = module;
  await init({ module_or_path: program });
  known = entries;
  const answer = ask({ do: "open", entries, found, name });
  if (answer.error) {
    const text = JSON.stringify({ type: "error", error: answer.error });
    say("refused", { text });
    return;
  }
  say("opened", { host: answer.about.host, people: answer.about.people });
  if (unkept) {
    say("unkept");
  }
  carryOut(answer);
}

// A page that came by plain HTTP has no locks. There an empty database stands for one: the table belongs to whoever has
// given it its newest version and holds it open. A browser lets nobody else do that meanwhile, and closes it when its holder
// is gone, however that comes.

// A holder that stands still does not even say that it holds the lock.
const PATIENCE = 3000;

// Opens the database and says whether this made its newest version; nothing if somebody holds it.
function opened(name, version) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isMine = false;
    let isOver = false;
    const isHeld = () => {
      isOver = true;
      resolve(undefined);
    };
    request.onupgradeneeded = () => (isMine = true);
    request.onblocked = isHeld;
    setTimeout(isHeld, PATIENCE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const base = request.result;
      if (!isMine) {
        // Another one may want to make the next version.
        base.onversionchange = () => base.close();
      }
      isOver ? base.close() : resolve({ base, isMine });
    };
  });
}

async function hold(name) {
  for (;;) {
    const found = await opened(name);
    if (!found || found.isMine) {
      return found;
    }
    const { version } = found.base;
    found.base.close();
    try {
      const made = await opened(name, version + 1);
      if (!made || made.isMine) {
        return made;
      }
      made.base.close();
    } catch (error) {
      // Another one was quicker, and has its version already.
      if (error.name !== "VersionError") {
        throw error;
      }
    }
  }
}

// For as long as this worker lives.
let lock;

async function claimByHolding(request) {
  try {
    lock = await hold(LOCK + request.code);
  } catch (error) {
    // Where not even this can be kept, there is no log that two could spoil.
    console.warn(`not kept: ${error}`);
    await start(request);
    return;
  }
  if (lock) {
    await start(request);
  } else {
    say("elsewhere");
  }
}

// One table is open once: whoever comes second is told so, and may try again.
function claim(request) {
  const held = () => new Promise(() => {});
  if (!navigator.locks) {
    return claimByHolding(request);
  }
  let isAnswered = false;
  const claimed = navigator.locks.request(`zashiki-${request.code}`, { ifAvailable: true }, (lock) => {
    isAnswered = true;
    if (!lock) {
      say("elsewhere");
      return undefined;
    }
    return start(request).then(held);
  });
  // A browser that refuses to keep anything refuses locks as well.
  return claimed.catch((error) => (isAnswered ? Promise.reject(error) : claimByHolding(request)));
}

// A program that has failed is begun again from the log.
self.onunhandledrejection = () => say("broken");

self.onmessage = ({ data }) => {
  if (data.open) {
    claim(data.open).catch((error) => {
      console.error(error);
      say("broken");
    });
  } else {
    carryOut(ask({ do: "hear", guest: data.guest, message: JSON.parse(data.text) }));
  }
};
