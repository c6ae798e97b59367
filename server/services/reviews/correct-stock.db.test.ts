import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { withSandbox } from "@/test/with-sandbox";
import { correctReview } from "./correct-review";
import { recordReview } from "./record-review";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

type Verdict = "APPROVED" | "DECLINED";

const correct = (scene: ExchangeScene, { id, units }: ReturnProcess, { nth, to }: { nth: number; to: Verdict }) =>
  correctReview(ctx, {
    actor: scene.tenant.actor,
    processId: id,
    lines: [{ unitId: units[nth]?.id ?? "", status: to, rejectReason: "Worn", showRejectReason: false, seen: null }],
    reason: "Looked again",
    user: "sven@example.com",
    override: null,
  });

describe("an exchange that was declined and is then approved", () => {
  /** Two shirts for two L; nothing is ordered yet, and the L of the declined one is free. */
  const halfDeclined = async ({ variant = "L", ...stock }: { M?: number; L?: number; variant?: string }) => {
    const scene = await openExchangeScene(ctx, {
      variants: Object.entries(stock).map(([platformVariantId, pieces]) => ({ platformVariantId, stock: pieces })),
      config: { isRestockingEnabled: true },
    });
    const order = await scene.order({ lines: [shirtLine(2)] });
    const made = await scene.exchange(order, { variant, quantity: 2 });
    await runDueActivities(ctx);
    const lines = (["DECLINED", "APPROVED"] as const).map((status, nth) => ({
      lineItemId: made.units[nth]?.orderLineId ?? "",
      status,
      rejectReason: "Worn",
      showRejectReason: false,
      user: "sven@example.com",
      reviewedAt: ctx.clock.now().toISOString(),
    }));
    const reviewed = await recordReview(ctx, { actor: scene.tenant.actor, processId: made.id, lines, override: null });
    const nth = reviewed.units.findIndex(({ verdict }) => verdict === "DECLINED");
    return { scene, reviewed, nth };
  };
  const heldBy = async (scene: ExchangeScene, returnId: string) =>
    (await scene.reservations()).filter((one) => one.returnId === returnId && one.releasedAt === null);

  test("reserves its new item again until it is ordered", async () => {
    const { scene, reviewed, nth } = await halfDeclined({ M: 5, L: 2 });
    expect(await heldBy(scene, reviewed.id)).toMatchObject([{ quantity: 1 }]);
    await correct(scene, reviewed, { nth, to: "APPROVED" });
    expect(await heldBy(scene, reviewed.id)).toMatchObject([{ quantity: 2, expiresAt: null }]);
    await runDueActivities(ctx);
    const done = await getProcess(ctx.db, scene.tenant.actor, reviewed.id);
    expect(done.exchangeOrder?.lines).toMatchObject([{ quantity: 2 }]);
    expect(await scene.stock("L")).toBe(0);
    expect(await heldBy(scene, reviewed.id)).toEqual([]);
  });

  test("is refused in words when somebody else has the unit by now, and nothing is recorded", async () => {
    const { scene, reviewed, nth } = await halfDeclined({ M: 5, L: 2 });
    const other = await scene.exchange(await scene.order(), "L");
    await expect(correct(scene, reviewed, { nth, to: "APPROVED" })).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
      message: expect.stringContaining("only 1 of 2 are left"),
    });
    const after = await getProcess(ctx.db, scene.tenant.actor, reviewed.id);
    expect(after.units[nth]?.verdict).toBe("DECLINED");
    expect(await heldBy(scene, reviewed.id)).toMatchObject([{ quantity: 1 }]);
    expect(await heldBy(scene, other.id)).toMatchObject([{ quantity: 1 }]);
  });

  test("needs no stock when the returned unit is sent out again", async () => {
    const { scene, reviewed, nth } = await halfDeclined({ M: 0, variant: "M" });
    await correct(scene, reviewed, { nth, to: "APPROVED" });
    await runDueActivities(ctx);
    const done = await getProcess(ctx.db, scene.tenant.actor, reviewed.id);
    expect(done.exchangeOrder?.lines).toMatchObject([{ quantity: 2 }]);
    expect(await scene.stock("M")).toBe(0);
  });
});

describe("a unit that is restocked", () => {
  /** One shirt for an L that the shop refuses, which keeps the return open; the other, an S, is refunded as credit. */
  const heldWithOneBack = async () => {
    const variants = [
      { platformVariantId: "M" },
      { platformVariantId: "S" },
      { platformVariantId: "L", sku: "SANDBOX:REFUSE" },
    ];
    const scene = await openExchangeScene(ctx, { variants, config: { isRestockingEnabled: true } });
    const lines = [shirtLine(1), { ...shirtLine(1), variantId: "S", sku: "shirt-S" }];
    const order = await scene.order({ lines });
    const returnId = await scene.draft(order);
    const [m, s] = order.lines;
    await scene.choose(returnId, { lineItemId: m?.id ?? "", exchangeVariantId: "L" });
    await scene.choose(returnId, { lineItemId: s?.id ?? "", refundOption: "STORE_CREDIT" });
    const made = await scene.review(await scene.complete(returnId));
    const nth = made.units.findIndex(({ orderLineId }) => orderLineId === s?.id);
    return { scene, made, nth };
  };

  const listen = () => {
    const told: { quantity: number; idempotencyKey: string }[] = [];
    const listening = withSandbox(ctx, {
      shop: {
        ...ctx.sandbox.shop,
        restock: async (request) => {
          told.push(...request.items.map(({ quantity }) => ({ quantity, idempotencyKey: request.idempotencyKey })));
          await ctx.sandbox.shop.restock(request);
        },
      },
    });
    return { told, listening };
  };

  test("leaves the stock when its verdict is corrected, returns with the next correction, and the shop is told each time", async () => {
    const { scene, made, nth } = await heldWithOneBack();
    expect([made.status, await scene.stock("S")]).toEqual(["ON_HOLD", 6]);
    const { told, listening } = listen();
    const shelf: unknown[] = [];
    for (const to of ["DECLINED", "APPROVED", "DECLINED"] as const) {
      // Decisions at the same moment have no order.
      ctx.clock.set(new Date());
      await correct(scene, made, { nth, to });
      await runDueActivities(listening);
      const { units } = await getProcess(ctx.db, scene.tenant.actor, made.id);
      shelf.push([await scene.stock("S"), units[nth]?.restockedAt !== null, units[nth]?.notRestockedReason]);
    }
    expect(shelf).toEqual([
      [5, false, "DECLINED"],
      [6, true, ""],
      [5, false, "DECLINED"],
    ]);
    expect(told.map(({ quantity }) => quantity)).toEqual([-1, 1, -1]);
    expect(new Set(told.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(await scene.stock("M")).toBe(6);
  });

  test("is restocked once when its verdict is corrected before anybody has moved it", async () => {
    const { scene, made, nth } = await heldWithOneBack();
    const { told, listening } = listen();
    for (const to of ["DECLINED", "APPROVED", "DECLINED"] as const) {
      ctx.clock.set(new Date());
      await correct(scene, made, { nth, to });
    }
    await runDueActivities(listening);
    expect([await scene.stock("S"), told.map(({ quantity }) => quantity)]).toEqual([5, [-1]]);
  });
});
