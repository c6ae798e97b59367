import { describe, expect, test } from "vitest";
import { NO_RESTOCK_REASONS } from "@/contract/vocabulary/no-restock-reason";
import { outcomeWord, stockWords } from "./outcome-words";

const stock = (not_restocked_reason: string | null, restocked_at: string | null = null) =>
  stockWords({ restocked_at, not_restocked_reason });

describe("what is said of the shop's stock beside the result of a unit", () => {
  test("is that it was updated or why not, and never that the unit was not restocked", () => {
    expect(stock(null, "2026-11-20T12:00:00Z")).toBe("Stock updated");
    expect(stock("RESTOCKING_DISABLED")).toBe("Stock not updated: the store doesn’t restock returns");
    for (const reason of NO_RESTOCK_REASONS) expect(stock(reason)).toMatch(/^Stock not updated: \S/);
  });

  test("is nothing while it is open, and the code itself where it is not known", () => {
    expect(stock(null)).toBe("");
    expect(stock("SOLD_OUT")).toBe("Stock not updated: Sold out");
  });
});

test("a refund to the original payment is called a refund, and others by their option", () => {
  expect([outcomeWord("ORIGINAL_PAYMENT_METHOD"), outcomeWord("EXCHANGE"), outcomeWord("STORE_CREDIT")]).toEqual([
    ...["Refund", "Exchange", "Store credit"],
  ]);
});
