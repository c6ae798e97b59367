import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { liftSuppression } from "@/server/db/mails/mail-suppressions";
import { erasePerson } from "@/server/db/people/erase-person";
import { inTransaction } from "@/server/db/transaction";
import { receiveHook } from "@/server/http/hooks";
import { webhookBody } from "@/server/presenters/webhook-body";
import { type MailScene, openMailScene } from "@/test/mail-scene";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { retryActivity } from "../activities/retry-activity";
import { changeConnectionValues } from "../connections/connect/change-connection-values";
import { connectStore } from "../connections/connect/connect-store";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { openValues } from "../connections/seal-values";
import { declareWithdrawal } from "../withdrawals/declare-withdrawal";
import { sendWithdrawalMails } from "../withdrawals/send-withdrawal-mails";
import { readNotices } from "./sender/read-notices";

let scene: MailScene;
let refunds: RefundScene;
let connectionId: string;
let ecommerceId: string;

beforeAll(async () => {
  scene = await openMailScene();
  setContext(scene.ctx);
});
afterAll(() => scene.close());
beforeEach(async () => {
  refunds = await createRefundScene(scene.ctx);
  ecommerceId = refunds.tenant.store.id;
  connectionId = await connect(refunds);
  delete scene.behavior.recipient;
  scene.server.received.length = 0;
});

const connect = async ({ tenant }: RefundScene, notices = "SPARKPOST"): Promise<string> => {
  const typed = scene.valuesOf({ notices });
  const wanted = { actor: tenant.actor, ecommerceId: tenant.store.id, provider: "SMTP", typed, mode: "TEST" } as const;
  const { id } = await connectStore(scene.ctx, { ...wanted, days: 0 });
  await scene.verify(tenant, id);
  return id;
};

const rows = () => scene.ctx.db.mail.findMany({ where: { ecommerceId }, orderBy: { createdAt: "asc" } });
const hooks = () => scene.ctx.db.hookEvent.findMany({ where: { connectionId }, orderBy: { id: "asc" } });
const suppressed = () => scene.ctx.db.mailSuppression.findMany({ where: { ecommerceId } });

/** A return whose pass was sent, and the email's reference at the service. */
const sendPass = async () => {
  const made = await refunds.newReturn();
  const process = await refunds.work(made);
  return { process, ...referenceOf(scene.server.received.at(-1)) };
};

const referenceOf = (mail = "") => {
  const header = /^X-MSYS-API: (.*)$/im.exec(mail)?.[1] ?? "";
  return { reference: (JSON.parse(header) as { metadata: { homeward: string } }).metadata.homeward };
};

type Told = { type?: string; cause?: string; at?: number; id?: string; reference?: string; words?: string };
const eventOf = ({ type = "bounce", cause = "10", at = 0, id, reference = "", words }: Told) => {
  const timestamp = String(Math.floor(scene.ctx.clock.now().getTime() / 1_000) + at);
  const event = { type, timestamp, event_id: id ?? `${type} ${at} ${reference}`, rcpt_meta: { homeward: reference } };
  const said = { error_code: "550", raw_reason: words ?? "550 5.1.1 <ada@mail.example> unknown", bounce_class: cause };
  return { msys: { message_event: { ...event, ...said } } };
};
const post = async (body: string, { id = connectionId, token }: { id?: string; token?: string } = {}) => {
  const row = await scene.ctx.db.connection.findUniqueOrThrow({ where: { id } });
  const secret = token ?? openValues(scene.ctx.env, row).hookSecret;
  const request = new Request(`http://localhost/hooks/${id}?token=${secret}`, { method: "POST", body });
  return (await receiveHook(request, { params: Promise.resolve({ connection_id: id }) })).status;
};
const tell = async (...told: Told[]) => expect(await post(JSON.stringify(told.map(eventOf)))).toBe(200);
const run = () => runHookEvents(scene.ctx, { render: webhookBody });

