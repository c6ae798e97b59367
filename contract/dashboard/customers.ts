import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, text } from "../base/wire";
import { AddressDto } from "../schemas/address";
import { RefundOutlookDto } from "../schemas/refund-outlook";
import { NON_RETURNABLE_CAUSES } from "../vocabulary/non-returnable";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { STATUS_KEYS } from "../vocabulary/status-words";

/** Maximum number of a customer's orders and returns shown; nobody reads further. */
export const MOST_SHOWN = 50;

const returnOfOrder = z.object({
  ...{ process_id: z.string(), return_code: z.string(), order_id: z.string(), order_name: z.string() },
  ...{ status_key: z.enum(STATUS_KEYS), shipping_status: z.enum(SHIPPING_STATUSES) },
  ...{ units_total: z.int(), units_decided: z.int(), units_declined: z.int() },
  items: z.array(z.string()).describe("Names of the returned items, without duplicates."),
  customer_name: z.string(),
  created_at: instantOut(),
  currency: currencyCode(),
  outlook: RefundOutlookDto,
  risk: z
    .object({ score: z.int().describe("0 to 100."), findings: z.array(z.string()) })
    .nullable()
    .describe("`null` if no risk check was made."),
  exchange_order: z.object({ order_id: z.string(), name: z.string() }).nullable(),
});

const note = z.object({
  id: z.string(),
  return_code: z.string().describe('Return that the note is about. "" for a note on an order.'),
  ...{ order_id: z.string(), order_name: z.string() },
  at: instantOut(),
  edited_at: instantOut().nullable(),
  author: z.string().describe("Name of the team member."),
  is_shopper_visible: z.boolean(),
  text: z.string(),
  can_change: z.boolean().describe("Whether the caller can change and delete it: a note on an order that they wrote."),
});

const returnable = z.object({
  quantity: z.int().describe("Units that were sent and are in no return, regardless of the return conditions."),
  amount: amount().describe(
    "Price paid for these units, as calculated for a refund before fees, limited to what is left to refund.",
  ),
});

const balance = z.object({
  currency: currencyCode(),
  paid: amount().describe("Captured from all payments."),
  refunded: amount().describe("Refunds of returns, as far as they were sent."),
  refunded_by_shop: amount().describe("Refunded by the shop itself, outside returns."),
  pending: amount().describe("Decided, or due in advance, and not sent yet."),
  expected: amount().describe("Additional amount due if every unit that is not inspected yet is accepted."),
  returnable,
});

const customerFacts = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: AddressDto });

export const getOrderDetail = defineQuery({
  summary: "Get an order for the dashboard",
  description:
    "Returns what was bought, paid, returned and refunded, and what can still be returned. Takes Homeward's ID of the order.",
  scope: "processes:read",
  input: z.object({ order_id: identifier() }),
  output: z.object({
    ...{ order_id: z.string(), order_name: z.string(), order_number: z.string(), platform_order_id: z.string() },
    store: z.object({ name: z.string(), time_zone: z.string() }),
    customer: customerFacts,
    ...{ purchased_at: instantOut(), fulfilled_at: instantOut().nullable(), delivered_at: instantOut().nullable() },
    tags: z.array(z.string()),
    exchange_of: z.string().nullable().describe("Code of the return for which this exchange order was placed."),
    lines: z.array(
      z.object({
        ...{ line_item_id: z.string(), name: z.string(), variant_name: z.string(), sku: z.string() },
        image_url: z.string(),
        quantity: z.int(),
        unit_price: amount(),
        paid: amount().describe("Price paid for all units of the line, after its discounts."),
        returning: z.int().describe("Units in returns that are not inspected yet."),
        returned: z.int().describe("Units that were accepted."),
        rejected: z.int().describe("Units that were rejected or are missing."),
        refunded_by_shop: z.int().describe("Units that the shop refunded or removed itself."),
        returnable,
        cause: z.enum(NON_RETURNABLE_CAUSES).nullable().describe("Why a shopper can't return more of it now."),
        why: z.string().describe("Rule that excludes it, for staff; otherwise empty."),
      }),
    ),
    payments: z.array(
      z.object({
        label: z.string(),
        captured: amount(),
        left: amount().describe("Amount that can still be refunded."),
      }),
    ),
    balance,
    returns: z.array(returnOfOrder),
    notes: z.array(note),
  }),
});

export const getCustomerDetail = defineQuery({
  summary: "Get a customer for the dashboard",
  description:
    "Returns the orders and returns for the email address of an order or a return, newest first. Takes Homeward's ID of an order, or a return code, so that URLs contain no personal data.",
  scope: "processes:read",
  input: z.object({ id: identifier() }),
  output: z.object({
    customer: customerFacts,
    erased_at: instantOut().nullable().describe("When the customer's personal data was erased."),
    orders: z.array(
      z.object({
        ...{ order_id: z.string(), order_name: z.string(), store_name: z.string(), purchased_at: instantOut() },
        items: z.array(z.string()),
        quantity: z.int(),
        balance,
      }),
    ),
    is_more: z.boolean().describe(`There are more orders than the latest ${MOST_SHOWN}, which are included.`),
    balances: z.array(balance).describe("Totals of the orders, by currency."),
    orders_of_customer: z.object({ count: z.int(), returned: z.int() }),
    returns: z.array(returnOfOrder),
    notes: z.array(note),
  }),
});

export const findCustomers = defineQuery({
  summary: "Find orders and customers",
  description:
    "Matches the beginning of an order's number, of the shop's ID of it, of an email address, of any word of a name, or of a postal code, ignoring accents and case; or the end of a phone number. Two-character queries must match entirely. Newest first, at most 20 orders.",
  scope: "processes:read",
  input: z.object({ query: text(254).default("") }),
  output: z.object({
    orders: z.array(
      z.object({
        ...{ order_id: z.string(), order_name: z.string(), store_name: z.string() },
        ...{ customer_name: z.string(), purchased_at: instantOut() },
      }),
    ),
    customers: z.array(
      z.object({
        id: z.string().describe("ID of their latest order, for getCustomerDetail."),
        ...{ name: z.string(), email: z.string(), orders: z.int() },
      }),
    ),
  }),
});
