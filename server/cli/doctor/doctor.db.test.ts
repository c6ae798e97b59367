import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinWorkers } from "@/server/db/jobs/worker-presence";
import { openAuthority } from "@/test/certificates";
import { createConnectionRow } from "@/test/connection-row";
import { openTestContext, type TestContext } from "@/test/context";
import { freePort } from "@/test/free-port";
import { memberOf } from "@/test/team-scene";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { lagFault, versionFaults } from "./database-checks";
import { examine, thisMachine, worstFirst } from "./examine";
import { FAULT_IDS, type FaultId, type Limits, type Machine } from "./fault";

type Seeded = {
  /** Instead of the healthy settings. */
  source?: Record<string, string>;
  machine?: Partial<Machine>;
  limits?: Partial<Limits>;
  undo?: string | (() => Promise<unknown>);
};
type Case = {
  fault: FaultId;
  /** What else is wrong then. */
  also?: FaultId[];
  seed: () => Promise<Seeded> | Seeded;
};

let ctx: TestContext;
let scene: WebhookScene;
let client: pg.Client;
let folder = "";
let port = 0;
let processId = "";
let database = "";
/** The temporary server may forget commits, and the doctor says so. */
let always: FaultId[] = [];

beforeAll(async () => {
  ctx = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), "homeward-doctor-"));
  port = await freePort();
  client = await session();
  scene = await createWebhookScene(ctx, { url: "http://127.0.0.1:9999/hooks" });
  processId = (await scene.newReturn()).id;
  await client.query("delete from activities");
  await client.query("delete from outbox_events");
  database = new URL(ctx.env.DATABASE_URL).pathname.slice(1);
  const { rows } = await client.query<{ isUnsafe: boolean }>(
    `select current_setting('fsync') = 'off' or current_setting('synchronous_commit') = 'off' as "isUnsafe"`,
  );
  always = rows[0]?.isUnsafe === true ? ["commits-not-durable"] : [];
});
afterAll(async () => {
  await client.end();
  await ctx.close();
  await rm(folder, { recursive: true, force: true });
});

const session = async (): Promise<pg.Client> => {
  const opened = new pg.Client({ connectionString: ctx.env.DATABASE_URL });
  opened.on("error", () => undefined);
  await opened.connect();
  return opened;
};
const sql = async (text: string, undo = ""): Promise<Seeded> => {
  await client.query(text);
  return { undo };
};

const examined = async ({ source = {}, machine = {}, limits = {} }: Seeded) =>
  worstFirst(
    await examine({
      source: {
        ...{ DATABASE_URL: ctx.env.DATABASE_URL, HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET },
        ...{ DATA_DIR: folder, PORT: String(port) },
        ...source,
      },
      machine: { ...thisMachine, nodeVersion: "24.1.0", memoryBytes: 4 * 1024 ** 3, heapBytes: 1024 ** 3, ...machine },
      limits,
    }),
  );

const LIVE = "update ecommerces set is_testing = false";
const TESTING = "update ecommerces set is_testing = true";
/** What a live store lacks with the settings of a test. */
const UNREADY: FaultId[] = ["address-local", "mail-server-missing"];
const NEWEST = "(select max(migration_name) from _prisma_migrations)";

const live = async (source: Record<string, string> = {}): Promise<Seeded> => ({
  ...(await sql(LIVE, TESTING)),
  source,
});

const owner = async (factor: boolean, hash: string): Promise<Seeded> => {
  const { id } = await memberOf(ctx, scene.tenant.actor, "owner", "owner@example.com", hash);
  await client.query("update users set created_at = now() - interval '30 days', second_factor_at = $1 where id = $2", [
    factor ? new Date() : null,
    id,
  ]);
  await client.query(factor ? "select 1" : "update users set password_changed_at = now()");
  return sql(LIVE, `${TESTING}; delete from users where email = 'owner@example.com'`);
};

const connection = async (change: string, isLive = false): Promise<Seeded> => {
  await createConnectionRow(ctx, scene.tenant, { id: "con_doctor", name: "Demo" });
  await client.query(`update connections set ${change} where id = 'con_doctor'`);
  if (isLive) await client.query(LIVE);
  return { undo: `${TESTING}; delete from connection_calls; delete from connection_syncs; delete from connections` };
};

const lateEvent = async (): Promise<Seeded> => {
  await scene.newReturn();
  await client.query("delete from activities");
  return sql(
    "update outbox_events set created_at = now() - interval '10 minutes' where fanned_out_at is null",
    "delete from outbox_events",
  );
};

const listening = async (server: ReturnType<typeof createServer> | ReturnType<typeof createTlsServer>) => {
  server.listen(0);
  await once(server, "listening");
  const undo = () => new Promise((resolve) => server.close(resolve));
  return { port: String((server.address() as AddressInfo).port), undo };
};

