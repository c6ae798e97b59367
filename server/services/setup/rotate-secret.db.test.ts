import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SEALED_COLUMNS } from "@/server/db/connections/sealed-rows";
import { joinServers, joinWorkers } from "@/server/db/jobs/worker-presence";
import { open, seal } from "@/server/kernel/seal";
import { openBankAccount } from "@/server/services/bank-accounts/bank-account";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { revealSecret } from "@/server/services/webhooks/reveal-secret";
import { createConnectionRow } from "@/test/connection-row";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { killedBeforeCommit } from "@/test/killed-before-commit";
import { killCommands, spawnCommand } from "@/test/spawn-command";
import { rotateSecret } from "./rotate-secret";

const OTHER = "another master secret of at least 32 letters";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());
afterEach(killCommands);

/** Creates this many connections with sealed values. */
const sealMany = async (count: number): Promise<void> => {
  const { groupId, store } = tenant;
  const now = ctx.clock.now();
  await ctx.db.connection.createMany({
    data: Array.from({ length: count }, () => {
      const id = ctx.ids.next("con");
      return {
        ...{ id, groupId, ecommerceId: store.id, kind: "SHOP", mode: "TEST", provider: "ELSEWHERE", accountId: id },
        ...{ accountName: id, shownValues: {}, createdBy: "", createdAt: now, updatedAt: now, state: "DISCONNECTED" },
        sealedValues: seal({ masterSecret: ctx.env.HOMEWARD_SECRET, purpose: "connection", owner: id }, `of ${id}`),
      } as const;
    }),
  });
};

const rotate = (from: string, to: string, isCheck = false) => rotateSecret(ctx, { from, to, isCheck });
const sumOf = (columns: Awaited<ReturnType<typeof rotate>>) => ({
  isNew: columns.reduce((sum, { isNew }) => sum + isNew, 0),
  isOld: columns.reduce((sum, { isOld }) => sum + isOld, 0),
  unreadable: columns.flatMap(({ unreadable }) => unreadable),
});

/** Whether every connection opens with a secret. */
const allOpenWith = async (masterSecret: string): Promise<boolean> => {
  const rows = await ctx.db.connection.findMany({ where: { sealedValues: { not: "" } } });
  return rows.every(({ id, sealedValues }) => {
    try {
      return open({ masterSecret, purpose: "connection", owner: id }, sealedValues) === `of ${id}`;
    } catch {
      return false;
    }
  });
};

test("leaves values that open with either secret when killed in the middle, and finishes on the next run", async () => {
  await sealMany(450);
  const { HOMEWARD_SECRET: from } = ctx.env;
  const dying = { ...ctx, db: killedBeforeCommit(ctx).db };
  await expect(rotateSecret(dying, { from, to: OTHER, isCheck: false })).rejects.toThrow("killed");
  expect(await allOpenWith(from)).toBe(true);
  const stop = () => {
    throw new Error("stopped after a batch");
  };
  await expect(rotateSecret(ctx, { from, to: OTHER, isCheck: false, say: stop })).rejects.toThrow("stopped");
  expect(sumOf(await rotate(from, OTHER, true))).toMatchObject({ isNew: 200, isOld: 250, unreadable: [] });
  expect(sumOf(await rotate(from, OTHER))).toMatchObject({ isNew: 450, isOld: 0, unreadable: [] });
  expect(await allOpenWith(OTHER)).toBe(true);
  expect(sumOf(await rotate(OTHER, from))).toMatchObject({ isNew: 450, isOld: 0 });
  expect(await allOpenWith(from)).toBe(true);
});

