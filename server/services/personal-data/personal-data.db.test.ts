import { serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { isDraftOfGift } from "@/server/db/returns/intents";
import { getProcess } from "@/server/db/returns/processes";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { addNote } from "@/server/services/notes/add-note";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import { tagReturn } from "@/server/services/work/tag-return";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { markPersonalColumns } from "@/test/mark-personal-columns";
import { refusalOf } from "@/test/settings-scene";
import { forgetOldReturns } from "./forget-old-returns";

/** Appears in everything that identifies the person, and in nothing else. */
const MARK = "quixotica";
const EMAIL = `${MARK}@example.com`;

let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const api = () => t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });

const orderOf = (email: string, mark = MARK) =>
  createOrder(ctx, tenant, {
    ...{ email, firstName: mark, lastName: mark, shippingAddress: testAddress({ line1: mark, city: mark }) },
  });

const finish = async (processId: string): Promise<void> => {
  const { actor } = tenant;
  for (const to of ["COLLECTED", "IN_WAREHOUSE"] as const)
    await updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to });
  const { units } = await getProcess(ctx.db, actor, processId);
  const lines = units.map(({ orderLineId }) => ({
    ...{ lineItemId: orderLineId, status: "APPROVED" as const, rejectReason: "", showRejectReason: false },
    ...{ user: "test", reviewedAt: ctx.clock.now().toISOString() },
  }));
  await recordReview(ctx, { actor, processId, lines, override: null });
  for (let round = 0; round < 5; round += 1) await runDueActivities(ctx);
};

/** Data about the shopper that exists besides the return itself. */
const leaveTraces = async (processId: string, orderId: string): Promise<string> => {
  const { groupId, store, actor } = tenant;
  const now = ctx.clock.now();
  await addNote(ctx, { actor, requestId: "r1", processId, text: `${MARK} called`, isForShopper: false });
  await ctx.db.returnUnit.updateMany({ where: { processId }, data: { comment: `Regards, ${MARK}` } });
  await ctx.db.activity.updateMany({ where: { processId }, data: { input: { address: { line1: MARK } } } });
  await ctx.db.returnProcess.update({ where: { id: processId }, data: { sealedBankAccount: MARK, phone: MARK } });
  await ctx.db.mail.create({
    data: {
      ...{ id: "mail_1", groupId, fromAddress: "a@example.com", toAddress: EMAIL.toUpperCase(), subject: MARK },
      ...{ text: MARK, html: MARK, createdAt: now },
    },
  });
  const { storageKey } = await ctx.files.put({ bytes: Buffer.from(MARK), contentType: "image/png" });
  const photo = { name: `${MARK}.png`, contentType: "image/png", byteLength: 9, createdAt: now, kind: "DOCUMENT" };
  await ctx.db.storedFile.create({ data: { id: "file_1", groupId, processId, storageKey, ...photo } });
  await ctx.db.withdrawal.create({
    data: {
      ...{ id: "wdr_1", groupId, ecommerceId: store.id, number: "WD-1", keyHash: "k", lang: "en", receivedAt: now },
      ...{
        name: MARK,
        contract: MARK,
        email: EMAIL,
        statement: MARK,
        receipt: Buffer.from(MARK),
        receiptSha256: "abc",
      },
    },
  });
  await ctx.db.apiCall.create({
    data: {
      ...{ groupId, keyId: "key_1", at: now, method: "GET", path: "/x", operation: "x", status: 200, durationMs: 1 },
      ...{ requestId: "req_1", reason: "", idempotencyKey: "", isReplay: false, requestBytes: 0, requestNote: "" },
      ...{ request: "", answer: MARK, answerBytes: 0, answerNote: "", subjects: [orderId] },
    },
  });
  const answer = { scope: `${groupId}:POST x`, requestHash: "h", createdAt: now, lockedUntil: now };
  const step = serialize({ place: 0, result: { processId, name: MARK } });
  await ctx.db.idempotencyRecord.create({
    data: { ...answer, key: "done", status: 200, body: JSON.stringify({ id: processId, from: { name: MARK } }) },
  });
  await ctx.db.idempotencyRecord.create({ data: { ...answer, key: "died", steps: [step] } });
  await ctx.db.idempotencyRecord.create({ data: { ...answer, key: "other", status: 200, body: '{"id":"prc_other"}' } });
  await tagReturn(ctx, { actor, processId, add: [`${MARK} calls`, "vip"], remove: [] });
  // Saved searches: the team gets shared ones, and each change is logged.
  const view = { groupId, isShared: true, createdAt: now, updatedAt: now };
  const choice = { query: MARK, filter: { reasons: ["TOO_SMALL"] } };
  await ctx.db.savedView.create({ data: { ...view, id: "viw_1", name: `Returns of ${MARK} ${MARK}`, choice } });
  await ctx.db.savedView.update({ where: { id: "viw_1" }, data: { choice: { ...choice, query: EMAIL } } });
  await ctx.db.savedView.create({ data: { ...view, id: "viw_2", name: "Coats", choice: { query: "TJ-0042" } } });
  await relayOutbox(ctx, { render: () => JSON.stringify({ name: MARK }) });
  await markPersonalColumns(ctx, { mark: MARK, processId, orderId });
  expect(await ctx.db.order.count({ where: { id: orderId, erasedAt: null } })).toBe(1);
  return storageKey;
};

