import { z } from "zod";
import { amount, currencyCode, freeObject, instantOut } from "../base/wire";
import { START_RETURN_ON_PLATFORM_TIMES } from "../vocabulary/policy";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { REFUND_OPTIONS, REFUND_TIMINGS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { UNIT_LOCATIONS, UNIT_PAYMENTS, UNIT_VERDICTS } from "../vocabulary/unit";
import { AddressDto } from "./address";
import { CardHoldDto } from "./card-hold";
import { DerivationDto } from "./derivation";
import { DocumentFactsDto } from "./document";
import { NewItemOfUnitDto, OpenExchangeItemDto } from "./exchange-order";
import { ProductDto } from "./product";
import { ExchangeOrderDto } from "./webhooks";

/** One physical unit with the state of its three tracks. */
export const UnitDto = z
  .object({
    unit_id: z.string(),
    unit_index: z.int().describe("Index of the unit within the line item, starting at 0."),
    location: z.enum(UNIT_LOCATIONS),
    verdict: z.enum(UNIT_VERDICTS),
    payment: z.enum(UNIT_PAYMENTS),
    paid_amount: amount().describe("Price paid for this unit after all discounts."),
    reject_reason: z.string().nullable(),
    show_reject_reason: z.boolean(),
    reviewed_at: instantOut().nullable(),
    reviewed_by: z.string(),
    new_item: NewItemOfUnitDto.nullable().describe("New item in an exchange."),
    is_resellable: z.boolean(),
    restocked_at: instantOut().nullable(),
    not_restocked_reason: z
      .string()
      .nullable()
      .describe("Why the unit was not restocked. `null` if it was restocked or is not decided yet."),
  })
  .meta({ id: "Unit" });

export const ReturnedItemDto = z
  .object({
    line_item_id: z.string(),
    platform_line_item_id: z.string(),
    product: ProductDto,
    image_url: z.string(),
    quantity: z.int(),
    return_reason: z.string(),
    comment: z.string(),
    compensation_method: z.enum([...REFUND_OPTIONS, "EXCHANGE"]),
    unit_price: amount(),
    units: z.array(UnitDto),
  })
  .meta({ id: "ReturnedItem" });

export const RefundDto = z
  .object({
    amount: amount(),
    missing_amount: amount().describe("Amount that is not paid yet. 0 once the return is canceled or failed."),
    external_amount: amount().describe("Amount that was refunded outside Homeward."),
    external_note: z.string(),
    external_by: z.string(),
    taken_back: amount().describe("Amount of store credit that was taken back because the final refund is lower."),
    currency: currencyCode(),
    type: z.enum(REFUND_OPTIONS),
    destination: z.string(),
    refunded_at: instantOut().nullable(),
    reference: z.string(),
  })
  .meta({ id: "RefundDetail" });

const orderedItem = z.object({
  line_item_id: z.string(),
  platform_line_item_id: z.string(),
  product: ProductDto,
  quantity: z.int(),
  unit_price: amount(),
  total_discount: amount(),
  total_tax: amount(),
});

const basicProcessData = z.object({
  process_id: z.string(),
  return_code: z.string(),
  platform_process_id: z.string(),
  ecommerce_id: z.string(),
  portal_name: z.string(),
  order_id: z.string(),
  order_name: z.string(),
  lang: z.string(),
  shipping_status: z.enum(SHIPPING_STATUSES),
  return_method: z.enum(RETURN_METHODS),
  provider: z.string(),
  carrier: z.string(),
  tracking_number: z.string(),
  created_at: instantOut(),
  updated_at: instantOut(),
  hand_over_by: instantOut().nullable(),
  ended_at: instantOut().nullable(),
});

const KEEP_TYPES = [
  "KEEP_YOUR_ITEM_TYPE_UNSPECIFIED",
  "KEEP_YOUR_ITEM_TYPE_NONE",
  "KEEP_YOUR_ITEM_TYPE_SOME",
  "KEEP_YOUR_ITEM_TYPE_ALL",
] as const;

const UNSPECIFIED = "RETURN_PROCESS_STATUS_UNSPECIFIED";

/** A return as the Admin API shows it (specification: return summary). */
export const ReturnSummaryDto = z
  .object({
    basic_process_data: basicProcessData,
    checkout_id: z.string().describe("ID of the quote that the shopper confirmed."),
    compensation: z.object({
      quote: DerivationDto.nullable().describe("Quote that the shopper confirmed."),
      estimate: DerivationDto.nullable().describe(
        "Amount that can still be paid if it differs from the quote because a unit was rejected or the refund was overridden. `null` once the refund is final.",
      ),
      advance: DerivationDto.nullable().describe("Last payment made before the inspection."),
      decision: DerivationDto.nullable(),
      overpaid: amount().describe("Amount paid in advance that exceeds the final refund. It is not charged back."),
      refunds: z.array(RefundDto),
      override: z.object({ amount: amount(), currency_code: currencyCode(), reason: z.string() }).nullable(),
      exchange_order: ExchangeOrderDto.nullable(),
    }),
    currency_code: currencyCode(),
    customer: z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      platform_customer_id: z.string(),
      address: AddressDto,
    }),
    exchange_timing: z
      .enum(["TIMING_UNSPECIFIED", ...REFUND_TIMINGS])
      .describe("When new items are ordered. Unspecified if nothing is exchanged."),
    extra_line_items: z.object({ items: z.array(freeObject()) }),
    is_claim: z.boolean(),
    keep_your_item_type: z.enum(KEEP_TYPES).describe("How many of the items the shopper keeps."),
    navigation: z.object({ portal_url: z.string(), dashboard_url: z.string() }),
    open_exchange_items: z.object({ items: z.array(OpenExchangeItemDto) }),
    ordered_items: z.object({ items: z.array(orderedItem) }),
    payments: z.object({
      items: z.array(
        z.object({
          payment_id: z.string(),
          processor: z.string(),
          method: z.string(),
          label: z.string(),
          captured: amount(),
          refunded: amount(),
        }),
      ),
      hold: CardHoldDto.nullable().describe("Card hold that secures an instant exchange. `null` if there is none."),
    }),
    refund_payment_method: z.enum(["REFUND_PAYMENT_METHOD_UNSPECIFIED", ...REFUND_OPTIONS]),
    refund_timing: z.enum(["TIMING_UNSPECIFIED", ...REFUND_TIMINGS]),
    returned_items: z.object({ items: z.array(ReturnedItemDto) }),
    start_return_on_platform_time: z.enum(START_RETURN_ON_PLATFORM_TIMES),
    status: z.enum([UNSPECIFIED, ...PROCESS_STATUSES]),
    upload_documents_info: z.object({
      is_required: z
        .boolean()
        .describe("Whether the store's rules required a photo or a receipt when the return was started."),
      documents: z.array(DocumentFactsDto).describe("Uploaded files. Get their download links from .../documents."),
    }),
  })
  .meta({ id: "ReturnSummary" });

export type ReturnSummary = z.output<typeof ReturnSummaryDto>;
