import { afterAll, beforeAll, expect, test } from "vitest";
import { PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import { Prisma } from "@/server/db/generated/client";
import { refundsByReference } from "@/server/db/orders/refund-references";
import { readSql } from "@/server/db/run";
import type { PaymentResult } from "@/server/partners/payment-provider";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createRefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";
import { retryActivity } from "../activities/retry-activity";
import { markAsRefunded } from "./mark-as-refunded";
import { refundChanged } from "./refund-changed";

let database: TestDatabase;
let base: TestContext;
/** A provider's later answer for each of its references, if it differs from the first one. */
const since = new Map<string, PaymentResult>();
const keys: string[] = [];
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  base = createTestContext({ url: database.url });
  const { payments } = base.sandbox;
  ctx = withSandbox(base, {
    payments: {
      ...payments,
      refund: (leg) => {
        keys.push(leg.idempotencyKey);
        return payments.refund(leg);
      },
      readPayment: async (reference) => since.get(reference) ?? payments.readPayment(reference),
    },
  });
});
afterAll(async () => {
  await base.close();
  await database.drop();
});

const refunded = async (label = "Visa ending in 42") => {
  const scene = await createRefundScene(ctx);
  const { actor, groupId } = scene.tenant;
  const process = await scene.work(await scene.review(await scene.newReturn({ label })));
  const look = () => scene.look(process);
  const hear = (reference: string) =>
    refundChanged(ctx, {
      ...{ groupId, ecommerceId: process.ecommerceId, connectionId: "cnn_1", reference },
      payments: ctx.sandbox.payments,
    });
  const fail = (reference: string, reason = "The card was reported lost or stolen.") =>
    since.set(reference, { status: "FAILED", reference, reason });
  return { ...scene, process, look, hear, fail, call: { actor, processId: process.id } };
};

test("owes a refund again that fails after it was sent, and puts the return on hold with the reason", async () => {
  const { process, look, hear, fail } = await refunded();
  expect(process.status).toBe("COMPLETED");
  const reference = process.payouts[0]?.reference ?? "";
  fail(reference);
  await hear(reference);
  const { status, endedAt, payouts, units, holds, activities } = await look();
  expect([status, endedAt, payouts[0]?.status, payouts[0]?.settledAt, units[0]?.payment]).toEqual([
    ...["ON_HOLD", null, "PENDING", null, "FAILED"],
  ]);
  const reason = "The refund was sent, but failed at the provider afterwards. The card was reported lost or stolen.";
  expect(holds).toMatchObject([{ reason, activityId: activities.find(({ name }) => name === "REFUND")?.id }]);
  const kinds = await ctx.db.processEvent.findMany({ where: { processId: process.id }, orderBy: { id: "asc" } });
  expect(kinds.slice(-2)).toMatchObject([
    { kind: "REFUND_RETURNED", isShopperVisible: false, data: { amountMinor: 5_000, currency: "EUR" } },
    { kind: "STATUS", isShopperVisible: false, data: { from: "COMPLETED", to: "ON_HOLD" } },
  ]);
});

test("retries a refund that failed later under its own key, and completes the return with one amount", async () => {
  const { process, look, hear, fail, call, work } = await refunded();
  const first = process.payouts[0]?.reference ?? "";
  fail(first);
  await hear(first);
  const activityId = (await look()).activities.find(({ name }) => name === "REFUND")?.id ?? "";
  await retryActivity(ctx, { ...call, activityId });
  const { status, payouts, units } = await work(process);
  const own = keys.filter((key) => key.includes(process.id));
  expect([status, payouts.length, payouts[0]?.status, units[0]?.payment]).toEqual([
    "COMPLETED",
    1,
    "SETTLED",
    "SETTLED",
  ]);
  expect(own).toEqual([expect.stringMatching(/REFUND/), `${own[0]}:attempt-2`]);
  expect(payouts[0]?.reference).not.toBe(first);
  await hear(first);
  expect((await look()).status).toBe("COMPLETED");
});

