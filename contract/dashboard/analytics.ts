import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, currencyInUse, identifier } from "../base/wire";
import { dayOfStore } from "../schemas/return-choice";
import {
  ANALYTICS_BASES,
  ANALYTICS_DIMENSIONS,
  ANALYTICS_PARTS,
  MOST_ANALYTICS_DAYS,
  MOST_BREAKDOWN_ROWS,
  RETURN_STEPS,
} from "../vocabulary/analytics";
import { CREDIT_WORDS } from "../vocabulary/refund-option";
import { SIZE_DIRECTIONS } from "../vocabulary/size-direction";

const day = () => dayOfStore().describe("Date in the store's time zone.");

const figures = z.object({
  returns: z.int().describe("Returns that were started and neither canceled nor failed."),
  units: z.int().describe("Units of these returns."),
  orders: z.int().describe("Orders placed in the period, without exchange orders."),
  ordered_units: z.int(),
  returned_orders: z.int().describe("Orders with such a return, each counted on the day of its first one."),
  kept_units: z.int().describe("Units that the shopper keeps. They are neither received nor inspected."),
  received_units: z
    .int()
    .describe(
      "Accepted, declined, or not inspected yet in a parcel that has arrived. Missing units were not received.",
    ),
  inspected_units: z.int().describe("Accepted, declined or missing."),
  declined_units: z.int(),
  missing_units: z.int(),
  counted_returns: z.int().describe("Returns whose amounts are in `currency`. All amounts are based on them."),
  refunded: amount().describe("Refunded as money."),
  credited: amount().describe(`Issued as ${CREDIT_WORDS}.`),
  exchanged: amount().describe("Value of accepted units that were exchanged for other items."),
  fees: amount().describe("Fees collected."),
  bonuses: amount().describe("Bonus credit for choosing store credit instead of a refund."),
  label_cost: amount().describe("Carrier charges for the labels, as far as carriers report them."),
  labels: z.int().describe("Labels created, without voided ones."),
  priced_labels: z.int().describe("Labels whose price the carrier reported."),
});

const asked = {
  ecommerce_id: identifier(),
  from: day(),
  to: day().describe("Last day, inclusive."),
  basis: z.enum(ANALYTICS_BASES).default("RETURN"),
  currency: currencyInUse()
    .optional()
    .describe("Currency of the amounts. Amounts in other currencies are left out. Defaults to the store's."),
};

const reasonOfSize = z.object({
  reason: z.string(),
  name: z.string(),
  units: z.int(),
  size_direction: z.enum(SIZE_DIRECTIONS).describe("Size feedback of the reason, as set by the store."),
});

export const getAnalytics = defineQuery({
  summary: "Get the return analytics of a store",
  description:
    `Covers a period of up to ${MOST_ANALYTICS_DAYS} days and the previous period of the same length, by the date of the ` +
    "returns or of their orders.",
  scope: "processes:read",
  input: z.object(asked),
  output: z.object({
    currency: currencyCode(),
    currencies: z
      .array(z.object({ currency: currencyCode(), returns: z.int() }))
      .describe(
        "Currencies of the returns in both periods, most frequent first. Amounts in different currencies are never added up.",
      ),
    now: figures,
    before: figures,
    course: z
      .array(z.object({ from: z.string(), to: z.string(), now: figures, before: figures }))
      .describe("Days (or weeks for a long period), oldest first. `before` is the same part of the previous period."),
    refund_deadlines: z
      .object({ on_time: z.int(), late: z.int(), open: z.int(), overdue: z.int() })
      .describe("Refunds of these returns by their due date."),
    overdue_refunds: z
      .array(
        z.object({
          currency: currencyCode(),
          refunds: z.int(),
          amount: amount(),
          oldest_due_on: z.string().describe("Due date of the oldest one."),
        }),
      )
      .describe("Refunds of the store that are overdue now, regardless of the period."),
    days: z.array(z.object({ day: z.string(), returns: z.int() })).describe("Every day of the period."),
    reasons: z.array(z.object({ reason: z.string(), name: z.string(), units: z.int(), before: z.int() })),
    products: z
      .array(
        z.object({
          name: z.string(),
          variant_name: z.string(),
          sku: z.string(),
          units: z.int(),
          ordered_units: z.int(),
          course: z
            .array(z.int())
            .length(ANALYTICS_PARTS)
            .describe("Units in equal parts of the period, oldest first."),
          reasons: z.array(reasonOfSize),
        }),
      )
      .describe("The 20 products with most returns."),
    sizes: z
      .array(
        z.object({
          size: z.string(),
          units: z.int(),
          ordered_units: z.int(),
          reasons: z.array(reasonOfSize),
        }),
      )
      .describe(
        "The 15 sizes with most returns: the option that is a size or, without options, the part of the variant's name that looks like one.",
      ),
    steps: z.array(
      z.object({
        step: z.enum(RETURN_STEPS),
        returns: z.int().describe("Returns for which the step was completed."),
        hours: z.number().nullable().describe("Median."),
        hours_before: z.number().nullable(),
      }),
    ),
    warehouses: z.array(
      z.object({
        place: z.string(),
        parcels: z.int(),
        approved: z.int(),
        declined: z.int(),
        missing: z.int(),
        seconds: z.int().describe("Time spent on them at the station, in seconds."),
      }),
    ),
  }),
});

const breakdownFigures = z.object({
  returns: z.int().nullable().describe("`null` for the remaining rows."),
  units: z.int(),
  units_before: z.int().describe("Units in the previous period."),
  received_units: z.int(),
  inspected_units: z.int(),
  declined_units: z.int(),
  missing_units: z.int(),
  value: amount().describe("Price that shoppers paid for the units."),
  accepted: amount().describe("Price that shoppers paid for the accepted units."),
  refunded: amount().describe("Refunded as money. For a product or reason, its share of the refunds of whole returns."),
  credited: amount().describe(`Issued as ${CREDIT_WORDS}, calculated the same way.`),
  label_cost: amount().nullable().describe("`null` if the row covers only some units of a return."),
  ordered_units: z.int().nullable().describe("Products only: units ordered in the period."),
});

export const getAnalyticsBreakdown = defineQuery({
  summary: "Get the return analytics by dimension",
  description:
    "Groups units of the same returns as `getAnalytics` by product, reason, country, carrier, warehouse, customer or policy " +
    `rule: the ${MOST_BREAKDOWN_ROWS} rows with most units, and the remainder. A return that several policy rules ` +
    "decided is counted for each of them.",
  scope: "processes:read",
  input: z.object({ ...asked, by: z.enum(ANALYTICS_DIMENSIONS) }),
  output: z.object({
    currency: currencyCode(),
    rows: z.array(
      breakdownFigures.extend({
        key: z.string().describe('"" if unknown.'),
        filter_key: z
          .string()
          .describe("Value to filter the list of returns by this row. It contains no personal data of customers."),
        name: z.string().describe('"" if it has no name apart from its key.'),
      }),
    ),
    rest: breakdownFigures.nullable(),
  }),
});
