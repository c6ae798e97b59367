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

const day = () => dayOfStore().describe("A day in the store's time zone.");

const figures = z.object({
  returns: z.int().describe("Started and neither canceled nor failed."),
  units: z.int().describe("Pieces of them."),
  orders: z.int().describe("Orders that were placed in the period, exchanges aside."),
  ordered_units: z.int(),
  returned_orders: z.int().describe("Orders with such a return."),
  kept_units: z.int().describe("Units that the shopper keeps: they are neither received nor inspected."),
  received_units: z
    .int()
    .describe(
      "Accepted, declined, or not inspected yet in a parcel that has arrived. A missing unit was not received.",
    ),
  inspected_units: z.int().describe("Accepted, declined or missing."),
  declined_units: z.int(),
  missing_units: z.int(),
  counted_returns: z.int().describe("Returns whose amounts are in `currency`: the amounts are of these."),
  refunded: amount().describe("Paid back as money."),
  credited: amount().describe(`Given as ${CREDIT_WORDS}.`),
  exchanged: amount().describe("Value of accepted pieces that became other items."),
  fees: amount().describe("Kept as fees."),
  bonuses: amount().describe("Bonus credit for choosing store credit instead of a refund."),
  label_cost: amount().describe("What carriers charge for the labels, as far as they say."),
  labels: z.int().describe("Labels that were made, without those that their carrier took back."),
  priced_labels: z.int().describe("Labels of which the carrier said what they cost."),
});

const course = figures.pick({
  ...{ returns: true, units: true, received_units: true, inspected_units: true, declined_units: true },
  ...{ missing_units: true, refunded: true, credited: true, exchanged: true },
});

const asked = {
  ecommerce_id: identifier(),
  from: day(),
  to: day().describe("The last day that counts."),
  basis: z.enum(ANALYTICS_BASES).default("RETURN"),
  currency: currencyInUse()
    .optional()
    .describe("Of the amounts: those in other currencies are left out. Default: the store's."),
};

const reasonOfSize = z.object({
  reason: z.string(),
  name: z.string(),
  units: z.int(),
  size_direction: z.enum(SIZE_DIRECTIONS).describe("What the store says that the reason says of the size."),
});

export const getAnalytics = defineQuery({
  summary: "Figures of a store's returns",
  description:
    `Of a period of up to ${MOST_ANALYTICS_DAYS} days and of the period of the same length before it. By the date of the ` +
    "returns, or by the date of their orders.",
  scope: "processes:read",
  input: z.object(asked),
  output: z.object({
    currency: currencyCode(),
    currencies: z
      .array(z.object({ currency: currencyCode(), returns: z.int() }))
      .describe("Of the returns of both periods, the most frequent first. Amounts of several are never added."),
    now: figures,
    before: figures,
    course: z
      .array(z.object({ from: z.string(), to: z.string(), now: course, before: course }))
      .describe("Days, of a long period weeks, oldest first; `before` is the same part of the period before."),
    refund_deadlines: z
      .object({ on_time: z.int(), late: z.int(), open: z.int(), overdue: z.int() })
      .describe("Refunds of these returns, by the last day on which the store should send them."),
    overdue_refunds: z
      .array(
        z.object({
          currency: currencyCode(),
          refunds: z.int(),
          amount: amount(),
          oldest_due_on: z.string().describe("The last day on which the oldest of them should have been sent."),
        }),
      )
      .describe("Refunds of the store that are overdue now, whatever the period."),
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
            .describe("Pieces in each of as many equal parts of the period, oldest first."),
          reasons: z.array(reasonOfSize),
        }),
      )
      .describe("The twenty that come back most."),
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
        "The fifteen that come back most: the option that is a size; without options, what looks like one in the variant's name.",
      ),
    steps: z.array(
      z.object({
        step: z.enum(RETURN_STEPS),
        returns: z.int().describe("Returns that took it."),
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
        seconds: z.int().describe("Spent on them at the station."),
      }),
    ),
  }),
});

const breakdownFigures = z.object({
  returns: z.int().nullable().describe("Null for the rest."),
  units: z.int(),
  units_before: z.int().describe("In the period before."),
  received_units: z.int(),
  inspected_units: z.int(),
  declined_units: z.int(),
  missing_units: z.int(),
  value: amount().describe("What shoppers paid for the units."),
  accepted: amount().describe("What they paid for those of them that were accepted."),
  refunded: amount().nullable().describe("Sent as money; null where the row is of some units of a return."),
  credited: amount().nullable(),
  label_cost: amount().nullable(),
  ordered_units: z.int().nullable().describe("Of products: units that were ordered in the period."),
});

export const getAnalyticsBreakdown = defineQuery({
  summary: "Figures of a store's returns by one dimension",
  description:
    `Units of the same returns as \`getAnalytics\`, by product, reason, country, carrier, warehouse, customer or policy ` +
    `rule: the ${MOST_BREAKDOWN_ROWS} rows with most units, and what is left over. A return that several policy rules ` +
    "decided counts for each of them.",
  scope: "processes:read",
  input: z.object({ ...asked, by: z.enum(ANALYTICS_DIMENSIONS) }),
  output: z.object({
    currency: currencyCode(),
    rows: z.array(
      breakdownFigures.extend({
        key: z.string().describe('"" where nothing is known of it.'),
        name: z.string().describe('"" where it has none beside its key.'),
      }),
    ),
    rest: breakdownFigures.nullable(),
  }),
});