test("makes a hard bounce a task of its return and suppresses the address until somebody lifts that and retries", async () => {
  const { ctx } = scene;
  const { process, reference } = await sendPass();
  await tell({ type: "delivery", at: 1, reference });
  await run();
  expect(await rows()).toMatchObject([{ state: "DELIVERED", notice: "DELIVERED" }]);
  await tell({ at: 2, reference });
  await run();
  const [row] = await rows();
  expect(row).toMatchObject({ state: "BOUNCED", notice: "HARD_BOUNCE", code: 550 });
  expect(row?.answer).toContain("unknown");
  expect(await suppressed()).toMatchObject([{ address: process.email.toLowerCase(), isComplaint: false }]);
  const after = await refunds.look(process);
  const mail = after.activities.find(({ leg }) => leg.startsWith("pass"));
  expect(mail).toMatchObject({ state: "HELD", lastError: expect.stringContaining("does not exist (550)") });
  expect(mail?.lastError).not.toContain("@");
  const failures = await ctx.db.processEvent.findMany({ where: { processId: process.id, kind: "ACTIVITY_FAILED" } });
  expect(failures.map(({ data }) => (data as { error: string }).error)).toEqual([mail?.lastError]);

  const call = { actor: refunds.tenant.actor, processId: process.id, activityId: mail?.id ?? "" };
  await retryActivity(ctx, call);
  await refunds.work(process);
  expect((await rows())[0]?.state).toBe("SUPPRESSED");
  await liftSuppression(ctx.db, refunds.tenant.actor, { ecommerceId, address: process.email });
  await retryActivity(ctx, call);
  await refunds.work(process);
  expect((await rows())[0]).toMatchObject({ state: "SENT", notice: null, attempts: 3 });
  // A notice about the first attempt says nothing about the third.
  await tell({ at: 3, id: "late", reference });
  await run();
  expect((await rows())[0]).toMatchObject({ state: "SENT", notice: null });
  expect(await suppressed()).toEqual([]);
  await tell({ type: "delivery", at: 4, reference: reference.replace(/-1$/, "-3") });
  await run();
  expect((await rows())[0]?.state).toBe("DELIVERED");
});

test("doesn't suppress the address again for a late bounce from before the suppression was lifted", async () => {
  const { ctx } = scene;
  const [first, second] = [await sendPass(), await sendPass()];
  const toAddress = first.process.email;
  await ctx.db.mail.updateMany({ where: { ecommerceId }, data: { toAddress } });
  await tell({ at: 1, reference: first.reference });
  await run();
  expect(await suppressed()).toHaveLength(1);
  await liftSuppression(ctx.db, refunds.tenant.actor, { ecommerceId, address: toAddress });
  await tell({ at: 2, reference: second.reference });
  await run();
  expect((await rows()).map(({ state }) => state)).toEqual(["BOUNCED", "BOUNCED"]);
  expect(await suppressed()).toEqual([]);
  // An email after the lift bounces again, and a spam report about an older email still applies.
  const third = await sendPass();
  await tell({ at: 3, reference: third.reference });
  await run();
  expect(await suppressed()).toMatchObject([{ isComplaint: false }]);
  await liftSuppression(ctx.db, refunds.tenant.actor, { ecommerceId, address: third.process.email });
  await tell({ type: "spam_complaint", at: 4, reference: second.reference });
  await run();
  expect(await suppressed()).toMatchObject([{ address: toAddress.toLowerCase(), isComplaint: true }]);
});

test("waits with a bounce that arrives before the email is recorded as sent", async () => {
  const { ctx } = scene;
  const { process, reference } = await sendPass();
  const activity = { processId: process.id, leg: { startsWith: "pass" } };
  await ctx.db.activity.updateMany({ where: activity, data: { state: "PENDING" } });
  await tell({ reference });
  await run();
  expect((await rows())[0]).toMatchObject({ state: "SENT" });
  expect(await hooks()).toMatchObject([{ state: "PENDING", attempts: 0 }]);
  await ctx.db.activity.updateMany({ where: activity, data: { state: "DONE" } });
  ctx.clock.advance(31_000);
  await run();
  expect((await rows())[0]).toMatchObject({ state: "BOUNCED" });
});

