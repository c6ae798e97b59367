import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { migrateUp } from "@/server/db/migrations/migrate";
import { webhookBody } from "@/server/presenters/webhook-body";
import { keepLedger } from "@/server/services/ledger/keep-ledger";
import { reapplyLedger } from "@/server/services/ledger/reapply-ledger";
import { eraseShopper } from "@/server/services/personal-data/erase-shopper";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { rotateSecret } from "@/server/services/webhooks/rotate-secret";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { killCommands, spawnCommand } from "@/test/spawn-command";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { makeBackup } from "./make-backup";
import { restoreBackup } from "./restore-backup";
import { verifyBackup } from "./verify-backup";

/** Appears in everything that identifies the shopper, and in nothing else. */
const MARK = "quixotica";
const EMAIL = `${MARK}@example.com`;
const NO_KEYS = { passphrase: null, identities: [] };

let ctx: TestContext;
let tenant: Tenant;
let folder = "";
let database = "";
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
  folder = await mkdtemp(join(tmpdir(), "homeward-backup-"));
  database = new URL(ctx.env.DATABASE_URL).pathname.slice(1);
});
afterAll(async () => {
  killCommands();
  await ctx.close();
  await rm(folder, { recursive: true, force: true });
});

const silent = () => undefined;
const backUp = (name: string, lock: Parameters<typeof makeBackup>[0]["lock"] = null) =>
  makeBackup({ env: ctx.env, path: join(folder, name), lock, isWithFiles: true, say: silent });
const restore = (name: string, changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    ...{ env: ctx.env, path: join(folder, name), keys: NO_KEYS, replaced: database, otherSecrets: [], say: silent },
    ...changes,
  });
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "it worked",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Tables that contain the mark. */
const tracesLeft = async (): Promise<string[]> => {
  const tables = await ctx.db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const looks = tables.map(
    ({ name }) => Prisma.sql`
      select ${name} as name where exists (select 1 from ${Prisma.raw(`"${name}"`)} x where x::text ilike ${`%${MARK}%`})`,
  );
  return (await ctx.db.$queryRaw<{ name: string }[]>(Prisma.join(looks, " union all "))).map(({ name }) => name);
};

test("what was erased, revoked, removed and rotated after a backup stays so when it is restored", async () => {
  const { actor, groupId } = tenant;
  const ana = await memberOf(ctx, actor, "owner", "ana@example.com");
  const ben = await memberOf(ctx, actor, "support", "ben@example.com");
  const cas = await memberOf(ctx, actor, "support", "cas@example.com", "old hash");
  const { endpoint } = await createEndpoint(ctx, { actor, url: "https://example.com/hook", events: [] });
  const order = await createOrder(ctx, tenant, {
    ...{ email: EMAIL, firstName: MARK, shippingAddress: testAddress({ line1: MARK, lastName: MARK }) },
  });
  const { id: processId, returnCode } = await createReturn(ctx, tenant, { order });
  const mail = { groupId, fromAddress: "a@example.com", subject: "Hello", text: "", html: "", createdAt: new Date() };
  await ctx.db.mail.create({ data: { ...mail, id: "mail_1", toAddress: EMAIL.toUpperCase() } });
  const { storageKey } = await ctx.files.put({ bytes: Buffer.from(MARK), contentType: "image/png" });
  const photo = { name: "a.png", contentType: "image/png", byteLength: 9, createdAt: new Date(), kind: "DOCUMENT" };
  await ctx.db.storedFile.create({ data: { id: "file_1", groupId, processId, storageKey, ...photo } });
  await backUp("first.tar");

  await ctx.db.returnProcess.update({ where: { id: processId }, data: { status: "CANCELED", endedAt: new Date() } });
  const erasure = { email: EMAIL, confirmation: EMAIL, reason: "They asked", render: webhookBody };
  await eraseShopper(ctx, { actor, ...erasure });
  await revokeKey(ctx, { actor, keyId: tenant.apiKeyId });
  await dashboardAs(ctx, ana).removeMember({ user_id: ben.id });
  await ctx.db.user.update({ where: { id: cas.id }, data: { passwordHash: "new hash" } });
  await rotateSecret(ctx, { actor, endpointId: endpoint.id });
  await keepLedger(ctx);
  expect(await tracesLeft()).toEqual([]);

  const restored = await restore("first.tar");
  expect(restored.reapplied).toMatchObject({
    changed: { ERASURE: 1, API_KEY: 1, MEMBER: 1, PASSWORD: 1, WEBHOOK_ENDPOINT: 1 },
    ...{ unverified: 0, underWay: [returnCode] },
  });
  expect(await tracesLeft()).toEqual([]);
  expect(await ctx.files.get(storageKey)).toBeNull();
  expect(await ctx.db.apiKey.findFirst({ where: { id: tenant.apiKeyId } })).toMatchObject({
    revokedAt: expect.any(Date),
  });
  const people = await ctx.db.user.findMany({ orderBy: { email: "asc" }, select: { id: true, passwordHash: true } });
  expect(people).toEqual([
    { id: ana.id, passwordHash: "unusable" },
    { id: cas.id, passwordHash: null },
  ]);
  expect(await ctx.db.staffSession.count()).toBe(0);
  expect(await ctx.db.webhookEndpoint.findFirst({ where: { id: endpoint.id } })).toMatchObject({ isEnabled: false });
  expect(await reapplyLedger(ctx, { render: webhookBody })).toBeNull();
});

