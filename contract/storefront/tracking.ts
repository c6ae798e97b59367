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
  code: z.string().nullable().describe("Store credit code."),
});

export const TrackingDto = z
  .object({
    return_id: z.string(),
    process_id: z.string(),
    return_code: z.string(),
    order_name: z.string(),
    status: z.enum(PROCESS_STATUSES),
    shipping_status: z.enum(SHIPPING_STATUSES),
    status_key: z.enum(STATUS_KEYS).describe("Status, shipping status and reviews combined into one value."),
    authorization: z.object({
      status: z.enum(AUTHORIZATION_STATUSES),
      unauthorized_reason: z.string().describe("The store's explanation if it declined the return; otherwise empty."),
    }),
    created_at: instantOut(),
    hand_over_by: instantOut().nullable(),
    return_method: z.enum(RETURN_METHODS),
    carrier: z.string(),
    carrier_name: z.string(),
    label_source: z
      .enum(LABEL_SOURCES)
      .describe("CARRIER: created when it is booked. STORE: uploaded by staff. NONE: the shopper ships the parcel."),
    label_due_at: instantOut()
      .nullable()
      .describe("STORE: when the label is promised, while it is pending; otherwise `null`."),
    can_enter_tracking: z.boolean().describe("Whether the shopper can set a tracking number."),
    tracking_number: z.string(),
    tracking_url: z.string(),
    parcels: z
      .array(
        z.object({
          parcel: z.int().describe("Number of the parcel, starting at 1."),
          shipping_status: z.enum(SHIPPING_STATUSES).describe("Shipping status of this parcel."),
          ...{ carrier_name: z.string(), tracking_number: z.string(), tracking_url: z.string() },
          label_url: z.string().nullable().describe("Valid for ten minutes. `null` if there is no label yet."),
          ...{ qr_code_url: z.string().nullable(), customs_form_url: z.string().nullable() },
          items: z
            .array(z.object({ name: z.string(), variant_name: z.string(), quantity: z.int() }))
            .describe("Items that belong in this parcel. A suggestion, binding only if customs documents list them."),
        }),
      )
      .describe("Parcels of the return. The fields outside this list describe the first one."),
    parcel_count: z.int(),
    can_add_parcel: z.boolean().describe("Whether the shopper can request an additional label."),
    is_split_binding: z.boolean().describe("Whether customs documents define which items go in which parcel."),
    label_url: z.string().nullable().describe("Valid for ten minutes."),
    qr_code_url: z
      .string()
      .nullable()
      .describe("Image of the code that the carrier scans instead of a printed label. Valid for ten minutes."),
    customs_form_url: z
      .string()
      .nullable()
      .describe("Customs form, if it isn't part of the label. Valid for ten minutes."),
    prints_label: z.boolean().describe("Whether the shopper has to print the label."),
    pass_payload: z.string().describe("Content of the code on the return pass."),
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
          .describe(
            "The shopper keeps the item and gets this part of the price paid. `null` if the item is sent back.",
          ),
        new_item: z
          .object({ name: z.string(), variant_name: z.string(), image_url: z.string() })
          .nullable()
          .describe("New item in an exchange. `null` if the item is refunded."),
      }),
    ),
    derivation: DerivationDto.nullable().describe(
      "Final refund. Before the decision, the latest quote, recalculated when a unit is rejected or the refund is overridden.",
    ),
    outlook: RefundOutlookDto,
    refund_option: z.enum(REFUND_OPTIONS),
    refunds: z.array(refund),
    refund_by: localDate()
      .nullable()
      .describe("Last day for the refund, in the store's time zone, if the store sends it itself and has not yet."),
    exchange_order_name: z.string().nullable().describe("Name of the order placed for the new items."),
    can_cancel: z.boolean(),
    hold: CardHoldDto.nullable().describe("Card hold that secures an instant exchange. `null` if there is none."),
    is_gift: z.boolean().describe("Started by the recipient of a gift: show no prices, only the items being returned."),
  })
  .meta({ id: "Tracking" });

export const trackReturn = defineQuery({
  summary: "Track a return",
  description: "Returns the milestones, the carrier's events, the outcome of each unit, and the refund.",
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
    "Returns the returns of up to 100 orders, by their IDs here or in the shop, newest first. By default only active returns; with `include=ended` also completed, canceled and failed ones. Limited to what the credential can access: a shopper's token returns only those of its order.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns" }],
  input: z.object({
    order_ids: z.array(text(128)).min(1).max(100),
    ecommerce_id: text(128)
      .default("")
      .describe("Store that the IDs belong to. Required if two stores of the group share an ID (409 otherwise)."),
    include: z
      .array(z.enum(["ended"]))
      .max(1)
      .default([])
      .describe("Homeward extension. ended: includes returns that have ended."),
  }),
  output: z.object({
    returns: z.array(
      z
        .object({
          return_id: z.string(),
          return_code: z.string(),
          process_id: z.string(),
          order_id: z.string().describe("The order's ID here. Filters accept it and the shop's own."),
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