test("counts a bounced withdrawal receipt as not sent", async () => {
  const { ctx } = scene;
  const { tenant } = refunds;
  const store = { ...tenant.store, config: { ...tenant.store.config, isWithdrawalOffered: true } };
  const declared = { name: "Ada Bos", contract: "#1001", email: "ada@mail.example" };
  const call = { actor: tenant.actor, store, key: "a key of her browser", declared, lang: "en" };
  const { id } = await declareWithdrawal(ctx, call);
  // The test's clock is ahead of the database's by now.
  await ctx.db.withdrawalMail.updateMany({ where: { withdrawalId: id }, data: { dueAt: new Date(0) } });
  await sendWithdrawalMails(ctx);
  const { reference } = referenceOf(scene.server.received.find((mail) => mail.includes("To: ada@mail.example")));
  const receipt = () => ctx.db.withdrawalMail.findFirst({ where: { withdrawalId: id, kind: "RECEIPT" } });
  expect((await receipt())?.sentAt).not.toBeNull();
  await tell({ reference });
  await run();
  expect(await receipt()).toMatchObject({
    sentAt: null,
    dueAt: null,
    error: expect.stringContaining("does not exist"),
  });
});

test("makes a full mailbox and a block tasks without suppression; a later delivery ends the task", async () => {
  const { process, reference } = await sendPass();
  await tell({ cause: "22", at: 2, reference, words: "552 5.2.2 full" });
  await run();
  const stateOf = async () => (await refunds.look(process)).activities.find(({ leg }) => leg.startsWith("pass"))?.state;
  expect([(await rows())[0]?.state, await stateOf(), await suppressed()]).toEqual(["BOUNCED", "HELD", []]);
  await tell({ type: "delivery", at: 1, reference });
  await run();
  expect([(await rows())[0]?.state, await stateOf()]).toEqual(["BOUNCED", "HELD"]);
  await tell({ type: "delivery", at: 3, reference });
  await run();
  expect([(await rows())[0]?.state, await stateOf()]).toEqual(["DELIVERED", "DONE"]);
});

test("suppresses the address after a complaint without failing the return", async () => {
  const { process, reference } = await sendPass();
  await tell({ type: "spam_complaint", reference, words: "" });
  await run();
  expect(await rows()).toMatchObject([{ state: "COMPLAINED" }]);
  expect(await suppressed()).toMatchObject([{ isComplaint: true, answer: "Reported as spam" }]);
  const { activities } = await refunds.look(process);
  expect(activities.find(({ leg }) => leg.startsWith("pass"))?.state).toBe("DONE");
  await refunds.move(process, "COLLECTED");
  const later = await refunds.work(process);
  expect(later.activities.find(({ leg }) => leg === "handed_over")?.lastError).toContain("reported an email as spam");
});

test("ignores wrong, unreadable and repeated notices, and those about other emails", async () => {
  const { reference } = await sendPass();
  const body = JSON.stringify([eventOf({ reference })]);
  expect(await post(body, { token: "another" })).toBe(401);
  expect(await post(body, { token: "" })).toBe(401);
  expect(await post("[{")).toBe(400);
  expect(await hooks()).toEqual([]);
  await tell({ type: "open", reference }, { reference: "mail_00000000000000000000000000-1" }, { reference: "theirs" });
  await tell({ type: "injection", reference: "theirs" });
  await run();
  // For everything else one row records that something came.
  const kept = (await hooks()).map(({ topic, state }) => [topic, state]);
  expect(kept).toEqual([
    ["MAIL", "DONE"],
    ["IGNORED", "DROPPED"],
  ]);
  await tell({ reference });
  await run();
  const before = await rows();
  await tell({ reference });
  await run();
  expect(await rows()).toEqual(before);
  expect(await hooks()).toHaveLength(3);

  // Another store's service reports on this store's email.
  const other = await createRefundScene(scene.ctx);
  const stranger = await connect(other);
  const { reference: second } = await sendPass();
  expect(await post(JSON.stringify([eventOf({ reference: second, id: "x" })]), { id: stranger })).toBe(200);
  await run();
  // By its ID: both emails were created at the same time of the test's clock.
  const [sent] = (await rows()).filter(({ id }) => second.startsWith(id));
  expect(sent?.state).toBe("SENT");
});

