import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instant, instantOut, text } from "../base/wire";
import { ACTIVITY_NAMES } from "../vocabulary/activity";
import { PROBLEM_SCOPES } from "../vocabulary/hold";

/** What a person can do about a problem. */
export const PROBLEM_ACTS = ["CUSTOMS", "RETRY", "BY_HAND", "RELEASE", "GIVE_UP"] as const;
export type ProblemAct = (typeof PROBLEM_ACTS)[number];

/** What giving the return up would do; from it the page says it in words before anybody does it. */
export const GiveUpFactsDto = z.object({
  currency: currencyCode(),
  pending_amount: amount().describe("What is due and would never be paid."),
  has_paid: z.boolean().describe("Money or new items were given: the units stay returned."),
  has_exchange: z.boolean(),
  is_ordered: z.boolean().describe("The new items are ordered."),
  units: z.int(),
});

/**
 * Something that stopped and waits for a person: an activity that failed for good, a hold that somebody or a rule set, or
 * a parcel that its carrier does not bring.
 */
export const ProblemDto = z.object({
  problem_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  scope: z.enum(PROBLEM_SCOPES),
  activity: z
    .enum(ACTIVITY_NAMES)
    .nullable()
    .describe("What failed; null for a hold of someone or a rule, and for a parcel."),
  activity_id: z.string().nullable(),
  hold_id: z.string().nullable().describe("What can be released; null for an activity or a parcel."),
  error: z.string().describe("The last error, or why it is held."),
  attempts: z.int(),
  since: instantOut(),
  cause: z.string().describe("Problems with the same one have the same cause."),
  acts: z.array(z.enum(PROBLEM_ACTS)),
  give_up: GiveUpFactsDto,
});

export const CauseDto = z.object({
  cause: z.string(),
  scope: z.enum(PROBLEM_SCOPES),
  activity: z.enum(ACTIVITY_NAMES).nullable(),
  error: z.string().describe("The error without what differs from return to return."),
  latest_error: z.string().describe("The same as it was last, with everything."),
  count: z.int(),
  last_seen_at: instantOut(),
});

export const listProblems = defineQuery({
  summary: "List what stopped and waits for a person",
  description:
    "Every activity that failed for good, every open hold and every parcel that stopped, the longest waiting first; keyset " +
    "paging. With the causes, the most frequent first.",
  scope: "processes:read",
  input: z.object({
    cause: text(64).default(""),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    problems: z.array(ProblemDto),
    next_cursor: z.string().nullable(),
    total: z.int().describe("Of this cause, or all."),
    returns: z.int().describe("How many returns have one of these."),
    causes: z.array(CauseDto),
  }),
});

export const countProblems = defineQuery({
  summary: "How many returns wait for a person because something of them stopped",
  description: "The figure beside the section's name: as many as the view of problems in the list holds.",
  scope: "processes:read",
  output: z.object({ count: z.int() }),
});

export const retryProblems = defineMutation({
  summary: "Try again everything that failed for one cause",
  description:
    "A part per call: call again with the answer's held_before until nothing is left. What fails again meanwhile is held " +
    "anew and not tried twice.",
  scope: "processes:write",
  input: z.object({
    cause: identifier(),
    held_before: instant().optional().describe("Only what was held before; default: now."),
  }),
  output: z.object({ retried: z.int(), left: z.int(), held_before: instantOut() }),
});
