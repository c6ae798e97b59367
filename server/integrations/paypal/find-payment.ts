import { PartnerError } from "@/server/partners/partner-error";
import type { FindPayment, PaymentResult } from "@/server/partners/payment-provider";
import type { PaypalClient } from "./client";
import { PAYPAL } from "./failures";
import { findCapture } from "./find-capture";
import { markOf } from "./mark-of";
import { referenceOf } from "./reference-of";
import { refundResult } from "./refund-result";
import { orderSchema, type PaypalCapture } from "./wire";

/** PayPal keeps keys for 45 days; some of them are left to whoever waits. */
const KEYS_LAST_MS = 40 * 24 * 60 * 60 * 1_000;

/**
 * The refund that was made under a key, by the mark that it carries: PayPal lists refunds with the order of their payment.
 * Payments of the time before orders have no such list: for as long as PayPal keeps keys, asking again is safe there.
 * @throws PartnerError REFUSED when nobody can tell any more
 */
export const findPayment = async (client: PaypalClient, look: FindPayment): Promise<PaymentResult | null> => {
  const { idempotencyKey, paymentReference, since, signal } = look;
  if (paymentReference === "") return null;
  const capture = await findCapture(client, { reference: referenceOf(paymentReference), signal });
  if (capture === null) return null;
  const orderId = orderOf(capture);
  const order =
    orderId === ""
      ? null
      : await client.find({
          path: `/v2/checkout/orders/${orderId}`,
          purpose: "Read order",
          schema: orderSchema,
          signal,
        });
  if (order === null) return requireYoung(client, since);
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const own = refunds.filter(({ custom_id }) => custom_id === markOf(idempotencyKey)).map(refundResult);
  return own.find(({ status }) => status !== "FAILED") ?? own[0] ?? null;
};

const orderOf = ({ supplementary_data, links }: PaypalCapture): string => {
  const named = supplementary_data?.related_ids?.order_id ?? "";
  if (named !== "") return named;
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return /\/v2\/checkout\/orders\/([0-9A-Z]{8,20})$/.exec(up)?.[1] ?? "";
};

const requireYoung = ({ now }: PaypalClient, since: Date): null => {
  if (now().getTime() - since.getTime() < KEYS_LAST_MS) return null;
  throw new PartnerError(
    PAYPAL,
    "REFUSED",
    "PayPal can't say any more whether this refund was made. Look at the payment in PayPal, then mark it as refunded or send the money.",
  );
};
