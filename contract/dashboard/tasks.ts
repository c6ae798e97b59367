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
    .describe("What to order, or what to put back; below zero: to take off the shelf again."),
  ship_to: z.array(z.string()).describe("Lines of the address; empty where nothing is shipped."),
  warehouse: z.string().describe("Where the items are put back; empty for other tasks."),
  platform_return: z.string().describe("The shop's own return; empty where it has none."),
});

export const listTasks = defineQuery({
  summary: "List what people have to do in the shop",
  description:
    "Where no shop is connected: exchange orders, restocking, and returns to open or close there. The longest waiting " +
    "first; keyset paging. A task is done with `completeActivityByHand`.",
  scope: "processes:read",
  input: z.object({
    kind: z.enum(TASK_KINDS).optional(),
    ecommerce_id: identifier().optional().describe("Only of this store."),
    process_id: identifier().optional().describe("Only of this return."),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(50).default(25),
  }),
  output: z.object({
    tasks: z.array(TaskDto),
    counts: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.int() })),
    next_cursor: z.string().nullable(),
  }),
});

/** As many as a page shows. */
const MOST_AT_ONCE = 50;

export const finishTasks = defineMutation({
  summary: "Mark several tasks as done",
  description:
    "Tasks that need no number of their own: restocking, and returns that were closed in the shop. Each is a transaction " +
    "of its own; what someone else has done meanwhile counts as done.",
  scope: "processes:write",
  input: z.object({
    tasks: z
      .array(z.object({ process_id: identifier(), activity_id: identifier() }))
      .min(1)
      .max(MOST_AT_ONCE),
    reference: text(200).default("").describe("One for all of them, for the timeline; empty: none."),
  }),
  output: z.object({
    done: z.int(),
    failed: z.array(z.object({ activity_id: z.string(), return_code: z.string(), message: z.string() })),
  }),
});

export const skipTask = defineMutation({
  summary: "End a task that is not needed",
  description:
    "The activity ends as skipped; who said so and why stays in the timeline. An exchange order cannot be skipped: the " +
    "shopper was promised the item.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), activity_id: identifier(), reason: requiredVisibleText(500) }),
  output: emptyObject(),
});

export const countWork = defineQuery({
  summary: "How much waits for people to do by hand",
  description: "The figures beside the sections: labels to upload, refunds that are not sent, tasks in the shop.",
  scope: "processes:read",
  output: z.object({ labels: z.int(), refunds: z.int(), tasks: z.int() }),
});
