import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { getProcess } from "@/server/db/returns/processes";
import { leftOf } from "@/server/domain/money/payout-legs";
import type { Order } from "@/server/domain/orders/types";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { stripe } from "@/server/integrations/stripe/stripe";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene } from "@/test/exchange-scene";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { intentOf, STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { completeByHand } from "../activities/resolve-manually";
import { skipTask } from "../activities/skip-task";
import { connectStore } from "../connections/connect/connect-store";
import { createConnectedPartners } from "../connections/connected-partners";
import { doDueWork } from "../due-work/do-due-work";
import { completeReturn } from "../returns/complete-return";
import { finishPayment } from "../returns/finish-payment";
import { updateShippingStatus } from "../shipping/update-shipping-status";
import { runDueTimers } from "../timers/run-due-timers";

const RATE_LIMITED = JSON.stringify({ error: { type: "rate_limit_error", code: "rate_limit", message: "Too many" } });
const REVOKED = JSON.stringify({ error: { type: "invalid_request_error", message: "Invalid API Key provided" } });

let ctx: TestContext;
let server: StripeServer;
let foreign: ForeignHttp;
beforeAll(async () => {
  const base = await openTestContext({ now: new Date() });
  server = await startStripeServer();
  foreign = createForeignHttp({ partner: "STRIPE", origin: server.url });
  const providers = { all: new Map([[stripe.provider, stripe]]), openHttp: () => foreign.http };
  const connected = { ...base, providers };
  ctx = { ...connected, partners: resolvePartners(base.sandbox, createConnectedPartners(connected)) };
});
afterAll(async () => {
  await Promise.all([ctx.close(), server.close()]);
});

const open = async () => {
  const scene = await openExchangeScene(ctx, {
    exchange: { isInstantOffered: true, holdReleasedOn: "COLLECTED" },
    policy: { maxDaysToSendPackage: 14 },
  });
  const { actor, store } = scene.tenant;
  const typed = { secretKey: STRIPE_KEY };
  await connectStore(ctx, { actor, ecommerceId: store.id, provider: "STRIPE", typed, days: 1 });
  const returnId = await scene.exchangeDraft();
  const holds = () => ctx.db.charge.findMany({ where: { returnId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const process = () => getProcess(ctx.db, actor, returnId);
  return { scene, actor, returnId, holds, process };
};
type Opened = Awaited<ReturnType<typeof open>>;

const confirm = async ({ actor, returnId }: Opened, exchangeTiming: "ON_START" | "ON_REVIEW" = "ON_START") => {
  const error = await completeReturn(ctx, { actor, returnId, quoteId: "", exchangeTiming }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return null;
  if (!(error instanceof Problem)) throw error;
  return error.extras.details?.[0] ?? error.message;
};
/** Places the card hold as the shopper and comes back. Returns the mock's charge. */
const hold = async (draft: Opened): Promise<string> => {
  await confirm(draft);
  const row = (await draft.holds()).at(-1);
  const charge = await server.addCharge(Number(row?.amountMinor), "eur", true);
  server.checkouts.pay(row?.checkoutReference ?? "", intentOf(charge), "requires_capture");
  expect(await finishPayment(ctx, { actor: draft.actor, returnId: draft.returnId })).toBe("DONE");
  await doDueWork(ctx);
  return charge;
};

const move = ({ actor, returnId }: Opened, to: "COLLECTED" | "IN_WAREHOUSE") =>
  updateShippingStatus(ctx, { actor, processId: returnId, platformProcessId: "", to });

/** Passes the deadline and runs the work that follows. */
const passDeadline = async ({ returnId }: Opened): Promise<void> => {
  const due = { processId: returnId, kind: "NOT_SENT_IN_TIME" as const, state: "PENDING" as const };
  expect(await ctx.db.timer.updateMany({ where: due, data: { dueAt: new Date(0) } })).toMatchObject({ count: 1 });
  await runDueTimers(ctx);
};
/** Makes work due that waits for its next attempt. */
const workAgain = async ({ returnId }: Opened): Promise<void> => {
  await ctx.db.activity.updateMany({
    where: { processId: returnId, state: "PENDING" },
    data: { dueAt: new Date(0), leaseUntil: null },
  });
  await doDueWork(ctx);
};
const stateOf = async ({ process }: Opened, name: "CAPTURE_HOLD" | "RELEASE_HOLD" | "REFUND") =>
  (await process()).activities.filter((one) => one.name === name).map(({ state }) => state);
/** What can be refunded of each payment of both orders. */
const balancesOf = async ({ process, actor }: Opened) => {
  const { order, exchangeOrder } = await process();
  const left = async (one: Order | null) =>
    one === null ? [] : (await listPaymentBalances(ctx.db, actor, one)).map(leftOf);
  return { original: await left(order), exchange: await left(exchangeOrder) };
};

describe("an instant exchange", () => {
  let draft: Opened;
  beforeEach(async () => {
    draft = await open();
  });

  test("holds the value of the new item on the card and orders the item at once", async () => {
    expect(await confirm(draft)).toMatchObject({
      hold_amount: "4000",
      payment_url: expect.stringContaining("/pay/cs_"),
    });
    await hold(draft);
    expect(await draft.process()).toMatchObject({
      status: "RUNNING",
      cardHold: { status: "HELD", amountMinor: 4000 },
      exchangeOrder: { payments: [{ capturedMinor: 4000 }] },
      units: [{ verdict: "UNDECIDED", advanceMinor: 4000 }],
    });
    expect(await draft.scene.stock("L")).toBe(4);
    expect(await draft.scene.reservations()).toMatchObject([{ releasedAt: expect.any(Date) }]);
  });

  test("has to be shipped while the card hold lasts, whatever the store allows", async () => {
    await hold(draft);
    const { handOverBy, cardHold } = await draft.process();
    const leftMs = Date.parse(cardHold?.holdEndsAt ?? "") - Date.parse(handOverBy ?? "");
    expect(leftMs).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect(leftMs).toBeLessThan(49 * 3_600_000);
  });

  test("is released at the first scan, and owes nothing once it is accepted", async () => {
    const charge = await hold(draft);
    await move(draft, "COLLECTED");
    await doDueWork(ctx);
    expect((await draft.process()).cardHold).toMatchObject({ status: "RELEASED", holdCause: "COLLECTED" });
    expect(await server.capturedOf(charge)).toBe(0);
    await move(draft, "IN_WAREHOUSE");
    expect(await draft.scene.review(await draft.process())).toMatchObject({ status: "COMPLETED", payouts: [] });
    expect(await stateOf(draft, "CAPTURE_HOLD")).toEqual([]);
    expect(await balancesOf(draft)).toEqual({ original: [0], exchange: [4000] });
  });

  test("is captured when nothing was shipped in time, and ends like an unshipped return", async () => {
    const charge = await hold(draft);
    await passDeadline(draft);
    expect((await draft.process()).cardHold).toMatchObject({ status: "CAPTURING", capturedMinor: 4000 });
    await doDueWork(ctx);
    expect(await server.capturedOf(charge)).toBe(4000);
    expect(await draft.process()).toMatchObject({
      status: "CANCELED",
      cardHold: { status: "CAPTURED", holdCause: "NOT_SENT" },
      units: [{ isLive: false, advanceMinor: null, outcome: "REFUND" }],
      exchangeOrder: { payments: [{ platformPaymentId: intentOf(charge), capturedMinor: 4000 }] },
    });
    expect(await balancesOf(draft)).toEqual({ original: [4000], exchange: [4000] });
  });

  test("continues as a return for a refund if a carrier scanned it during the capture", async () => {
    const charge = await hold(draft);
    await passDeadline(draft);
    await move(draft, "COLLECTED");
    await doDueWork(ctx);
    expect(await server.capturedOf(charge)).toBe(4000);
    const process = await draft.process();
    expect(process).toMatchObject({ status: "RUNNING", cardHold: { status: "CAPTURED" } });
    await draft.scene.review(process);
    await doDueWork(ctx);
    expect(await draft.process()).toMatchObject({ status: "COMPLETED", payouts: [{ amountMinor: 4000 }] });
    expect(await balancesOf(draft)).toEqual({ original: [0], exchange: [4000] });
  });

  test.each([
    ["nobody heard it", { kind: "LOST_BEFORE" as const }],
    ["its answer was lost", { kind: "LOST_AFTER" as const }],
    ["Stripe was busy", { kind: "ANSWERED" as const, answer: { status: 429, text: RATE_LIMITED } }],
    ["Stripe broke", { kind: "ANSWERED" as const, answer: { status: 500, text: "{}" } }],
    ["the key was revoked for a while", { kind: "ANSWERED" as const, answer: { status: 401, text: REVOKED } }],
  ])("is captured once, although %s", async (_, trouble) => {
    const charge = await hold(draft);
    await passDeadline(draft);
    foreign.trouble(/POST .*capture$/, trouble);
    await doDueWork(ctx);
    expect(await stateOf(draft, "CAPTURE_HOLD")).toEqual(["PENDING"]);
    await ctx.db.connection.updateMany({ data: { state: "CONNECTED", pausedUntil: null } });
    await workAgain(draft);
    expect(await server.capturedOf(charge)).toBe(4000);
    expect(await draft.process()).toMatchObject({ status: "CANCELED", cardHold: { status: "CAPTURED" } });
    expect(await balancesOf(draft)).toEqual({ original: [4000], exchange: [4000] });
  });

  test("with an expired card hold is left to a person, who says how the shopper paid", async () => {
    const charge = await hold(draft);
    Object.assign(server.intents.find(({ id }) => id === intentOf(charge)) ?? {}, { status: "canceled" });
    await passDeadline(draft);
    await doDueWork(ctx);
    const held = await draft.process();
    expect(held).toMatchObject({ status: "ON_HOLD", cardHold: { status: "LAPSED" } });
    expect(held.holds[0]?.reason).toContain("The shopper owes 40.00 EUR");
    const { id: activityId = "" } = held.activities.find(({ name }) => name === "CAPTURE_HOLD") ?? {};
    const said = { trackingNumber: "", trackingUrl: "", carrier: "", note: "Paid by link", reference: "pi_by_link" };
    const call = { actor: draft.actor, processId: draft.returnId, activityId, result: said };
    expect(await completeByHand(ctx, call)).toMatchObject({ status: "CANCELED", cardHold: { status: "CAPTURED" } });
    expect((await draft.process()).exchangeOrder?.payments).toMatchObject([{ platformPaymentId: "pi_by_link" }]);
    expect(await balancesOf(draft)).toEqual({ original: [4000], exchange: [4000] });
  });

  test("that is rejected during its card hold is paid with it", async () => {
    const charge = await hold(draft);
    await draft.scene.review(await draft.process(), ["DECLINED"]);
    await doDueWork(ctx);
    expect(await server.capturedOf(charge)).toBe(4000);
    expect(await draft.process()).toMatchObject({ status: "COMPLETED", cardHold: { holdCause: "REJECTED" } });
    expect(await balancesOf(draft)).toEqual({ original: [4000], exchange: [4000] });
  });

  test("that is rejected after its card hold was released is a task, and nobody is charged", async () => {
    const charge = await hold(draft);
    await move(draft, "IN_WAREHOUSE");
    await doDueWork(ctx);
    await draft.scene.review(await draft.process(), ["MISSING"]);
    await doDueWork(ctx);
    const process = await draft.process();
    const task = process.activities.find(({ name }) => name === "CAPTURE_HOLD");
    expect(process.status).toBe("RUNNING");
    expect(task).toMatchObject({ state: "WAITING", input: { amountMinor: "4000" } });
    expect(await server.capturedOf(charge)).toBe(0);
    const skipping = { actor: draft.actor, processId: draft.returnId, activityId: task?.id ?? "", reason: "A present" };
    expect(await skipTask(ctx, skipping)).toMatchObject({ status: "COMPLETED" });
    expect(await balancesOf(draft)).toEqual({ original: [0], exchange: [4000] });
  });

  test("can't be canceled once the new item is ordered, and says what to do", async () => {
    await hold(draft);
    await expect(draft.scene.cancel(draft.returnId)).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
      message: expect.stringContaining("The new items are already ordered"),
    });
  });

  test("is released and canceled as long as nothing is ordered", async () => {
    await confirm(draft);
    const row = (await draft.holds()).at(-1);
    const charge = await server.addCharge(4000, "eur", true);
    server.checkouts.pay(row?.checkoutReference ?? "", intentOf(charge), "requires_capture");
    await finishPayment(ctx, { actor: draft.actor, returnId: draft.returnId });
    expect(await draft.scene.cancel(draft.returnId)).toMatchObject({ status: "CANCELED" });
    await doDueWork(ctx);
    expect(await draft.process()).toMatchObject({ exchangeOrder: null, cardHold: { status: "RELEASED" } });
    expect(await server.capturedOf(charge)).toBe(0);
    expect(await draft.scene.stock("L")).toBe(5);
  });
});

describe("a draft with a card hold", () => {
  test("is confirmed without the shopper, who closed the window", async () => {
    const draft = await open();
    await confirm(draft);
    const row = (await draft.holds()).at(-1);
    const charge = await server.addCharge(4000, "eur", true);
    server.checkouts.pay(row?.checkoutReference ?? "", intentOf(charge), "requires_capture");
    await ctx.db.charge.updateMany({ where: { returnId: draft.returnId }, data: { checkoutDueAt: new Date(0) } });
    await doDueWork(ctx);
    expect(await draft.process()).toMatchObject({ cardHold: { status: "HELD" }, terms: { instantExchange: {} } });
  });

  test("is exchanged after the inspection if nothing was held, and its page is closed", async () => {
    const draft = await open();
    await confirm(draft);
    expect(await confirm(draft, "ON_REVIEW")).toBeNull();
    expect(server.checkouts.sessions.at(-1)).toMatchObject({ status: "expired" });
    expect(await draft.process()).toMatchObject({ cardHold: null, exchangeOrder: null });
  });

  test("releases the old card hold before it requests another amount", async () => {
    const draft = await open();
    await draft.scene.put({ platformProductId: "cap", variants: [{ platformVariantId: "cap-one", priceMinor: 2500 }] });
    await confirm(draft);
    const row = (await draft.holds()).at(-1);
    const charge = await server.addCharge(4000, "eur", true);
    server.checkouts.pay(row?.checkoutReference ?? "", intentOf(charge), "requires_capture");
    const lineItemId = await draft.scene.lineOf(draft.returnId);
    await draft.scene.choose(draft.returnId, { lineItemId, exchangeVariantId: "cap-one" });
    expect(await confirm(draft)).toMatchObject({ hold_amount: "2500" });
    expect((await draft.holds()).map(({ status }) => status)).toEqual(["RELEASED", "PENDING"]);
    expect(server.intents.find(({ id }) => id === intentOf(charge))).toMatchObject({ status: "canceled" });
  });

  test("isn't offered one if no account can hold an amount, or the store doesn't want it", async () => {
    const { scene, actor } = await open();
    await ctx.db.ecommerce.update({
      where: { id: scene.tenant.store.id },
      data: { config: { exchange: { exchangeFlow: "OPEN" } } },
    });
    const returnId = await scene.exchangeDraft();
    await expect(
      completeReturn(ctx, { actor, returnId, quoteId: "", exchangeTiming: "ON_START" }),
    ).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });
});
