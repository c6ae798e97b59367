import { describe, expect, test } from "vitest";
import { NO_RESTOCK_REASONS } from "@/contract/vocabulary/no-restock-reason";
import { outcomeWord, stockWords } from "./outcome-words";

const stock = (not_restocked_reason: string | null, restocked_at: string | null = null) =>
  stockWords({ restocked_at, not_restocked_reason });

describe("the stock update shown with a unit's result", () => {
  test("says that stock was updated or why it wasn't, and never that the unit wasn't restocked", () => {
    expect(stock(null, "2026-11-20T12:00:00Z")).toBe("Stock updated");
    expect(stock("RESTOCKING_DISABLED")).toBe("Stock not updated: the store doesn’t restock returns");
    for (const reason of NO_RESTOCK_REASONS) expect(stock(reason)).toMatch(/^Stock not updated: \S/);
  });

  test("is empty while a unit is open, and shows an unknown code unchanged", () => {
    expect(stock(null)).toBe("");
    expect(stock("SOLD_OUT")).toBe("Stock not updated: Sold out");
  });
});

test("calls a refund to the original payment a refund, and names other options", () => {
  expect([outcomeWord("ORIGINAL_PAYMENT_METHOD"), outcomeWord("EXCHANGE"), outcomeWord("STORE_CREDIT")]).toEqual([
    ...["Refund", "Exchange", "Store credit"],
  ]);
});
