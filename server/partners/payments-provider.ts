import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { PaymentProvider } from "./payment-provider";
import type { OpenedConnection, ProviderDefinition } from "./provider";

/**
 * A payment provider that stores can connect. Of its events REFUND and DISPUTE are read: which refund or payment they
 * are about; how it stands now is asked for.
 */
export type PaymentsProvider = ProviderDefinition & {
  readonly kind: "PAYMENTS";
  readonly capabilities: readonly PaymentCapability[];
  /**
   * Whether a payment of an order was taken here: `processor` as shops, files and callers write it ("stripe",
   * "Stripe Credit Card", "woocommerce_payments"), whatever the case. A payment reference may tell as well ("pi_…").
   */
  serves(payment: { readonly processor: string; readonly paymentReference: string }): boolean;
  open(connection: OpenedConnection): PaymentProvider;
};
