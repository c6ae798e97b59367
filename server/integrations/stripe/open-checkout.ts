import { PartnerError } from "@/server/partners/partner-error";
import type { Checkout, CheckoutCall } from "@/server/partners/payment-provider";
import { toStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { STRIPE } from "./failures";
import { KEY_MARK, RETURN_MARK, sessionSchema } from "./wire";

/** Our languages that Stripe's page supports; for others it uses the browser's. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv", "da"]);

/**
 * Opens a Stripe Checkout page for an amount: cards with 3-D Secure, wallets, and whatever the account offers. The call
 * must not depend on the time, because Stripe rejects the same key with different content. @throws PartnerError
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
        // Other payment methods don't support holds.
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
