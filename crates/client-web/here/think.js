// The worker in which bots think: the same program, with a copy of the table that follows its log.
import init from "/local.js";

let started;

function ask(request) {
  return JSON.parse(self.zashikiTable(JSON.stringify(request)));
}

self.onmessage = async ({ data }) => {
  const { program, follow, number, seat, choice } = data;
  if (program) {
    started = init({ module_or_path: program });
  }
  try {
    await started;
    if (follow) {
      ask({ do: "follow", entries: follow });
    } else {
      self.postMessage({ number, action: ask({ do: "think", seat, choice }).action });
    }
  } catch (error) {
    console.error(error);
    self.postMessage({ failed: true });
  }
};
