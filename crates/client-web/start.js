// Starts the client. The build writes down the files that are fetched on the way, and the names under which
// they are served.
import init from "/zashiki.js";
import { begin } from "/parts.js";
window.zashikiFiles = {};
begin(init({ module_or_path: "/zashiki.wasm" }));
