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
/** Ten years: more is everything. */
const MOST_DAYS = 3650;
/** Products without an id are told by their names. */
export const LONGEST_ROW_KEY = 1000;
const DAY_MS = 86_400_000;

/** PostgreSQL has no year 0, and nobody has returns of another century. */
export const dayOfStore = () =>
  z.iso
    .date({ error: "must be a day that there is, like 2026-11-21" })
    .refine((day) => day >= "2000-01-01", { error: "must be in the years 2000 to 9999" });

const day = () =>
  z
    .union([z.literal(""), dayOfStore()])
    .default("")
    .describe("A day in the store's time zone, or empty.");

const days = () => z.int().min(1).max(MOST_DAYS).nullable().default(null);

/** A row of the analytics' breakdown, whose returns a list is narrowed to. */
export const AnalyticsRowDto = z
  .object({
    ecommerce_id: identifier(),
    basis: z.enum(ANALYTICS_BASES).default("RETURN"),
    from: dayOfStore().describe("The first day of the period, in the store's time zone."),
    to: dayOfStore().describe("The last day of it."),
    by: z.enum(ANALYTICS_DIMENSIONS),
    key: text(LONGEST_ROW_KEY).describe("filter_key of the row."),
    name: text(254).default("").describe("The row's name in analytics, shown with the filter."),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_ANALYTICS_DAYS * DAY_MS, {
    path: ["to"],
    error: `must be at most ${MOST_ANALYTICS_DAYS} days after from, and not before it`,
  });

/** Of each field any value fits; all fields have to. Empty: whatever it is. */
export const ReturnFilterDto = z.object({
  statuses: z.array(z.enum(STATUS_KEYS)).max(MOST_VALUES).default([]),
  parcels: z
    .array(z.enum(SHIPPING_STATUSES))
    .max(MOST_VALUES)
    .default([])
    .describe("Where the parcel is, whatever else is true of the return."),
  reasons: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  resolutions: z.array(z.enum(RESOLUTIONS)).max(MOST_VALUES).default([]),
  methods: z.array(z.enum(RETURN_METHODS)).max(MOST_VALUES).default([]),
  carriers: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  countries: z.array(countryCode().min(2)).max(MOST_VALUES).default([]),
  warehouses: z
    .array(identifier())
    .max(MOST_VALUES)
    .default([])
    .describe("Ids; a return goes to the one whose address its label has."),
  skus: z
    .array(requiredText(128))
    .max(MOST_VALUES)
    .default([])
    .describe("Of what comes back; the beginning of one is enough."),
  reviewers: z
    .array(requiredText(254))
    .max(MOST_VALUES)
    .default([])
    .describe("Who checked a unit of it, as the timeline calls them."),
  assignees: z
    .array(identifier())
    .max(MOST_VALUES)
    .default([])
    .describe(`Ids of the members whose work it is; "${NOBODY}": nobody's.`),
  tags: z.array(requiredText(LONGEST_TAG)).max(MOST_VALUES).default([]),
  created_from: day(),
  created_to: day().describe("The last day that counts, in the store's time zone, or empty."),
  created_days: days().describe("Started in the last so many days."),
  updated_from: day().describe("The first day of its last change, in the store's time zone, or empty."),
  updated_to: day().describe("The last day of its last change, in the store's time zone, or empty."),
  idle_days: days().describe("Nothing happened for so many days."),
  value_from: minorInteger().nullable().default(null),
  value_to: minorInteger().nullable().default(null),
  has_documents: z.boolean().default(false).describe("Only with photos or files of the shopper."),
  has_withdrawal: z.boolean().default(false).describe("Only of shoppers who declared a withdrawal here."),
  is_testing: z
    .boolean()
    .nullable()
    .default(null)
    .describe("Of stores in test mode, or of those that are not; null: of either."),
  analytics: AnalyticsRowDto.nullable().default(null).describe("Only what a row of the analytics counts."),
});

/** Which returns, in what order. */
export const ReturnChoiceDto = z.object({
  view: z.enum(RETURN_VIEWS).default("ALL"),
  query: text(254).default(""),
  filter: ReturnFilterDto.prefault({}),
  sort: z.enum(RETURN_SORTS).default("UPDATED"),
});
