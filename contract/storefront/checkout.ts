import { z } from "zod";
import { defineMutation } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, text } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { EXCHANGE_TIMINGS, HOLD_RELEASES } from "../vocabulary/card-hold";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { FEE_TYPES, REFUND_OPTIONS, type RefundOption } from "../vocabulary/refund-option";

const money = z.object({ amount: amount(), currency: currencyCode() });

const moneyByOption = Object.fromEntries(REFUND_OPTIONS.map((option) => [option.toLowerCase(), money.optional()])) as {
  [Option in RefundOption as Lowercase<Option>]: z.ZodOptional<typeof money>;
};

const newItem = z
  .object({
    product_id: z.string(),
    variant_id: z.string(),
    sku: z.string(),
    name: z.string(),
    variant_name: z.string(),
    image_url: z.string(),
    quantity: z.int(),
    price: amount(),
    currency: currencyCode(),
  })
  .meta({ id: "NewItem" });

const InstantExchangeOffer = z
  .object({
    hold_amount: amount().describe("What is held on the shopper's card until the old items are sent."),
    send_by: instantOut().describe(
      "Until when the old items have to be on their way, else the hold is charged. The bank may set an earlier date, " +
        "which is `hand_over_by` of the return.",
    ),
    released_on: z.enum(HOLD_RELEASES),
    is_chosen: z.boolean().describe("The shopper wants it: `exchange_timing` ON_START."),
  })
  .meta({ id: "InstantExchangeOffer" });

export const CheckoutDto = z
  .object({
    return_id: z.string(),
    returned_items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string(),
        return_reason: z.string(),
        quantity_returned: z.int(),
        compensation: z.object({
          ...moneyByOption,
          new_items_to_ship: z.array(newItem),
        }),
      }),
    ),
    costs: z.object({ total: amount(), fee_type: z.enum(FEE_TYPES) }),
    costs_breakdown: z.array(
      z.object({
        fee_type: z.enum(FEE_TYPES),
        total: amount(),
        why: z.string().describe("In the shopper's words."),
      }),
    ),
    subtotal: amount().describe("Value of the returned units before fees and bonus."),
    total: amount().describe("What the shopper gets back."),
    bonus: amount().describe("Extra credit for credit or for an exchange; inside the total."),
    rounding: amount().describe("What a credit was rounded up by; inside the total."),
    amount_to_pay: amount().describe("What the shopper owes."),
    currency: currencyCode(),
    requires_authorization: z
      .boolean()
      .describe("By what is chosen so far, the store looks at it first: no label is made before it agrees."),
    requires_authorization_why: z.string().nullable().describe("In the shopper's words."),
    quote_id: z.string(),
    expires_at: instantOut(),
    derivation: DerivationDto,
    instant_exchange: InstantExchangeOffer.nullable().describe(
      "The new items can be sent before the old ones are inspected; null: only afterwards.",
    ),
  })
  .meta({ id: "Checkout" });

export const checkout = defineMutation({
  summary: "Price a return",
  description:
    "Prices the draft on the server and keeps the derivation; promises nothing. Outcome and way of sending may still " +
    "be open: then the price holds for the original payment method and without a shipping fee.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/checkout" }],
  input: z.object({ return_id: identifier() }),
  output: CheckoutDto,
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const completeReturn = defineMutation({
  summary: "Confirm a return",
  description:
    "Makes the process and its creation event. Twice gives the same process. With a quote_id whose price has changed " +
    "since: 409 with the new quote in details. Where the quote has an amount_to_pay, a payment_token is needed; without " +
    "one, where the store's payment provider has a page of its own, 409 with payment_url in details: the shopper pays " +
    "there, and the return is confirmed when it is paid. What was charged once is never charged again for the same return.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/complete" }],
  input: z.object({
    return_id: identifier(),
    quote_id: text(128).default(""),
    payment_token: text(255)
      .default("")
      .describe("What the payment provider gave the shopper's browser. Sandbox: tok_ok, tok_declined, tok_hang."),
    exchange_timing: z
      .enum(EXCHANGE_TIMINGS)
      .optional()
      .describe(
        "ON_START: the new items are sent at once, where checkout offers an instant_exchange. Its hold_amount is held on " +
          "a card first: 409 with hold_amount, and payment_url where the provider has a page. Left out: as it was said " +
          "before, ON_REVIEW at first.",
      ),
  }),
  output: z.object({
    process_id: z.string(),
    return_code: z.string(),
    status: z.enum(PROCESS_STATUSES),
    next_step: z
      .enum(["HAND_OVER", "SHIP", "WAIT_FOR_LABEL", "WAIT_FOR_ADDRESS", "WAIT_FOR_APPROVAL", "NONE"])
      .describe(
        "What the shopper does now: hand the parcel over with our label, ship it with any carrier to the return " +
          "address (`label_source` NONE), or wait. NONE where nothing is to be sent, the parcel is under way, or the " +
          "return has ended.",
      ),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
});

export const chooseExchangeTiming = defineMutation({
  summary: "Say when the new items are wanted",
  description: "Kept with the draft, for the confirmation.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), exchange_timing: z.enum(EXCHANGE_TIMINGS) }),
  output: z.object({}),
});

export const cancelReturn = defineMutation({
  summary: "Cancel a return",
  description: "Possible until the parcel is collected. Frees the units for another return.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/cancel" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({ process_id: z.string(), status: z.enum(PROCESS_STATUSES) }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
