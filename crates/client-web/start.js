// Starts the client. The names of files are changed to those they are served under.
import init from "/zashiki.js";
window.zashikiTexts = {
  en: "/en.json", ru: "/ru.json", pl: "/pl.json", uk: "/uk.json",
  "en-rules": "/en-rules.json", "ru-rules": "/ru-rules.json", "pl-rules": "/pl-rules.json", "uk-rules": "/uk-rules.json",
};
init({ module_or_path: "/zashiki.wasm" });
