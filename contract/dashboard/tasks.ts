import { z } from "zod";
import { defineOperation } from "../operation";
import { TASK_KINDS } from "../vocabulary/task";
import { amount, currencyCode, instantOut, text } from "../wire";

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
    .meta({ description: "What to order, or what to put back; below zero: to take off the shelf again." }),
  ship_to: z.array(z.string()).meta({ description: "Lines of the address; empty where nothing is shipped." }),
  warehouse: z.string().meta({ description: "Where the items are put back; empty for other tasks." }),
  platform_return: z.string().meta({ description: "The shop's own return; empty where it has none." }),
});

export const listTasks = defineOperation({
  id: "listTasks",
  summary: "List what people have to do in the shop",
  description:
    "Where no shop is connected: exchange orders, restocking, and returns to open or close there. The longest waiting " +
    "first; keyset paging. A task is done with `completeActivityByHand`.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({
    kind: z.enum(TASK_KINDS).optional(),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(50).default(25),
  }),
  output: z.object({
    tasks: z.array(TaskDto),
    counts: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.int() })),
    next_cursor: z.string().nullable(),
  }),
  problems: [],
});
