import { describe, expect, test } from "vitest";
import { giveUpWords } from "./give-up-words";

const facts = ({
  refunds = [] as { amount: string; missing_amount: string }[],
  units = 2,
  isExchange = false,
  order = null as unknown,
} = {}) => ({
  compensation: { refunds, exchange_order: order },
  currency_code: "EUR",
  returned_items: { items: [{ units: Array.from({ length: units }, () => ({ new_item: isExchange ? {} : null })) }] },
});

describe("giving a return up says", () => {
  test("that nothing is paid and its units are free, while nothing was", () => {
    expect(giveUpWords(facts()).slice(0, 2)).toEqual([
      "Nothing more is paid for it.",
      "Its 2 units can be returned again, in a new return.",
    ]);
  });

  test("how much that is due is never paid", () => {
    const words = giveUpWords(facts({ units: 1, refunds: [{ amount: "4310", missing_amount: "4310" }] }));
    expect(words.slice(0, 2)).toEqual([
      "€43.10 that is still due is never paid.",
      "Its unit can be returned again, in a new return.",
    ]);
  });

  test("that its units stay returned once a part was paid", () => {
    const words = giveUpWords(facts({ refunds: [{ amount: "4310", missing_amount: "1000" }] }));
    expect(words[1]).toBe("Something was paid for it, so its 2 units cannot be returned again.");
  });

  test("what happens to new items that are not ordered, and that ordered ones count as paid", () => {
    expect(giveUpWords(facts({ isExchange: true }))[1]).toBe(
      "The new items are not ordered; what the shopper paid for them goes back.",
    );
    expect(giveUpWords(facts({ isExchange: true, order: {} }))[1]).toMatch(/^Something was paid/);
  });
});
