import { z } from "zod";
import { defineOperation } from "../operation";
import { ReturnSummaryDto } from "../schemas/return-summary";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { identifier, text } from "../wire";

export const getProcess = defineOperation({
  id: "getProcess",
  summary: "Get a return process",
  description: "One return with its items, units, money with derivation, customer and payments.",
  tag: "Processes",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ return_summary: ReturnSummaryDto }),
  problems: ["NOT_FOUND"],
});

export const listProcessSummaries = defineOperation({
  id: "listProcessSummaries",
  summary: "List return processes",
  description:
    "Newest first. Filters are exact and may be combined; customer_email ignores case. A page past the end is empty. " +
    "Page 0 begins a walk: later pages of the same credential and filters show what was there when it began.",
  tag: "Processes",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/summaries" }],
  input: z.object({
    page: z.int().min(0).max(1_000_000).default(0).meta({ description: "0-based." }),
    page_size: z.int().min(1).max(100).default(25),
    order_id: text(128).optional(),
    order_number: text(128).optional(),
    status: z.enum(PROCESS_STATUSES).optional(),
    customer_email: text(254).optional(),
  }),
  output: z.object({
    pagination: z
      .object({ current_page: z.int(), page_size: z.int(), total_pages: z.int() })
      .meta({ id: "Pagination" }),
    return_summaries: z.array(ReturnSummaryDto),
  }),
  problems: [],
});
