// fuzz: R15 of docs/reliability.md. Requests generated from the contract against two web processes: nothing breaks,
// every response is as documented.
import { Agent, request } from "undici";
import { FORMS } from "@/test/fuzz/forms";
import { type FuzzReport, runFuzz, type Send } from "@/test/fuzz/fuzz";
import { brokenRules, rowsOf } from "@/test/fuzz/invariants";
import { tellFault } from "@/test/fuzz/report";
import { createWorld } from "@/test/fuzz/subjects";
import { startWebCluster } from "./lib-cluster";
import { recordRows } from "./lib-reliability";
import { printTable } from "./lib-server";

const REQUESTS = 10_000;
const LANES = 8;
const SLOWEST_MS = 5_000;

const [givenSeed, givenTotal] = process.argv.slice(2).map(Number);
if (Number.isNaN(givenSeed) || Number.isNaN(givenTotal)) throw new Error("fuzz takes two numbers: [seed] [requests]");
const seed = givenSeed ?? Date.now() % 1_000_000;
const perForm = Math.ceil((givenTotal ?? REQUESTS) / FORMS.length);
console.log(`seed ${seed}, ${perForm} requests of each of ${FORMS.length} forms`);

const cluster = await startWebCluster(2);
const agent = new Agent({ connections: LANES, pipelining: 1 });
let turn = 0;
const send: Send = async (_, sent, key) => {
  turn += 1;
  const baseUrl = cluster.servers[turn % cluster.servers.length]?.baseUrl ?? "";
  const since = performance.now();
  const { statusCode, headers, body } = await request(baseUrl + sent.target, {
    method: sent.method as "GET",
    headers: { "x-svc-api-key": key, ...sent.headers },
    body: sent.body ?? null,
    dispatcher: agent,
  });
  const text = await body.text();
  return {
    status: statusCode,
    contentType: String(headers["content-type"] ?? ""),
    text,
    ms: performance.now() - since,
  };
};

try {
  const { ctx } = cluster;
  const world = await createWorld(ctx);
  const before = await rowsAtRest(world.bystander.groupId);
  const since = performance.now();
  const report = await runFuzz(world, { seed, perForm, send, lanes: LANES });
  const seconds = (performance.now() - since) / 1000;
  const after = await rowsOf(ctx.db, world.bystander.groupId);
  const touched = Object.keys(before).filter((table) => before[table] !== after[table]);
  const broken = await brokenRules(ctx.db);
  tell(report);
  const slowest = Math.max(...[...report.tallies.values()].map((one) => one.slowestMs));
  const count = (pattern: RegExp) => String(report.faults.filter(({ fault }) => pattern.test(fault)).length);
  for (const line of [...touched, ...broken]) console.log(line);
  const isClean = report.faults.length + touched.length + broken.length === 0;
  const isKept = recordRows("fuzz", [
    {
      id: "R15",
      promise: `${REQUESTS} random requests: no 5xx, none over 5 s, every response as documented, no invalid input accepted`,
      reached:
        `${report.total} in ${seconds.toFixed(0)} s (seed ${seed}): ${count(/^answered 5/)} responses with 5xx, slowest ` +
        `${slowest.toFixed(0)} ms, ${count(/documented|schema| as |no JSON/)} not as documented, ${count(/^accepted/)} ` +
        `invalid inputs accepted, ${count(/naming/)} rejections that don't name the field, ${touched.length} tables of another tenant ` +
        `changed, ${broken.length} data rules broken`,
      isKept: isClean && slowest <= SLOWEST_MS && report.total >= REQUESTS,
    },
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await agent.close();
  await cluster.stop();
}

function tell({ tallies, faults }: FuzzReport): void {
  const rows = [...tallies].map(([name, { sent, valid, done, slowestMs, byStatus }]) => [
    ...[name, String(sent), `${done}/${valid}`, slowestMs.toFixed(0)],
    Object.entries(byStatus)
      .map(([cell, times]) => `${cell}: ${times}`)
      .join(", "),
  ]);
  printTable([["form", "sent", "valid that were done", "slowest, ms", "answers"], ...rows]);
  const kinds = new Map<string, string>();
  for (const fault of faults) {
    const kind = `${fault.form} ${fault.kind} ${fault.fault}`;
    if (!kinds.has(kind)) kinds.set(kind, tellFault(fault));
  }
  for (const line of kinds.values()) console.log(line);
}

/** The servers may still be processing the prepared data: labels, emails. */
async function rowsAtRest(groupId: string): Promise<Record<string, string>> {
  for (;;) {
    const first = await rowsOf(cluster.ctx.db, groupId);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const second = await rowsOf(cluster.ctx.db, groupId);
    if (JSON.stringify(first) === JSON.stringify(second)) return second;
  }
}
