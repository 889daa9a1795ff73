// Keeps this release on the device, so that it works without a network, and takes over the next one at a quiet moment:
// never while somebody plays, learns or watches, in whichever tab.
const RETRY = 15_000;
const OFTEN = 60 * 60 * 1000;

// Where somebody would be disturbed, or would lose what stands on the page and nowhere else: a form, a record from a file.
function isQuiet() {
  const place = location.hash.startsWith("#/") ? location.hash.slice(1) : location.pathname;
  const isBusy = /\/(t|here|learn|replay|new)\//.test(place) || document.querySelector(".table-page, dialog[open]");
  return !isBusy && !document.activeElement?.matches("input, select, textarea");
}

// The worker asks what a page is made of, and whether it may be loaded again.
function answer({ data, ports }) {
  if (data === "who") {
    const files = document.querySelectorAll("script[type=module], link[rel=stylesheet]");
    const addresses = [...files].map((file) => file.src ?? file.href);
    ports[0].postMessage({ quiet: isQuiet(), files: addresses });
  }
}

function offer(registration) {
  if (registration.waiting && isQuiet()) {
    registration.waiting.postMessage("take over");
  }
}

async function keep() {
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", answer);
  workers.startMessages();
  // The first worker of all finds the page as it is; a later one brings another release.
  let had = workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (had) {
      sessionStorage.setItem("zashiki-released", "yes");
      location.reload();
    }
    had = workers.controller;
  });
  const registration = await workers.register("/sw.js");
  offer(registration);
  setInterval(() => offer(registration), RETRY);
  // Whoever goes home from a table has a quiet moment.
  addEventListener("click", () => setTimeout(() => offer(registration), 500));
  setInterval(() => registration.update().catch(() => {}), OFTEN);
}

keep().catch((error) => console.info(`not kept for later: ${error}`));
