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
    total_price: amount().describe("What was paid for the whole line after all discounts."),
    image_url: z.string(),
    is_returnable: z.boolean(),
    non_returnable_reason: z.string().nullable().describe("The rule in words."),
    non_returnable_code: z
      .int()
      .nullable()
      .describe(
        "2 in a return, 3 policy, 4 not fulfilled, 5 window; of this service 6 refunded and 7 removed in the shop. More " +
          "may follow: treat a number that you don't know as not returnable.",
      ),
    return_window_ends_at: instantOut().nullable().describe("Of this item; null: no limit."),
    keep_your_item: z
      .object({
        is_offered: z.boolean().describe("The shopper may choose to keep it."),
        is_forced: z.boolean().describe("The store does not want it back."),
        refund_percentage: z.int(),
        keep_amount: amount().describe(
          "What keeping pays: for the pieces that are chosen, else for all that are left.",
        ),
        return_amount: amount().describe("What sending the same pieces back pays, before fees."),
        requires_photo: z.boolean().describe("Keeping it needs a document of the item, handed in before."),
        why: z.string().describe("In the shopper's words."),
      })
      .nullable()
      .describe("Whether the item can stay with the shopper, as far as the choices so far tell."),
    requires_documents: z.boolean(),
    requires_documents_why: z.string().nullable().describe("In the shopper's words."),
  })
  .meta({ id: "IntentLineItem" });

export const INTENT_STEPS = ["ITEMS", "OUTCOME", "DELIVERY", "CONFIRM", "DONE"] as const;

/** The new item that the shopper has chosen. */
export const ChosenExchangeDto = z
  .object({
    product_id: z.string().describe("The shop's id."),
    variant_id: z.string().describe("The shop's id."),
    name: z.string(),
    variant_name: z.string(),
    image_url: z.string(),
    price: amount().describe("Of one piece, tax included."),
    price_difference: z
      .string()
      .describe("Of all pieces, in minor units: above 0 the shopper pays it, with '-' it goes back."),
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
          .describe("How this item is paid back, or the rest of its exchange; null: not chosen yet."),
        exchange_variant_id: z.string().nullable().describe("Our id of the variant to take instead."),
        exchange: ChosenExchangeDto.nullable().describe(
          "What it is exchanged for at today's price; null without an exchange, or when it cannot be had any more.",
        ),
        document_ids: z.array(z.string()).describe("What was handed in for this item."),
        keep_your_item: z.boolean().describe("It stays with the shopper: nothing is to be sent."),
      }),
    ),
    refund_option: z.enum(REFUND_OPTIONS).nullable(),
    bank_account: z
      .string()
      .nullable()
      .meta({ description: "Where a bank transfer goes, as far as it may be shown.", example: "NL91 •••• 4300" }),
    delivery: z
      .object({
        return_method: z.enum(RETURN_METHODS),
        provider: z.string(),
        carrier: z.string(),
        pickup_date: z.string(),
        pickup_range: z.enum(PICKUP_RANGES),
        pickup_address: AddressDto.nullable().describe("Null: the delivery address of the order."),
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
        "What is left to refund of the order, where that is less than what was paid for the items that can be returned: " +
          "the store has refunded a part of the order itself. A quote is held to it, with a row ALREADY_REFUNDED in its " +
          "derivation. Null: nothing limits them.",
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
    "Finds the order with what the store's identification flow asks for and opens a draft. Every look-up that fails, " +
    "whatever its cause, gets the same 404. After five for the same order or email, or twenty from one address, each " +
    "further look-up has to wait: 429 with Retry-After, whether its details are right or wrong.",
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
        "Of whoever got the order as a gift and returns it: mails go there, and it is paid in store credit or a gift " +
          "card, never back to the buyer. Empty: the buyer returns it.",
      ),
  }),
  output: z.object({ order: intentOrder }),
  problems: ["NOT_FOUND", "RESOURCE_EXHAUSTED"],
});

export const openOrderLink = defineMutation({
  summary: "Open the link of an order mail",
  description: "Opens a draft for the order that the link names, or says why it does not open any.",
  scope: "storefront",
  input: z.object({
    token: text(1200),
    return_id: text(128).default("").describe("The draft that is open already; kept if of the same order."),
    lang: text(16).default(""),
  }),
  output: z.object({
    status: z.enum(["OPEN", "EXPIRED", "REVOKED", "UNKNOWN"]),
    order: intentOrder.nullable().describe("Only of a link that opens."),
    order_name: z.string().describe("Also of a link that opened once; empty of one that is not ours."),
  }),
});

export const getIntent = defineQuery({
  summary: "Read a draft",
  description: "The order with what can be returned, the shopper's choices so far, and the next step.",
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
  summary: "Go on in another language",
  description: "What is said about the draft from now on, and the mails of its return, are in that language.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), lang: requiredText(16) }),
  output: z.object({ return_id: z.string() }),
});

export const saveClientPreferences = defineMutation({
  summary: "Choose an item of the order",
  description:
    "Puts an item into the return, changes it, or with quantity 0 takes it out. Without a refund_option the item takes the one that was given last.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/save_client_preferences" }],
  inQuery: ["line_item_id"],
  input: z.object({
    return_id: identifier(),
    line_item_id: identifier(),
    quantity: z.int().min(0).max(1_000_000).default(1),
    return_reason: text(128).default("").describe("Name of a reason of the store; needed above quantity 0."),
    comment: visibleText(1000).default(""),
    refund_option: z.enum(REFUND_OPTIONS).optional(),
    bank_account: z
      .object({ iban: text(64), holder_name: text(200) })
      .optional()
      .describe("Where a BANK_TRANSFER goes; needed once before checkout. Kept sealed, never shown again."),
    exchange_variant_id: text(128)
      .nullable()
      .optional()
      .describe(
        "The variant to take instead, by the shop's id or ours; its rest goes to the refund_option. null, or a " +
          "refund_option without it: no exchange.",
      ),
    document_ids: z
      .array(identifier())
      .max(20)
      .optional()
      .describe("Documents that were handed in for this return and are about this item. Absent: as before."),
    keep_your_item: z
      .boolean()
      .optional()
      .describe("Keep the item for the refund that its `keep_your_item` offers. Absent: as before."),
  }),
  output: z.object({
    return_id: z.string(),
    pending_credit_to_use: z.int().describe("Credit of the return in minor units that new items have not used up yet."),
    currency: currencyCode(),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
