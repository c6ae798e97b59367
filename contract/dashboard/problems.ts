import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instant, instantOut, text } from "../base/wire";
import { ACTIVITY_NAMES } from "../vocabulary/activity";
import { PROBLEM_SCOPES } from "../vocabulary/hold";

/** What a person can do about a problem. */
export const PROBLEM_ACTS = ["CUSTOMS", "EMAIL", "RETRY", "BY_HAND", "RELEASE", "GIVE_UP"] as const;
export type ProblemAct = (typeof PROBLEM_ACTS)[number];

/** Effects of closing the return as failed, which the page describes before the user confirms. */
export const GiveUpFactsDto = z.object({
  currency: currencyCode(),
  pending_amount: amount().describe("Amount due that would not be paid."),
  has_paid: z.boolean().describe("Whether money or new items were sent. The units then remain returned."),
  has_exchange: z.boolean(),
  is_ordered: z.boolean().describe("Whether the new items are ordered."),
  units: z.int(),
});

/**
 * Something that needs a person: an activity that failed permanently, a hold set by a person or a rule, or a stuck
 * parcel.
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
    .describe("Failed activity. `null` for a hold by a person or a rule, and for a parcel."),
  activity_id: z.string().nullable(),
  hold_id: z.string().nullable().describe("Hold that can be released. `null` for an activity or a parcel."),
  error: z.string().describe("Last error, or the reason for the hold."),
  attempts: z.int(),
  since: instantOut(),
  cause: z.string().describe("Problems with the same value have the same cause."),
  acts: z.array(z.enum(PROBLEM_ACTS)),
  give_up: GiveUpFactsDto,
});

export const CauseDto = z.object({
  cause: z.string(),
  scope: z.enum(PROBLEM_SCOPES),
  activity: z.enum(ACTIVITY_NAMES).nullable(),
  error: z.string().describe("Error without the details that differ between returns."),
  latest_error: z.string().describe("Latest error of this cause, with all details."),
  count: z.int(),
  last_seen_at: instantOut(),
});

export const listProblems = defineQuery({
  summary: "List problems that need attention",
  description:
    "Returns all permanently failed activities, open holds and stuck parcels, oldest first; keyset paging. Includes the causes, most frequent first.",
  scope: "processes:read",
  input: z.object({
    cause: text(64).default(""),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    problems: z.array(ProblemDto),
    next_cursor: z.string().nullable(),
    total: z.int().describe("Total with this cause, or of all."),
    returns: z.int().describe("Number of returns with at least one of these problems."),
    causes: z.array(CauseDto),
  }),
});

export const countProblems = defineQuery({
  summary: "Count the returns with problems",
  description:
    "The number shown next to the section's name. It equals the number of returns in the problems view of the list.",
  scope: "processes:read",
  output: z.object({ count: z.int() }),
});

export const retryProblems = defineMutation({
  summary: "Retry everything that failed for the same reason",
  description:
    "Processes a part per call: call again with `held_before` from the response until nothing is left. Steps that fail again in the process are put on hold again and not retried twice.",
  scope: "processes:write",
  input: z.object({
    cause: identifier(),
    held_before: instant().optional().describe("Only steps put on hold before this time. Defaults to now."),
  }),
  output: z.object({ retried: z.int(), left: z.int(), held_before: instantOut() }),
});
