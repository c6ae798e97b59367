// backup: R34 restore and R38 of docs/reliability.md. A loaded database is backed up; then shoppers are erased and keys
// revoked while a worker runs; the database is dropped and restored into an empty one.
// npm run bench -- backup [returns]
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { startTemporaryCluster } from "@/scripts/postgres/temporary.mjs";
import { makeBackup } from "@/server/cli/backup/make-backup";
import { restoreBackup } from "@/server/cli/backup/restore-backup";
import { verifyBackup } from "@/server/cli/backup/verify-backup";
import { ensureDemoTenant } from "@/server/cli/demo/demo-tenant";
import { seedLoad } from "@/server/cli/demo/seed-load";
import { systemActor } from "@/server/kernel/actor";
import { webhookBody } from "@/server/presenters/webhook-body";
import { eraseShopper } from "@/server/services/personal-data/erase-shopper";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { createTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { administer, buildTemplate, databaseUrl } from "@/test/template";
import { pause, percentile, recordRows } from "./lib-reliability";

const RETURNS = Number(process.argv[2] ?? 20_000);
const ACTS = 20;
const MOST_RESTORE_S = 300;
const MOST_KEPT_MS = 5_000;
const LOOK_EVERY_MS = 5;
const MOST_WAIT_MS = 30_000;

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const startedMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startedMs, result };
};

const entriesOutside = (dataDir: string): number => {
  try {
    return readdirSync(join(dataDir, "ledger")).filter((name) => name.endsWith(".json")).length;
  } catch {
    return 0;
  }
};

/** Does something that a restore must not undo; returns the time until it is outside the database. */
const untilKept = async (ctx: TestContext, act: () => Promise<unknown>): Promise<number> => {
  const before = entriesOutside(ctx.env.DATA_DIR);
  await act();
  const committedMs = performance.now();
  while (entriesOutside(ctx.env.DATA_DIR) === before && performance.now() - committedMs < MOST_WAIT_MS)
    await pause(LOOK_EVERY_MS);
  return performance.now() - committedMs;
};

const startWorker = async ({ env }: TestContext): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli/main.ts", "worker"], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, LOG_LEVEL: "error" },
      HOMEWARD_SECRET: env.HOMEWARD_SECRET,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGTERM");
    await once(child, "close");
  };
};

const shopperOf = (number: number): string => `sentinel-${number}@example.com`;

const actAfterBackup = async (ctx: TestContext, tenant: Tenant, keys: readonly string[]): Promise<number[]> => {
  const { actor } = tenant;
  const times: number[] = [];
  const stop = await startWorker(ctx);
  try {
    for (let number = 0; number < ACTS; number += 1) {
      const email = shopperOf(number);
      const erasure = { email, confirmation: email, reason: "They asked", render: webhookBody };
      times.push(await untilKept(ctx, () => eraseShopper(ctx, { actor, ...erasure })));
      times.push(await untilKept(ctx, () => revokeKey(ctx, { actor, keyId: keys[number] ?? "" })));
    }
  } finally {
    await stop();
  }
  return times;
};

const postgres = await startTemporaryCluster();
const folder = mkdtempSync(join(tmpdir(), "homeward-backup-"));
try {
  const url = databaseUrl(postgres.url(), await buildTemplate(postgres.url()));
  const ctx = createTestContext({ url, connections: 6, now: new Date() });
  const demo = await ensureDemoTenant(ctx);
  await seedLoad(ctx, { tenant: demo, count: RETURNS, say: (line) => console.log(line) });
  const tenant = await createTenant(ctx);
  const keys: string[] = [];
  for (let number = 0; number < ACTS; number += 1) {
    await createOrder(ctx, tenant, { email: shopperOf(number), firstName: "Sentinel" });
    const input = { name: "Bench", scopes: ["processes:read"] as const, mode: "test" as const, ecommerceIds: [] };
    keys.push((await createApiKey(ctx, { actor: systemActor(tenant.groupId), input })).id);
  }
  const returns = await ctx.db.returnProcess.count();
  const identity = await generateX25519Identity();
  const access = { passphrase: null, identities: [identity] };
  const path = join(folder, "backup.tar.age");
  const say = (line: string) => console.log(`  ${line}`);
  const lock = { recipients: [await identityToRecipient(identity)] };
  const made = await timed(() => makeBackup({ env: ctx.env, path, lock, isWithFiles: true, say }));
  const verified = await timed(() => verifyBackup({ env: ctx.env, path, keys: access, say }));
  const kept = await actAfterBackup(ctx, tenant, keys);
  await ctx.db.$disconnect();

  const name = `restored_${randomBytes(4).toString("hex")}`;
  await administer(postgres.url(), `create database ${name}`);
  const env = { ...ctx.env, DATABASE_URL: databaseUrl(postgres.url(), name) };
  const order = { env, path, keys: access, replaced: null, otherSecrets: [], say };
  const restored = await timed(() => restoreBackup(order));
  const after = createTestContext({ url: env.DATABASE_URL });
  const shoppers = await after.db.order.count({ where: { email: { startsWith: "sentinel-" } } });
  const working = await after.db.apiKey.count({ where: { id: { in: keys }, revokedAt: null } });
  await after.close();
  await ctx.close();

  const keptP95 = percentile(kept, 0.95);
  const isKept = recordRows("backup", [
    {
      id: "R34 restore",
      promise: "After a restore, erased shoppers stay erased and revoked keys stay revoked",
      reached: `${ACTS} shoppers erased and ${ACTS} keys revoked after the backup: ${shoppers} shoppers and ${working} working keys after the restore`,
      isKept: shoppers + working === 0,
    },
    {
      id: "R38 ledger",
      promise: `An erasure or revocation is outside the database ≤ ${MOST_KEPT_MS / 1_000} s after its commit (p95)`,
      reached: `p50 ${percentile(kept, 0.5).toFixed(0)} ms, p95 ${keptP95.toFixed(0)} ms, maximum ${Math.max(...kept).toFixed(0)} ms over ${kept.length}; one worker, files in a folder`,
      isKept: keptP95 <= MOST_KEPT_MS,
    },
    {
      id: "R38 restore",
      promise: `RTO: an encrypted backup is restored, checked and ready within ${MOST_RESTORE_S / 60} min; RPO: the time between backups, or that of the WAL archive`,
      reached: `${returns} returns, ${made.result.rows} rows, ${(made.result.bytes / 1_000_000).toFixed(1)} MB: backed up in ${seconds(made.ms)} s, verified in a scratch database in ${seconds(verified.ms)} s (${verified.result.tables} tables the same), restored in ${seconds(restored.ms)} s`,
      isKept: restored.ms <= MOST_RESTORE_S * 1_000,
    },
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
}
