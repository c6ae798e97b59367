import { z } from "zod";
import { countryCode, identifier, minorInteger, requiredText, text } from "../base/wire";
import { ANALYTICS_BASES, ANALYTICS_DIMENSIONS, MOST_ANALYTICS_DAYS } from "../vocabulary/analytics";
import { RESOLUTIONS, RETURN_SORTS } from "../vocabulary/return-list";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { LONGEST_TAG, NOBODY } from "../vocabulary/return-tag";
import { RETURN_VIEWS } from "../vocabulary/return-view";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";

const MOST_VALUES = 50;
/** Ten years, which covers everything. */
const MOST_DAYS = 3650;
/** Products without an ID are identified by name. */
export const LONGEST_ROW_KEY = 1000;
const DAY_MS = 86_400_000;

/** PostgreSQL has no year 0, and no return is from another century. */
export const dayOfStore = () =>
  z.iso
    .date({ error: "must be an existing date, like 2026-11-21" })
    .refine((day) => day >= "2000-01-01", { error: "must be in the years 2000 to 9999" });

const day = () =>
  z
    .union([z.literal(""), dayOfStore()])
    .default("")
    .describe("Date in the store's time zone, or empty.");

const days = () => z.int().min(1).max(MOST_DAYS).nullable().default(null);

/** A row of the analytics breakdown that filters a list of returns. */
export const AnalyticsRowDto = z
  .object({
    ecommerce_id: identifier(),
    basis: z.enum(ANALYTICS_BASES).default("RETURN"),
    from: dayOfStore().describe("First day of the period, in the store's time zone."),
    to: dayOfStore().describe("Last day of the period."),
    by: z.enum(ANALYTICS_DIMENSIONS),
    key: text(LONGEST_ROW_KEY).describe("`filter_key` of the row."),
    name: text(254).default("").describe("Name of the row in analytics, shown with the filter."),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_ANALYTICS_DAYS * DAY_MS, {
    path: ["to"],
    error: `must be at most ${MOST_ANALYTICS_DAYS} days after from, and not before it`,
  });

/** Values within a field are combined with OR, fields with AND. An empty field doesn't filter. */
export const ReturnFilterDto = z.object({
  statuses: z.array(z.enum(STATUS_KEYS)).max(MOST_VALUES).default([]),
  parcels: z
    .array(z.enum(SHIPPING_STATUSES))
    .max(MOST_VALUES)
    .default([])
    .describe("Location of the parcel, regardless of the status of the return."),
  reasons: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  resolutions: z.array(z.enum(RESOLUTIONS)).max(MOST_VALUES).default([]),
  methods: z.array(z.enum(RETURN_METHODS)).max(MOST_VALUES).default([]),
  carriers: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  countries: z.array(countryCode().min(2)).max(MOST_VALUES).default([]),
  warehouses: z
    .array(identifier())
    .max(MOST_VALUES)
    .default([])
    .describe("Warehouse IDs. A return belongs to the warehouse whose address is on its label."),
  skus: z
    .array(requiredText(128))
    .max(MOST_VALUES)
    .default([])
    .describe("SKUs of the returned items. The beginning of a SKU is enough."),
  reviewers: z
    .array(requiredText(254))
    .max(MOST_VALUES)
    .default([])
    .describe("Who inspected a unit of the return, as named in the timeline."),
  assignees: z
    .array(identifier())
    .max(MOST_VALUES)
    .default([])
    .describe(`IDs of the assigned members. "${NOBODY}" finds unassigned returns.`),
  tags: z.array(requiredText(LONGEST_TAG)).max(MOST_VALUES).default([]),
  created_from: day(),
  created_to: day().describe("Last day, inclusive, in the store's time zone, or empty."),
  created_days: days().describe("Started in the last given number of days."),
  updated_from: day().describe("First day of the last update, in the store's time zone, or empty."),
  updated_to: day().describe("Last day of the last update, in the store's time zone, or empty."),
  idle_days: days().describe("No activity for the given number of days."),
  value_from: minorInteger().nullable().default(null),
  value_to: minorInteger().nullable().default(null),
  has_documents: z.boolean().default(false).describe("Only returns with photos or files from the shopper."),
  has_withdrawal: z.boolean().default(false).describe("Only returns of shoppers who declared a withdrawal."),
  is_testing: z
    .boolean()
    .nullable()
    .default(null)
    .describe("`true`: only test stores. `false`: only live stores. `null`: both."),
  analytics: AnalyticsRowDto.nullable()
    .default(null)
    .describe("Only returns that are counted in a row of the analytics."),
});

/** A selection of returns and their order. */
export const ReturnChoiceDto = z.object({
  view: z.enum(RETURN_VIEWS).default("ALL"),
  query: text(254).default(""),
  filter: ReturnFilterDto.prefault({}),
  sort: z.enum(RETURN_SORTS).default("UPDATED"),
});
