import type { PaymentResult, RefundLeg } from "@/server/partners/payment-provider";
import { toPaypalMoney } from "./amounts";
import type { PaypalClient, PaypalResult } from "./client";
import { findCapture } from "./find-capture";
import { markOf } from "./mark-of";
import { referenceOf } from "./reference-of";
import { refundResult } from "./refund-result";
import { type PaypalRefund, refundSchema } from "./wire";

const LONGEST_NOTE = 255;

/**
 * Refunds a payment by the id of its capture, in part or whole. Some shops write the id of the order instead: that is
 * looked up only when PayPal knows no such capture. PayPal gives the first answer of a key again for 45 days.
 * @throws PartnerError
 */
export const refundPayment = async (client: PaypalClient, leg: RefundLeg): Promise<PaymentResult> => {
  const reference = referenceOf(leg.paymentReference);
  const first = await refundCapture(client, reference, leg);
  if (first.ok) return refundResult(first.data);
  if (first.failure.status !== 404) throw first.failure.error;
  const capture = await findCapture(client, { reference, signal: leg.signal });
  if (capture === null || capture.id === reference) throw first.failure.error;
  const second = await refundCapture(client, capture.id, leg);
  if (second.ok) return refundResult(second.data);
  throw second.failure.error;
};

const refundCapture = (
  client: PaypalClient,
  captureId: string,
  { idempotencyKey, amountMinor, currency, label, signal }: RefundLeg,
): Promise<PaypalResult<PaypalRefund>> =>
  client.tryAsk({
    method: "POST",
    path: `/v2/payments/captures/${captureId}/refund`,
    headers: { "paypal-request-id": markOf(idempotencyKey), prefer: "return=representation" },
    body: {
      amount: toPaypalMoney(amountMinor, currency),
      custom_id: markOf(idempotencyKey),
      note_to_payer: `Return ${label}`.slice(0, LONGEST_NOTE),
    },
    purpose: `Refund return ${label}`,
    schema: refundSchema,
    signal,
  });
