import { z } from "zod";
import { instantOut } from "../base/wire";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { ProductDto } from "./product";

const wireAmount = z.string().meta({ description: "Minor units as decimal digits.", example: "1200" });

export const NotificationAddressDto = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    city: z.string(),
    province_state_code: z.string(),
    postal_code: z.string(),
    country: z.string(),
  })
  .meta({ id: "NotificationAddress" });

const orderedItem = z.object({
  quantity: z.int(),
  product: ProductDto,
  unit_price: wireAmount,
  subtotal_price: wireAmount,
  total_discounts: wireAmount,
  total_taxes: wireAmount,
  total_price: wireAmount,
  currency: z.string(),
});

/** The order created for exchanged units (specification, "ExchangeOrder"). */
export const ExchangeOrderDto = z.object({
  order_id: z.string(),
  order_name: z.string(),
  subtotal_price: wireAmount,
  total_discounts: wireAmount,
  total_taxes: wireAmount,
  total_price: wireAmount,
  currency: z.string(),
  shipping_address: NotificationAddressDto,
  ordered_items: z.array(orderedItem),
});

/** Body of every webhook (specification, "Return process notification payload"). */
export const ReturnProcessPayloadDto = z
  .object({
    svc_process_id: z.string(),
    svc_process_status: z.enum(PROCESS_STATUSES),
    portal_name: z.string(),
    platform_process_id: z.string(),
    started_at: instantOut(),
    order_id: z.string(),
    order_name: z.string(),
    shopper: z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      phone_number: z.string(),
    }),
    return_line_items: z.array(
      z.object({
        id: z.string(),
        return_reason: z.string(),
        product: ProductDto,
        quantity: z.int(),
        unit_price: wireAmount,
        subtotal_price: wireAmount,
        total_discounts: wireAmount,
        total_taxes: wireAmount,
        total_price: wireAmount,
        currency: z.string(),
        compensation_method: z.string(),
      }),
    ),
    reviews: z.array(
      z.object({
        line_item_id: z.string(),
        reject_reason: z.string().nullable(),
        status: z.enum(REVIEW_STATUSES),
        review_date: instantOut(),
        user: z.string(),
      }),
    ),
    compensation: z.object({
      refunds: z.array(
        z.object({
          amount: wireAmount,
          currency: z.string(),
          refunded_at: instantOut().nullable(),
          missing_amount: wireAmount,
          type: z.string(),
        }),
      ),
      exchange_order: ExchangeOrderDto.nullable(),
    }),
    logistics: z.array(
      z.object({
        tracking_number: z.string(),
        tracking_url: z.string(),
        status: z.enum(SHIPPING_STATUSES),
        carrier: z.string(),
        method: z.string(),
        from: NotificationAddressDto,
        to: NotificationAddressDto,
      }),
    ),
    return_costs: z.array(z.object({ type: z.string(), total: z.int(), currency: z.string() })),
  })
  .meta({ id: "ReturnProcessPayload" });

export type ReturnProcessPayload = z.output<typeof ReturnProcessPayloadDto>;
