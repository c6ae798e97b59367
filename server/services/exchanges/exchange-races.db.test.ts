import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { claimDueWork } from "@/server/db/jobs/due-work";
import { getProcess } from "@/server/db/returns/processes";
import { exchangeOptions } from "@/server/domain/exchanges/exchange-options";
import { Problem } from "@/server/kernel/problem";
import { createExchangeOrder } from "@/server/services/activities/create-exchange-order";
import { readReturnOnce } from "@/server/services/activities/executor";
import { restockUnits } from "@/server/services/activities/restock-units";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { askExchange } from "@/server/services/exchanges/ask-exchange";
import { priceReturn } from "@/server/services/returns/price-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { withSandbox } from "@/test/with-sandbox";

const SHOPPERS = 20;

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
// Activities are due by the database's clock.
afterEach(() => ctx.clock.set(new Date()));
afterAll(() => ctx.close());

/** A draft that wants the last L. */
const draftForL = async (scene: ExchangeScene): Promise<string> => {
  const order = await scene.order();
  const returnId = await scene.draft(order);
  await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "", exchangeVariantId: "L" });
  return returnId;
};

const lastL = [{ platformVariantId: "M" }, { platformVariantId: "L", stock: 1 }];

const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "ok";
  } catch (error) {
    if (error instanceof Problem) return `${error.status} ${error.message}`;
    throw error;
  }
};

describe("the last unit", () => {
  test("goes to one of twenty concurrent quotes; the others are told so", async () => {
    const scene = await openExchangeScene(ctx, { variants: lastL });
    const drafts: string[] = [];
    for (let count = 0; count < SHOPPERS; count += 1) drafts.push(await draftForL(scene));
    const { actor } = scene.tenant;
    const outcomes = await Promise.all(drafts.map((returnId) => outcomeOf(priceReturn(ctx, { actor, returnId }))));
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome !== "ok");
    expect(new Set(refused.map((text) => text.slice(0, 3)))).toEqual(new Set(["409"]));
    expect(refused.every((text) => /is no longer in stock|is no longer available/.test(text))).toBe(true);
    expect(await scene.reservations()).toHaveLength(1);
  });

  test("is free again when its quote expires; the first shopper gets a new price and is told so", async () => {
    const scene = await openExchangeScene(ctx, { variants: lastL });
    const { actor } = scene.tenant;
    const [first, second] = [await draftForL(scene), await draftForL(scene)];
    const quote = await priceReturn(ctx, { actor, returnId: first });
    expect((await priceReturn(ctx, { actor, returnId: first })).quoteId).toBe(quote.quoteId);
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: second }))).toMatch(/^409/);
    ctx.clock.advance(15 * 60_000);
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: second }))).toBe("ok");
    expect(await outcomeOf(scene.complete(first, { quoteId: quote.quoteId }))).toMatch(/^409.*is no longer available/);
    expect(await outcomeOf(scene.complete(second))).toBe("ok");
    ctx.clock.advance(60 * 60_000);
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: first }))).toMatch(/^409/);
  });

  test("is free at once when the shopper takes a refund instead, and when the return is canceled", async () => {
    const scene = await openExchangeScene(ctx, { variants: lastL });
    const { actor } = scene.tenant;
    const order = await scene.order();
    const first = await scene.draft(order);
    const lineItemId = order.lines[0]?.id ?? "";
    await scene.choose(first, { lineItemId, exchangeVariantId: "L" });
    const second = await scene.exchangeDraft();
    await priceReturn(ctx, { actor, returnId: first });
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: second }))).toMatch(/^409/);
    await scene.choose(first, { lineItemId });
    const made = await scene.complete(second);
    const third = await scene.order();
    expect(await outcomeOf(scene.exchange(third, "L"))).toMatch(/^409/);
    await scene.cancel(made.id);
    expect(await outcomeOf(scene.exchange(third, "L"))).toBe("ok");
  });
});

describe("the shopper's own reservation", () => {
  const twoTabs = async () => {
    const scene = await openExchangeScene(ctx, { variants: lastL });
    const order = await scene.order({ lines: [shirtLine(2)] });
    const lineItemId = order.lines[0]?.id ?? "";
    const tab = async () => {
      const returnId = await scene.draft(order);
      return { returnId, choose: () => scene.choose(returnId, { lineItemId, exchangeVariantId: "L" }) };
    };
    return { scene, lineItemId, older: await tab(), newer: await tab() };
  };

  test("never blocks the same shopper: the tab that continues takes it over", async () => {
    const { scene, lineItemId, older, newer } = await twoTabs();
    const { actor } = scene.tenant;
    await older.choose();
    await priceReturn(ctx, { actor, returnId: older.returnId });
    // The payment was abandoned, and the same order was looked up in another tab.
    const input = await askExchange(ctx, {
      actor,
      question: { returnId: newer.returnId, lineItemId, quantity: 1, returnReason: "TOO_SMALL" },
    });
    expect(exchangeOptions(input).options.map(({ platformVariantId }) => platformVariantId)).toContain("L");
    await newer.choose();
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: newer.returnId }))).toBe("ok");
    const held = (await scene.reservations()).filter(({ releasedAt }) => releasedAt === null);
    expect(held.map(({ returnId }) => returnId)).toEqual([newer.returnId]);
    expect(await outcomeOf(priceReturn(ctx, { actor, returnId: older.returnId }))).toBe("ok");
    const stranger = draftForL(scene).then((returnId) => priceReturn(ctx, { actor, returnId }));
    expect(await outcomeOf(stranger)).toMatch(/^409/);
  });

  test("is final once confirmed: the other tab is told so", async () => {
    const { scene, older, newer } = await twoTabs();
    await older.choose();
    await newer.choose();
    const outcomes = await Promise.all([
      outcomeOf(scene.complete(older.returnId)),
      outcomeOf(scene.complete(newer.returnId)),
    ]);
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== "ok")).toMatch(/^409/);
    const held = (await scene.reservations()).filter(({ releasedAt }) => releasedAt === null);
    expect(held.map(({ expiresAt, quantity }) => [expiresAt, quantity])).toEqual([[null, 1]]);
  });
});

