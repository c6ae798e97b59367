import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { OpenedConnection } from "@/server/partners/provider";
import { CAPABILITIES } from "./capabilities";
import { chargeShopper } from "./charge-shopper";
import { createStripeClient } from "./client";
import { STRIPE } from "./failures";
import { findPayment } from "./find-payment";
import { listDisputes } from "./list-disputes";
import { readPayment } from "./read-payment";
import { refundPayment } from "./refund-payment";

/** A Stripe account, for the money of returns. */
export const openStripe = (
  connection: Pick<OpenedConnection, "http" | "values" | "now" | "capabilities">,
): PaymentProvider => {
  const client = createStripeClient(connection);
  return {
    provider: STRIPE,
    capabilities: new Set(CAPABILITIES.filter((one) => connection.capabilities.includes(one))),
    refund: (leg) => refundPayment(client, leg),
    transfer: async () => {
      throw new PartnerError(STRIPE, "REFUSED", "Stripe can't send money to a bank account. Transfer it yourself.");
    },
    charge: (call) => chargeShopper(client, call),
    findPayment: (look) => findPayment(client, look),
    readPayment: (reference, signal) => readPayment(client, { reference, signal }),
    listDisputes: (paymentReference, signal) => listDisputes(client, { paymentReference, signal }),
  };
};
