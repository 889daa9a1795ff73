// Starts the client.
import init from "/zashiki.js";
init({ module_or_path: "/zashiki.wasm" });
