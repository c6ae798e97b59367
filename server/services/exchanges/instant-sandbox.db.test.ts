import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { getProcess } from "@/server/db/returns/processes";
import { countOrdersOfShopper } from "@/server/db/returns/returns-of-shopper";
import { leftOf } from "@/server/domain/money/payout-legs";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { addDays, localDay } from "@/server/kernel/local-day";
import { presentTracking } from "@/server/presenters/tracking";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { dashboardAs } from "@/test/team-scene";
import { completeByHand } from "../activities/resolve-manually";
import { doDueWork } from "../due-work/do-due-work";
import { completeReturn } from "../returns/complete-return";
import { updateShippingStatus } from "../shipping/update-shipping-status";
import { runDueTimers } from "../timers/run-due-timers";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

const VARIANTS = [
  { platformVariantId: "M" },
  { platformVariantId: "L" },
  { platformVariantId: "XL", priceMinor: 5_500 },
  { platformVariantId: "S", priceMinor: 2_500 },
];

/** Shirts at 40.00 that are exchanged at once, in a store's test mode: test cards pay and hold. */
const exchangeAtOnce = async (variant: string, quantity = 1) => {
  const scene = await openExchangeScene(ctx, {
    ...{ variants: VARIANTS, exchange: { isInstantOffered: true, holdReleasedOn: "COLLECTED" } },
    policy: { arePaymentsEnabled: true },
  });
  const { actor } = scene.tenant;
  const order = await scene.order({ lines: [shirtLine(quantity)] });
  const returnId = await scene.draft(order);
  const lineItemId = order.lines[0]?.id ?? "";
  await scene.choose(returnId, { lineItemId, quantity, exchangeVariantId: variant });
  const said = { exchangeTiming: "ON_START" as const, paymentToken: "tok_ok" };
  await completeReturn(ctx, { actor, returnId, quoteId: "", ...said });
  await doDueWork(ctx);
  const process = () => getProcess(ctx.db, actor, returnId);
  const left = async (one: Order | null) =>
    one === null ? [] : (await listPaymentBalances(ctx.db, actor, one)).map(leftOf).sort((a, b) => a - b);
  return {
    ...{ scene, actor, returnId, process },
    move: async (to: "COLLECTED" | "IN_WAREHOUSE") => {
      await updateShippingStatus(ctx, { actor, processId: returnId, platformProcessId: "", to });
      await doDueWork(ctx);
    },
    passDeadline: async () => {
      const due = { processId: returnId, kind: "NOT_SENT_IN_TIME" as const, state: "PENDING" as const };
      expect(await ctx.db.timer.updateMany({ where: due, data: { dueAt: new Date(0) } })).toMatchObject({ count: 1 });
      await runDueTimers(ctx);
      await doDueWork(ctx);
    },
    review: async (verdicts: ("APPROVED" | "DECLINED" | "MISSING")[]) => {
      await scene.review(await process(), verdicts);
      await doDueWork(ctx);
    },
    balances: async () => {
      const { order: original, exchangeOrder } = await process();
      return { original: await left(original), exchange: await left(exchangeOrder) };
    },
    /** The steps as the status page shows them. */
    steps: async () => {
      const papers = { label: null, qrCode: null, customsForm: null };
      const shown = { process: await process(), store: scene.tenant.store, timeline: [], papers, appUrl: "" };
      return presentTracking(shown).milestones.map(({ key }) => key);
    },
    /** What the shopper has received, or still gets, of anything paid. */
    given: async () => {
      const { totalMinor, chargeDueMinor, chargeReturnedMinor } = refundOutlook(await process());
      return [totalMinor, chargeDueMinor, chargeReturnedMinor];
    },
  };
};

