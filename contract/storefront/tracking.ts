import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, localDate, text } from "../base/wire";
import { AddressDto } from "../schemas/address";
import { CardHoldDto } from "../schemas/card-hold";
import { DerivationDto } from "../schemas/derivation";
import { RefundOutlookDto } from "../schemas/refund-outlook";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";
import { LABEL_SOURCES } from "../vocabulary/label-source";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";

export const MILESTONES = ["REQUESTED", "APPROVED", "HANDED_OVER", "CHECKED", "PAID_BACK"] as const;

const refund = z.object({
  amount: amount(),
  currency: currencyCode(),
  refund_option: z.enum(REFUND_OPTIONS),
  destination: z.string(),
  refunded_at: instantOut().nullable(),
  code: z.string().nullable().describe("Code of a store credit."),
});

export const TrackingDto = z
  .object({
    return_id: z.string(),
    process_id: z.string(),
    return_code: z.string(),
    order_name: z.string(),
    status: z.enum(PROCESS_STATUSES),
    shipping_status: z.enum(SHIPPING_STATUSES),
    status_key: z.enum(STATUS_KEYS).describe("One word for status, shipping status and reviews together."),
    authorization: z.object({
      status: z.enum(AUTHORIZATION_STATUSES),
      unauthorized_reason: z.string().describe("What the store wrote when it refused; else empty."),
    }),
    created_at: instantOut(),
    hand_over_by: instantOut().nullable(),
    return_method: z.enum(RETURN_METHODS),
    carrier: z.string(),
    carrier_name: z.string(),
    label_source: z
      .enum(LABEL_SOURCES)
      .describe("CARRIER: made when it is booked. STORE: uploaded by staff. NONE: the shopper ships it."),
    label_due_at: instantOut()
      .nullable()
      .describe("STORE: when the label is promised, while it is missing; else null."),
    can_enter_tracking: z.boolean().describe("The shopper may say under which number it travels."),
    tracking_number: z.string(),
    tracking_url: z.string(),
    parcels: z
      .array(
        z.object({
          parcel: z.int().describe("Counted from 1."),
          shipping_status: z.enum(SHIPPING_STATUSES).describe("Of this parcel alone."),
          ...{ carrier_name: z.string(), tracking_number: z.string(), tracking_url: z.string() },
          label_url: z.string().nullable().describe("Lives ten minutes. Null: there is none (yet)."),
          ...{ qr_code_url: z.string().nullable(), customs_form_url: z.string().nullable() },
          items: z
            .array(z.object({ name: z.string(), variant_name: z.string(), quantity: z.int() }))
            .describe("What belongs into it: a proposal, binding only where customs papers say so."),
        }),
      )
      .describe("The parcels that it travels in; what stands beside this list is of the first one."),
    parcel_count: z.int(),
    can_add_parcel: z.boolean().describe("The shopper may ask for one more label."),
    is_split_binding: z.boolean().describe("Customs papers say what is in which parcel."),
    label_url: z.string().nullable().describe("Lives ten minutes."),
    qr_code_url: z
      .string()
      .nullable()
      .describe(
        "A picture of the code that the carrier's counter reads instead of a printed label. Lives ten minutes.",
      ),
    customs_form_url: z.string().nullable().describe("Where it isn't part of the label. Lives ten minutes."),
    prints_label: z.boolean().describe("The shopper has to print the label."),
    pass_payload: z.string().describe("What the code on the pass says."),
    pickup_date: z.string(),
    pickup_range: z.enum(PICKUP_RANGES),
    from: AddressDto,
    to: AddressDto,
    milestones: z
      .array(z.object({ key: z.enum(MILESTONES), reached_at: instantOut().nullable() }))
      .describe(
        "APPROVED is present only if the return needs approval; HANDED_OVER and CHECKED only if the shopper returns at least one item. In an instant exchange, PAID_BACK (the order for the new items) comes before them.",
      ),
    events: z.array(z.object({ at: instantOut(), shipping_status: z.enum(SHIPPING_STATUSES), text: z.string() })),
    units: z.array(
      z.object({
        unit_id: z.string(),
        line_item_id: z.string(),
        name: z.string(),
        variant_name: z.string(),
        image_url: z.string(),
        return_reason: z.string(),
        paid_amount: amount(),
        review_status: z.enum(REVIEW_STATUSES).nullable(),
        reject_reason: z.string().nullable(),
        keep_your_item: z
          .object({ refund_percentage: z.int() })
          .nullable()
          .describe("It stays with the shopper, for this part of what was paid; null: it comes back."),
        new_item: z
          .object({ name: z.string(), variant_name: z.string(), image_url: z.string() })
          .nullable()
          .describe("What is sent instead; null: it is paid back."),
      }),
    ),
    derivation: DerivationDto.nullable().describe(
      "The decision; before it the latest quote, made anew when a unit is rejected or an amount is set.",
    ),
    outlook: RefundOutlookDto,
    refund_option: z.enum(REFUND_OPTIONS),
    refunds: z.array(refund),
    refund_by: localDate()
      .nullable()
      .describe("Where the store sends the refund itself and has not yet: the last day for it, where the store is."),
    exchange_order_name: z.string().nullable().describe("The order that the new items became."),
    can_cancel: z.boolean(),
    hold: CardHoldDto.nullable().describe("What guarantees an instant exchange; null: nothing."),
    is_gift: z.boolean().describe("Started by the recipient of a gift: show no prices, only the items being returned."),
  })
  .meta({ id: "Tracking" });

export const trackReturn = defineQuery({
  summary: "See where a return is",
  description: "Milestones, the carrier's events, the outcome per unit, and the money.",
  scope: "storefront",
  endpoints: [
    { method: "GET", path: "/returns/{return_id}/tracking" },
    { method: "GET", path: "/returns/{return_id}/status" },
  ],
  input: z.object({ return_id: identifier() }),
  output: TrackingDto,
  problems: ["NOT_FOUND"],
});

export const listReturns = defineQuery({
  summary: "List the returns of orders",
  description:
    "Newest first, of up to 100 orders by their ids here or by the shop's own: those that are active, with " +
    "`include=ended` also those that are completed, canceled or failed. Only ever the caller's: a shopper's token shows " +
    "the returns of its order.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns" }],
  input: z.object({
    order_ids: z.array(text(128)).min(1).max(100),
    ecommerce_id: text(128)
      .default("")
      .describe("Whose ids they are. Needed where two stores of the group share one (else 409)."),
    include: z
      .array(z.enum(["ended"]))
      .max(1)
      .default([])
      .describe("An addition of this service. ended: returns that have ended, too."),
  }),
  output: z.object({
    returns: z.array(
      z
        .object({
          return_id: z.string(),
          return_code: z.string(),
          process_id: z.string(),
          order_id: z.string().describe("The order's id here; filters take it and the shop's own alike."),
          order_name: z.string(),
          status: z.enum(PROCESS_STATUSES),
          shipping_status: z.enum(SHIPPING_STATUSES),
          status_key: z.enum(STATUS_KEYS),
          created_at: instantOut(),
          line_items: z.array(
            z.object({
              id: z.string(),
              quantity: z.int(),
              return_reason: z.string(),
              review_status: z.string().nullable(),
            }),
          ),
          label_url: z.string().nullable(),
          tracking_url: z.string(),
          parcel_count: z.int(),
          refund: z.array(refund),
        })
        .meta({ id: "StorefrontReturn" }),
    ),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
