import { PartnerError } from "@/server/partners/partner-error";
import type { Checkout, CheckoutCall } from "@/server/partners/payment-provider";
import { toStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { STRIPE } from "./failures";
import { KEY_MARK, RETURN_MARK, sessionSchema } from "./wire";

/** Those of ours that its page has; for the others it takes the browser's. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv", "da"]);

/**
 * Opens Stripe's own page for an amount: cards with 3-D Secure, wallets, whatever the account offers. Nothing in the call
 * hangs on the time, or Stripe would refuse the same key with other content. @throws PartnerError
 */
export const openCheckout = async (client: StripeClient, call: CheckoutCall): Promise<Checkout> => {
  const { idempotencyKey, amountMinor, currency, label, isHold, successUrl, cancelUrl, lang, signal } = call;
  const marks = { [KEY_MARK]: idempotencyKey, [RETURN_MARK]: label };
  const session = await client.ask({
    ...{ method: "POST" as const, path: "/v1/checkout/sessions", idempotencyKey, signal },
    params: {
      mode: "payment",
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toStripeAmount(amountMinor, currency),
            product_data: { name: `Return ${label}` },
          },
        },
      ],
      payment_intent_data: {
        description: `Return ${label}`,
        metadata: marks,
        // Other ways to pay can't be held.
        ...(isHold ? { capture_method: "manual" } : {}),
      },
      ...(isHold ? { payment_method_types: ["card"] } : {}),
      ...{ client_reference_id: label, metadata: marks, success_url: successUrl, cancel_url: cancelUrl },
      locale: LANGUAGES.has(lang) ? lang : "auto",
    },
    purpose: `Open checkout of return ${label}`,
    schema: sessionSchema,
  });
  if (session.url !== null) return { reference: session.id, url: session.url };
  throw new PartnerError(STRIPE, "REFUSED", "This page of Stripe is closed already.");
};
