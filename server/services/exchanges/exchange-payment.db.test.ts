import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { Problem } from "@/server/kernel/problem";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { collectPayment } from "@/server/services/returns/collect-payment";
import { recordReview } from "@/server/services/reviews/record-review";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene } from "@/test/exchange-scene";
import { withSandbox } from "@/test/with-sandbox";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error;
  throw error ?? new Error("it was not refused");
};

/** A draft whose new item costs 15.00 more. */
const open = async () => {
  const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
  const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
  const returnId = await scene.exchangeDraft();
  const charges = () => ctx.db.charge.findMany({ where: { returnId }, orderBy: { createdAt: "asc" } });
  return { scene, returnId, charges };
};

/** A provider that doesn't know a charge until it is let through, and records when it was requested. */
const slowly = () => {
  const gates = { asked: () => {}, letThrough: () => {} };
  const isAsked = new Promise<void>((resolve) => {
    gates.asked = resolve;
  });
  const isOpen = new Promise<void>((resolve) => {
    gates.letThrough = resolve;
  });
  const charge: TestContext["sandbox"]["payments"]["charge"] = async (call) => {
    gates.asked();
    await isOpen;
    return ctx.sandbox.payments.charge(call);
  };
  return {
    slow: withSandbox(ctx, { payments: { ...ctx.sandbox.payments, charge } }),
    isAsked,
    letThrough: () => gates.letThrough(),
  };
};

