// tracing-cpu [--write]: what traces cost in CPU time per call of the API, without Next.js around it, as ratios within
// one process: calls without traces, with one of twenty, and with all, in turn. Exporting counts; the collector is another
// process. Unlike rates, CPU time says the same on a busy machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { setContext } from "@/server/context";
import { migrateUp } from "@/server/db/migrations/migrate";
import { serve } from "@/server/http/serve";
import { createLogger } from "@/server/kernel/logger";
import { traced } from "@/server/kernel/tracing";
import { startTracing } from "@/server/tracing/start-tracing";
import { createTestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";
import { type Figure, figure, median } from "./lib-measure";
import { report } from "./lib-report";

const ROUNDS = 5;
const CALLS = 40;
const MODES = { off: null, sampled: "0.05", all: "1" } as const;
type Mode = keyof typeof MODES;
const NAMES: readonly Mode[] = ["off", "sampled", "all"];

const COLLECTOR = `require("node:http").createServer((q, r) => q.resume().on("end", () => r.end()))
  .listen(0, "127.0.0.1", function () { console.log(this.address().port) })`;

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const collector = spawn(process.execPath, ["-e", COLLECTOR], { stdio: ["ignore", "pipe", "inherit"] });
const [port] = await once(collector.stdout, "data");
const cluster = await startTemporaryCluster();
const url = cluster.url();
await migrateUp({ url });
const settings = { ADMIN_REQUESTS_PER_SECOND: "1000000", ADMIN_REQUEST_BURST: "1000000", REQUEST_LOG_DAYS: "0" };
const place = createTestContext({ url, settings });
const tenant = await createTenant(place);
const made = await createReturn(place, tenant, { order: await createOrder(place, tenant) });
const headers = { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/json" };

const read = () => serve(new Request(`http://localhost/v1/processes/${made.id}`, { headers }));
let turn = 0;
const write = () => {
  turn += 1;
  const body = JSON.stringify({ lkss: turn % 2 === 0 ? "COLLECTED" : "CREATED" });
  return serve(
    new Request(`http://localhost/v1/processes/${made.id}/shipping_status`, { method: "POST", headers, body }),
  );
};

/** CPU milliseconds per call. Each mode has its own connections, which are traced from their start. */
const cost = async (mode: Mode, call: () => Promise<Response>): Promise<number> => {
  const share = MODES[mode];
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: share === null ? "" : `http://127.0.0.1:${String(port).trim()}`,
    ...{ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: share ?? "1" },
  });
  const stop = await startTracing({ kind: "web", log: createLogger("silent") });
  const ctx = createTestContext({ url, settings });
  setContext(ctx);
  const once = async () => {
    const answer = await traced({ name: "request", kind: "server" }, call);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  for (let warm = 0; warm < 10; warm += 1) await once();
  const before = process.cpuUsage();
  for (let nth = 0; nth < CALLS; nth += 1) await once();
  await stop();
  const { user, system } = process.cpuUsage(before);
  await ctx.close();
  return (user + system) / 1_000 / CALLS;
};

const compare = async (name: string, call: () => Promise<Response>): Promise<Figure[]> => {
  const measured: Record<Mode, number[]> = { off: [], sampled: [], all: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (let step = 0; step < NAMES.length; step += 1) {
      const mode = NAMES[(round + step) % NAMES.length] ?? "off";
      const used = await cost(mode, call);
      // The first round warms up.
      if (round > 0) measured[mode].push(used);
    }
  return (["sampled", "all"] as const).map((mode) => {
    const ratio = median(measured[mode].map((value, at) => value / (measured.off[at] ?? 1)));
    const most = mode === "sampled" ? 1.1 : 1.5;
    const words = `${ratio.toFixed(2)} × (${median(measured.off).toFixed(2)} ms → ${median(measured[mode]).toFixed(2)} ms)`;
    const what = mode === "sampled" ? "one trace in twenty" : "all traces";
    return figure(`CPU time of: ${name}, ${what}`, `≤ ${most} × of off`, words, ratio <= most);
  });
};

try {
  const figures = [
    ...(await compare("reading a return", read)),
    ...(await compare("changing a return and its event", write)),
  ];
  report(figures, { name: "tracing-cpu", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await place.close();
  await cluster.stop();
  collector.kill();
}
