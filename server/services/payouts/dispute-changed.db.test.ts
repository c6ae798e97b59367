import { afterAll, beforeAll, expect, test } from "vitest";
import { getReturnDetail } from "@/server/operations/dashboard/returns";
import type { Dispute } from "@/server/partners/payment-provider";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createRefundScene } from "@/test/refund-scene";
import { retryActivity } from "../activities/retry-activity";
import { disputeChanged } from "./dispute-changed";

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

let count = 0;
const stage = async () => {
  const scene = await createRefundScene(ctx);
  const { actor, groupId } = scene.tenant;
  count += 1;
  const made = await scene.newReturn({ label: `card ${count}` });
  const paymentReference = made.order.payments[0]?.platformPaymentId ?? "";
  const dispute = (changes: Partial<Dispute> = {}): Dispute => ({
    ...{ reference: `dp_${count}`, paymentReference, amountMinor: 20_000, currency: "EUR", status: "OPEN" },
    ...{ reason: "Product not received", answerBy: "2026-12-01T23:59:59.000Z" },
    ...changes,
  });
  const hear = (disputes: readonly Dispute[], reference = paymentReference) =>
    disputeChanged(ctx, {
      ...{ groupId, ecommerceId: made.ecommerceId, connectionId: "cnn_1", reference },
      payments: { ...ctx.sandbox.payments, listDisputes: async () => disputes },
    });
  const entries = () => ctx.db.processEvent.findMany({ where: { processId: made.id, kind: "DISPUTE" } });
  const detail = () => getReturnDetail.call(ctx, actor, { id: made.id });
  return { ...scene, actor, made, dispute, hear, entries, detail };
};

test("shows a dispute on the return, with amount, reason and the response deadline", async () => {
  const { hear, dispute, detail, entries } = await stage();
  await hear([dispute()]);
  expect((await detail()).disputes).toEqual([
    {
      ...{ dispute_id: dispute().reference, status: "OPEN", amount: "20000", currency: "EUR" },
      ...{ reason: "Product not received", answer_by: "2026-12-01T23:59:59.000Z" },
    },
  ]);
  expect(await entries()).toMatchObject([{ isShopperVisible: false, data: { status: "OPEN", amountMinor: 20_000 } }]);
});

test("reports concurrent repeats of an event once, and later changes again", async () => {
  const { hear, dispute, detail, entries } = await stage();
  await Promise.all([hear([dispute()]), hear([dispute()])]);
  await hear([dispute()]);
  expect(await entries()).toHaveLength(1);
  await hear([dispute({ status: "WON", answerBy: null })]);
  expect(await entries()).toHaveLength(2);
  expect((await detail()).disputes).toMatchObject([{ status: "WON", answer_by: null }]);
});

test("keeps a refund of a disputed payment for a person, and sends it once the dispute is won", async () => {
  const { hear, dispute, made, review, work, look, actor } = await stage();
  await hear([dispute()]);
  const held = await work(await review(made));
  expect([held.status, held.payouts[0]?.status]).toEqual(["ON_HOLD", "PENDING"]);
  expect(held.holds[0]?.reason).toMatch(/disputed this payment with their bank\. Answer the dispute first/);
  await hear([dispute({ status: "WON" })]);
  const activityId = held.activities.find(({ name }) => name === "REFUND")?.id ?? "";
  await retryActivity(ctx, { actor, processId: made.id, activityId });
  await work(made);
  expect((await look(made)).status).toBe("COMPLETED");
});

test("doesn't refund again what the bank gave back", async () => {
  const { hear, dispute, made, review, work } = await stage();
  await hear([dispute({ status: "LOST" })]);
  const held = await work(await review(made));
  expect(held.holds[0]?.reason).toMatch(/the shopper has the money/);
});

test("ignores unknown payments and those of another store", async () => {
  const { hear, dispute, made } = await stage();
  await hear([dispute()], "ch_of_nobody");
  const other = await stage();
  await other.hear([dispute()], made.order.payments[0]?.platformPaymentId);
  expect(await ctx.db.paymentDispute.count({ where: { reference: dispute().reference } })).toBe(0);
});
