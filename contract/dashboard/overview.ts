import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, instantOut } from "../base/wire";
import { CauseDto } from "./problems";

const queue = z.object({
  count: z.int(),
  oldest_at: instantOut().nullable().describe("Time since when the oldest one has been waiting."),
});

export const getOverview = defineQuery({
  summary: "Get the overview",
  description: "Returns the queues of the day, each with its oldest entry, and the recent activity.",
  scope: "processes:read",
  output: z.object({
    needs_approval: queue,
    to_inspect: queue,
    problems: queue.extend({
      cause: CauseDto.nullable().describe("Most frequent cause. `null` if nothing has stopped."),
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