/** Tables that still contain the mark. */
const tracesLeft = async (mark = MARK): Promise<string[]> => {
  const tables = await ctx.db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const looks = tables.map(
    ({ name }) => Prisma.sql`
      select ${name} as name where exists (select 1 from ${Prisma.raw(`"${name}"`)} x where x::text ilike ${`%${mark}%`})`,
  );
  const found = await ctx.db.$queryRaw<{ name: string }[]>(Prisma.join(looks, " union all "));
  return found.map(({ name }) => name);
};

/** The stored decisions and payments. */
const books = async (processId: string): Promise<string> => {
  const rows = await Promise.all([
    ctx.db.settlement.findMany({ where: { returnId: processId }, include: { rows: true } }),
    ctx.db.payout.findMany({ where: { processId } }),
    ctx.db.unitEvent.findMany({ where: { processId } }),
    ctx.db.processEvent.findMany({ where: { processId, kind: { not: "NOTE" } } }),
    ctx.db.orderLine.findMany(),
    ctx.db.orderPayment.findMany(),
  ]);
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
};

test("removes an erased shopper everywhere and keeps decisions and payments unchanged", async () => {
  const order = await orderOf(EMAIL);
  const { id: processId, returnCode } = await createReturn(ctx, tenant, { order });
  const storageKey = await leaveTraces(processId, order.id);
  const call = { email: ` ${EMAIL.toUpperCase()}`, confirmation: EMAIL, reason: "They asked to be forgotten" };
  expect(await api().findShopper({ email: EMAIL })).toMatchObject({
    counts: { orders: 1, returns: 1, drafts: 0, withdrawals: 1, mails: 1 },
    under_way: [returnCode],
  });
  const { data, files } = await api().exportShopper({ email: EMAIL });
  const exported = JSON.stringify(data);
  expect(files).toContainEqual({ file_id: "file_1", name: `${MARK}.png` });
  const photo = await api().getShopperFile({ email: EMAIL, file_id: "file_1" });
  expect([photo.content_type, Buffer.from(photo.content, "base64").toString()]).toEqual(["image/png", MARK]);
  const ofOther = api().getShopperFile({ email: "someone@example.com", file_id: "file_1" });
  expect(await refusalOf(ofOther)).toMatchObject({ reason: "NOT_FOUND" });
  for (const part of [`Regards, ${MARK}`, `${MARK} called`, `${MARK}.png`, order.orderNumber])
    expect(exported).toContain(part);
  expect(exported).not.toMatch(/sealed|storage_key|_hash/);
  const early = await refusalOf(api().eraseShopper(call));
  expect([early.reason, early.message]).toEqual(["FAILED_PRECONDITION", expect.stringContaining(returnCode)]);

  await finish(processId);
  expect((await tracesLeft()).length).toBeGreaterThan(8);
  const before = await books(processId);
  const typo = api().eraseShopper({ ...call, confirmation: "other@example.com" });
  expect((await refusalOf(typo)).extras.violations).toMatchObject([{ field: "confirmation" }]);
  const naming = api().eraseShopper({ ...call, reason: `${EMAIL} asked` });
  expect((await refusalOf(naming)).extras.violations).toMatchObject([{ field: "reason" }]);
  const { counts } = await api().eraseShopper(call);
  expect(counts).toMatchObject({ orders: 1, returns: 1, withdrawals: 1, mails: 1 });
  expect(await tracesLeft()).toEqual([]);
  // An export that is streaming meanwhile breaks off at its next file, so that nobody mistakes a part for the whole.
  const lost = api().getShopperFile({ email: EMAIL, file_id: "file_1" });
  expect(await refusalOf(lost)).toMatchObject({ reason: "NOT_FOUND" });
  const views = await ctx.db.savedView.findMany({ orderBy: { id: "asc" } });
  expect(views.map(({ name, choice }) => [name, choice])).toEqual([
    ["(erased)", { query: "", filter: { reasons: ["TOO_SMALL"] } }],
    ["Coats", { query: "TJ-0042" }],
  ]);
  expect(await ctx.files.get(storageKey)).toBeNull();
  const answers = await ctx.db.idempotencyRecord.findMany({ where: { scope: { startsWith: tenant.groupId } } });
  expect(answers.map(({ key }) => key)).toEqual(["other"]);
  expect(await books(processId)).toBe(before);
  const { process } = { process: await getProcess(ctx.db, tenant.actor, processId) };
  expect([process.status, process.email, process.firstName]).toEqual(["COMPLETED", "", "Erased"]);
  expect(process.shopperAddress.countryCode).toBe(order.shippingAddress.countryCode);
  expect(await api().listErasures({})).toMatchObject({ erasures: [{ cause: "REQUEST", reason: call.reason, counts }] });
  expect(await refusalOf(api().eraseShopper(call))).toMatchObject({ reason: "NOT_FOUND" });

  // The shop sends the order again, with everything.
  await ctx.db.order.update({
    where: { id: order.id },
    data: { email: EMAIL, lookupEmail: EMAIL, firstName: MARK, shippingAddress: { line1: MARK }, tags: ["paid"] },
  });
  expect(await ctx.db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
    tags: ["paid"],
    email: "",
  });
  // Covers every column with personal data, including future ones; a hash reveals nothing of what was sent.
  await markPersonalColumns(ctx, { mark: MARK, processId: "none", orderId: order.id });
  await ctx.db.order.update({ where: { id: order.id }, data: { contentHash: "" } });
  expect(await tracesLeft(), "name the column in keep_person_out, in its migration").toEqual([]);
});

