import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, requiredText, text, visibleText } from "../base/wire";
import { AddressDto, CorrectedAddressFields } from "../schemas/address";
import { DerivationDto } from "../schemas/derivation";
import { ExchangeOptionDto } from "../storefront/exchanges";
import { ReturnOptionDto } from "../storefront/options";
import { SENDER_CHOICES } from "../vocabulary/address-choice";
import { NON_RETURNABLE_CAUSES } from "../vocabulary/non-returnable";
import { MAX_PARCELS } from "../vocabulary/parcels";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { REFUND_OPTIONS, REFUND_TIMINGS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { STATUS_KEYS } from "../vocabulary/status-words";

/** Lines of an order that one return may hold. */
const MOST_ITEMS = 200;

const foundOrder = z.object({
  order_id: z.string(),
  order_name: z.string(),
  store_name: z.string(),
  customer_name: z.string(),
  email: z.string(),
  currency: currencyCode(),
  purchased_at: instantOut(),
  pieces: z.int(),
  free_pieces: z.int().describe("Sent out and in no return."),
  items: z.array(z.string()).describe("Names of the first products."),
});

export const findOrders = defineQuery({
  summary: "Find the order of a shopper",
  description:
    "By its number as the store spells it, the shopper's email, or the beginning of their last name or of their whole " +
    "name. The latest first, at most 20. Without a query: the 10 orders that were bought last.",
  scope: "processes:write",
  input: z.object({ query: text(254).default("") }),
  output: z.object({ orders: z.array(foundOrder) }),
});

const line = z.object({
  line_item_id: z.string(),
  name: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  image_url: z.string(),
  unit_price: amount(),
  quantity: z.int(),
  free_quantity: z.int().describe("Sent out and in no return."),
  cause: z.enum(NON_RETURNABLE_CAUSES).nullable().describe("What the rules say to a shopper now."),
  why: z.string().describe("The rule that says no, for staff; else empty."),
});

export const getOrderToReturn = defineQuery({
  summary: "Look at an order before making a return of it",
  description: "What can be returned, what the return conditions say of it, and what may be chosen.",
  scope: "processes:write",
  input: z.object({ order_id: identifier() }),
  output: z.object({
    order_id: z.string(),
    order_name: z.string(),
    store_name: z.string(),
    customer_name: z.string(),
    email: z.string(),
    currency: currencyCode(),
    purchased_at: instantOut(),
    delivered_at: instantOut().nullable(),
    lines: z.array(line),
    reasons: z.array(z.object({ name: z.string(), label: z.string(), requires_comment: z.boolean() })),
    outcomes: z.array(
      z.object({ refund_option: z.enum(REFUND_OPTIONS), timing: z.enum(REFUND_TIMINGS), destination: z.string() }),
    ),
    ways: z.array(ReturnOptionDto),
    existing_returns: z.array(
      z.object({ return_code: z.string(), status_key: z.enum(STATUS_KEYS), units: z.int(), created_at: instantOut() }),
    ),
  }),
});

const quote = z.object({
  quote_id: z.string(),
  total: amount(),
  owed: amount().describe("What the shopper would have to pay: then staff cannot make it."),
  currency: currencyCode(),
  derivation: DerivationDto,
  overridden: z.array(
    z.object({ cause: z.enum(NON_RETURNABLE_CAUSES), why: z.string().describe("The rule, for staff.") }),
  ),
  bank_account: z.string().nullable().describe("As far as it may be shown."),
  given_address: AddressDto.describe("Where the parcel is sent from, as the order has it."),
  ...CorrectedAddressFields.shape,
});

export const draftStaffReturn = defineMutation({
  summary: "Put a return together for a shopper",
  description:
    "Keeps the choice as a draft under the id that the caller made, in place of what it held, and prices it. Return " +
    "conditions do not stop it: `overridden` names those that a shopper would have been stopped by.",
  scope: "processes:write",
  input: z.object({
    draft_id: z.uuid().describe("Made by the caller, one for each return."),
    order_id: identifier(),
    items: z
      .array(
        z.object({
          line_item_id: identifier(),
          quantity: z.int().min(1).max(1_000_000),
          return_reason: requiredText(128),
          comment: visibleText(1000).default(""),
          exchange_variant_id: text(128).default("").describe("The variant to take instead."),
        }),
      )
      .min(1)
      .max(MOST_ITEMS),
    refund_option: z.enum(REFUND_OPTIONS).nullable().default(null),
    bank_account: z
      .object({ iban: text(64), holder_name: text(200) })
      .nullable()
      .default(null)
      .describe("Where a BANK_TRANSFER goes; null: as before. Kept sealed."),
    way: z
      .object({
        return_method: z.enum(RETURN_METHODS),
        provider: text(64).default(""),
        carrier: text(64).default(""),
        pickup_date: text(10).default(""),
        pickup_range: z.enum(PICKUP_RANGES).default("NO_RANGE"),
        address_choice: z.enum(SENDER_CHOICES).nullable().default(null),
        parcel_count: z.int().min(1).max(MAX_PARCELS).default(1),
      })
      .nullable()
      .default(null),
  }),
  output: quote,
});

export const listStaffExchanges = defineQuery({
  summary: "List what an item of a drafted return may be exchanged for",
  description: "As the shopper would be offered; nothing for an item that the rules do not let come back.",
  scope: "processes:write",
  input: z.object({ draft_id: z.uuid(), line_item_id: identifier() }),
  output: z.object({ options: z.array(ExchangeOptionDto) }),
});

export const createStaffReturn = defineMutation({
  summary: "Create a return from a draft for a shopper",
  description:
    "At the price of the quote; with another one since: 409 and the new quote in details. Against the return conditions " +
    "only with a reason, which stays in the timeline and in the audit log. Twice gives the same return.",
  scope: "processes:write",
  input: z.object({ draft_id: z.uuid(), quote_id: identifier(), override_reason: visibleText(500).default("") }),
  output: z.object({ process_id: z.string(), return_code: z.string() }),
});