test("takes 5,000 events in one body, but not 5,001", async () => {
  const { reference } = await sendPass();
  const tiny = (id: number) => ({
    msys: { e: { type: "delivery", event_id: `${id}`, rcpt_meta: { homeward: reference } } },
  });
  const bodyOf = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => tiny(id)));
  expect(await post(bodyOf(5_001))).toBe(400);
  expect(await hooks()).toHaveLength(0);
  expect(await post(bodyOf(5_000))).toBe(200);
  expect(await hooks()).toHaveLength(5_000);
  await scene.ctx.db.hookEvent.deleteMany({ where: { connectionId } });
});

test("keeps a service's words only with the email, and deletes them with its shopper", async () => {
  const { ctx } = scene;
  const { reference } = await sendPass();
  await tell({ reference });
  expect((await hooks())[0]?.mail).toMatchObject({ kind: "HARD_BOUNCE", words: expect.stringContaining("ada@") });
  await ctx.db.hookEvent.updateMany({ where: { connectionId }, data: { state: "FAILED" } });
  const { tenant } = refunds;
  const { toAddress } = (await rows())[0] ?? { toAddress: "" };
  const emails = [toAddress.toLowerCase()];
  const erased = { emails, orderIds: [], processIds: [] };
  const kept = inTransaction(ctx, async (tx) => {
    await erasePerson(tx, tenant.actor, { ...erased, fileIds: [], now: ctx.clock.now() });
    const event = await tx.hookEvent.findFirstOrThrow({ where: { connectionId } });
    expect([event.mail, await tx.mail.count({ where: { ecommerceId } })]).toEqual([null, 0]);
    throw new Error("undone");
  });
  await expect(kept).rejects.toThrow("undone");
  await ctx.db.hookEvent.updateMany({ where: { connectionId }, data: { state: "PENDING", dueAt: new Date(0) } });
  await run();
  expect((await hooks())[0]?.mail).toBeNull();
  const told = await ctx.db.$queryRaw<{ count: bigint }[]>`
    select count(*) from connection_calls c where c.connection_id = ${connectionId} and c::text like '%ada@%'`;
  expect(told[0]?.count).toBe(0n);
});

test("shows the address with its secret only to people who may change the connection, and stores it in no other row", async () => {
  const { ctx } = scene;
  const { actor } = refunds.tenant;
  const shown = await readNotices(ctx, { actor, connectionId });
  const secret = /\?token=([0-9a-f]{48})$/.exec(shown?.address ?? "")?.[1] ?? "";
  expect(shown).toMatchObject({ service: "SparkPost", missing: "", lastReceivedAt: null, refusedAt: null });
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connectionId } });
  expect(secret).not.toBe("");
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await post("[]", { token: "wrong" })).toBe(401);
  expect((await readNotices(ctx, { actor, connectionId }))?.refusedAt).not.toBeNull();
  // Another password keeps the address, so the service needs no update.
  const typed = { ...scene.valuesOf({ notices: "SPARKPOST" }), sender_name: "Another name" };
  await changeConnectionValues(ctx, { actor, connectionId, typed });
  expect((await readNotices(ctx, { actor, connectionId }))?.address).toBe(shown?.address);
});
