import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, emptyObject, identifier, instantOut, requiredVisibleText, text } from "../base/wire";
import { TASK_KINDS } from "../vocabulary/task";

export const TaskDto = z.object({
  activity_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  is_test: z.boolean(),
  kind: z.enum(TASK_KINDS),
  since: instantOut(),
  currency: currencyCode(),
  lines: z
    .array(z.object({ name: z.string(), sku: z.string(), quantity: z.int(), unit_price: amount().nullable() }))
    .describe("What to order or restock. A negative quantity is removed from stock again."),
  ship_to: z.array(z.string()).describe("Lines of the address. Empty if nothing is shipped."),
  warehouse: z.string().describe("Where the items are restocked. Empty for other tasks."),
  platform_return: z.string().describe("The shop's own return. Empty if it has none."),
});

export const listTasks = defineQuery({
  summary: "List manual tasks in the shop",
  description:
    "For stores without a connected shop: exchange orders, restocking, and returns to open or close there. Oldest first; keyset paging. Complete a task with `completeActivityByHand`.",
  scope: "processes:read",
  input: z.object({
    kind: z.enum(TASK_KINDS).optional(),
    ecommerce_id: identifier().optional().describe("Only tasks of this store."),
    process_id: identifier().optional().describe("Only tasks of this return."),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(50).default(25),
  }),
  output: z.object({
    tasks: z.array(TaskDto),
    counts: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.int() })),
    next_cursor: z.string().nullable(),
  }),
});

/** One page of tasks. */
const MOST_AT_ONCE = 50;

export const finishTasks = defineMutation({
  summary: "Mark several tasks as done",
  description:
    "For tasks that need no reference: restocking, and returns that were closed in the shop. Each has its own transaction. A task that someone else has completed since then counts as done.",
  scope: "processes:write",
  input: z.object({
    tasks: z
      .array(z.object({ process_id: identifier(), activity_id: identifier() }))
      .min(1)
      .max(MOST_AT_ONCE),
    reference: text(200).default("").describe("Shared reference for the timeline. Empty: none."),
  }),
  output: z.object({
    done: z.int(),
    failed: z.array(z.object({ activity_id: z.string(), return_code: z.string(), message: z.string() })),
  }),
});

export const skipTask = defineMutation({
  summary: "Skip a task",
  description:
    "The activity ends as skipped; the timeline records who skipped it and why. An exchange order can't be skipped, because the item was promised to the shopper.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), activity_id: identifier(), reason: requiredVisibleText(500) }),
  output: emptyObject(),
});

export const countWork = defineQuery({
  summary: "Count manual tasks",
  description:
    "The numbers shown next to the sections: labels to upload, refunds that are not sent, tasks in the shop.",
  scope: "processes:read",
  output: z.object({ labels: z.int(), refunds: z.int(), tasks: z.int() }),
});
