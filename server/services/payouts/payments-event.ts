import type { PaymentProvider } from "@/server/partners/payment-provider";

/** A payment provider's event: `reference` is the refund or payment it is about, at the connection that sent it. */
export type PaymentsEvent = {
  readonly groupId: string;
  readonly ecommerceId: string;
  readonly connectionId: string;
  readonly payments: PaymentProvider;
  readonly reference: string;
};
