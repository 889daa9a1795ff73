// Keeps this release on the device, so that it works without a network, and takes over the next one at a quiet moment:
// never while somebody plays, learns or watches, in whichever tab.
const RETRY = 15_000;
const OFTEN = 60 * 60 * 1000;

// Where somebody would be disturbed, or would lose what stands on the page and nowhere else: a form, a record from a file.
function isQuiet() {
  const isAlone = document.documentElement.hasAttribute("data-alone");
  const place = isAlone ? location.hash : location.pathname;
  const isBusy = /\/(t|here|learn|replay|new)\//.test(place) || document.querySelector(".table-page, dialog[open]");
  return !isBusy && !document.activeElement?.matches("input, select, textarea");
}

// What the page is made of.
function files() {
  const found = document.querySelectorAll("script[type=module], link[rel=stylesheet]");
  return [...found].map((file) => file.src ?? file.href);
}

// Whether another release has taken over. This page gets its own files until it is loaded again.
let isOld = false;

function hear({ data, ports }) {
  if (data === "who") {
    // The worker asks what a page is made of, and whether it may be loaded again.
    ports[0].postMessage({ quiet: isQuiet(), files: files() });
  } else if (data === "other release") {
    isOld = true;
    renew();
  }
}

function renew() {
  if (isOld && isQuiet()) {
    sessionStorage.setItem("zashiki-released", "yes");
    location.reload();
  }
}

async function keep() {
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", hear);
  workers.startMessages();
  // A match may have begun since everybody was asked, so that the page itself chooses the moment.
  workers.addEventListener("controllerchange", () => workers.controller?.postMessage({ files: files() }));
  workers.controller?.postMessage("tidy");
  const registration = await workers.register("/sw.js");
  const offer = () => {
    renew();
    if (registration.waiting && isQuiet()) {
      registration.waiting.postMessage("take over");
    }
  };
  offer();
  setInterval(offer, RETRY);
  // Whoever goes home from a table has a quiet moment.
  addEventListener("click", () => setTimeout(offer, 500));
  setInterval(() => registration.update().catch(() => {}), OFTEN);
}

keep().catch((error) => console.info(`not kept for later: ${error}`));
