import { describe, expect, test } from "vitest";
import { giveUpWords } from "./close-as-failed-words";

const facts = {
  currency: "EUR",
  pending_amount: "0",
  has_paid: false,
  has_exchange: false,
  is_ordered: false,
  units: 2,
};

describe("giving a return up says", () => {
  test("that nothing is paid and its units are free, while nothing was", () => {
    expect(giveUpWords(facts).slice(0, 2)).toEqual([
      "No refund is due.",
      "Its 2 units can be returned again in a new return.",
    ]);
  });

  test("how much that is due is never paid", () => {
    expect(giveUpWords({ ...facts, units: 1, pending_amount: "4310" }).slice(0, 2)).toEqual([
      "The €43.10 refund will not be sent.",
      "Its unit can be returned again in a new return.",
    ]);
  });

  test("that its units stay returned once something was paid", () => {
    expect(giveUpWords({ ...facts, has_paid: true })[1]).toBe(
      "Part of this return was refunded, so its 2 units can’t be returned again.",
    );
  });

  test("what happens to new items that are not ordered, and nothing of ordered ones", () => {
    expect(giveUpWords({ ...facts, has_exchange: true })[1]).toBe(
      "The new items won’t be ordered, and the shopper gets back what they paid for them.",
    );
    expect(giveUpWords({ ...facts, has_exchange: true, has_paid: true, is_ordered: true })).toHaveLength(3);
  });
});
