import { expect, test } from "vitest";
import { TASK_KINDS } from "@/contract/vocabulary/task";
import { failedWords, restocksWords, todoWords, unitsWords } from "./task-words";

const TASK = { return_code: "RT-7F3K-92QD", order_name: "#1042", warehouse: "", platform_return: "88" };

test("says for every task what to do, without a gap if the store has no warehouse", () => {
  const words = TASK_KINDS.map((kind) => todoWords({ kind, ...TASK }));
  expect(words[0]).toBe(
    "Create this order in your shop for the customer of order #1042, and mark it as paid by return RT-7F3K-92QD.",
  );
  expect(words[1]).toMatch(/Ask the shopper who placed order #1042 to pay/);
  expect(words[2]).toBe("Update the stock in your shop:");
  expect(todoWords({ kind: "RESTOCK", ...TASK, warehouse: "Utrecht" })).toBe(
    "Update the stock in your shop at Utrecht:",
  );
});

test("counts restocks and names what was rejected", () => {
  expect([0, 1, 2].map(restocksWords)).toEqual(["0 restocks", "1 restock", "2 restocks"]);
  const line = (quantity: number) => ({ name: "Shirt", sku: "", quantity, unit_price: null });
  expect(unitsWords([{ lines: [line(1)] }])).toBe("1 item in 1 return");
  expect(unitsWords([{ lines: [line(2), line(-1)] }, { lines: [] }])).toBe("3 items in 2 returns");
  expect(failedWords(2, [])).toBeUndefined();
  expect(failedWords(1, [{ return_code: "RT-1", message: "It is on hold." }])).toBe(
    "1 restock done. Not done: RT-1 (It is on hold.)",
  );
});
