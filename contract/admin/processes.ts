import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instant, text } from "../base/wire";
import { ReturnSummaryDto } from "../schemas/return-summary";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

export const getProcess = defineQuery({
  summary: "Get a return process",
  description: "One return with its items, units, money with derivation, customer and payments.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ return_summary: ReturnSummaryDto }),
  problems: ["NOT_FOUND"],
});

export const listProcessSummaries = defineQuery({
  summary: "List return processes",
  description:
    "Newest first. Filters are exact and may be combined; customer_email ignores case. A page past the end is empty. " +
    "Page 0 begins a walk: later pages of the same credential, filters and page_size leave out what was added since, until " +
    "page 0 is asked for again. Whether a return fits a filter is looked at for each page: one that no longer does moves " +
    "those behind it up.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/summaries" }],
  input: z.object({
    page: z.int().min(0).max(1_000_000).default(0).describe("0-based."),
    page_size: z.int().min(1).max(100).default(25),
    order_id: text(128)
      .optional()
      .describe("The order's id here or the shop's own, as any answer or webhook gives it."),
    order_number: text(128).optional().describe("The order's number or its name, for example 1042 or #1042."),
    status: z.enum(PROCESS_STATUSES).optional(),
    customer_email: text(254).optional(),
  }),
  output: z.object({
    pagination: z
      .object({ current_page: z.int(), page_size: z.int(), total_pages: z.int() })
      .meta({ id: "Pagination" }),
    return_summaries: z.array(ReturnSummaryDto),
  }),
});

export const getProcessByPlatformId = defineQuery({
  summary: "Get a return process by the shop's id of it",
  description: "The id that the shop gave to its own return, where one was opened there.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/ecommerce/{platform_process_id}" }],
  input: z.object({
    platform_process_id: identifier(),
    ecommerce_id: text(128)
      .default("")
      .describe("Whose id it is. Needed where two stores of the group share it (else 409)."),
  }),
  output: z.object({ return_summary: ReturnSummaryDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const searchProcesses = defineQuery({
  summary: "Search return processes",
  description:
    "Newest first, page by page with `next_cursor`. `query` understands the return code, the ids of the return and of its " +
    "order, here and at the shop, the order number with or without #, email address, name, tracking number, SKU and postal code; from three letters on the beginning " +
    "of one is enough. Filters may be combined, and work without a query.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/search" }],
  input: z.object({
    query: text(254).default(""),
    status: z.enum(PROCESS_STATUSES).optional(),
    shipping_status: z.enum(SHIPPING_STATUSES).optional(),
    return_method: z.enum(RETURN_METHODS).optional(),
    ecommerce_id: text(128).optional(),
    created_from: instant().optional().describe("RFC 3339; from this moment on."),
    created_to: instant().optional().describe("RFC 3339; before this moment."),
    cursor: text(256).default("").describe("`next_cursor` of the page before; empty for the first."),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    return_summaries: z.array(ReturnSummaryDto),
    next_cursor: z.string().nullable().describe("null on the last page."),
  }),
});
