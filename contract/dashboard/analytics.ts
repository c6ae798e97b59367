import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier } from "../base/wire";
import { dayOfStore } from "../schemas/return-choice";
import { ANALYTICS_BASES, ANALYTICS_PARTS, MOST_ANALYTICS_DAYS, RETURN_STEPS } from "../vocabulary/analytics";
import { CREDIT_WORDS } from "../vocabulary/refund-option";
import { SIZE_DIRECTIONS } from "../vocabulary/size-direction";

const day = () => dayOfStore().describe("A day in the store's time zone.");

const figures = z.object({
  returns: z.int().describe("Started and neither canceled nor failed."),
  units: z.int().describe("Pieces of them."),
  orders: z.int().describe("Orders that were placed in the period, exchanges aside."),
  ordered_units: z.int(),
  returned_orders: z.int().describe("Orders with such a return."),
  declined_units: z.int(),
  missing_units: z.int(),
  refunded: amount().describe("Paid back as money."),
  credited: amount().describe(`Given as ${CREDIT_WORDS}.`),
  exchanged: amount().describe("Value of accepted pieces that became other items."),
  fees: amount().describe("Kept as fees."),
  bonuses: amount().describe("Given on top, for credit in place of money."),
  label_cost: amount().describe("What carriers charge for the labels, as far as they say."),
  labels: z.int().describe("Labels that were made, without those that their carrier took back."),
  priced_labels: z.int().describe("Labels of which the carrier said what they cost."),
});

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
  input: z.object({
    ecommerce_id: identifier(),
    from: day(),
    to: day().describe("The last day that counts."),
    basis: z.enum(ANALYTICS_BASES).default("RETURN"),
  }),
  output: z.object({
    currency: currencyCode(),
    now: figures,
    before: figures,
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
