import { afterAll, beforeAll, expect, test } from "vitest";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { stripe } from "@/server/integrations/stripe/stripe";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import objects from "@/test/payments/stripe-objects.json";
import { STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { connectStore } from "../connections/connect/connect-store";
import { createConnectedPartners } from "../connections/connected-partners";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { openValues } from "../connections/seal-values";
import { doDueWork } from "../due-work/do-due-work";

let ctx: TestContext;
let server: StripeServer;
let foreign: ForeignHttp;
let scene: RefundScene;
let connectionId: string;
beforeAll(async () => {
  const base = await openTestContext();
  server = await startStripeServer();
  foreign = createForeignHttp({ partner: "STRIPE", origin: server.url });
  const providers = { all: new Map([[stripe.provider, stripe]]), openHttp: () => foreign.http };
  const connected = { ...base, providers };
  ctx = { ...connected, partners: resolvePartners(base.sandbox, createConnectedPartners(connected)) };
  scene = await createRefundScene(ctx);
  const { actor, store } = scene.tenant;
  const typed = { secretKey: STRIPE_KEY };
  ({ id: connectionId } = await connectStore(ctx, {
    actor,
    ecommerceId: store.id,
    provider: "STRIPE",
    typed,
    days: 90,
  }));
});
afterAll(async () => {
  await Promise.all([ctx.close(), server.close()]);
});

/** A return whose order was paid and refunded with Stripe. */
const refunded = async () => {
  const charge = await server.addCharge(10_000);
  const made = await scene.newReturn();
  const payment = { platformPaymentId: charge, processor: "stripe" };
  await ctx.db.orderPayment.updateMany({ where: { orderId: made.orderId }, data: payment });
  const process = await scene.work(await scene.review(made));
  return { process, charge, reference: process.payouts[0]?.reference ?? "" };
};

const tell = async (reference: string, { secret, at = ctx.clock.now() }: { secret?: string; at?: Date } = {}) => {
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connectionId } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const event = {
    id: `evt_${reference}`,
    type: "refund.failed",
    created: 1,
    data: { object: { id: reference, object: "refund" } },
  };
  const body = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor(at.getTime() / 1_000);
  const signed = hmacSha256Hex(secret ?? hookSecret, Buffer.concat([Buffer.from(`${seconds}.`), body]));
  const headers = { "stripe-signature": `t=${seconds},v1=${signed}` };
  const answer = await takeHook(ctx, { connectionId, hook: { body, headers } });
  await runHookEvents(ctx, { render: () => "" });
  return answer;
};

test("makes a connected account's refund there once, and puts the return on hold when it fails", async () => {
  const { process, charge, reference } = await refunded();
  expect([process.status, (await server.refundsOf(charge)).length]).toEqual(["COMPLETED", 1]);
  const [refund] = await server.refundsOf(charge);
  const failed = JSON.stringify({ ...refund, status: "failed", failure_reason: "lost_or_stolen_card" });
  foreign.trouble(/GET \/v1\/refunds\//, { kind: "ANSWERED", answer: { text: failed } });
  expect(await tell(reference)).toBe("STORED");
  const { status, payouts } = await scene.look(process);
  expect([status, payouts[0]?.status]).toEqual(["ON_HOLD", "PENDING"]);
});

/** The database's clock runs on while the test's stands still. */
const daysAfter = ({ followDueAt, settledAt }: { followDueAt: Date | null; settledAt: Date | null }): number =>
  Math.round(((followDueAt?.getTime() ?? 0) - (settledAt?.getTime() ?? 0)) / 86_400_000);

test("finds a later failed refund and a dispute without an event", async () => {
  const { process, charge, reference } = await refunded();
  const [refund] = await server.refundsOf(charge);
  const failed = JSON.stringify({ ...refund, status: "failed", failure_reason: "lost_or_stolen_card" });
  foreign.trouble(/GET \/v1\/refunds\//, { kind: "ANSWERED", answer: { text: failed } });
  server.disputes = [{ ...objects.dispute, charge, id: `dp_${reference}` }];
  const payout = await ctx.db.payout.findFirstOrThrow({ where: { processId: process.id } });
  expect(daysAfter(payout)).toBe(1);
  await ctx.db.payout.updateMany({ where: { processId: process.id }, data: { followDueAt: new Date(0) } });
  await doDueWork(ctx);
  const { status, payouts } = await scene.look(process);
  expect([status, payouts[0]?.status]).toEqual(["ON_HOLD", "PENDING"]);
  const entries = await ctx.db.processEvent.findMany({ where: { processId: process.id, kind: "DISPUTE" } });
  expect(entries).toHaveLength(1);
  server.disputes = [];
});

test("checks a refund five times in a month, and then no more", async () => {
  const { process } = await refunded();
  const days: number[] = [];
  for (;;) {
    const { followDueAt, settledAt } = await ctx.db.payout.findFirstOrThrow({ where: { processId: process.id } });
    if (followDueAt === null || settledAt === null) break;
    days.push(daysAfter({ followDueAt, settledAt }));
    await ctx.db.payout.updateMany({
      where: { processId: process.id },
      data: {
        followDueAt: new Date(0),
        settledAt: new Date(ctx.clock.now().getTime() - followDueAt.getTime() + settledAt.getTime()),
      },
    });
    await doDueWork(ctx);
  }
  expect(days).toEqual([1, 3, 7, 14, 30]);
});

test("rejects a signature that is foreign or an hour old, and nothing happens", async () => {
  const { process, reference } = await refunded();
  expect(await tell(reference, { secret: "whsec_of_nobody" })).toBe("FORGED");
  expect(await tell(reference, { at: new Date(ctx.clock.now().getTime() - 3_600_000) })).toBe("FORGED");
  expect((await scene.look(process)).status).toBe("COMPLETED");
});

test("stores neither key nor signing secret unsealed in any row", async () => {
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connectionId } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const rows = await dumpRows(ctx);
  expect(rows).toContain(connectionId);
  expect(hookSecret).not.toBe("");
  expect(secretsIn(rows, [STRIPE_KEY, hookSecret])).toEqual([]);
});
