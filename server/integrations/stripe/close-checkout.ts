import type { CheckoutState } from "@/server/partners/payment-provider";
import type { StripeClient } from "./client";
import { readCheckout } from "./read-checkout";
import { sessionSchema } from "./wire";

type Close = { reference: string; signal?: AbortSignal | undefined };

/** Ends a page of Stripe. One that was paid or has ended already is left as it is. @throws PartnerError */
export const closeCheckout = async (client: StripeClient, { reference, signal }: Close): Promise<CheckoutState> => {
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`, signal },
    purpose: "Close checkout session",
    schema: sessionSchema,
  });
  // Stripe refuses what is not open any more with 400, and says no more than that.
  if (!result.ok && result.failure.status !== 400) throw result.failure.error;
  return readCheckout(client, { reference, signal });
};
