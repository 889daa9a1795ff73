// Starts the client. The names of files are changed to those they are served under.
import init from "/zashiki.js";
window.zashikiFiles = {
  en: "/en.json", ru: "/ru.json", pl: "/pl.json", uk: "/uk.json",
  "en-rules": "/en-rules.json", "ru-rules": "/ru-rules.json", "pl-rules": "/pl-rules.json", "uk-rules": "/uk-rules.json",
  samurakva: "/samurakva.css", "yokai-septet": "/yokai-septet.css",
  "samurai-sword": "/samurai-sword.css", "samurai-spirit": "/samurai-spirit.css",
};
init({ module_or_path: "/zashiki.wasm" });