const CASES: Case[] = [
  { fault: "node-too-old", seed: () => ({ machine: { nodeVersion: "18.20.4" } }) },
  { fault: "settings-invalid", seed: () => ({ source: { HOMEWARD_SECRET: "short" } }) },
  {
    fault: "data-folder-unusable",
    also: ["files-unusable"],
    seed: async () => {
      await writeFile(join(folder, "a-file"), "");
      return { source: { DATA_DIR: join(folder, "a-file") } };
    },
  },
  { fault: "disk-full", seed: () => ({ machine: { diskOf: async () => ({ freeBytes: 1e6, freeFiles: 1e6 }) } }) },
  { fault: "disk-full", seed: () => ({ machine: { diskOf: async () => ({ freeBytes: 1e12, freeFiles: 12 }) } }) },
  { fault: "memory-small", seed: () => ({ machine: { memoryBytes: 256 * 1024 ** 2 } }) },
  { fault: "clock-off", seed: () => ({ machine: { now: () => Date.now() + 60_000 } }) },
  { fault: "database-down", seed: () => ({ source: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } }) },
  {
    fault: "database-read-only",
    seed: () =>
      sql(
        `alter database ${database} set default_transaction_read_only = on`,
        `alter database ${database} reset default_transaction_read_only`,
      ),
  },
  {
    fault: "database-newer",
    seed: () =>
      sql(
        `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at)
         values ('future', 'x', '29991231000000_future', now(), now())`,
        "delete from _prisma_migrations where id = 'future'",
      ),
  },
  {
    fault: "migration-edited",
    seed: () =>
      sql(
        `update _prisma_migrations set checksum = reverse(checksum) where migration_name = ${NEWEST}`,
        `update _prisma_migrations set checksum = reverse(checksum) where migration_name = ${NEWEST}`,
      ),
  },
  {
    fault: "migration-unfinished",
    seed: () =>
      sql(
        `update _prisma_migrations set finished_at = null where migration_name = ${NEWEST}`,
        "update _prisma_migrations set finished_at = now() where finished_at is null",
      ),
  },
  {
    fault: "migrations-pending",
    seed: () =>
      sql(
        `update _prisma_migrations set rolled_back_at = now() where migration_name = ${NEWEST}`,
        "update _prisma_migrations set rolled_back_at = null",
      ),
  },
  { fault: "secret-changed", seed: () => ({ source: { HOMEWARD_SECRET: "another secret that is long enough, too" } }) },
  {
    fault: "commits-not-durable",
    seed: () =>
      sql(
        `alter database ${database} set synchronous_commit = off`,
        `alter database ${database} reset synchronous_commit`,
      ),
  },
  { fault: "transaction-ids-run-out", seed: () => ({ limits: { transactionAge: 1 } }) },
  {
    fault: "connections-run-out",
    seed: () => sql(`alter database ${database} connection limit 12`, `alter database ${database} connection limit -1`),
  },
  {
    fault: "replication-slot-unused",
    seed: () =>
      sql(
        `select pg_create_physical_replication_slot('${database}', true)`,
        `select pg_drop_replication_slot('${database}')`,
      ),
  },
  {
    fault: "lock-held",
    seed: async () => {
      const [holder, waiter] = await Promise.all([session(), session()]);
      await holder.query("begin; lock table rate_buckets");
      const waiting = waiter.query("select from rate_buckets");
      const undo = async () => {
        await holder.end();
        await waiting;
        await waiter.end();
      };
      for (;;) {
        const { rows } = await client.query(
          "select from pg_locks where not granted and relation = 'rate_buckets'::regclass",
        );
        if (rows.length > 0) return { limits: { lockSeconds: 0 }, undo };
      }
    },
  },
  {
    fault: "transaction-open",
    seed: async () => {
      const idle = await session();
      await idle.query("begin; select 1");
      return { limits: { transactionSeconds: 0 }, undo: () => idle.end() };
    },
  },
  { fault: "worker-missing", seed: lateEvent },
  {
    fault: "queue-stuck",
    seed: async () => {
      const worker = await session();
      await joinWorkers(worker);
      await lateEvent();
      return {
        undo: async () => {
          await worker.end();
          await client.query("delete from outbox_events");
        },
      };
    },
  },
  {
    fault: "files-unusable",
    seed: async () => {
      await mkdir(join(folder, "other"));
      await writeFile(join(folder, "other", "files"), "");
      return { source: { DATA_DIR: join(folder, "other") } };
    },
  },
  { fault: "mail-server-fails", seed: () => ({ source: { SMTP_URL: "smtp://127.0.0.1:1" } }) },
  { fault: "mail-server-missing", also: ["address-local"], seed: () => live() },
  {
    fault: "emails-fail",
    seed: () =>
      sql(
        `insert into activities (id, group_id, process_id, name, state, idempotency_key, created_at)
         values ('act_doctor', '${scene.tenant.groupId}', '${processId}', 'NOTIFY_SHOPPER', 'HELD', 'doctor', now())`,
        "delete from activities",
      ),
  },
  {
    fault: "port-taken",
    seed: async () => {
      const { port: taken, undo } = await listening(createServer((_, res) => res.end("something else")));
      return { source: { PORT: taken }, undo };
    },
  },
  {
    fault: "certificate-ends",
    seed: async () => {
      const authority = openAuthority();
      const until = `${new Date(Date.now() + 5 * 86_400_000).toISOString().replace(/[-:T]|\..*/g, "")}Z`;
      const certificate = authority.certify({ host: "localhost", until });
      authority.close();
      const { port: secure, undo } = await listening(createTlsServer(certificate));
      return { source: { APP_URL: `https://localhost:${secure}` }, undo };
    },
  },
  { fault: "address-unreachable", seed: () => ({ source: { APP_URL: "https://localhost:1" } }) },
  { fault: "address-local", also: ["mail-server-missing"], seed: () => live() },
  {
    fault: "address-insecure",
    also: ["mail-server-missing"],
    seed: () => live({ APP_URL: "http://returns.example.com" }),
  },
  {
    fault: "settings-for-tests",
    also: UNREADY,
    seed: () => live({ WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true" }),
  },
  // An address of this machine that doesn't look like one.
  {
    fault: "proxy-not-trusted",
    also: ["address-unreachable"],
    seed: () => ({ source: { APP_URL: "https://[::ffff:127.0.0.1]:1" } }),
  },
  {
    fault: "connection-fails",
    seed: () => connection("state = 'NEEDS_ATTENTION', attention_reason = 'The access token has expired.'"),
  },
  { fault: "connection-for-tests", also: UNREADY, seed: () => connection("mode = 'TEST'", true) },
  { fault: "connection-version-ends", seed: () => connection("version_ends_on = (current_date + 5)::text") },
  {
    fault: "webhook-endpoint-off",
    seed: () =>
      sql(
        "update webhook_endpoints set is_enabled = false, disabled_reason = 'It answered 410.', disabled_at = now()",
        "update webhook_endpoints set is_enabled = true, disabled_reason = '', disabled_at = null",
      ),
  },
  {
    fault: "time-zone-unknown",
    seed: () =>
      sql("update ecommerces set time_zone = 'Mars/Olympus'", "update ecommerces set time_zone = 'Europe/Amsterdam'"),
  },
  {
    fault: "index-invalid",
    seed: () =>
      sql(
        "update pg_index set indisvalid = false where indexrelid = 'rate_buckets_pkey'::regclass",
        "update pg_index set indisvalid = true where indexrelid = 'rate_buckets_pkey'::regclass",
      ),
  },
  {
    fault: "autovacuum-off",
    seed: () =>
      sql(
        "alter table rate_buckets set (autovacuum_enabled = false)",
        "alter table rate_buckets reset (autovacuum_enabled)",
      ),
  },
  {
    fault: "table-bloated",
    seed: async () => {
      await client.query(`insert into rate_buckets (name, tokens, granted, filled_at)
        select 'n' || n, 1, 1, now() from generate_series(1, 1000) n`);
      await client.query("delete from rate_buckets");
      await client.query("select pg_stat_force_next_flush()");
      await client.query("select 1");
      return { limits: { deadRows: 900 }, undo: "vacuum rate_buckets" };
    },
  },
  { fault: "owner-without-second-factor", also: UNREADY, seed: () => owner(false, "unusable") },
  { fault: "password-initial", also: UNREADY, seed: () => owner(true, "unusable") },
];

const undone = async (undo: Seeded["undo"]): Promise<void> => {
  if (typeof undo === "string") await client.query(undo);
  else await undo?.();
};

test("a healthy installation has no faults", async () => {
  expect((await examined({})).map(({ id }) => id)).toEqual(always);
});

test.each(CASES)("finds $fault, and says what to do", async ({ fault, also = [], seed }) => {
  const seeded = await seed();
  const found = await examined(seeded).finally(() => undone(seeded.undo));
  const isReached = !["settings-invalid", "database-down"].includes(fault);
  expect(found.map(({ id }) => id).sort()).toEqual([...new Set([fault, ...also, ...(isReached ? always : [])])].sort());
  for (const { what, fix } of found) {
    // One sentence each, for somebody who reads it in a terminal at night.
    expect(what).toMatch(/^[A-Z].*\.$/s);
    expect(fix).toMatch(/^[A-Z].*\.$/s);
  }
});

test("every known fault is caused here, also those that need another server", () => {
  const others = [...versionFaults({ version: "13.4", number: 130_004 }), lagFault("standby", 90)].map(({ id }) => id);
  expect(versionFaults({ version: "15.0", number: 150_000 })).toEqual([]);
  expect(new Set([...CASES.map(({ fault }) => fault), ...others])).toEqual(new Set(FAULT_IDS));
});

test("names the worst first, and the cause before what it causes", async () => {
  const { undo } = await live();
  const found = await examined({ machine: { nodeVersion: "18.0.0", memoryBytes: 1 } }).finally(() => undone(undo));
  expect(found.map(({ id }) => id)).toEqual([
    "node-too-old",
    ...always,
    "address-local",
    "mail-server-missing",
    "memory-small",
  ]);
});