test("a backup's ledger doesn't replace the newer one outside", async () => {
  const { groupId } = tenant;
  await backUp("second.tar");
  const cas = await ctx.db.user.findFirstOrThrow({ where: { email: "cas@example.com" } });
  await ctx.db.membership.delete({ where: { userId_groupId: { userId: cas.id, groupId } } });
  await keepLedger(ctx);
  expect((await restore("second.tar")).reapplied?.changed).toEqual({ MEMBER: 1 });
});

test("a database that another tool restored is older than its ledger, which the start applies", async () => {
  const other = await createTenant(ctx);
  await memberOf(ctx, other.actor, "owner", "eve@example.com");
  await revokeKey(ctx, { actor: other.actor, keyId: other.apiKeyId });
  await keepLedger(ctx);
  await ctx.db.ledgerEntry.deleteMany({ where: { fact: { path: ["id"], equals: other.apiKeyId } } });
  await ctx.db.apiKey.update({ where: { id: other.apiKeyId }, data: { revokedAt: null } });
  await ctx.db.ledgerEntry.deleteMany({ where: { keptAt: null } });

  const reapplied = await reapplyLedger(ctx, { render: webhookBody });
  expect(reapplied).toMatchObject({ found: 1, changed: { API_KEY: 1 }, sessionsEnded: 1 });
  expect(await ctx.db.apiKey.count({ where: { id: other.apiKeyId, revokedAt: null } })).toBe(0);
});

test("entries that somebody else wrote are not applied, and missing files are written again", async () => {
  const names = async () => {
    const all: string[] = [];
    for await (const { name } of ctx.ledger.list()) all.push(name);
    return all;
  };
  const [name = ""] = await names();
  const path = join(ctx.env.DATA_DIR, "ledger", name);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(/"signature":"../, '"signature":"??'));
  await ctx.db.ledgerEntry.deleteMany({ where: { id: name.slice(-41, -5) } });
  expect(await reapplyLedger(ctx, { render: webhookBody })).toMatchObject({ found: 0, unverified: 1 });

  await rm(join(ctx.env.DATA_DIR, "ledger"), { recursive: true });
  expect(await reapplyLedger(ctx, { render: webhookBody })).toBeNull();
  await keepLedger(ctx);
  expect(await names()).toHaveLength(await ctx.db.ledgerEntry.count());
});

test("a backup can be verified, and a truncated, changed or foreign one is refused before anything is touched", async () => {
  const identity = await generateX25519Identity();
  const recipients = [await identityToRecipient(identity)];
  await backUp("whole.tar.age", { recipients });
  const keys = { passphrase: null, identities: [identity] };
  const path = join(folder, "whole.tar.age");
  const { tables } = await verifyBackup({ env: ctx.env, path, keys, say: silent });
  expect(tables).toBeGreaterThan(70);

  const bytes = await readFile(path);
  await writeFile(join(folder, "short.age"), bytes.subarray(0, bytes.byteLength - 100));
  const flipped = Buffer.from(bytes);
  flipped[70_000] = (flipped[70_000] ?? 0) ^ 1;
  await writeFile(join(folder, "flipped.age"), flipped);
  for (const name of ["short.age", "flipped.age"])
    expect(await refusal(restore(name, { keys }))).toMatch(/^The backup is damaged, changed or not complete/);
  expect(await refusal(restore("whole.tar.age"))).toMatch(/^The backup is encrypted\. Set BACKUP_PASSPHRASE/);
  const stranger = { passphrase: null, identities: [await generateX25519Identity()] };
  expect(await refusal(restore("whole.tar.age", { keys: stranger }))).toBe("None of the identities opens this backup.");

  const encrypter = new Encrypter();
  encrypter.setPassphrase("correct horse");
  encrypter.setScryptWorkFactor(10);
  await writeFile(join(folder, "passphrase.age"), await encrypter.encrypt("any"));
  const wrong = { passphrase: "battery staple", identities: [] };
  expect(await refusal(restore("passphrase.age", { keys: wrong }))).toBe("The passphrase doesn't open this backup.");

  await backUp("plain.tar");
  const plain = await readFile(join(folder, "plain.tar"));
  const place = plain.indexOf(Buffer.from("manifest.json")) - 600;
  plain[place] = (plain[place] ?? 0) ^ 1;
  await writeFile(join(folder, "changed.tar"), plain);
  expect(await refusal(restore("changed.tar"))).toMatch(/^The backup is damaged/);
  await truncate(join(folder, "changed.tar"), 4096);
  expect(await refusal(restore("changed.tar"))).toMatch(/^The backup is damaged|^The file is incomplete/);
  const foreign = { ...ctx.env, HOMEWARD_SECRET: "another secret that is long enough to be one" };
  expect(await refusal(restore("plain.tar", { env: foreign }))).toMatch(/made with another HOMEWARD_SECRET/);
  expect(await refusal(restore("plain.tar", { replaced: null }))).toBe(
    `The database ${database} is not empty. Restore into an empty one, or add \`--replace ${database}\` to delete everything in it.`,
  );
  expect(await ctx.db.group.count()).toBeGreaterThan(0);
});

test("a restore that is killed leaves a database that says so, and can be restored again", async () => {
  await backUp("kill.tar");
  const words = ["restore", join(folder, "kill.tar"), "--replace", database];
  const command = spawnCommand(ctx, { words });
  await command.printed("Creating the tables");
  await command.stop("SIGKILL");
  expect(await refusal(migrateUp({ url: ctx.env.DATABASE_URL }))).toBe(
    "A restore into this database was not finished; run `npm run svc -- restore FILE` again.",
  );
  const { rows } = await restore("kill.tar", { replaced: null });
  expect(rows).toBeGreaterThan(0);
  expect(await migrateUp({ url: ctx.env.DATABASE_URL })).toEqual([]);
  expect(await ctx.db.group.count()).toBeGreaterThan(0);
});
