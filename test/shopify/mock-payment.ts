import { type Bag, bag } from "./bag";

export type MockTransaction = {
  __typename: "OrderTransaction";
  id: string;
  kind: string;
  status: string;
  gateway: string;
  formattedGateway: string;
  accountNumber: string | null;
  manualPaymentGateway: boolean;
  amountSet: Bag;
  parentTransaction: MockTransaction | null;
  paymentDetails: { __typename: string; company?: string; paymentMethodName?: string } | null;
};
export type PaymentSpec = { gateway: string; amount: string; kind?: string; status?: string; isManual?: boolean };

/** A payment of an order, as its transaction. */
export const mockPayment = (
  payment: PaymentSpec,
  { id, currency }: { id: number; currency: string },
): MockTransaction => ({
  __typename: "OrderTransaction",
  id: `gid://shopify/OrderTransaction/${id}`,
  kind: payment.kind ?? "SALE",
  status: payment.status ?? "SUCCESS",
  gateway: payment.gateway,
  formattedGateway: payment.gateway === "shopify_payments" ? "Shopify Payments" : payment.gateway,
  accountNumber: payment.gateway === "shopify_payments" ? "•••• •••• •••• 4242" : null,
  manualPaymentGateway: payment.isManual ?? false,
  amountSet: bag(payment.amount, currency),
  parentTransaction: null,
  paymentDetails:
    payment.gateway === "shopify_payments"
      ? { __typename: "CardPaymentDetails", company: "Visa", paymentMethodName: "visa" }
      : null,
});
