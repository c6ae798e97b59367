import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { OpenedConnection } from "@/server/partners/provider";
import { CAPABILITIES } from "./capabilities";
import { createPaypalClient } from "./client";
import { PAYPAL } from "./failures";
import { findPayment } from "./find-payment";
import { listDisputes } from "./list-disputes";
import { readRefund } from "./read-refund";
import { refundPayment } from "./refund-payment";

/** A PayPal account, for the money of returns. */
export const openPaypal = (
  connection: Pick<OpenedConnection, "http" | "values" | "now" | "capabilities">,
): PaymentProvider => {
  const client = createPaypalClient(connection);
  const refuse = (words: string) => async (): Promise<never> => {
    throw new PartnerError(PAYPAL, "REFUSED", words);
  };
  return {
    provider: PAYPAL,
    capabilities: new Set(CAPABILITIES.filter((one) => connection.capabilities.includes(one))),
    refund: (leg) => refundPayment(client, leg),
    transfer: refuse("PayPal can't send money to a bank account of the shopper. Transfer it yourself."),
    charge: refuse("PayPal can't charge shoppers from here."),
    findPayment: (look) => findPayment(client, look),
    readPayment: (reference, signal) => readRefund(client, { reference, signal }),
    listDisputes: (paymentReference, signal) => listDisputes(client, { paymentReference, signal }),
  };
};
