import { z } from "zod";
import { defineOperation } from "../operation";
import { ACTIVITY_STATES } from "../vocabulary/activity";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { amount, currencyCode, instantOut, text } from "../wire";
import { CauseDto } from "./problems";

const queue = z.object({
  count: z.int(),
  oldest_at: instantOut().nullable().meta({ description: "Since when the one waits that waits longest." }),
});

export const getOverview = defineOperation({
  id: "getOverview",
  summary: "What waits for somebody, and what happened last",
  description: "The four queues of the day with the one that waits longest, and the last changes.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({}),
  output: z.object({
    needs_approval: queue,
    to_inspect: queue,
    problems: queue.extend({
      cause: CauseDto.nullable().meta({ description: "The most frequent one; null where nothing stopped." }),
    }),
    refunds: queue.extend({
      totals: z.array(z.object({ currency: currencyCode(), amount: amount() })),
    }),
    changes: z.array(
      z.object({
        return_code: z.string(),
        at: instantOut(),
        actor_kind: z.string(),
        actor_name: z.string(),
        text: z.string(),
      }),
    ),
  }),
  problems: [],
});

export const RefundDueDto = z.object({
  payout_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  amount: amount().meta({ description: "What of it is still to be paid." }),
  pending_of_return: amount().meta({ description: "Of all payouts of the return." }),
  currency: currencyCode(),
  refund_option: z.enum(REFUND_OPTIONS),
  destination: z.string(),
  since: instantOut(),
  state: z
    .enum(ACTIVITY_STATES)
    .nullable()
    .meta({ description: "Of its payment; null where this service does not pay it." }),
  is_held: z.boolean().meta({ description: "The return, or all money of it, is held." }),
  attempts: z.int(),
  error: z.string(),
  next_try_at: instantOut().nullable(),
  goes_out_at: instantOut().nullable().meta({ description: "Until then the inspection can be undone." }),
  needs_release: z.boolean().meta({ description: "A second person has to release it." }),
});

export const listRefundsDue = defineOperation({
  id: "listRefundsDue",
  summary: "List refunds that are not paid yet",
  description: "Every payout with something left to pay, the longest waiting first; keyset paging.",
  tag: "Dashboard",
  scope: "processes:read",
  endpoints: [],
  input: z.object({ cursor: text(256).default(""), page_size: z.int().min(1).max(100).default(50) }),
  output: z.object({ refunds: z.array(RefundDueDto), next_cursor: z.string().nullable() }),
  problems: [],
});
