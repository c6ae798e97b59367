import type { FindPayment, PaymentResult } from "@/server/partners/payment-provider";
import type { StripeClient } from "./client";
import { intentResult } from "./intent-result";
import { listAll } from "./list-all";
import { paymentOf } from "./payment-of";
import { refundResult } from "./refund-result";
import { intentSchema, KEY_MARK, refundSchema } from "./wire";

/** Tolerated difference between Stripe's clock and this server's. */
const CLOCKS_DIFFER_SECONDS = 600;

/**
 * Finds what was started under a key by its mark: a refund among those of its payment, a charge among those since then.
 * Lists are up to date, unlike Stripe's search. @throws PartnerError
 */
export const findPayment = (client: StripeClient, look: FindPayment): Promise<PaymentResult | null> =>
  look.paymentReference === "" ? findCharge(client, look) : findRefund(client, look);

const findRefund = async (client: StripeClient, look: FindPayment): Promise<PaymentResult | null> => {
  const refunds = await listAll(client, {
    path: "/v1/refunds",
    params: await paymentOf(client, look),
    purpose: "Find refund",
    item: refundSchema,
    signal: look.signal,
  });
  return pick(refunds.filter(isMarked(look)).map(refundResult));
};

const findCharge = async (client: StripeClient, look: FindPayment): Promise<PaymentResult | null> => {
  const since = Math.floor(look.since.getTime() / 1_000) - CLOCKS_DIFFER_SECONDS;
  const intents = await listAll(client, {
    path: "/v1/payment_intents",
    params: { created: { gte: since } },
    purpose: "Find charge",
    item: intentSchema,
    signal: look.signal,
  });
  return pick(intents.filter(isMarked(look)).map(intentResult));
};

const isMarked =
  ({ idempotencyKey }: FindPayment) =>
  ({ metadata }: { metadata?: Record<string, string> | null | undefined }): boolean =>
    metadata?.[KEY_MARK] === idempotencyKey;

/** Prefers results that moved money over failed ones. */
const pick = (results: readonly PaymentResult[]): PaymentResult | null =>
  results.find(({ status }) => status !== "FAILED") ?? results[0] ?? null;