test("erases a return's personal data after its store's retention period, and no other return's", async () => {
  const age = (id: string, days: number) =>
    ctx.db.$executeRaw(
      Prisma.sql`update return_processes set ended_at = now() - make_interval(days => ${days}::int) where id = ${id}`,
    );
  ctx.clock.advance(1_000);
  const [old, young] = [await orderOf("old@example.com", "oldperson"), await orderOf("new@example.com", "newperson")];
  const first = await createReturn(ctx, tenant, { order: old });
  const second = await createReturn(ctx, tenant, { order: young });
  for (const { id } of [first, second]) await finish(id);
  // An order created by an exchange identifies the shopper, too.
  const { id: swapId } = await orderOf("old@example.com", "oldperson");
  await ctx.db.order.update({ where: { id: swapId }, data: { exchangeProcessId: first.id } });
  await age(first.id, 101);
  await age(second.id, 99);
  await forgetOldReturns(ctx, { render: webhookBody });
  expect(await tracesLeft("oldperson")).not.toEqual([]);

  const setting = { ecommerce_id: tenant.store.id, setting: "personaldata" as const, based_on: { keep_days: 0 } };
  const short = api().changeStoreSetting({ ...setting, patch: { keep_days: 30 } });
  expect((await refusalOf(short)).extras.violations).toMatchObject([{ field: "keep_days" }]);
  await api().changeStoreSetting({ ...setting, patch: { keep_days: 100 } });
  // An order with a younger return keeps its data.
  const again = await createReturn(ctx, tenant, { order: old });
  await forgetOldReturns(ctx, { render: webhookBody });
  expect(await tracesLeft("oldperson")).not.toEqual([]);
  await finish(again.id);
  await age(again.id, 101);
  await cleanUp(ctx, { render: webhookBody });
  expect([await tracesLeft("oldperson"), (await tracesLeft("newperson")).length > 0]).toEqual([[], true]);
  const [{ counts, cause, erased_by } = { counts: null }] = (await api().listErasures({})).erasures;
  expect([counts, cause, erased_by]).toEqual([
    expect.objectContaining({ orders: 1, returns: 2 }),
    "RETENTION",
    "System",
  ]);
});

test("erases an order's gift recipient, while its return stays a gift return", async () => {
  const [giver, giftEmail] = ["giver@example.com", "giftperson@example.com"];
  const order = await orderOf(giver, "giverperson");
  const { id } = await createReturn(ctx, tenant, { order, giftEmail, refundOption: "STORE_CREDIT" });
  await finish(id);
  expect(await tracesLeft("giftperson")).toContain("return_intents");
  await api().eraseShopper({ email: giver, confirmation: giver, reason: "They asked to be forgotten" });
  expect([await tracesLeft("giftperson"), await tracesLeft("giverperson")]).toEqual([[], []]);
  expect(await isDraftOfGift(ctx.db, tenant.actor, id)).toBe(true);
});
