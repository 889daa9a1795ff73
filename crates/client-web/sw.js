// One release of the client, kept whole: its pages and files come from here and never from another release. The build
// writes down what belongs to it.
const RELEASE = "";
const FILES = [];
// Files that have the same name in every release, and the files that they mention in this one.
const MENTIONS = {};
// Whether this is a plain host of files, where other pages may stand beside ours.
const IS_ALONE = false;

const BASE = new URL(self.registration.scope).pathname;
// What is kept belongs to the whole origin, where another copy may keep a release of its own.
const PREFIX = `zashiki ${BASE} `;
const NAME = PREFIX + RELEASE;
const PAGE = `${BASE}index.html`;
const ADDRESSES = new Set(FILES.map((file) => BASE + file));
// The name of a file that holds its hash, and a mention of one in a page.
const HASHED = /^[\w-]+\.[0-9a-f]{16}\.\w+$/;
const MENTIONED = /["'`(]\.?\/([\w-]+\.[0-9a-f]{16}\.\w+)/g;

// Whether a file that has the same name in every release mentions what it does in this one, and nothing else.
function isOfThis(file, text) {
  const mentions = new Set([...text.matchAll(MENTIONED)].map(([, name]) => name));
  return mentions.size === MENTIONS[file].length && MENTIONS[file].every((name) => mentions.has(name));
}

async function fetched(file) {
  const isFixed = file in MENTIONS;
  const address = file === "index.html" ? BASE : BASE + file;
  const answer = await fetch(address, { cache: isFixed ? "reload" : "default" });
  if (!answer.ok || (isFixed && !isOfThis(file, await answer.clone().text()))) {
    throw new Error(`${file} is not of this release`);
  }
  return answer;
}

// All of it or nothing.
async function keep() {
  // What has this name already is of this release, and may be in use: nothing in it is fetched again or thrown away.
  const isThere = await caches.has(NAME);
  const cache = await caches.open(NAME);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = FILES.filter((file) => !kept.has(BASE + file));
  const some = async () => {
    for (let file = missing.pop(); file; file = missing.pop()) {
      await cache.put(BASE + file, await fetched(file));
    }
  };
  try {
    await Promise.all([some(), some(), some()]);
  } catch (error) {
    if (!isThere) {
      await caches.delete(NAME);
    }
    throw error;
  }
}

// Whether an address is a page of ours. On a plain host there is only one; a server has many, and shows ours for whatever
// it does not know.
function isPage(pathname) {
  if (IS_ALONE) {
    return pathname === BASE || pathname === PAGE;
  }
  const isOfServer = /^\/(api|ws|metrics)(\/|$)/.test(pathname);
  return pathname.startsWith(BASE) && !isOfServer && !pathname.split("/").at(-1).includes(".");
}

const isOurs = (files) => files.length > 0 && files.every((file) => ADDRESSES.has(new URL(file).pathname));

// What every open page of ours is and does; one that does not answer does something.
async function pages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ask = (client) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve({ quiet: false, files: [] }), 2000);
      client.postMessage("who", [port2]);
    });
  return Promise.all(all.filter(({ url }) => isPage(new URL(url).pathname)).map(ask));
}

// Other releases are needed no more as soon as no page of theirs is open.
async function tidy(open) {
  if (open.every(({ files }) => isOurs(files))) {
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}

async function begin() {
  const open = await pages();
  // A page of the same release may use what is kept at once; one of another asks, and is loaded again when it is quiet.
  if (open.every(({ files }) => isOurs(files)) || open.every(({ quiet }) => quiet)) {
    await self.clients.claim();
  }
  await tidy(open);
}

// A browser may have thrown away what was kept, or refuse to look: then the network is still there.
async function kept(address, request) {
  const cache = await caches.open(NAME).catch(() => undefined);
  const found = await cache?.match(address).catch(() => undefined);
  return found ?? fetch(request);
}

// A page of another release gets its own files while it is open.
async function keptBefore(request) {
  const found = await caches.match(request.url).catch(() => undefined);
  return found ?? fetch(request);
}

self.oninstall = (event) => event.waitUntil(keep());
self.onactivate = (event) => event.waitUntil(begin());

self.onmessage = (event) => {
  const { data, source } = event;
  if (data === "take over") {
    event.waitUntil(
      pages().then((open) => open.every(({ quiet }) => quiet) && self.skipWaiting()),
    );
  } else if (data === "tidy") {
    event.waitUntil(pages().then(tidy));
  } else if (data.files && !isOurs(data.files)) {
    source.postMessage("other release");
  }
};

self.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) {
    return;
  }
  if (ADDRESSES.has(pathname)) {
    event.respondWith(kept(pathname, request));
  } else if (request.mode === "navigate" && isPage(pathname)) {
    event.respondWith(kept(PAGE, request));
  } else if (pathname.startsWith(BASE) && HASHED.test(pathname.slice(BASE.length))) {
    event.respondWith(keptBefore(request));
  }
};