describe("the price difference of a new item", () => {
  test("is requested with its amount, and no return is created without it", async () => {
    const { scene, returnId, charges } = await open();
    const problem = await problemOf(scene.complete(returnId));
    expect(problem).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(problem.message).toContain("15.00 EUR");
    expect(problem.extras.details).toEqual([{ amount_to_pay: "1500", currency: "EUR" }]);
    expect(await charges()).toEqual([]);
  });

  test("isn't requested before a return method is chosen", async () => {
    const { scene, returnId, charges } = await open();
    const { draft } = await ctx.db.returnIntent.findUniqueOrThrow({ where: { id: returnId } });
    const withoutMethod = { ...(draft as object), delivery: null };
    await ctx.db.returnIntent.update({ where: { id: returnId }, data: { draft: withoutMethod } });
    const refused = await problemOf(scene.complete(returnId, { paymentToken: "tok_ok" }));
    expect(refused).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(await charges()).toEqual([]);
  });

  test("is charged under a new key for another card after a declined one", async () => {
    const { scene, returnId, charges } = await open();
    const declined = await problemOf(scene.complete(returnId, { paymentToken: "tok_declined" }));
    expect(declined.message).toContain("declined");
    const made = await scene.complete(returnId, { paymentToken: "tok_ok" });
    expect((await charges()).map(({ status }) => status)).toEqual(["DECLINED", "CAPTURED"]);
    expect((await scene.complete(returnId, { paymentToken: "tok_ok" })).id).toBe(made.id);
    expect(await charges()).toHaveLength(2);
  });

  test("is found by its key when the answer was lost, and never charged twice", async () => {
    const { scene, returnId, charges } = await open();
    const lost = await problemOf(scene.complete(returnId, { paymentToken: "tok_lost" }));
    expect(lost).toMatchObject({ reason: "UNAVAILABLE" });
    expect((await charges()).map(({ status }) => status)).toEqual(["PENDING"]);
    const made = await scene.complete(returnId, { paymentToken: "tok_ok" });
    expect(made.charges).toMatchObject([{ status: "CAPTURED", amountMinor: 1500 }]);
  });

  test("isn't canceled by a second click while the first one is on its way to the provider", async () => {
    const { scene, returnId, charges } = await open();
    const { slow, isAsked, letThrough } = slowly();
    const first = scene.complete(returnId, { paymentToken: "tok_ok" }, slow);
    await isAsked;
    expect((await problemOf(scene.complete(returnId))).reason).toBe("UNAVAILABLE");
    letThrough();
    expect((await first).charges).toMatchObject([{ status: "CAPTURED", amountMinor: 1500 }]);
    expect(await charges()).toHaveLength(1);
  });

  test("is charged once even if it arrives after it was canceled", async () => {
    const { scene, returnId, charges } = await open();
    const { slow, isAsked, letThrough } = slowly();
    const first = scene.complete(returnId, { paymentToken: "tok_ok" }, slow);
    await isAsked;
    ctx.clock.advance(30_000);
    expect((await problemOf(scene.complete(returnId))).message).toContain("must be paid first");
    expect((await charges()).map(({ status }) => status)).toEqual(["DECLINED"]);
    letThrough();
    expect((await first).charges).toMatchObject([{ status: "CAPTURED", amountMinor: 1500 }]);
    expect(await charges()).toHaveLength(1);
  });

  test("is found again when creating the return fails after the charge", async () => {
    const { scene, returnId, charges } = await open();
    const failing: TestContext = { ...ctx, ids: { ...ctx.ids, next: failOnUnit(ctx) } };
    await expect(scene.complete(returnId, { paymentToken: "tok_ok" }, failing)).rejects.toThrow("killed");
    expect((await charges()).map(({ status }) => status)).toEqual(["CAPTURED"]);
    expect((await scene.complete(returnId)).charges).toHaveLength(1);
  });

  test("is refunded when the shopper chooses something else before the return is created", async () => {
    const { scene, returnId, charges } = await open();
    await scene.put({ platformProductId: "cap", variants: [{ platformVariantId: "cap-one", priceMinor: 4600 }] });
    const failing: TestContext = { ...ctx, ids: { ...ctx.ids, next: failOnUnit(ctx) } };
    await expect(scene.complete(returnId, { paymentToken: "tok_ok" }, failing)).rejects.toThrow("killed");
    const lineItemId = await scene.lineOf(returnId);
    await scene.choose(returnId, { lineItemId, exchangeVariantId: "cap-one" });
    const made = await scene.complete(returnId, { paymentToken: "tok_ok" });
    expect(made.charges).toMatchObject([
      { status: "REFUNDED", amountMinor: 1500, refundedMinor: 1500 },
      { status: "CAPTURED", amountMinor: 600 },
    ]);
    expect(await charges()).toHaveLength(2);
  });

  test("is charged once on a double click", async () => {
    const { scene, returnId, charges } = await open();
    const made = await Promise.all([1, 2, 3].map(() => scene.complete(returnId, { paymentToken: "tok_ok" })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await charges()).map(({ status }) => status)).toEqual(["CAPTURED"]);
  });

  test("isn't requested again by a click that arrives after the return is created", async () => {
    const { scene, returnId, charges } = await open();
    await scene.complete(returnId, { paymentToken: "tok_ok" });
    const { actor, store } = scene.tenant;
    const call = { actor, returnId, scope: { ecommerceId: store.id, isTest: true }, quoteId: "", isPresent: true };
    await collectPayment(ctx, { ...call, token: "tok_ok", requireReady: async () => undefined });
    expect(await charges()).toHaveLength(1);
  });

  test("is shown as being refunded once its exchange is rejected, and is refunded", async () => {
    const { scene, returnId } = await open();
    const made = await scene.complete(returnId, { paymentToken: "tok_ok" });
    const { actor } = scene.tenant;
    const chargeOf = async () => {
      const outlook = refundOutlook(await getProcess(ctx.db, actor, made.id));
      return [outlook.chargeDueMinor, outlook.chargeReturnedMinor];
    };
    expect(await chargeOf()).toEqual([0, 0]);
    const line = {
      lineItemId: made.units[0]?.orderLineId ?? "",
      rejectReason: "Worn",
      showRejectReason: true,
      user: "",
    };
    const lines = [{ ...line, status: "DECLINED" as const, reviewedAt: ctx.clock.now().toISOString() }];
    await recordReview(ctx, { actor, processId: made.id, override: null, lines });
    expect(await chargeOf()).toEqual([1500, 0]);
    await runDueActivities(ctx);
    expect(await chargeOf()).toEqual([0, 1500]);
  });

  test("is refunded when the return is canceled", async () => {
    const { scene, returnId } = await open();
    const made = await scene.complete(returnId, { paymentToken: "tok_ok" });
    await scene.cancel(returnId);
    expect(refundOutlook(await getProcess(ctx.db, scene.tenant.actor, made.id)).chargeDueMinor).toBe(1500);
    await runDueActivities(ctx);
    const [charge] = await ctx.db.charge.findMany({ where: { returnId } });
    expect(charge).toMatchObject({ status: "REFUNDED", refundedMinor: 1500n });
  });

  test("is refused for an unknown token, at its field", async () => {
    const { scene, returnId } = await open();
    const problem = await problemOf(scene.complete(returnId, { paymentToken: "4242" }));
    expect(problem).toMatchObject({ reason: "INVALID_ARGUMENT" });
    expect((await scene.complete(returnId, { paymentToken: "tok_ok" })).charges).toHaveLength(1);
  });
});

