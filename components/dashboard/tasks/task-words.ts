import type { z } from "zod";
import type { TaskDto } from "@/contract/dashboard/tasks";
import type { TaskKind } from "@/contract/vocabulary/task";

export type Task = z.output<typeof TaskDto>;

type Words = {
  /** The filter and the heading. */
  title: string;
  /** What to do, in one sentence. */
  todo: (task: Pick<Task, "return_code" | "order_name" | "warehouse" | "platform_return">) => string;
  confirm: string;
  effect: string;
  /** Label of what the shop calls the result; null where one press is enough. */
  reference: string | null;
};

export const TASK_WORDS: Record<TaskKind, Words> = {
  CREATE_EXCHANGE_ORDER: {
    title: "Exchange orders",
    todo: ({ return_code, order_name }) =>
      `Create this order in your shop for the customer of order ${order_name}, and mark it as paid by return ${return_code}.`,
    confirm: "Mark as ordered",
    effect: "The return is linked to the new order. You can't undo this.",
    reference: "Number of the new order",
  },
  RESTOCK: {
    title: "Restock",
    todo: ({ warehouse }) => `Change the stock in your shop${warehouse === "" ? "" : ` at ${warehouse}`}:`,
    confirm: "Mark as restocked",
    effect: "The items count as back in stock in Homeward, too. You can't undo this.",
    reference: null,
  },
  OPEN_PLATFORM_RETURN: {
    title: "Returns to open",
    todo: ({ order_name }) => `Open a return for order ${order_name} in your shop with these items:`,
    confirm: "Mark as opened",
    effect: "The return is linked to the one in your shop. You can't undo this.",
    reference: "Number of the return in your shop",
  },
  CLOSE_PLATFORM_RETURN: {
    title: "Returns to close",
    todo: ({ platform_return }) => `Close return ${platform_return} in your shop: it is over here.`,
    confirm: "Mark as closed",
    effect: "The return counts as closed in your shop. You can't undo this.",
    reference: null,
  },
};