describe("an instant exchange in test mode", () => {
  test("has a card hold, is ordered at once, released at the scan, and completed when it is accepted", async () => {
    const at = await exchangeAtOnce("L");
    expect(await at.process()).toMatchObject({ cardHold: { status: "HELD", amountMinor: 4_000 } });
    expect((await at.process()).exchangeOrder).not.toBeNull();
    expect(await at.steps()).toEqual(["REQUESTED", "PAID_BACK", "HANDED_OVER", "CHECKED"]);
    await at.move("COLLECTED");
    expect(await at.process()).toMatchObject({ cardHold: { status: "RELEASED", holdCause: "COLLECTED" } });
    await at.move("IN_WAREHOUSE");
    await at.review(["APPROVED"]);
    expect(await at.process()).toMatchObject({ status: "COMPLETED", payouts: [] });
    expect(await at.balances()).toEqual({ original: [0], exchange: [4_000] });
  });

  test.each([
    { variant: "L", heldMinor: 4_000, exchange: [4_000] },
    // The difference was paid before, and isn't refunded.
    { variant: "XL", heldMinor: 4_000, exchange: [1_500, 4_000] },
    { variant: "S", heldMinor: 2_500, exchange: [2_500] },
  ])("for $variant that isn't shipped is paid with the card hold", async ({ variant, heldMinor, exchange }) => {
    const at = await exchangeAtOnce(variant);
    expect((await at.process()).cardHold?.amountMinor).toBe(heldMinor);
    await at.passDeadline();
    expect(await at.process()).toMatchObject({
      status: "CANCELED",
      cardHold: { status: "CAPTURED", capturedMinor: heldMinor },
    });
    expect(await at.balances()).toEqual({ original: [4_000], exchange });
    expect(await at.given()).toEqual([0, 0, 0]);
  });

  test.each([
    { variant: "XL", heldMinor: 4_000, exchange: [1_500, 4_000] },
    { variant: "S", heldMinor: 2_500, exchange: [2_500] },
  ])("for $variant that is rejected is paid with the card hold", async ({ variant, heldMinor, exchange }) => {
    const at = await exchangeAtOnce(variant);
    await at.review(["DECLINED"]);
    expect(await at.process()).toMatchObject({
      status: "COMPLETED",
      cardHold: { status: "CAPTURED", capturedMinor: heldMinor, holdCause: "REJECTED" },
    });
    expect(await at.balances()).toEqual({ original: [4_000], exchange });
    expect(await at.given()).toEqual([0, 0, 0]);
  });

  test("can't be canceled by staff once the new item is ordered, and the dashboard says why", async () => {
    const { actor, returnId } = await exchangeAtOnce("L");
    const { why_no_cancel } = await dashboardAs(ctx, actor).getReturnDetail({ id: returnId });
    expect(why_no_cancel).toBe("The new items are already ordered: this return can no longer be canceled.");
  });

  test("of two items is charged for the rejected one", async () => {
    const at = await exchangeAtOnce("L", 2);
    expect((await at.process()).cardHold?.amountMinor).toBe(8_000);
    await at.review(["APPROVED", "DECLINED"]);
    const process = await at.process();
    expect(process).toMatchObject({ status: "COMPLETED", cardHold: { status: "CAPTURED", capturedMinor: 4_000 } });
    expect(process.units.map(({ outcome, verdict }) => [outcome, verdict]).sort()).toEqual([
      ["EXCHANGE", "APPROVED"],
      ["REFUND", "DECLINED"],
    ]);
    expect(await at.balances()).toEqual({ original: [4_000], exchange: [4_000, 4_000] });
    expect(await at.given()).toEqual([0, 0, 0]);
  });

  test("of two items with an expired card hold leaves the missing one to a person, who collects it", async () => {
    const at = await exchangeAtOnce("L", 2);
    await at.move("COLLECTED");
    await at.review(["APPROVED", "MISSING"]);
    const task = (await at.process()).activities.find(({ name }) => name === "CAPTURE_HOLD");
    expect(task).toMatchObject({ state: "WAITING", input: { amountMinor: "4000" } });
    const said = { trackingNumber: "", trackingUrl: "", carrier: "", note: "Paid by link", reference: "by link" };
    const call = { actor: at.actor, processId: at.returnId, activityId: task?.id ?? "", result: said };
    expect(await completeByHand(ctx, call)).toMatchObject({ status: "COMPLETED" });
    expect(await at.balances()).toEqual({ original: [4_000], exchange: [4_000, 4_000] });
  });
});

describe("analytics of a store", () => {
  const figuresOf = async ({ scene, actor, process }: Awaited<ReturnType<typeof exchangeAtOnce>>) => {
    const { id: ecommerce_id, timeZone } = scene.tenant.store;
    const { createdAt, order } = await process();
    const [from, to] = [order.purchasedAt, createdAt].map((at) => localDay(new Date(at), timeZone));
    const look = { ecommerce_id, from: addDays(from ?? "", -1), to: addDays(to ?? "", 1) };
    const { now } = await dashboardAs(ctx, actor).getAnalytics(look);
    const { returns, units, orders, ordered_units, exchanged, refunded } = now;
    return { returns, units, orders, ordered_units, exchanged, refunded };
  };
  const NOTHING = { returns: 0, units: 0, orders: 1, ordered_units: 1, exchanged: "0", refunded: "0" };

  test("count an exchange from its acceptance, though its order was made before", async () => {
    const at = await exchangeAtOnce("L");
    const before = { ...NOTHING, returns: 1, units: 1 };
    expect(await figuresOf(at)).toEqual(before);
    await at.move("IN_WAREHOUSE");
    await at.review(["APPROVED"]);
    expect(await figuresOf(at)).toEqual({ ...before, exchanged: "4000" });
  });

  test("count an order paid with the card hold as a sale, and nothing as exchanged", async () => {
    const unsent = await exchangeAtOnce("L");
    await unsent.passDeadline();
    expect(await figuresOf(unsent)).toEqual({ ...NOTHING, orders: 2, ordered_units: 2 });
    const rejected = await exchangeAtOnce("L");
    await rejected.review(["DECLINED"]);
    expect(await figuresOf(rejected)).toEqual({ ...NOTHING, returns: 1, units: 1, orders: 2, ordered_units: 2 });
  });

  test("of a shopper count the order that was bought, not the one of its exchange", async () => {
    const at = await exchangeAtOnce("L");
    const { order } = await at.process();
    const counted = await countOrdersOfShopper(ctx.db, at.actor, lookupEmail(order.email));
    expect(counted).toEqual({ count: 1, returned: 1 });
  });

  test("keep an order with the exchanges if only a part of it was bought", async () => {
    const at = await exchangeAtOnce("L", 2);
    await at.review(["APPROVED", "DECLINED"]);
    expect(await figuresOf(at)).toMatchObject({ orders: 1, ordered_units: 2, exchanged: "4000", refunded: "0" });
  });
});
