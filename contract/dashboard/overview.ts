import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, instantOut } from "../base/wire";
import { CauseDto } from "./problems";

const queue = z.object({
  count: z.int(),
  oldest_at: instantOut().nullable().describe("Since when the one waits that waits longest."),
});

export const getOverview = defineQuery({
  summary: "What waits for someone, and what happened last",
  description: "The queues of the day with the one that waits longest, and the last changes.",
  scope: "processes:read",
  output: z.object({
    needs_approval: queue,
    to_inspect: queue,
    problems: queue.extend({
      cause: CauseDto.nullable().describe("The most frequent one; null where nothing stopped."),
    }),
    refunds: queue.extend({
      totals: z.array(z.object({ currency: currencyCode(), amount: amount() })),
    }),
    labels: queue,
    tasks: queue,
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
});
