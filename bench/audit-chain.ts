// audit-chain [entries]: what the chain of hashes costs (docs/decisions/0102). Entries of one tenant are written one per
// transaction, with the chain and without it, in turn; then all are verified.
import pg from "pg";
import { startTemporaryCluster } from "@/scripts/postgres/temporary.mjs";
import { connectDatabase } from "@/server/db/client";
import { migrateUp } from "@/server/db/migrations/migrate";
import { createLogger } from "@/server/kernel/logger";
import { verifyAudit } from "@/server/services/audit/verify-audit";
import { printTable } from "./lib-server";

const ENTRIES = Number(process.argv[2] ?? 2_000);
const ROUNDS = 3;
const WRITERS = 8;
const GROUP = "grp_bench";

const postgres = await startTemporaryCluster();
const url = postgres.url();
await migrateUp({ url });
const pool = new pg.Pool({ connectionString: url, max: WRITERS });
// Stopping the server ends idle connections, which is no error here.
pool.on("error", () => undefined);

const write = () =>
  pool.query(
    `insert into audit_entries
      (group_id, subject, subject_id, subject_name, act, before, after, actor_kind, actor_id, actor_name, at)
     values ($1, 'STORE', 'ecm_1', 'North shop', 'CHANGED', $2, $3, 'staff', 'usr_1', 'Ana', now())`,
    [GROUP, { name: "North", config: { returnPeriod: 30 } }, { name: "North", config: { returnPeriod: 45 } }],
  );

/** Milliseconds per entry. */
const measure = async (writers: number): Promise<number> => {
  const since = performance.now();
  const each = Math.ceil(ENTRIES / writers);
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let one = 0; one < each; one += 1) await write();
    }),
  );
  return (performance.now() - since) / (each * writers);
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rows = [["writers", "without (ms)", "with (ms)", "ratio"]];
await measure(WRITERS);
for (const writers of [1, WRITERS]) {
  const [without, chained]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    chained.push(await measure(writers));
    await pool.query("alter table audit_entries disable trigger audit_entries_are_chained");
    without.push(await measure(writers));
    await pool.query("alter table audit_entries enable trigger audit_entries_are_chained");
  }
  const [plain, linked] = [median(without), median(chained)];
  rows.push([String(writers), plain.toFixed(2), linked.toFixed(2), (linked / plain).toFixed(2)]);
}
printTable(rows);

// What was written without links would be reported.
const admin = await pool.connect();
await admin.query("set session_replication_role = replica");
await admin.query("delete from audit_entries e where not exists (select 1 from audit_links l where l.entry_id = e.id)");
admin.release(true);
const db = connectDatabase({ url, max: 2, log: createLogger("silent") });
const since = performance.now();
const { no, fault } = await verifyAudit({ db }, { scope: { groupId: GROUP } });
console.log(`${no} links verified in ${Math.round(performance.now() - since)} ms, ${fault?.kind ?? "no fault"}`);
await db.$disconnect();
await pool.end();
await postgres.stop();
process.exit(fault === null ? 0 : 1);
