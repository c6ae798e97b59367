import type { PaypalClient } from "./client";
import { captureSchema, orderSchema, type PaypalCapture } from "./wire";

type Look = { reference: string; signal?: AbortSignal | undefined };

/**
 * Finds a capture by its ID, or by the ID of an order with exactly one capture; null when PayPal knows none. @throws
 * PartnerError
 */
export const findCapture = async (client: PaypalClient, { reference, signal }: Look): Promise<PaypalCapture | null> => {
  const capture = await readCapture(client, { reference, signal });
  if (capture !== null) return capture;
  const order = await client.find({
    path: `/v2/checkout/orders/${reference}`,
    purpose: "Read order",
    schema: orderSchema,
    signal,
  });
  const [only, ...others] = (order?.purchase_units ?? []).flatMap(({ payments }) => payments?.captures ?? []);
  if (only === undefined || others.length > 0) return null;
  return readCapture(client, { reference: only.id, signal });
};

const readCapture = (client: PaypalClient, { reference, signal }: Look): Promise<PaypalCapture | null> =>
  client.find({
    path: `/v2/payments/captures/${reference}`,
    purpose: "Read payment",
    schema: captureSchema,
    signal,
  });
