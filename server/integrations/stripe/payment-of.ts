import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { StripeClient } from "./client";
import { STRIPE } from "./failures";

/** The parameter by which Stripe's calls identify a payment. */
export type StripePayment = { readonly charge: string } | { readonly payment_intent: string };

/**
 * Resolves any payment ID that shops and files contain: of a charge, its payment intent, or its checkout session.
 * @throws PartnerError REFUSED for anything else
 */
export const paymentOf = async (
  client: StripeClient,
  { paymentReference, signal }: { paymentReference: string; signal?: AbortSignal | undefined },
): Promise<StripePayment> => {
  const reference = paymentReference.trim();
  if (/^(ch|py)_\w+$/.test(reference)) return { charge: reference };
  if (/^pi_\w+$/.test(reference)) return { payment_intent: reference };
  if (!/^cs_\w+$/.test(reference)) throw notOurs();
  const session = await client.ask({
    path: `/v1/checkout/sessions/${reference}`,
    purpose: "Read checkout session",
    schema: z.object({ payment_intent: z.string().nullable() }),
    signal,
  });
  if (session.payment_intent === null) throw notOurs();
  return { payment_intent: session.payment_intent };
};

const notOurs = (): PartnerError =>
  new PartnerError(
    STRIPE,
    "REFUSED",
    "This order has no payment reference of Stripe, which begins with pi_ or ch_. Refund it in Stripe and mark it as refunded.",
  );