test("emails the shopper about the second refund, but not about the failure", async () => {
  const { process, look, hear, fail, call, work } = await refunded();
  await work(process);
  const legs = async () =>
    (await look()).activities.flatMap(({ name, leg, state }) => (name === "NOTIFY_SHOPPER" ? [[leg, state]] : []));
  const before = await legs();
  const first = process.payouts[0]?.reference ?? "";
  fail(first);
  await hear(first);
  expect(await legs()).toEqual(before);
  const activityId = (await look()).activities.find(({ name }) => name === "REFUND")?.id ?? "";
  await retryActivity(ctx, { ...call, activityId });
  await work(process);
  const { settlements } = await look();
  const decision = settlements.find(({ basis }) => basis === "DECISION");
  expect((await legs()).slice(before.length)).toEqual([[`refund_sent:${decision?.id}:1`, "DONE"]]);
});

test("lets a refund that failed later be marked as refunded instead", async () => {
  const { process, look, hear, fail, call } = await refunded();
  const reference = process.payouts[0]?.reference ?? "";
  fail(reference);
  await hear(reference);
  await markAsRefunded(ctx, { ...call, amount: null, note: "By bank transfer", lines: [] });
  const { status, payouts } = await look();
  expect([status, payouts[0]?.status, payouts[0]?.externalMinor]).toEqual(["COMPLETED", "SETTLED", 5_000]);
});

test("ignores an event that is repeated, too early, or about somebody else's refund", async () => {
  const { process, look, hear, fail } = await refunded();
  const reference = process.payouts[0]?.reference ?? "";
  await hear(reference);
  await hear("re_of_nobody");
  await hear("");
  expect((await look()).status).toBe("COMPLETED");
  fail(reference);
  await Promise.all([hear(reference), hear(reference)]);
  await hear(reference);
  const { holds, activities } = await look();
  expect(holds).toHaveLength(1);
  const refund = activities.find(({ name }) => name === "REFUND");
  expect(await ctx.db.activity.findUnique({ where: { id: refund?.id ?? "" } })).toMatchObject({
    idempotencyKey: expect.stringMatching(/:attempt-2$/),
  });
});

test("ignores another store's event about the same reference", async () => {
  const { process, look, fail } = await refunded();
  const other = await refunded();
  const reference = process.payouts[0]?.reference ?? "";
  fail(reference);
  await other.hear(reference);
  expect((await look()).status).toBe("COMPLETED");
});

test("looks up a pending refund at once when its event comes", async () => {
  const { process, look, hear, work } = await refunded("SANDBOX:PENDING");
  const refund = process.activities.find(({ name }) => name === "REFUND");
  const reference = String(refund?.result.reference ?? "");
  expect([refund?.state, reference]).toEqual(["PENDING", expect.stringMatching(/^sbx_/)]);
  since.set(reference, { status: "SETTLED", reference });
  await work(process);
  expect((await look()).payouts[0]?.status).toBe("PENDING");
  await hear(reference);
  await work(process);
  expect((await look()).payouts[0]).toMatchObject({ status: "SETTLED", reference });
});

test("shows the provider's words for a refund that fails while pending", async () => {
  const { process, look, hear, fail, work } = await refunded("SANDBOX:PENDING");
  const reference = String(process.activities.find(({ name }) => name === "REFUND")?.result.reference ?? "");
  fail(reference, "The card has expired or was canceled.");
  await hear(reference);
  await work(process);
  const { status, holds } = await look();
  expect([status, holds[0]?.reason]).toEqual(["ON_HOLD", expect.stringMatching(/was refused\. The card has expired/)]);
});

test("finds the reference of an event by an index, whatever a provider pays", async () => {
  // Another activity needs another index, and its name in `refundsByReference`.
  expect(PAID_BY_PROVIDERS).toEqual(["REFUND"]);
  const asked = { groupId: "grp_1", ecommerceId: "eco_1", reference: "re_1" };
  const plan = await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw(Prisma.sql`set local enable_seqscan = off`);
    return readSql(tx)`explain ${refundsByReference(asked)}`;
  });
  expect(JSON.stringify(plan)).toContain("activities_refund_reference_idx");
});
