import { expect, test } from "vitest";
import { TASK_KINDS } from "@/contract/vocabulary/task";
import { TASK_WORDS } from "./task-words";

const TASK = { return_code: "RT-7F3K-92QD", order_name: "#1042", warehouse: "", platform_return: "88" };

test("every task says what to do, without a hole where the store has no warehouse", () => {
  const words = TASK_KINDS.map((kind) => TASK_WORDS[kind].todo(TASK));
  expect(words[0]).toBe(
    "Create this order in your shop for the customer of order #1042, and mark it as paid by return RT-7F3K-92QD.",
  );
  expect(words[1]).toBe("Change the stock in your shop:");
  expect(TASK_WORDS.RESTOCK.todo({ ...TASK, warehouse: "Utrecht" })).toBe("Change the stock in your shop at Utrecht:");
});
