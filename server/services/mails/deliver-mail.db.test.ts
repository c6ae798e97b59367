import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { liftSuppression } from "@/server/db/mails/mail-suppressions";
import type { OutgoingMail } from "@/server/partners/mailer";
import { createTenant, type Tenant } from "@/test/factories";
import { MAIL_PASSWORD, type MailScene, openMailScene, SENDER } from "@/test/mail-scene";
import { connectStore } from "../connections/connect/connect-store";
import { disconnectStore } from "../connections/disconnect-store";
import type { ServiceContext } from "../context";
import { deliverMail } from "./deliver-mail";
import { sendSenderCode } from "./sender/send-sender-code";

let scene: MailScene;
let tenant: Tenant;
let ecommerceId: string;

beforeAll(async () => {
  scene = await openMailScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  tenant = await createTenant(scene.ctx);
  ecommerceId = tenant.store.id;
  delete scene.behavior.recipient;
  scene.server.received.length = 0;
});

const connect = (changes: Record<string, string> = {}) =>
  connectStore(scene.ctx, {
    ...{ actor: tenant.actor, ecommerceId, provider: "SMTP", typed: scene.valuesOf(changes), mode: "TEST", days: 0 },
  });

const mailTo = (to: string): OutgoingMail => ({
  ...{ to, from: '"Shop" <returns@localhost>', subject: "Your return", text: "Hello", html: "<p>Hello</p>" },
  headers: { "Message-ID": `<${scene.ctx.ids.next("act")}@homeward>`, "Reply-To": "contact@shop.example" },
});

const deliver = (
  mail: OutgoingMail,
  { isTest = true, by = scene.ctx }: { isTest?: boolean; by?: ServiceContext } = {},
) => {
  scene.ctx.clock.advance(1);
  const about = { groupId: tenant.groupId, ecommerceId, isTest, processId: null, isForShopper: true };
  return deliverMail(by, { ...about, mail });
};

const rows = () =>
  scene.ctx.db.mail.findMany({
    where: { groupId: tenant.groupId },
    orderBy: { createdAt: "asc" },
    omit: { headers: true },
  });

