import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instant, text } from "../base/wire";
import { ReturnSummaryDto } from "../schemas/return-summary";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

export const getProcess = defineQuery({
  summary: "Get a return process",
  description: "Returns one return with its items, units, refund with derivation, customer and payments.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ return_summary: ReturnSummaryDto }),
  problems: ["NOT_FOUND"],
});

export const listProcessSummaries = defineQuery({
  summary: "List return processes",
  description:
    "Newest first. Filters are exact and can be combined; `customer_email` ignores case. A page past the end is empty. Page 0 starts a listing: later pages with the same credential, filters and `page_size` leave out returns added since then, until page 0 is requested again. Filters are evaluated for each page: if a return no longer matches, the following ones move up.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/summaries" }],
  input: z.object({
    page: z.int().min(0).max(1_000_000).default(0).describe("0-based."),
    page_size: z.int().min(1).max(100).default(25),
    order_id: text(128).optional().describe("The order's ID here or in the shop, as in any response or webhook."),
    order_number: text(128).optional().describe("The order's number or name, for example 1042 or #1042."),
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
  summary: "Get a return process by the shop's ID",
  description: "Finds a return by the ID of the shop's own return, if one was opened there.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/ecommerce/{platform_process_id}" }],
  input: z.object({
    platform_process_id: identifier(),
    ecommerce_id: text(128)
      .default("")
      .describe("Store that the ID belongs to. Required if two stores of the group share the ID (409 otherwise)."),
  }),
  output: z.object({ return_summary: ReturnSummaryDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const searchProcesses = defineQuery({
  summary: "Search return processes",
  description:
    "Newest first, page by page with `next_cursor`. `query` matches the return code, the IDs of the return and of its order (here and in the shop), the order number with or without #, email address, name, tracking number, SKU and postal code. From three characters on, the beginning is enough. Filters can be combined, and work without a query.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/search" }],
  input: z.object({
    query: text(254).default(""),
    status: z.enum(PROCESS_STATUSES).optional(),
    shipping_status: z.enum(SHIPPING_STATUSES).optional(),
    return_method: z.enum(RETURN_METHODS).optional(),
    ecommerce_id: text(128).optional(),
    created_from: instant().optional().describe("RFC 3339. Includes this moment."),
    created_to: instant().optional().describe("RFC 3339. Excludes this moment."),
    cursor: text(256).default("").describe("`next_cursor` of the previous page. Empty for the first page."),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    return_summaries: z.array(ReturnSummaryDto),
    next_cursor: z.string().nullable().describe("`null` on the last page."),
  }),
});
