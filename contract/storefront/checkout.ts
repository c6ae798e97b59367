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
    hold_amount: amount().describe("Amount held on the shopper's card until the returned items are sent."),
    send_by: instantOut().describe(
      "Deadline for sending the returned items before the hold is charged. The bank may set an earlier date, which is `hand_over_by` of the return.",
    ),
    released_on: z.enum(HOLD_RELEASES),
    is_chosen: z.boolean().describe("Whether the shopper chose it: `exchange_timing` is ON_START."),
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
        why: z.string().describe("Explanation for the shopper."),
      }),
    ),
    subtotal: amount().describe("Value of the returned units before fees and bonuses."),
    total: amount().describe("Amount refunded to the shopper."),
    bonus: amount().describe("Bonus credit for choosing store credit or an exchange. Included in the total."),
    rounding: amount().describe("Amount added to round up store credit. Included in the total."),
    amount_to_pay: amount().describe("Amount that the shopper has to pay."),
    currency: currencyCode(),
    requires_authorization: z
      .boolean()
      .describe(
        "Whether the store has to approve the return, based on the choices so far. No label is created before the approval.",
      ),
    requires_authorization_why: z.string().nullable().describe("Explanation for the shopper."),
    quote_id: z.string(),
    expires_at: instantOut(),
    derivation: DerivationDto,
    instant_exchange: InstantExchangeOffer.nullable().describe(
      "Offer to send the new items before the returned items are inspected. `null` if they are only sent afterward.",
    ),
  })
  .meta({ id: "Checkout" });

export const checkout = defineMutation({
  summary: "Price a return",
  description:
    "Calculates the price of the draft and stores the derivation. It is not a commitment. Outcome and return method may still be open; the price then applies to the original payment method without a shipping fee.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/checkout" }],
  input: z.object({ return_id: identifier() }),
  output: CheckoutDto,
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const completeReturn = defineMutation({
  summary: "Confirm a return",
  description:
    "Creates the return process and its creation event. Confirming twice returns the same process. If the price has changed since the `quote_id` was issued, the response is 409 with the new quote in `details`. If the quote has an `amount_to_pay`, a `payment_token` is required; without one, and if the store's payment provider has a hosted page, the response is 409 with `payment_url` in `details`. The shopper pays there, and the return is confirmed when the payment succeeds. The same return is never charged twice.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/complete" }],
  input: z.object({
    return_id: identifier(),
    quote_id: text(128).default(""),
    payment_token: text(255)
      .default("")
      .describe(
        "Token that the payment provider issued to the shopper's browser. Sandbox: tok_ok, tok_declined, tok_hang.",
      ),
    exchange_timing: z
      .enum(EXCHANGE_TIMINGS)
      .optional()
      .describe(
        "ON_START: the new items are sent immediately, if the checkout offers an `instant_exchange`. Its `hold_amount` is first held on a card: the response is 409 with `hold_amount`, and with `payment_url` if the provider has a hosted page. Defaults to the previous choice, initially ON_REVIEW.",
      ),
  }),
  output: z.object({
    process_id: z.string(),
    return_code: z.string(),
    status: z.enum(PROCESS_STATUSES),
    next_step: z
      .enum(["HAND_OVER", "SHIP", "WAIT_FOR_LABEL", "WAIT_FOR_ADDRESS", "WAIT_FOR_APPROVAL", "NONE"])
      .describe(
        "What the shopper does next: drop off the parcel with our label, ship it with any carrier to the return address (`label_source` NONE), or wait. NONE if nothing has to be sent, the parcel is in transit, or the return has ended.",
      ),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
});

export const chooseExchangeTiming = defineMutation({
  summary: "Choose when new items are sent",
  description: "Stores the choice in the draft for the confirmation.",
  scope: "storefront",
  input: z.object({ return_id: identifier(), exchange_timing: z.enum(EXCHANGE_TIMINGS) }),
  output: z.object({}),
});

export const cancelReturn = defineMutation({
  summary: "Cancel a return",
  description: "Possible until the carrier has collected the parcel. The units can then be returned in another return.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/cancel" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({ process_id: z.string(), status: z.enum(PROCESS_STATUSES) }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
