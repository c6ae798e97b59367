import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, requestId, text, visibleText } from "../base/wire";
import { ReturnChoiceDto } from "../schemas/return-choice";
import {
  BULK_ACTS,
  BULK_OFFERS,
  BULK_ROW_STATES,
  BULK_STATES,
  CHOSEN_BULK_ACTS,
  MOST_BULK_ROWS,
} from "../vocabulary/bulk";
import { LONGEST_TAG } from "../vocabulary/return-tag";

const money = z.object({ currency: currencyCode(), amount: amount() });

export const BulkJobDto = z.object({
  job_id: z.string(),
  act: z.enum(BULK_ACTS),
  reason: z.string(),
  target: z.string().describe("Whose work they become, or which tag; empty for other acts."),
  state: z.enum(BULK_STATES).describe("STOPPED: someone stopped it; what was not done by then stays as it was."),
  total: z.int(),
  done: z.int(),
  refused: z.int().describe("Returns with which it could not be done; each says why."),
  retryable: z
    .int()
    .describe("Refused returns whose label the carrier can still be asked for, as of now; 0 for other acts."),
  undoable: z
    .int()
    .describe("Returns that it changed and for which that can be taken back; 0 while it runs, and once that was done."),
  undoes: z.string().nullable().describe("The job that it takes back; act and target are that one's."),
  undone_by: z.string().nullable().describe("The job that takes it back."),
  created_by: z.string(),
  created_at: instantOut(),
  finished_at: instantOut().nullable(),
  costs: z
    .array(money)
    .describe("What the labels cost that it bought, in each currency, as far as carriers say; empty for other acts."),
});

export const BulkRowDto = z.object({
  position: z.int(),
  process_id: z.string(),
  return_code: z.string(),
  customer_name: z.string(),
  state: z.enum(BULK_ROW_STATES),
  error: z.string(),
  cost: money.nullable().describe("Of the label that was bought."),
});

export const startBulkJob = defineMutation({
  summary: "Do one thing with many returns",
  description:
    `Either with the returns named or with all that a choice holds, up to ${MOST_BULK_ROWS}. Answers at once; the job is ` +
    "done return by return, in the name of whoever asked, with the rules that hold for one alone. Sent again with the " +
    "same request_id it answers the job that runs already.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    act: z.enum(CHOSEN_BULK_ACTS),
    reason: visibleText(1000).default("").describe("Needed for HOLD and CANCEL."),
    assignee_id: identifier().optional().describe("For ASSIGN: a member of the team."),
    tag: text(LONGEST_TAG).default("").describe("For TAG and UNTAG."),
    process_ids: z.array(identifier()).max(500).default([]),
    choice: ReturnChoiceDto.optional(),
    expected: z
      .int()
      .min(1)
      .max(MOST_BULK_ROWS)
      .optional()
      .describe("How many the choice held when it was looked at: with another number nothing is done."),
    only_applicable: z
      .boolean()
      .default(false)
      .describe("Leave out what `getBulkOffers` does not count for the act; `expected` is its count then."),
  }),
  output: z.object({ job: BulkJobDto }),
});

export const getBulkOffers = defineQuery({
  summary: "What can be done with chosen returns, and with how many of them",
  description:
    "Counts, for each act, the returns that it applies to as they are now. Either of the returns named or of all that a " +
    `choice holds, up to ${MOST_BULK_ROWS}. Each act keeps its own rules: a job says at each return why it could not be done.`,
  scope: "processes:read",
  input: z.object({
    process_ids: z.array(identifier()).max(500).default([]),
    choice: ReturnChoiceDto.optional(),
  }),
  output: z.object({
    total: z.int(),
    is_more: z.boolean().describe(`There are more than ${MOST_BULK_ROWS}, which no job does at once.`),
    offers: z.array(
      z.object({
        act: z.enum(BULK_OFFERS),
        count: z.int(),
        process_ids: z.array(z.string()).describe("Of the returns named; empty for a choice."),
      }),
    ),
  }),
});

export const getBulkJob = defineQuery({
  summary: "How far an act on many returns is",
  description: "Kept for 90 days.",
  scope: "processes:read",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});

export const listBulkJobs = defineQuery({
  summary: "List the last acts on many returns",
  description: "Newest first, the last 30.",
  scope: "processes:read",
  output: z.object({ jobs: z.array(BulkJobDto) }),
});

export const listBulkRows = defineQuery({
  summary: "What became of each return of a job",
  description: "In the order in which they are done; paged by position.",
  scope: "processes:read",
  input: z.object({
    job_id: identifier(),
    state: z.enum(BULK_ROW_STATES).optional(),
    is_retryable: z.boolean().default(false).describe("Only those that `retryable` counts."),
    after: z.int().min(0).max(MOST_BULK_ROWS).default(0),
    page_size: z.int().min(1).max(500).default(100),
  }),
  output: z.object({ rows: z.array(BulkRowDto), next_after: z.int().nullable() }),
});

export const stopBulkJob = defineMutation({
  summary: "Stop an act on many returns",
  description: "What is done stays done; the rest stays as it is. One that has ended stays as it ended.",
  scope: "processes:write",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});

export const undoBulkJob = defineMutation({
  summary: "Take an act on many returns back",
  description:
    "For HOLD, ASSIGN, UNASSIGN, TAG and UNTAG, once it has ended: exactly what it changed, by a job of its own. What " +
    "someone has changed since stays as it is. Asked for again it answers the same job.",
  scope: "processes:write",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});
