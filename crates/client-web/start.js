// Starts the client. The build writes down the files that are fetched on the way, and the names under which
// they are served.
import init from "/zashiki.js";
import { begin } from "/parts.js";
window.zashikiFiles = {};
window.zashikiHere = () => import("/here.js");
window.zashikiPrepare = () => window.zashikiHere().then((here) => here.prepare()).catch(() => {});
begin(init({ module_or_path: "/zashiki.wasm" }));
// Later, so that nobody waits for it; and not where every byte is paid for.
if (navigator.serviceWorker && !navigator.connection?.saveData) {
  setTimeout(() => import("/release.js"), 10_000);
}
