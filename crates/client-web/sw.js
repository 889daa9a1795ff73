// One release of the client, kept whole: its pages and files come from here and never from another release. The build
// writes down what belongs to it.
const RELEASE = "";
const FILES = [];
// What the page mentions that belongs to this release.
const PAGE_MENTIONS = "";

const BASE = new URL(self.registration.scope).pathname;
const PREFIX = "zashiki-";
const NAME = PREFIX + RELEASE;
const PAGE = `${BASE}index.html`;
const ADDRESSES = new Set(FILES.map((file) => BASE + file));

async function fetched(file) {
  // A page has the same name in every release.
  const isPage = file === "index.html";
  const address = isPage ? BASE : BASE + file;
  const answer = await fetch(address, { cache: isPage ? "reload" : "default" });
  if (!answer.ok || (isPage && !(await answer.clone().text()).includes(PAGE_MENTIONS))) {
    throw new Error(`${file} is not of this release`);
  }
  return answer;
}

// All of it or nothing.
async function keep() {
  const cache = await caches.open(NAME);
  const missing = [...FILES];
  const some = async () => {
    for (let file = missing.pop(); file; file = missing.pop()) {
      await cache.put(BASE + file, await fetched(file));
    }
  };
  try {
    await Promise.all([some(), some(), some()]);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

// What every open page is and does; one that does not answer does something.
async function pages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ask = (client) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve({ quiet: false, files: [] }), 2000);
      client.postMessage("who", [port2]);
    });
  return Promise.all(all.map(ask));
}

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) {
      await caches.delete(name);
    }
  }
  const isOurs = ({ files }) =>
    files.length > 0 && files.every((file) => ADDRESSES.has(new URL(file).pathname));
  const quiet = (page) => page.quiet;
  const open = await pages();
  // A page of the same release may use what is kept at once; one of another is loaded again, which it was asked about.
  if (open.every(isOurs) || open.every(quiet)) {
    await self.clients.claim();
  }
}

async function kept(address, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(address)) ?? fetch(request);
}

self.oninstall = (event) => event.waitUntil(keep());
self.onactivate = (event) => event.waitUntil(begin());

self.onmessage = (event) => {
  if (event.data === "take over") {
    event.waitUntil(
      pages().then((open) => open.every(({ quiet }) => quiet) && self.skipWaiting()),
    );
  }
};

self.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) {
    return;
  }
  const isOfServer = /^\/(api|ws|metrics)(\/|$)/.test(pathname);
  const isFile = pathname.split("/").at(-1).includes(".");
  if (ADDRESSES.has(pathname)) {
    event.respondWith(kept(pathname, request));
  } else if (request.mode === "navigate" && !isOfServer && !isFile) {
    event.respondWith(kept(PAGE, request));
  }
};
