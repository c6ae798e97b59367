/** A process for keep-running.test.mjs that follows instructions once it is ready. */
import { answerKeeper, startChild } from "./kept-child.mjs";

const DEEDS = {
  "run on": () => undefined,
  "fill the memory": () => {
    const kept = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  },
  "throw unseen": () => {
    throw new Error("Nobody catches this.");
  },
};

if (process.argv[2] === "keep another") {
  await startChild({ script: process.argv[1], input: "run on" }).ready;
  console.log("Both run.");
} else {
  await answerKeeper({ start, explain: (error) => error.message });
}

function start(deed) {
  if (deed === "fail at once") throw new Error("Port 3000 is taken.");
  const alive = setInterval(() => undefined, 60_000);
  setImmediate(DEEDS[deed]);
  return { stop: async () => clearInterval(alive) };
}
