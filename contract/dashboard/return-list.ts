import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, text } from "../base/wire";
import { ReturnChoiceDto } from "../schemas/return-choice";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { RETURN_VIEWS } from "../vocabulary/return-view";
import { SEARCH_KINDS } from "../vocabulary/search";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";

export const ReturnRowDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  first_item: z
    .object({ name: z.string(), variant_name: z.string(), image_url: z.string(), sku: z.string() })
    .describe("First item of the return. `units_total` is the number of units."),
  units_total: z.int(),
  units_decided: z.int(),
  units_declined: z.int(),
  status: z.enum(PROCESS_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  status_key: z.enum(STATUS_KEYS),
  refund_option: z.enum(REFUND_OPTIONS),
  has_exchange: z.boolean(),
  reasons: z.array(z.string()).describe("The store's labels of the return reasons, without duplicates."),
  carrier_name: z.string(),
  tracking_number: z.string(),
  warehouse: z.string().describe("Name of the warehouse to which the label is addressed, if known."),
  country: z.string(),
  value: amount().describe("Refund of the shopper: the final amount, or the quote before it is decided."),
  is_value_decided: z.boolean(),
  currency: currencyCode(),
  store_name: z.string(),
  assignee: z.object({ user_id: z.string(), name: z.string() }).nullable().describe("Assigned member."),
  tags: z.array(z.string()),
  created_at: instantOut(),
  updated_at: instantOut(),
  ended_at: instantOut().nullable(),
  waiting_since: instantOut()
    .nullable()
    .describe(
      "Time since when it has been in its current stage, such as in transit or on hold. `null` once it has ended.",
    ),
  matched: z
    .object({
      kind: z.enum(SEARCH_KINDS),
      text: z
        .string()
        .describe("Value as written in the return or its order. Names and phone numbers are in their normalized form."),
    })
    .nullable()
    .describe("What the search matched."),
});

export const listReturnRows = defineQuery({
  summary: "List returns for the dashboard",
  description: "Returns one view, optionally searched and filtered; keyset paging.",
  scope: "processes:read",
  input: ReturnChoiceDto.extend({
    process_ids: z.array(identifier()).max(200).default([]).describe("Only these. Empty: all."),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(500).default(50),
  }),
  output: z.object({ rows: z.array(ReturnRowDto), next_cursor: z.string().nullable() }),
});

/** Maximum count; beyond this the exact number doesn't matter to anybody. */
export const MOST_COUNTED = 10_000;

export const ReturnCountDto = z.object({
  count: z.int(),
  is_more: z.boolean().describe(`There are more than the ${MOST_COUNTED} that were counted.`),
});

export const countReturnViews = defineQuery({
  summary: "Count the returns in each view",
  description: "The numbers shown next to the built-in views. Counted up to the limit of `countReturnRows`.",
  scope: "processes:read",
  output: z.object({ counts: z.partialRecord(z.enum(RETURN_VIEWS), ReturnCountDto) }),
});

export const countReturnRows = defineQuery({
  summary: "Count the returns that match a filter",
  description: `Counts up to ${MOST_COUNTED}; \`is_more\` tells that there are more.`,
  scope: "processes:read",
  input: ReturnChoiceDto,
  output: ReturnCountDto,
});

const named = z.object({ id: z.string(), name: z.string() });

export const getReturnFilters = defineQuery({
  summary: "Get the available filters for returns",
  description:
    "Returns the reasons, return methods, carriers, countries and warehouses of the caller's stores, the members to whom returns can be assigned, who inspected units, and the most recently used tags.",
  scope: "processes:read",
  output: z.object({
    reasons: z.array(named),
    carriers: z.array(named),
    warehouses: z.array(named),
    countries: z.array(z.string()),
    people: z.array(named).describe("Members of the team, by name."),
    reviewers: z
      .array(named)
      .describe("People who inspected units, as identified by integrations and stations, with their name."),
    tags: z.array(z.string()),
    methods: z.array(z.enum(RETURN_METHODS)),
  }),
});
