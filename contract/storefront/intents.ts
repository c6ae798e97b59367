import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, requiredText, text, visibleText } from "../base/wire";
import { AddressDto, CorrectedAddressFields } from "../schemas/address";
import { ProductDto } from "../schemas/product";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";

export const IntentLineDto = z
  .object({
    id: z.string(),
    platform_line_item_id: z.string(),
    product: ProductDto,
    quantity: z.int(),
    returnable_quantity: z.int(),
    unit_price: amount(),
    total_price: amount().describe("Price paid for the whole line after all discounts."),
    image_url: z.string(),
    is_returnable: z.boolean(),
    non_returnable_reason: z.string().nullable().describe("Explanation of the rule."),
    non_returnable_code: z
      .int()
      .nullable()
      .describe(
        "2: already in a return, 3: policy, 4: not fulfilled, 5: return window. Homeward extensions: 6: refunded, 7: removed in the shop. New codes may be added: treat an unknown code as not returnable.",
      ),
    return_window_ends_at: instantOut().nullable().describe("End of the return window of this item. `null`: no limit."),
    keep_your_item: z
      .object({
        is_offered: z.boolean().describe("Whether the shopper may choose to keep the item."),
        is_forced: z.boolean().describe("Whether the store does not want the item back."),
        refund_percentage: z.int(),
        keep_amount: amount().describe(
          "Refund for keeping the selected units, or all remaining units if none are selected.",
        ),
        return_amount: amount().describe("Refund for sending back the same units, before fees."),
        requires_photo: z.boolean().describe("Whether keeping the item requires an uploaded document of the item."),
        why: z.string().describe("Explanation for the shopper."),
      })
      .nullable()
      .describe("Whether the shopper can keep the item, based on the choices so far."),
    requires_documents: z.boolean(),
    requires_documents_why: z.string().nullable().describe("Explanation for the shopper."),
  })
  .meta({ id: "IntentLineItem" });

export const INTENT_STEPS = ["ITEMS", "OUTCOME", "DELIVERY", "CONFIRM", "DONE"] as const;

/** The new item that the shopper has chosen. */
export const ChosenExchangeDto = z
  .object({
    product_id: z.string().describe("The shop's ID."),
    variant_id: z.string().describe("The shop's ID."),
    name: z.string(),
    variant_name: z.string(),
    image_url: z.string(),
    price: amount().describe("Unit price, tax included."),
    price_difference: z
      .string()
      .describe(
        "Price difference of all units, in minor units. The shopper pays a positive amount; a negative amount is refunded.",
      ),
  })
  .meta({ id: "ChosenExchange" });

/** What the shopper has chosen so far. */
export const DraftDto = z
  .object({
    items: z.array(
      z.object({
        line_item_id: z.string(),
        quantity: z.int(),
        return_reason: z.string(),
        comment: z.string(),
        refund_option: z
          .enum(REFUND_OPTIONS)
          .nullable()
          .describe("Refund option of this item, or of the remainder after an exchange. `null` if not chosen yet."),
        exchange_variant_id: z.string().nullable().describe("Homeward's ID of the new variant."),
        exchange: ChosenExchangeDto.nullable().describe(
          "New item at today's price. `null` without an exchange, or if the item is no longer available.",
        ),
        document_ids: z.array(z.string()).describe("Documents uploaded for this item."),
        keep_your_item: z.boolean().describe("Whether the shopper keeps the item. Nothing has to be sent."),
      }),
    ),
    refund_option: z.enum(REFUND_OPTIONS).nullable(),
    bank_account: z
      .string()
      .nullable()
      .meta({ description: "Bank account for a bank transfer, masked.", example: "NL91 •••• 4300" }),
    delivery: z
      .object({
        return_method: z.enum(RETURN_METHODS),
        provider: z.string(),
        carrier: z.string(),
        pickup_date: z.string(),
        pickup_range: z.enum(PICKUP_RANGES),
        pickup_address: AddressDto.nullable().describe("`null`: the delivery address of the order."),
        ...CorrectedAddressFields.shape,
        parcel_count: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "ReturnDraft" });

const intentOrder = z
  .object({
    id: z.string(),
    name: z.string(),
    currency: currencyCode(),
    purchased_at: instantOut(),
    delivered_at: instantOut().nullable(),
    return_window_ends_at: instantOut().nullable(),
    line_items: z.array(IntentLineDto),
    refund_limit: amount()
      .nullable()
      .describe(
        "Amount of the order that is left to refund, if it is less than what was paid for the returnable items because the store already refunded part of the order. Quotes are limited to it, with a row ALREADY_REFUNDED in the derivation. `null`: no limit.",
      ),
    return_id: z.string(),
    is_gift: z.boolean().describe("Started by the recipient of a gift: show no prices, only the items being returned."),
    customer_token: z.string(),
    existing_returns: z.array(z.object({ return_code: z.string(), status: z.string(), units: z.int() })),
  })
  .meta({ id: "IntentOrder" });

export const startIntent = defineMutation({
  summary: "Start a return",
  description:
    "Finds the order by the details that the store's identification flow requires and opens a draft. Every failed look-up gets the same 404, whatever the cause. After five failed look-ups of the same order or email, or twenty from one IP address, further look-ups are rate-limited: 429 with Retry-After, whether the details are right or wrong.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/intent/start" }],
  input: z.object({
    order_number: requiredText(128),
    email: text(254).default(""),
    postal_code: text(32).default(""),
    ecommerce_id: text(128).default(""),
    slug: text(128).default(""),
    lang: text(16).default(""),
    gift_email: text(254)
      .default("")
      .describe(
        "Email address of the recipient who returns a gift. Emails are sent there, and the refund is paid in store credit or a gift card, never to the buyer. Empty: the buyer returns the order.",
      ),
  }),
  output: z.object({ order: intentOrder }),
  problems: ["NOT_FOUND", "RESOURCE_EXHAUSTED"],
});

