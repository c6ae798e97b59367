// webhooks: rows R5 to R12 of docs/reliability.md, each on real sockets and its own PostgreSQL.
import { measureBounds } from "./lib-hook-bounds";
import { measureFairness } from "./lib-hook-fairness";
import { measureHealth, measureReplay, measureRotation, measureSchedule } from "./lib-hook-rows";
import { measureRate } from "./lib-hook-speed";
import { createRandom, recordRows } from "./lib-reliability";
import { openWebhookBench } from "./lib-webhook-bench";

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);
const only = process.argv[3];
const bench = await openWebhookBench();
let areKept = true;
try {
  const measures = {
    measureSchedule,
    measureBounds,
    measureHealth,
    measureReplay,
    measureRotation,
    measureRate,
    measureFairness,
  };
  for (const [name, measure] of Object.entries(measures)) {
    if (only !== undefined && name !== only) continue;
    areKept = recordRows("webhooks", await measure(bench, createRandom(seed))) && areKept;
  }
} finally {
  await bench.close();
}
process.exit(areKept ? 0 : 1);
