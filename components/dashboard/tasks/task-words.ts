import type { z } from "zod";
import type { TaskDto } from "@/contract/dashboard/tasks";
import type { TaskKind } from "@/contract/vocabulary/task";

export type Task = z.output<typeof TaskDto>;

type Words = {
  /** The filter and the heading. */
  title: string;
  /** The same of one. */
  one: string;
  /** What to do, in one sentence. */
  todo: (task: Pick<Task, "return_code" | "order_name" | "warehouse" | "platform_return">) => string;
  confirm: string;
  effect: string;
  /** Label of what the shop calls the result; null where one press is enough. */
  reference: string | null;
  /** What follows when it is ended as not needed; "" where that is refused. */
  notNeeded: string;
};

export const TASK_WORDS: Record<TaskKind, Words> = {
  CREATE_EXCHANGE_ORDER: {
    title: "Exchange orders",
    one: "Exchange order",
    notNeeded: "",
    todo: ({ return_code, order_name }) =>
      `Create this order in your shop for the customer of order ${order_name}, and mark it as paid by return ${return_code}.`,
    confirm: "Mark as ordered",
    effect: "The return is linked to the new order. You can't undo this.",
    reference: "New order number",
  },
  CAPTURE_HOLD: {
    title: "Amounts to collect",
    one: "Amount to collect",
    notNeeded: "The shopper keeps the new items without paying for them.",
    todo: ({ order_name }) =>
      `Ask the customer of order ${order_name} to pay for the new items. The returned items weren't accepted, and the hold on the card has ended:`,
    confirm: "Mark as paid",
    effect: "The payment is recorded with the exchange order. You can't undo this.",
    reference: "Payment reference",
  },
  RESTOCK: {
    title: "Restock",
    one: "Restock",
    notNeeded: "The items don't go back on the shelf in Homeward.",
    todo: ({ warehouse }) => `Change the stock in your shop${warehouse === "" ? "" : ` at ${warehouse}`}:`,
    confirm: "Mark as restocked",
    effect: "The items count as back in stock in Homeward, too. You can't undo this.",
    reference: null,
  },
  OPEN_PLATFORM_RETURN: {
    title: "Returns to open",
    one: "Return to open",
    notNeeded: "The return isn't linked to one in your shop.",
    todo: ({ order_name }) => `Open a return for order ${order_name} in your shop with these items:`,
    confirm: "Mark as opened",
    effect: "The return is linked to the one in your shop. You can't undo this.",
    reference: "Return number in your shop",
  },
  CLOSE_PLATFORM_RETURN: {
    title: "Returns to close",
    one: "Return to close",
    notNeeded: "The return in your shop stays as it is.",
    todo: ({ platform_return }) => `Close return ${platform_return} in your shop: it is over here.`,
    confirm: "Mark as closed",
    effect: "The return counts as closed in your shop. You can't undo this.",
    reference: null,
  },
};

export const restocksWords = (count: number): string => (count === 1 ? "1 restock" : `${count} restocks`);

/** "3 items in 2 returns": pieces that go back and pieces that are taken off again are both moved. */
export const unitsWords = (tasks: readonly Pick<Task, "lines">[]): string => {
  const units = tasks.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
  const returns = tasks.length === 1 ? "1 return" : `${tasks.length} returns`;
  return `${units === 1 ? "1 item" : `${units} items`} in ${returns}`;
};

/** What was refused of several tasks, and what was done nevertheless; undefined where nothing was. */
export const failedWords = (
  done: number,
  failed: readonly { return_code: string; message: string }[],
): string | undefined =>
  failed.length === 0
    ? undefined
    : `${restocksWords(done)} done. Not done: ${failed.map((one) => `${one.return_code} (${one.message})`).join(" ")}`;
