import { describe, expect, it } from "vitest";
import { keepAmounts } from "./keep-amounts";

const share = (index: number, paidMinor: number) => ({
  lineId: "li_1",
  index,
  priceMinor: paidMinor,
  lineDiscountMinor: 0,
  orderDiscountMinor: 0,
  taxMinor: 0,
  paidMinor,
});

describe("keepAmounts", () => {
  const lineId = "li_1";
  const shares = [share(0, 334), share(1, 333), share(2, 333)];

  it("rounds each piece on its own and counts only the requested pieces", () => {
    const takenIndexes = new Set<number>();
    expect(keepAmounts({ shares, lineId, takenIndexes, quantity: 2, refundPercentage: 50 })).toEqual({
      keepMinor: 167 + 167,
      returnMinor: 667,
    });
  });

  it("skips pieces that are in another return", () => {
    const takenIndexes = new Set([0]);
    expect(keepAmounts({ shares, lineId, takenIndexes, quantity: 3, refundPercentage: 100 })).toEqual({
      keepMinor: 666,
      returnMinor: 666,
    });
  });
});
