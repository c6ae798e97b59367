import { expect, test } from "vitest";
import type { Payout, ReturnProcess } from "../process/types";
import { linesLeft, refundedLines } from "./refunded-lines";

type Scene = Pick<ReturnProcess, "units" | "settlements" | "payouts">;

const unit = (id: string, orderLineId: string, refundOption = "ORIGINAL_PAYMENT_METHOD") =>
  ({ id, orderLineId, refundOption }) as ReturnProcess["units"][number];
const settlement = (
  id: string,
  amounts: Record<string, number>,
  rest: { basis?: string; shippingMinor?: number } = {},
) =>
  ({
    ...{ id, basis: "DECISION", shippingMinor: 0 },
    ...rest,
    unitAmounts: Object.entries(amounts).map(([unitId, amountMinor]) => ({
      ...{ unitId, amountMinor, taxMinor: Math.round(amountMinor / 10) },
    })),
  }) as ReturnProcess["settlements"][number];
const payout = (settlementId: string, leg: number, rest: Partial<Payout> = {}) =>
  ({
    ...{ id: `${settlementId}-${leg}`, settlementId, leg, paymentId: `pay_${leg}`, amountMinor: 10_000 },
    ...{ refundOption: "ORIGINAL_PAYMENT_METHOD", status: "PENDING" },
    ...rest,
  }) as Payout;

const UNITS = [unit("u1", "shirt"), unit("u2", "shirt"), unit("u3", "hat"), unit("u4", "bag", "STORE_CREDIT")];

test("books pieces of one line together, and only those refunded this way", () => {
  const amounts = { u1: 4_000, u2: 3_999, u3: 0, u4: 9_000 };
  const one = payout("s1", 0);
  const scene: Scene = {
    units: UNITS,
    settlements: [settlement("s1", amounts, { shippingMinor: 495 })],
    payouts: [one],
  };
  expect(refundedLines(scene, one)).toEqual({
    lines: [{ orderLineId: "shirt", quantity: 2, amountMinor: 7_999, taxMinor: 800 }],
    shippingMinor: 495,
  });
});

test("books a refund to several payments with the first of them", () => {
  const [card, voucher] = [payout("s1", 0), payout("s1", 1)];
  const scene: Scene = { units: UNITS, settlements: [settlement("s1", { u3: 500 })], payouts: [voucher, card] };
  expect(refundedLines(scene, card).lines).toHaveLength(1);
  expect(refundedLines(scene, voucher)).toEqual({ lines: [], shippingMinor: 0 });
  // If the first one failed for good, the next one books them.
  const failed = { ...scene, payouts: [voucher, { ...card, status: "FAILED" as const }] };
  expect(refundedLines(failed, voucher).lines).toHaveLength(1);
});

test("a corrected decision books only what it adds; a quote alone was never booked", () => {
  const settlements = [
    settlement("q", { u1: 4_000, u3: 500 }, { basis: "QUOTE", shippingMinor: 495 }),
    settlement("s1", { u1: 4_000, u3: 0 }, { shippingMinor: 495 }),
    settlement("s2", { u1: 4_000, u3: 500 }, { shippingMinor: 495 }),
  ];
  const [first, second] = [payout("s1", 0), payout("s2", 0)];
  const scene: Scene = { units: UNITS, settlements, payouts: [first, second] };
  expect(refundedLines(scene, first)).toMatchObject({ lines: [{ orderLineId: "shirt" }], shippingMinor: 495 });
  expect(refundedLines(scene, second)).toEqual({
    lines: [{ orderLineId: "hat", quantity: 1, amountMinor: 500, taxMinor: 50 }],
    shippingMinor: 0,
  });
});

test("books no more pieces of a line than the shop hasn't refunded itself, with their share of the amounts", () => {
  const lines = [
    { orderLineId: "shirt", quantity: 3, amountMinor: 10_000, taxMinor: 1_000 },
    { orderLineId: "hat", quantity: 1, amountMinor: 500, taxMinor: 50 },
    { orderLineId: "bag", quantity: 1, amountMinor: 700, taxMinor: 70 },
  ];
  const bought = (id: string, quantity: number, refundedQuantity: number) => ({ id, quantity, refundedQuantity });
  const order = { lines: [bought("shirt", 3, 1), bought("hat", 2, 1), bought("bag", 1, 1)] };
  expect(linesLeft(lines, order)).toEqual([
    { orderLineId: "shirt", quantity: 2, amountMinor: 6_667, taxMinor: 667 },
    { orderLineId: "hat", quantity: 1, amountMinor: 500, taxMinor: 50 },
  ]);
});