describe("one order per return", () => {
  const reviewed = async (scene: ExchangeScene) => {
    const made = await scene.exchange(await scene.order(), "L");
    await runDueActivities(ctx);
    await recordReview(ctx, {
      actor: scene.tenant.actor,
      processId: made.id,
      lines: [
        {
          lineItemId: made.units[0]?.orderLineId ?? "",
          status: "APPROVED",
          rejectReason: "",
          showRejectReason: false,
          user: "",
          reviewedAt: ctx.clock.now().toISOString(),
        },
      ],
      override: null,
    });
    const { claimed } = await claimDueWork(ctx.db, 10);
    const named = (name: string) => {
      const found = claimed.find((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} was not planned.`);
      return found;
    };
    return { made, named };
  };
  const ordersOf = (scene: ExchangeScene, processId: string) =>
    ctx.db.order.findMany({ where: { groupId: scene.tenant.groupId, exchangeProcessId: processId } });

  test("is created even if two workers run the same activity at once", async () => {
    const scene = await openExchangeScene(ctx);
    const { made, named } = await reviewed(scene);
    const activity = named("CREATE_EXCHANGE_ORDER");
    await Promise.all([
      createExchangeOrder(ctx, activity, readReturnOnce(ctx, activity)),
      createExchangeOrder(ctx, activity, readReturnOnce(ctx, activity)),
    ]);
    expect(await ordersOf(scene, made.id)).toHaveLength(1);
    expect(await scene.stock("L")).toBe(4);
    const { order } = await getProcess(ctx.db, scene.tenant.actor, made.id);
    expect(order.payments[0]?.carriedMinor).toBe(4000);
  });

  test("is the shop's own order again after a crash between its answer and our commit", async () => {
    const scene = await openExchangeScene(ctx);
    const { made, named } = await reviewed(scene);
    const activity = named("CREATE_EXCHANGE_ORDER");
    const answers: string[] = [];
    let isDying = true;
    const dying = withSandbox(ctx, {
      shop: {
        ...ctx.sandbox.shop,
        createExchangeOrder: async (request) => {
          const answer = await ctx.sandbox.shop.createExchangeOrder(request);
          answers.push(answer.platformOrderId);
          if (isDying) throw new Error("killed");
          return answer;
        },
      },
    });
    await expect(createExchangeOrder(dying, activity, readReturnOnce(dying, activity))).rejects.toThrow("killed");
    expect(await ordersOf(scene, made.id)).toHaveLength(0);
    isDying = false;
    await createExchangeOrder(dying, activity, readReturnOnce(dying, activity));
    const [order] = await ordersOf(scene, made.id);
    expect(new Set(answers)).toEqual(new Set([order?.platformOrderId]));
  });

  test("restocks a unit once even if two workers do it", async () => {
    const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true } });
    const { named } = await reviewed(scene);
    const activity = named("RESTOCK");
    await Promise.all([
      restockUnits(ctx, activity, readReturnOnce(ctx, activity)),
      restockUnits(ctx, activity, readReturnOnce(ctx, activity)),
    ]);
    await restockUnits(ctx, activity, readReturnOnce(ctx, activity));
    expect(await scene.stock("M")).toBe(6);
  });

  test("gives the next exchange of the same order the next number", async () => {
    const scene = await openExchangeScene(ctx);
    const order = await scene.order({
      lines: [{ name: "Shirt", productId: "shirt", variantId: "M", unitPriceMinor: 4000, quantity: 2 }],
    });
    const first = await scene.review(await scene.exchange(order, "L"));
    const second = await scene.review(await scene.exchange(order, "S"));
    expect([first, second].map(({ exchangeOrder }) => exchangeOrder?.orderNumber)).toEqual([
      `${order.orderNumber}-X1`,
      `${order.orderNumber}-X2`,
    ]);
    expect(second.order.payments[0]).toMatchObject({ capturedMinor: 8000, carriedMinor: 8000 });
  });
});
