// What is kept on the device: logs of tables, what lists say of them, finished matches. All of it is in one database, so
// that an entry and what follows from it are durable together.
const NAME = "zashiki";
const VERSION = 1;
// How databases begin that stand for locks; what follows is a table's name.
export const LOCK = "zashiki-lock-";
let opened;

// An answer of the database, or its error.
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: ["code", "number"] });
      request.result.createObjectStore("tables", { keyPath: "code" });
      request.result.createObjectStore("matches", { keyPath: "id" });
    };
    request.onsuccess = () => {
      const base = request.result;
      // A page opens it again when it is asked the next time. The worker of a table does not: in a new database its log
      // would have a hole.
      const closed = () => {
        if (globalThis.document) {
          opened = undefined;
        }
      };
      // A later release in another tab may have to change the form of what is kept.
      base.onversionchange = () => {
        base.close();
        closed();
      };
      base.onclose = closed;
      resolve(base);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

// The log of a table: when each entry was made, and the entry.
export async function log(code) {
  const base = await database();
  const range = IDBKeyRange.bound([code, 0], [code, Infinity]);
  const found = await answer(base.transaction("entries").objectStore("entries").getAll(range));
  // A log with a hole ends there: nobody was told what comes after it.
  const hole = found.findIndex((entry, index) => entry.number !== index + 1);
  const whole = hole < 0 ? found : found.slice(0, hole);
  return whole.map(({ at, body }) => [at, body]);
}

// Keeps entries of a table, all of them or none; the promise is kept when they would survive a power cut.
export async function keep(code, entries, about) {
  const base = await database();
  const stores = ["entries", "tables", "matches"];
  const change = base.transaction(stores, "readwrite", { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error ?? new Error("aborted"));
  });
  for (const { number, at, body, finished } of entries) {
    // A number that is there already was written by somebody else: then nothing of this is kept.
    change.objectStore("entries").add({ code, number, at, body });
    if (finished) {
      const { summary, file } = finished;
      change.objectStore("matches").put({ id: summary.id, at, summary, file });
    }
  }
  const at = entries.at(-1)?.at ?? 0;
  change.objectStore("tables").put({ code, at, about });
  await done;
}

async function all(store) {
  const base = await database();
  const found = await answer(base.transaction(store).objectStore(store).getAll());
  return found.sort((one, other) => other.at - one.at);
}

// Matches that are being played on this device, the newest first.
export async function running() {
  const found = await all("tables");
  return found.map(({ about }) => about.own).filter((own) => own);
}

// Matches that were finished on this device, the newest first.
export async function finished() {
  const found = await all("matches");
  return found.map(({ summary }) => summary);
}

// One of them with its record; nothing if it is not here.
export async function match(id) {
  const base = await database();
  return answer(base.transaction("matches").objectStore("matches").get(id));
}

// Keeps a finished match that came from elsewhere. One that is here already stays as it is: it knows who played.
export async function add({ summary, file }) {
  const base = await database();
  const change = base.transaction("matches", "readwrite", { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    change.oncomplete = () => resolve(true);
    change.onabort = () => reject(change.error ?? new Error("aborted"));
  });
  const matches = change.objectStore("matches");
  const { id, finished_at: at } = summary;
  matches.count(id).onsuccess = ({ target }) => {
    if (target.result === 0) {
      matches.add({ id, at, summary, file });
    }
  };
  return done;
}

// Nothing is left of what was played on this device.
export async function forget() {
  const base = await opened?.catch(() => undefined);
  base?.close();
  opened = undefined;
  await answer(indexedDB.deleteDatabase(NAME));
  // One that is held goes with its holder, for which nobody waits.
  const others = (await indexedDB.databases?.()) ?? [];
  const locks = others.filter(({ name }) => name.startsWith(LOCK));
  locks.forEach(({ name }) => indexedDB.deleteDatabase(name));
}