test("refunds a charge for an unfinished draft after a day and ends the draft", async () => {
  const { scene, returnId, charges } = await open();
  const failing: TestContext = { ...ctx, ids: { ...ctx.ids, next: failOnUnit(ctx) } };
  await expect(scene.complete(returnId, { paymentToken: "tok_ok" }, failing)).rejects.toThrow("killed");
  await cleanUp(ctx, { render: webhookBody });
  expect((await charges())[0]?.status).toBe("CAPTURED");
  ctx.clock.advance(25 * 60 * 60_000);
  // The provider takes longer than it remembers the key: the refund is looked up instead of repeated.
  const labels: string[] = [];
  const { payments } = ctx.sandbox;
  const refund: typeof payments.refund = (leg) => {
    labels.push(leg.label);
    return payments.refund({ ...leg, paymentReference: "SANDBOX:PENDING" });
  };
  const slow: TestContext = withSandbox(ctx, { payments: { ...payments, refund } });
  await cleanUp(slow, { render: webhookBody });
  const [pending] = await charges();
  expect(pending).toMatchObject({ status: "CAPTURED", refundReference: expect.stringMatching(/^sbx_re_/) });
  ctx.clock.advance(25 * 60 * 60_000);
  await cleanUp(slow, { render: webhookBody });
  expect((await charges())[0]).toMatchObject({ status: "REFUNDED", refundedMinor: 1500n, refundReference: "" });
  expect(labels).toEqual([expect.stringMatching(/^RT-/)]);
  ctx.clock.advance(1);
  expect((await problemOf(scene.complete(returnId, { paymentToken: "tok_ok" }))).reason).toBe("NOT_FOUND");
  ctx.clock.set(new Date());
});

test("cleans up expired reservations, and only those", async () => {
  const { scene, returnId } = await open();
  await scene.complete(returnId, { paymentToken: "tok_ok" });
  const { groupId } = scene.tenant;
  const old = new Date(Date.now() - 3 * 86_400_000);
  const row = { groupId, variantId: "var_x", quantity: 1, createdAt: old };
  await ctx.db.stockReservation.createMany({
    data: [
      { ...row, id: "rsv_lapsed", returnId: "prc_lapsed", expiresAt: old },
      { ...row, id: "rsv_released", returnId: "prc_released", releasedAt: old },
      { ...row, id: "rsv_live", returnId: "prc_live", expiresAt: new Date(Date.now() + 60_000) },
    ],
  });
  await cleanUp(ctx, { render: webhookBody });
  const left = (await scene.reservations()).map(({ returnId: id }) => id);
  expect(left.toSorted()).toEqual(["prc_live", returnId].toSorted());
});

const failOnUnit =
  (real: TestContext): TestContext["ids"]["next"] =>
  (prefix) => {
    if (prefix === "unit") throw new Error("killed");
    return real.ids.next(prefix);
  };