export const openOrderLink = defineMutation({
  summary: "Open an order link",
  description: "Opens a draft for the order of the link, or tells why it can't be opened.",
  scope: "storefront",
  input: z.object({
    token: text(1200),
    return_id: text(128).default("").describe("Draft that is already open. It is kept if it is of the same order."),
    lang: text(16).default(""),
  }),
  output: z.object({
    status: z.enum(["OPEN", "EXPIRED", "REVOKED", "UNKNOWN"]),
    order: intentOrder.nullable().describe("Only for a link that opens."),
    order_name: z.string().describe("Also present for an expired link. Empty for an unknown link."),
  }),
});

export const getIntent = defineQuery({
  summary: "Get a draft",
  description: "Returns the order with its returnable items, the shopper's choices so far, and the next step.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/intent" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({
    order: intentOrder.omit({ customer_token: true }),
    draft: DraftDto,
    next_step: z.enum(INTENT_STEPS),
    expires_at: instantOut(),
  }),
  problems: ["NOT_FOUND"],
});

export const changeIntentLanguage = defineMutation({
  summary: "Change the language of a draft",
  description: "Sets the language of later responses for this draft and of the emails of its return.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), lang: requiredText(16) }),
  output: z.object({ return_id: z.string() }),
});

export const saveClientPreferences = defineMutation({
  summary: "Select an item of the order",
  description:
    "Adds an item to the return, changes it, or removes it with quantity 0. Without a `refund_option` the item gets the option that was chosen last.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/save_client_preferences" }],
  inQuery: ["line_item_id"],
  input: z.object({
    return_id: identifier(),
    line_item_id: identifier(),
    quantity: z.int().min(0).max(1_000_000).default(1),
    return_reason: text(128)
      .default("")
      .describe("Name of one of the store's reasons. Required if the quantity is above 0."),
    comment: visibleText(1000).default(""),
    refund_option: z.enum(REFUND_OPTIONS).optional(),
    bank_account: z
      .object({ iban: text(64), holder_name: text(200) })
      .optional()
      .describe(
        "Bank account for a BANK_TRANSFER. Required once before checkout. Stored encrypted and never shown in full again.",
      ),
    exchange_variant_id: text(128)
      .nullable()
      .optional()
      .describe(
        "New variant, by the shop's ID or Homeward's. The remainder is paid with the `refund_option`. `null`, or a `refund_option` without it: no exchange.",
      ),
    document_ids: z
      .array(identifier())
      .max(20)
      .optional()
      .describe("Documents uploaded for this return that are about this item. If absent, unchanged."),
    keep_your_item: z
      .boolean()
      .optional()
      .describe("Keeps the item for the refund offered in its `keep_your_item`. If absent, unchanged."),
  }),
  output: z.object({
    return_id: z.string(),
    pending_credit_to_use: z.int().describe("Credit of the return that is not used for new items yet, in minor units."),
    currency: currencyCode(),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