test("reseals values of services so that they open under the new secret", async () => {
  const store = { config: { refundOptions: ["BANK_TRANSFER" as const] } };
  const other = await createTenant(ctx, { store });
  const { endpoint, secret } = await createEndpoint(ctx, {
    ...{ actor: other.actor, url: "http://127.0.0.1:9999/hook", events: ["onProcessCompleted"] },
  });
  const order = await createOrder(ctx, other);
  const bankAccount = { iban: "NL91ABNA0417164300", holderName: "Noor de Wit" };
  const { id } = await createReturn(ctx, other, { order, refundOption: "BANK_TRANSFER", bankAccount });
  const { HOMEWARD_SECRET: from } = ctx.env;
  const columns = await rotate(from, OTHER);
  const counts = new Map(columns.map(({ table, column, isNew }) => [`${table}.${column}`, isNew]));
  expect([counts.get("return_processes.sealed_bank_account"), counts.get("return_intents.draft")]).toEqual([1, 1]);
  const later = { ...ctx, env: { ...ctx.env, HOMEWARD_SECRET: OTHER } };
  expect(await revealSecret(later, { actor: other.actor, endpointId: endpoint.id })).toBe(secret);
  const { sealedBankAccount } = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id } });
  expect(openBankAccount(later, { id, sealedBankAccount })).toEqual(bankAccount);
  const { draft } = await ctx.db.returnIntent.findUniqueOrThrow({ where: { id } });
  const { sealed } = (draft as { bankAccount: { sealed: string } }).bankAccount;
  expect(openBankAccount(later, { id, sealedBankAccount: sealed })).toEqual(bankAccount);
  await rotate(OTHER, from);
});

test("loses nothing when the process is killed during a rotation", { timeout: 120_000 }, async () => {
  await sealMany(5_000);
  const file = join(ctx.env.DATA_DIR, `secret-${randomBytes(4).toString("hex")}`);
  const words = ["secrets", "rotate", "--to-file", file];
  const child = spawnCommand(ctx, { words });
  await child.printed("connections.sealed_values: 200");
  await child.stop("SIGKILL");
  const to = readFileSync(file, "utf8").trim();
  const { isNew, isOld, unreadable } = sumOf(await rotate(ctx.env.HOMEWARD_SECRET, to, true));
  expect([isNew >= 200, isNew + isOld >= 5_000, unreadable]).toEqual([true, true, []]);
  const again = spawnCommand(ctx, { words });
  await again.printed("Start every process with it");
  expect(await allOpenWith(to)).toBe(true);
  await rotate(to, ctx.env.HOMEWARD_SECRET);
});

test.each([
  ["works", joinWorkers],
  ["only answers requests (RUN_JOBS=false)", joinServers],
])("reseals nothing while a process %s", async (_, join) => {
  const client = new pg.Client({ connectionString: ctx.env.DATABASE_URL });
  await client.connect();
  await join(client);
  await expect(rotate(ctx.env.HOMEWARD_SECRET, OTHER)).rejects.toThrow(/Stop all of them/);
  await client.end();
});

test("reports a third secret", async () => {
  const id = await createConnectionRow(ctx, await createTenant(ctx), { id: "con_third", name: "third" });
  const masterSecret = "a third secret that nobody has any more";
  const sealedValues = seal({ masterSecret, purpose: "connection", owner: id }, "lost");
  await ctx.db.connection.update({ where: { id }, data: { sealedValues } });
  expect(sumOf(await rotate(ctx.env.HOMEWARD_SECRET, OTHER)).unreadable).toEqual([id]);
  expect(await ctx.db.connection.findUnique({ where: { id } })).toMatchObject({ sealedValues });
  await rotate(OTHER, ctx.env.HOMEWARD_SECRET);
});

test("knows every purpose that values are sealed for", () => {
  const sources = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("generated") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join("server", file), "utf8"))
    .filter((text) => /\bseal\(/.test(text) && !text.includes("tryOpen"));
  const known = new Set<string>(SEALED_COLUMNS.map(({ purpose }) => purpose));
  // Values that live for minutes and in no row needn't be resealed.
  known.add("connection-install");
  for (const text of sources)
    expect(
      [...known].some((purpose) => text.includes(`"${purpose}"`)) || text.includes("sealingKey("),
      text.slice(0, 300),
    ).toBe(true);
});
