import { z } from "zod";
import {
  amountGiven,
  countryCode,
  currencyCode,
  freeObject,
  instantOut,
  minorInteger,
  text,
  toldText,
} from "../base/wire";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { AddressDto } from "./address";

/** Logistics types of the Admin API (specification, "Common Admin API value types"). */

const METHODS = ["RETURN_METHOD_UNSPECIFIED", ...RETURN_METHODS] as const;
const STATUSES = ["STATUS_UNSPECIFIED", ...SHIPPING_STATUSES] as const;

export const LogisticsSummaryDto = z
  .object({
    carrier: z.string().describe("Code of the carrier that has, or will get, the parcel."),
    pickup_address: AddressDto.describe(
      "Address of the last pickup. Without a pickup, the address that the parcel is sent from: the shopper's address.",
    ),
    pickup_reference: z.string().describe('The carrier\'s number of the last pickup. "" without a pickup.'),
    pickups_scheduled: z.string().meta({ description: "Number of pickups ordered so far.", example: "1" }),
    return_method: z
      .enum(METHODS)
      .describe("RETURN_METHOD_UNSPECIFIED until a method is chosen for a return that has to be sent."),
    status: z.enum(STATUSES).describe("Shipping status. STATUS_UNSPECIFIED until there is one."),
    tracking_id: z.string().describe('Tracking number. "" without a logistic order.'),
    tracking_url: z.string(),
    warehouse: AddressDto.describe("Destination of the parcel. `svc_id` is the ID of the warehouse."),
  })
  .meta({ id: "LogisticsSummary" });

export const LogisticShipmentDto = z
  .object({
    svc_id: z.string(),
    carrier: z.string(),
    provider: z.string(),
    return_method: z.enum(RETURN_METHODS),
    status: z.enum(SHIPPING_STATUSES),
    tracking_id: z.string(),
    tracking_url: z.string(),
    weight_in_grams: z
      .int()
      .nullable()
      .describe("Weight the label was created for, in grams. `null` if it was not given."),
    from: AddressDto,
    to: AddressDto,
    created_at: instantOut(),
  })
  .meta({ id: "LogisticShipment" });

export const LogisticOrderDto = z
  .object({
    carrier: z.string(),
    currency_code: currencyCode(),
    id: z.string(),
    original_carriers: z.array(z.string()).describe("Carriers of the original order, as they were given."),
    price: minorInteger().describe(
      "The carrier's price in minor units of `currency_code`. 0 if the carrier does not report it.",
    ),
    provider: z.string(),
    requires_customs: z
      .boolean()
      .describe("Whether the parcel leaves the customs and fiscal territory that it is sent from."),
    same_carrier_as_original: z.boolean().describe("Whether the carrier is one of `original_carriers`."),
    shipments: z.array(LogisticShipmentDto),
  })
  .meta({ id: "LogisticOrder" });

export const PickupOrderDto = z
  .object({
    carrier: z.string(),
    id: z.string(),
    pickup_range: z.object({
      date: z.string().meta({ description: "Date at the address, YYYY-MM-DD.", example: "2026-11-24" }),
      range: z.enum(PICKUP_RANGES),
    }),
    provider: z.string(),
    tracking_url: z.string(),
    pickup_address: AddressDto.describe("Homeward extension. Address for the pickup."),
  })
  .meta({ id: "PickupOrder" });

/** Customer (specification); in input, missing fields are empty. */
export const CustomerInput = z
  .object({
    email: text(254),
    first_name: toldText(),
    last_name: toldText(),
    platform_customer_id: text(128),
    svc_id: text(128),
  })
  .partial()
  .meta({ id: "CustomerInput" });

const LogisticSettingsInput = z
  .object({
    logistic_config: z
      .array(z.object({ carrier: text(64), provider: text(64), service_id: text(64) }).partial())
      .max(50)
      .default([]),
    return_method: z.enum(RETURN_METHODS).optional(),
  })
  .meta({ id: "LogisticSettingsInput" });

/** The field `settings` of pickups and orders. */
export const deprecatedSettings = () =>
  LogisticSettingsInput.optional().meta({
    description:
      "Use `carrier`, `provider` and `return_method` instead. The first entry is used only if they are omitted.",
    deprecated: true,
  });

const measure = () =>
  text(16)
    .refine((value) => value === "" || /^\d{1,6}(\.\d{1,3})?$/.test(value), {
      error: 'must be a number of centimeters in decimal digits, e.g. "12.5"',
    })
    .meta({ description: "Centimeters, as decimal digits.", example: "12.5" });

const grams = () =>
  text(16)
    .refine((value) => /^(|0|[1-9]\d{0,7})$/.test(value), {
      error: 'must be whole grams in decimal digits, e.g. "350"',
    })
    .meta({ description: "Weight of one unit in grams, as decimal digits.", example: "350" });

export const LogisticLineItemInput = z
  .object({
    custom_attributes: freeObject(),
    dimensions: z.object({ height_cm: measure(), length_cm: measure(), width_cm: measure() }).partial(),
    ean: text(64),
    id: text(128),
    name: toldText(),
    product_return_reason: text(128),
    quantity: z.int().min(1).max(100_000),
    sku: text(128),
    subtotal: amountGiven(),
    total: amountGiven(),
    unit_price: amountGiven(),
    weight: grams(),
  })
  .partial()
  .meta({ id: "LogisticLineItemInput" });

export const LegalEntityInput = z
  .object({
    address: text(500),
    company_name: toldText(),
    country: countryCode(),
    email: text(254),
    full_name: toldText(),
    phone: text(64),
  })
  .partial()
  .meta({ id: "LegalEntityInput", description: "Importer of record, for customs." });
