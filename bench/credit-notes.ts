// credit-notes FILE: the real shop's credit notes as returns through the services, from the draft to the refund.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import v8 from "node:v8";
import vm from "node:vm";
import { resolveUserPath } from "@/server/cli/user-path";
import { createContext } from "@/server/context";
import { migrateUp } from "@/server/db/migrations/migrate";
import { readEnv } from "@/server/kernel/env";
import { createGroup } from "@/server/services/setup/create-group";
import { createStore } from "@/server/services/setup/create-store";
import { startTemporaryCluster } from "../scripts/postgres/temporary.mjs";
import { addUpFromFile, readCreditNotes } from "./lib-credit-notes";
import { replayNote, type Tally } from "./lib-replay-note";
import { printTable } from "./lib-server";

const MAPPING = "docs/examples/online-retail.mapping.json";
/** Memory in use after a garbage collection may grow by this much between a tenth of the notes and the last one. */
const MOST_GROWTH_MB = 16;

v8.setFlagsFromString("--expose-gc");
const collect: () => void = vm.runInNewContext("gc");
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};

/** Of ordered values, the last one of each tenth. */
const tenths = (values: readonly number[]): number[] =>
  Array.from({ length: 10 }, (_, nth) => values[Math.ceil(((nth + 1) * values.length) / 10) - 1] ?? 0);

const [given, most = "0"] = process.argv.slice(2);
if (given === undefined) {
  console.error("Say which file: npm run bench -- credit-notes FILE [NUMBER OF NOTES].");
  process.exit(2);
}
const file = resolveUserPath(given);
const folder = mkdtempSync(join(tmpdir(), "homeward-bench-"));
const cluster = await startTemporaryCluster();
const variables = {
  DATABASE_URL: cluster.url(),
  DATA_DIR: folder,
  HOMEWARD_SECRET: "only for this measurement, then gone",
};
await migrateUp({ url: variables.DATABASE_URL });
let now = new Date("2011-01-01T00:00:00Z");
const turnTo = (at: Date): void => {
  now = at;
};
const clock = { now: () => now };
const ctx = createContext(readEnv({ ...variables, LOG_LEVEL: "error" }), { clock, wake: () => undefined });
try {
  const actor = await createGroup(ctx, { name: "Bench" });
  const input = {
    slug: "bench",
    name: "Bench",
    currencyCode: "GBP",
    timeZone: "Europe/London",
    isTesting: true,
    policy: { returnPeriodDays: null },
  };
  const store = await createStore(ctx, { actor, input });
  const words = ["--import", "tsx", "server/cli/main.ts", "orders", "import", file, "--mapping", MAPPING, "--json"];
  // Its exit status is 1 because the file has rows that aren't orders, including the credit notes.
  const imported = spawnSync(process.execPath, words, { env: { ...process.env, ...variables }, encoding: "utf8" });
  if (imported.status === 2 || imported.stdout === "") throw new Error(imported.stderr);

  const tally: Tally = {
    notes: 0,
    lines: 0,
    pieces: 0,
    returns: 0,
    matchedPieces: 0,
    refused: new Map(),
    wanted: new Map(),
  };
  const startedAt = performance.now();
  const memory: number[] = [];
  for await (const note of readCreditNotes(file)) {
    now = note.at;
    await replayNote(ctx, { actor, store, note, tally, turnTo });
    if (tally.notes % 10 === 0) memory.push(heapMb());
    if (tally.notes % 250 === 0) console.log(`  ${tally.notes} notes, ${tally.returns} returns`);
    if (tally.notes === Number(most)) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const [paid] = await ctx.db.$queryRaw<{ minor: string; open: string; statuses: string }[]>`
    select coalesce(sum(amount_minor) filter (where status = 'SETTLED'), 0)::text as minor,
      count(*) filter (where status <> 'SETTLED')::text as open,
      (select string_agg(distinct status::text, ', ') from return_processes) as statuses from payouts`;
  const [decided] = await ctx.db.$queryRaw<{ minor: string }[]>`
    select coalesce(sum(r.amount_minor), 0)::text as minor from derivation_rows r join settlements s on s.id = r.settlement_id
    where s.basis = 'DECISION' and r.row_group <> 'LEG'`;
  const expected = await addUpFromFile(file, tally.wanted);
  const growth = Math.max(...memory.slice(-4)) - Math.max(...memory.slice(0, Math.ceil(memory.length / 10)));
  const pounds = (minor: bigint | string): string =>
    (Number(minor) / 100).toLocaleString("en", { minimumFractionDigits: 2 });
  printTable([
    ["what", "measured"],
    ["credit notes, lines, pieces", `${tally.notes}, ${tally.lines}, ${tally.pieces}`],
    ["pieces matched to an earlier invoice", `${tally.matchedPieces}`],
    ...[...tally.refused].map(([reason, pieces]) => [`pieces not matched: ${reason}`, String(pieces)]),
    ["returns made and refunded", `${tally.returns} (${paid?.statuses})`],
    ["refunded, by the payouts", `£${pounds(paid?.minor ?? "0")}, ${paid?.open} open`],
    ["refunded, by the derivations", `£${pounds(decided?.minor ?? "0")}`],
    ["refunded, added up from the file", `£${pounds(expected)}`],
    ["time", `${seconds.toFixed(0)} s, ${((seconds / Math.max(1, tally.returns)) * 1000).toFixed(0)} ms per return`],
    [
      "memory in use after each tenth",
      `${tenths(memory)
        .map((mb) => mb.toFixed(0))
        .join(", ")} MB`,
    ],
    ["memory in use: growth, most", `${growth.toFixed(0)} MB, ${Math.max(...memory).toFixed(0)} MB`],
  ]);
  const agrees = String(expected) === paid?.minor && String(expected) === decided?.minor && paid.open === "0";
  console.log(agrees ? "The three sums agree to the penny." : "THE SUMS DIFFER.");
  process.exitCode = agrees && growth <= MOST_GROWTH_MB ? 0 : 1;
} finally {
  await ctx.db.$disconnect();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