test("uses the installation's sender until the sender's address is verified by its code", async () => {
  const { ctx, server } = scene;
  const { id } = await connect();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain(`To: ${SENDER}`);
  await deliver(mailTo("ada@mail.example"));
  expect([ctx.sentMails.at(-1)?.to, server.received.length]).toEqual(["ada@mail.example", 1]);

  const code = scene.lastCode();
  const wrong = code === "000000" ? "000001" : "000000";
  await expect(scene.verify(tenant, id, wrong)).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  await scene.verify(tenant, id, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  const before = ctx.sentMails.length;
  await deliver(mailTo("ada@mail.example"));
  expect(ctx.sentMails).toHaveLength(before);
  expect(server.received.at(-1)).toMatch(/^From: The Shop <returns@shop\.example>/m);
  expect(server.received.at(-1)).toMatch(/^Reply-To: help@shop\.example/m);
  expect((await rows()).at(-1)).toMatchObject({
    state: "SENT",
    code: 250,
    attempts: 1,
    connectionId: id,
    text: "",
    html: "",
  });
});

test("never sends a live email through a sender that was connected for tests", async () => {
  const { id } = await connect();
  await scene.verify(tenant, id);
  const before = [scene.server.received.length, scene.ctx.sentMails.length];
  await deliver(mailTo("ada@mail.example"), { isTest: false });
  expect([scene.server.received.length, scene.ctx.sentMails.length]).toEqual([before[0], (before[1] ?? 0) + 1]);
});

test("accepts a code for 15 minutes, for five guesses, and until there is a newer one", async () => {
  const { ctx } = scene;
  const row = await connect();
  const first = scene.lastCode();
  await sendSenderCode(ctx, row);
  const second = scene.lastCode();
  const wrong = ["000000", "000001", "000002", "000003"].filter((one) => one !== second).slice(0, 3);
  if (first !== second) await expect(scene.verify(tenant, row.id, first)).rejects.toThrow();
  for (const code of wrong) await expect(scene.verify(tenant, row.id, code)).rejects.toThrow();
  await ctx.db.mailSender.update({ where: { connectionId: row.id }, data: { codeAttempts: 5 } });
  await expect(scene.verify(tenant, row.id, second)).rejects.toThrow("Too many wrong codes");
  await sendSenderCode(ctx, row);
  const third = scene.lastCode();
  ctx.clock.advance(15 * 60_000);
  await expect(scene.verify(tenant, row.id, third)).rejects.toThrow("expired");
  await sendSenderCode(ctx, row);
  await sendSenderCode(ctx, row);
  await expect(sendSenderCode(ctx, row)).rejects.toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
});

test("needs verification of another sender address; the DKIM key stays, even after a disconnect", async () => {
  const { ctx } = scene;
  const { id } = await connect();
  await scene.verify(tenant, id);
  const before = await ctx.db.mailSender.findUniqueOrThrow({ where: { connectionId: id } });
  await disconnectStore(ctx, { actor: tenant.actor, connectionId: id });
  expect(await ctx.partners.mailer({ ecommerceId, isTest: true })).toBeNull();
  expect((await connect({ sender_address: "hello@shop.example" })).id).toBe(id);
  const after = await ctx.db.mailSender.findUniqueOrThrow({ where: { connectionId: id } });
  expect(after).toMatchObject({ address: "hello@shop.example", verifiedAt: null, dkimPublicKey: before.dkimPublicKey });
  expect(await ctx.partners.mailer({ ecommerceId, isTest: true })).toBeNull();
  await scene.verify(tenant, id);
  expect(await ctx.partners.mailer({ ecommerceId, isTest: true })).toMatchObject({ connectionId: id });
});

test("suppresses an address without a mailbox for its store until somebody lifts that", async () => {
  const { ctx, server, behavior } = scene;
  const { id } = await connect();
  await scene.verify(tenant, id);
  behavior.recipient = { code: 550, words: "5.1.1 <gone@mail.example> unknown" };
  const mail = mailTo("Gone@mail.example");
  await expect(deliver(mail)).rejects.toMatchObject({ kind: "REFUSED", message: expect.not.stringContaining("@") });
  delete behavior.recipient;
  await expect(deliver(mailTo("gone@mail.example"))).rejects.toMatchObject({ kind: "REFUSED" });
  expect((await rows()).map(({ state, code }) => [state, code])).toEqual([
    ["BOUNCED", 550],
    ["SUPPRESSED", 550],
  ]);
  expect(await liftSuppression(ctx.db, tenant.actor, { ecommerceId, address: "gone@mail.example" })).toBe(true);
  await deliver(mail);
  expect((await rows())[0]).toMatchObject({ state: "SENT", attempts: 2 });
  expect(server.received.at(-1)).toContain(mail.headers["Message-ID"]);
});

test("doesn't suppress an address for a full mailbox, and retries a deferred email for two days", async () => {
  const { ctx, behavior } = scene;
  const { id } = await connect();
  await scene.verify(tenant, id);
  behavior.recipient = { code: 552, words: "5.2.2 mailbox full" };
  await expect(deliver(mailTo("full@mail.example"))).rejects.toMatchObject({ kind: "REFUSED" });
  expect(await ctx.db.mailSuppression.count({ where: { ecommerceId } })).toBe(0);
  behavior.recipient = { code: 450, words: "4.2.0 greylisted" };
  const mail = mailTo("gray@mail.example");
  for (const seconds of [60, 300, 900])
    await expect(deliver(mail)).rejects.toMatchObject({ kind: "UNAVAILABLE", retryAfterSeconds: seconds });
  expect((await rows()).at(-1)).toMatchObject({ state: "DELAYED", attempts: 3, code: 450 });
  const health = await ctx.db.connection.findUniqueOrThrow({ where: { id } });
  expect(health).toMatchObject({ state: "CONNECTED", failures: 0, pausedUntil: null });
  ctx.clock.advance(48 * 3_600_000);
  await expect(deliver(mail)).rejects.toThrow("for 48 hours");
});

test("records the installation's server responses for a store without a sender of its own, too", async () => {
  const by: ServiceContext = {
    ...scene.ctx,
    mailer: {
      send: () => Promise.reject(new Error("not this way")),
      deliver: async () => ({ state: "SENT", code: 250, words: "250 ok" }),
    },
  };
  await deliver(mailTo("ada@mail.example"), { by });
  expect(await rows()).toMatchObject([{ state: "SENT", answer: "250 ok", connectionId: null, ecommerceId }]);
});

test("stores no password or code unsealed in any row", async () => {
  const { ctx } = scene;
  await connect();
  const code = scene.lastCode();
  const tables = await ctx.db.$queryRawUnsafe<{ name: string }[]>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables) {
    const [part] = await ctx.db.$queryRawUnsafe<{ rows: string | null }[]>(
      `select string_agg(r::text, chr(10)) as rows from ${name} r`,
    );
    expect([name, part?.rows?.includes(MAIL_PASSWORD) ?? false]).toEqual([name, false]);
    expect([name, /PRIVATE KEY/.test(part?.rows ?? "")]).toEqual([name, false]);
  }
  const { codeHash } = await ctx.db.mailSender.findFirstOrThrow({ where: { ecommerceId } });
  expect(codeHash).not.toContain(code);
});
