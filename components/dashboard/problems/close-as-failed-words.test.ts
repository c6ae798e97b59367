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

describe("closing a return as failed", () => {
  test("says that no refund is sent and the units can be returned again, if nothing was paid", () => {
    expect(giveUpWords(facts).slice(0, 2)).toEqual([
      "No refund is due.",
      "Its 2 units can be returned in a new return.",
    ]);
  });

  test("says how much of the amount due won't be sent", () => {
    expect(giveUpWords({ ...facts, units: 1, pending_amount: "4310" }).slice(0, 2)).toEqual([
      "The €43.10 refund will not be sent.",
      "Its unit can be returned in a new return.",
    ]);
  });

  test("says that the units stay returned if something was paid", () => {
    expect(giveUpWords({ ...facts, has_paid: true })[1]).toBe(
      "Part of this return was refunded, so its 2 units can’t be returned again.",
    );
  });

  test("says what happens to new items that aren't ordered yet, and leaves out ordered ones", () => {
    expect(giveUpWords({ ...facts, has_exchange: true })[1]).toBe(
      "The exchange order won’t be created, and the shopper gets back what they paid for the new items.",
    );
    expect(giveUpWords({ ...facts, has_exchange: true, has_paid: true, is_ordered: true })).toHaveLength(3);
  });
});
