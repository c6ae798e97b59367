import type { PaymentProvider } from "@/server/partners/payment-provider";

/** What a payment provider tells of: `reference` is the refund or payment that it is about, at the connection that told. */
export type PaymentsEvent = {
  readonly groupId: string;
  readonly ecommerceId: string;
  readonly connectionId: string;
  readonly payments: PaymentProvider;
  readonly reference: string;
};
