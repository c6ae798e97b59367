import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { OpenedConnection } from "@/server/partners/provider";
import { CAPABILITIES } from "./capabilities";
import { captureHold } from "./capture-hold";
import { chargeShopper } from "./charge-shopper";
import { createStripeClient } from "./client";
import { closeCheckout } from "./close-checkout";
import { STRIPE } from "./failures";
import { findPayment } from "./find-payment";
import { listDisputes } from "./list-disputes";
import { openCheckout } from "./open-checkout";
import { readCheckout } from "./read-checkout";
import { readPayment } from "./read-payment";
import { refundPayment } from "./refund-payment";
import { releaseHold } from "./release-hold";

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
    openCheckout: (call) => openCheckout(client, call),
    closeCheckout: (reference, signal) => closeCheckout(client, { reference, signal }),
    readCheckout: (reference, signal) => readCheckout(client, { reference, signal }),
    capture: (call) => captureHold(client, call),
    release: (call) => releaseHold(client, call),
    listDisputes: (paymentReference, signal) => listDisputes(client, { paymentReference, signal }),
  };
};
