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
    .describe("What of it was named first; units_total says how many units there are."),
  units_total: z.int(),
  units_decided: z.int(),
  units_declined: z.int(),
  status: z.enum(PROCESS_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  status_key: z.enum(STATUS_KEYS),
  refund_option: z.enum(REFUND_OPTIONS),
  has_exchange: z.boolean(),
  reasons: z.array(z.string()).describe("What the store calls the return reasons, each once."),
  carrier_name: z.string(),
  tracking_number: z.string(),
  warehouse: z.string().describe("Name of the warehouse that the label leads to, as far as it is known."),
  country: z.string(),
  value: amount().describe("What the shopper gets: what was decided, before that what was promised."),
  is_value_decided: z.boolean(),
  currency: currencyCode(),
  store_name: z.string(),
  assignee: z.object({ user_id: z.string(), name: z.string() }).nullable().describe("Whose work it is."),
  tags: z.array(z.string()),
  created_at: instantOut(),
  updated_at: instantOut(),
  ended_at: instantOut().nullable(),
  waiting_since: instantOut()
    .nullable()
    .describe("Since when it has been in its present stage, such as in transit or on hold; null once it has ended."),
  matched: z
    .object({
      kind: z.enum(SEARCH_KINDS),
      text: z
        .string()
        .describe("As it is written in the return or its order; names and phone numbers as they are compared."),
    })
    .nullable()
    .describe("What the search matched."),
});

export const listReturnRows = defineQuery({
  summary: "List returns for the dashboard",
  description: "One view, optionally searched and filtered; keyset paging.",
  scope: "processes:read",
  input: ReturnChoiceDto.extend({
    process_ids: z.array(identifier()).max(200).default([]).describe("Only these; none: all of them."),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(500).default(50),
  }),
  output: z.object({ rows: z.array(ReturnRowDto), next_cursor: z.string().nullable() }),
});

/** More are not counted: nobody reads the difference. */
export const MOST_COUNTED = 10_000;

export const ReturnCountDto = z.object({
  count: z.int(),
  is_more: z.boolean().describe(`There are more than were counted, ${MOST_COUNTED}.`),
});

export const countReturnViews = defineQuery({
  summary: "How many returns each view holds",
  description: "The figures beside the names of the built-in views, counted as far as `countReturnRows` counts.",
  scope: "processes:read",
  output: z.object({ counts: z.partialRecord(z.enum(RETURN_VIEWS), ReturnCountDto) }),
});

export const countReturnRows = defineQuery({
  summary: "How many returns a choice holds",
  description: `Counts to ${MOST_COUNTED}; is_more says that there are more.`,
  scope: "processes:read",
  input: ReturnChoiceDto,
  output: ReturnCountDto,
});

const named = z.object({ id: z.string(), name: z.string() });

export const getReturnFilters = defineQuery({
  summary: "What returns can be filtered by",
  description:
    "Reasons, ways, carriers, countries and warehouses of the caller's stores, the people whose work a return can be, who " +
    "checked units, and the tags of the returns that were tagged last.",
  scope: "processes:read",
  output: z.object({
    reasons: z.array(named),
    carriers: z.array(named),
    warehouses: z.array(named),
    countries: z.array(z.string()),
    people: z.array(named).describe("Members of the team, by name."),
    reviewers: z
      .array(named)
      .describe("Who inspected units, as they are told by programs and stations, with their name."),
    tags: z.array(z.string()),
    methods: z.array(z.enum(RETURN_METHODS)),
  }),
});
