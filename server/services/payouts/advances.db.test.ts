import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import type { ReturnProcess } from "@/server/domain/process/types";
import { spendCredit } from "@/server/services/credits/spend-credit";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene } from "@/test/refund-scene";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const paid = ({ payouts }: ReturnProcess) =>
  payouts.map(({ refundOption, amountMinor, status }) => `${refundOption} ${amountMinor} ${status}`);
const bases = ({ settlements }: ReturnProcess) => settlements.map(({ basis, totalMinor }) => `${basis} ${totalMinor}`);
const payments = ({ units }: ReturnProcess) => units.map(({ payment }) => payment);

describe("an advance before the inspection", () => {
  test("on start: the credit exists when the return is confirmed, and the inspection pays nothing more", async () => {
    const scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_START" } });
    const made = await scene.newReturn({ quantity: 2, refundOption: "STORE_CREDIT" });
    expect([bases(made), paid(made), made.refundTiming]).toEqual([
      ["QUOTE 10000", "ADVANCE 10000"],
      ["STORE_CREDIT 10000 PENDING"],
      "ON_START",
    ]);
    const advanced = await scene.work(made);
    expect([paid(advanced), payments(advanced), advanced.status]).toEqual([
      ["STORE_CREDIT 10000 SETTLED"],
      ["SETTLED", "SETTLED"],
      "RUNNING",
    ]);
    expect(advanced.credits[0]).toMatchObject({ kind: "STORE_CREDIT", balanceMinor: 10000 });
    expect(advanced.credits[0]?.code).toMatch(/^SC-(\w{4}-){2}\w{4}$/);
    const moved = await scene.move(await scene.move(advanced, "COLLECTED"), "IN_WAREHOUSE");
    expect(bases(moved)).toHaveLength(2);
    const done = await scene.review(moved);
    expect([bases(done).at(-1), paid(done), done.status]).toEqual([
      "DECISION 10000",
      ["STORE_CREDIT 10000 SETTLED"],
      "COMPLETED",
    ]);
  });

  test("on collection: paid once, when the carrier has the parcel, even if only the arrival is reported", async () => {
    const scene = await createRefundScene(ctx, { timings: { ORIGINAL_PAYMENT_METHOD: "ON_COLLECTED" } });
    const collected = await scene.newReturn();
    expect(paid(collected)).toEqual([]);
    expect(paid(await scene.work(await scene.move(collected, "COLLECTED")))).toEqual([
      "ORIGINAL_PAYMENT_METHOD 5000 SETTLED",
    ]);
    expect(paid(await scene.work(await scene.move(collected, "IN_WAREHOUSE")))).toHaveLength(1);
    const arrived = await scene.newReturn();
    expect(paid(await scene.work(await scene.move(arrived, "IN_WAREHOUSE")))).toEqual([
      "ORIGINAL_PAYMENT_METHOD 5000 SETTLED",
    ]);
  });

  test("only for units whose option pays early: the inspection pays the rest", async () => {
    const scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_START", GIFT_CARD: "ON_COLLECTED" } });
    const lines = [1000, 2000, 4000].map((unitPriceMinor, index) => ({
      name: `Item ${index}`,
      unitPriceMinor,
      quantity: 1,
    }));
    const made = await scene.newReturn({
      lines,
      items: [
        { line: 0, quantity: 1, refundOption: "STORE_CREDIT" },
        { line: 1, quantity: 1, refundOption: "GIFT_CARD" },
        { line: 2, quantity: 1, refundOption: "ORIGINAL_PAYMENT_METHOD" },
      ],
    });
    expect(paid(await scene.work(made))).toEqual(["STORE_CREDIT 1000 SETTLED"]);
    const collected = await scene.work(await scene.move(made, "COLLECTED"));
    expect(paid(collected)).toEqual(["STORE_CREDIT 1000 SETTLED", "GIFT_CARD 2000 SETTLED"]);
    expect(payments(collected)).toEqual(["SETTLED", "SETTLED", "NOTHING_DUE"]);
    const done = await scene.work(await scene.review(collected));
    expect([paid(done).at(-1), payments(done), done.status]).toEqual([
      "ORIGINAL_PAYMENT_METHOD 4000 SETTLED",
      ["SETTLED", "SETTLED", "SETTLED"],
      "COMPLETED",
    ]);
  });

  test("beyond the decision: money is reported and never charged", async () => {
    const scene = await createRefundScene(ctx, { timings: { ORIGINAL_PAYMENT_METHOD: "ON_START" } });
    const made = await scene.work(await scene.newReturn({ quantity: 2 }));
    const done = await scene.review(made, "APPROVED", "DECLINED");
    expect([paid(done), done.settlements.at(-1)?.overpaidMinor, done.status]).toEqual([
      ["ORIGINAL_PAYMENT_METHOD 10000 SETTLED"],
      5000,
      "COMPLETED",
    ]);
  });

  test("beyond the decision: credit is reduced to what was decided, with its part of the bonus", async () => {
    const scene = await createRefundScene(ctx, {
      timings: { STORE_CREDIT: "ON_START" },
      bonuses: { STORE_CREDIT: { rateBasisPoints: 1000 } },
    });
    const made = await scene.work(await scene.newReturn({ quantity: 2, refundOption: "STORE_CREDIT" }));
    expect(made.payouts[0]).toMatchObject({ amountMinor: 11000, giftMinor: 1000 });
    const done = await scene.review(made, "APPROVED", "DECLINED");
    expect(done.payouts[0]).toMatchObject({ amountMinor: 11000, takenBackMinor: 5500, giftMinor: 500 });
    expect([done.credits[0]?.balanceMinor, done.settlements.at(-1)?.overpaidMinor]).toEqual([5500, 0]);
    const entries = await ctx.db.creditEntry.findMany({
      where: { creditId: done.credits[0]?.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`)).toEqual([
      "ISSUED 11000",
      "TAKEN_BACK -5500",
    ]);
    // The declined unit belongs to the shopper again: 150.00 of the 200.00 that were paid can still be refunded.
    const [left] = await listPaymentBalances(ctx.db, scene.tenant.actor, done.order);
    expect(left?.refundedMinor).toBe(5000);
  });

  test("as spent credit: stays with the shopper and is reported as overpaid", async () => {
    const scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_START" } });
    const made = await scene.work(await scene.newReturn({ quantity: 2, refundOption: "STORE_CREDIT" }));
    const { actor, store } = scene.tenant;
    const code = made.credits[0]?.code ?? "";
    await spendCredit(ctx, { actor, ecommerceId: store.id, code, amountMinor: 7000, reference: "order 1" });
    const done = await scene.review(made, "APPROVED", "DECLINED");
    expect([done.credits[0]?.balanceMinor, done.settlements.at(-1)?.overpaidMinor]).toEqual([0, 2000]);
  });

  test("as credit for a rejected item: doesn't replace another item's refund", async () => {
    const scene = await createRefundScene(ctx, { timings: { GIFT_CARD: "ON_START" } });
    const lines = [1000, 4000].map((unitPriceMinor, index) => ({ name: `Item ${index}`, unitPriceMinor, quantity: 1 }));
    const made = await scene.newReturn({
      lines,
      items: [
        { line: 0, quantity: 1, refundOption: "GIFT_CARD" },
        { line: 1, quantity: 1, refundOption: "ORIGINAL_PAYMENT_METHOD" },
      ],
    });
    const done = await scene.work(await scene.review(await scene.work(made), "DECLINED", "APPROVED"));
    expect(paid(done)).toEqual(["GIFT_CARD 1000 SETTLED", "ORIGINAL_PAYMENT_METHOD 4000 SETTLED"]);
    expect([done.payouts[0]?.takenBackMinor, done.credits[0]?.balanceMinor, done.status]).toEqual([
      1000,
      0,
      "COMPLETED",
    ]);
  });

  test("as credit that waits to be issued: is issued with what was decided", async () => {
    const scene = await createRefundScene(ctx, { timings: { GIFT_CARD: "ON_START" } });
    const made = await scene.newReturn({ quantity: 2, refundOption: "GIFT_CARD" });
    const reviewed = await scene.review(made, "DECLINED", "APPROVED");
    expect(reviewed.settlements.at(-1)?.overpaidMinor).toBe(0);
    const done = await scene.work(reviewed);
    expect(done.credits).toMatchObject([{ kind: "GIFT_CARD", amountMinor: 5000, balanceMinor: 5000 }]);
    expect(done.status).toBe("COMPLETED");
  });
});
