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
  target: z.string().describe("Assigned member or tag. Empty for other actions."),
  state: z.enum(BULK_STATES).describe("STOPPED: someone stopped the job; the remaining returns were not changed."),
  total: z.int(),
  done: z.int(),
  refused: z.int().describe("Returns for which the action was not possible. Each has a reason."),
  retryable: z
    .int()
    .describe("Number of failed returns for which a label can currently be requested again. 0 for other actions."),
  undoable: z
    .int()
    .describe(
      "Number of changed returns whose change can be undone. 0 while the job is running and after it was undone.",
    ),
  undoes: z.string().nullable().describe("Job that this one undoes. Action and target are those of that job."),
  undone_by: z.string().nullable().describe("Job that undoes this one."),
  created_by: z.string(),
  created_at: instantOut(),
  finished_at: instantOut().nullable(),
  costs: z
    .array(money)
    .describe("Price of the labels bought, by currency, as far as carriers report it. Empty for other actions."),
});

export const BulkRowDto = z.object({
  position: z.int(),
  process_id: z.string(),
  return_code: z.string(),
  customer_name: z.string(),
  state: z.enum(BULK_ROW_STATES),
  error: z.string(),
  cost: money.nullable().describe("Price of the label that was bought."),
});

export const startBulkJob = defineMutation({
  summary: "Start a bulk action on returns",
  description:
    `Applies to the given returns or to all that match a filter, up to ${MOST_BULK_ROWS}. Responds immediately; the job is ` +
    "processed return by return, in the name of the caller, by the rules for a single return. Repeating a call with the " +
    "same `request_id` returns the existing job.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    act: z.enum(CHOSEN_BULK_ACTS),
    reason: visibleText(1000).default("").describe("Required for HOLD and CANCEL."),
    assignee_id: identifier().optional().describe("ASSIGN only: a member of the team."),
    tag: text(LONGEST_TAG).default("").describe("TAG and UNTAG only."),
    process_ids: z.array(identifier()).max(500).default([]),
    choice: ReturnChoiceDto.optional(),
    expected: z
      .int()
      .min(1)
      .max(MOST_BULK_ROWS)
      .optional()
      .describe("Number of returns that matched the filter when it was viewed. If it has changed, nothing is done."),
    only_applicable: z
      .boolean()
      .default(false)
      .describe("Leaves out returns that `getBulkOffers` does not count for the action. `expected` is then its count."),
  }),
  output: z.object({ job: BulkJobDto }),
});

export const getBulkOffers = defineQuery({
  summary: "Get the available bulk actions",
  description:
    "Returns, for each action, the number of returns to which it currently applies, for the given returns or all that match a " +
    `filter, up to ${MOST_BULK_ROWS}. Each action keeps its own rules: a job reports for each return why the action was not possible.`,
  scope: "processes:read",
  input: z.object({
    process_ids: z.array(identifier()).max(500).default([]),
    choice: ReturnChoiceDto.optional(),
  }),
  output: z.object({
    total: z.int(),
    is_more: z.boolean().describe(`There are more than ${MOST_BULK_ROWS}, the maximum for one job.`),
    offers: z.array(
      z.object({
        act: z.enum(BULK_OFFERS),
        count: z.int(),
        process_ids: z.array(z.string()).describe("IDs of the given returns. Empty for a filter."),
      }),
    ),
  }),
});

export const getBulkJob = defineQuery({
  summary: "Get the progress of a bulk action",
  description: "Kept for 90 days.",
  scope: "processes:read",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});

export const listBulkJobs = defineQuery({
  summary: "List recent bulk actions",
  description: "Newest first, up to 30.",
  scope: "processes:read",
  output: z.object({ jobs: z.array(BulkJobDto) }),
});

export const listBulkRows = defineQuery({
  summary: "List the results of a bulk action by return",
  description: "In processing order, paged by position.",
  scope: "processes:read",
  input: z.object({
    job_id: identifier(),
    state: z.enum(BULK_ROW_STATES).optional(),
    is_retryable: z.boolean().default(false).describe("Only rows counted in `retryable`."),
    after: z.int().min(0).max(MOST_BULK_ROWS).default(0),
    page_size: z.int().min(1).max(500).default(100),
  }),
  output: z.object({ rows: z.array(BulkRowDto), next_after: z.int().nullable() }),
});

export const stopBulkJob = defineMutation({
  summary: "Stop a bulk action",
  description:
    "Completed changes are kept; the remaining returns are not changed. A job that has ended is not affected.",
  scope: "processes:write",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});

export const undoBulkJob = defineMutation({
  summary: "Undo a bulk action",
  description:
    "For HOLD, ASSIGN, UNASSIGN, TAG and UNTAG, after the job has ended. Starts a job that reverts exactly what was changed, except what someone has changed since. Repeating the call returns the same job.",
  scope: "processes:write",
  input: z.object({ job_id: identifier() }),
  output: z.object({ job: BulkJobDto }),
});
