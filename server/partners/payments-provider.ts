import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { PaymentProvider } from "./payment-provider";
import type { OpenedConnection, ProviderDefinition } from "./provider";

/**
 * A payment provider that stores can connect. Of its events, REFUND and DISPUTE are read: they say which refund or
 * payment changed, and its status is then read.
 */
export type PaymentsProvider = ProviderDefinition & {
  readonly kind: "PAYMENTS";
  readonly capabilities: readonly PaymentCapability[];
  /**
   * Returns whether a payment of an order was taken here: `processor` as shops, files and API callers write it
   * ("stripe", "Stripe Credit Card", "woocommerce_payments"), in any case. The payment reference can decide as well
   * ("pi_…").
   */
  serves(payment: { readonly processor: string; readonly paymentReference: string }): boolean;
  open(connection: OpenedConnection): PaymentProvider;
};
