import type { PaymentCapability } from "@/contract/vocabulary/connection";

/**
 * What a Stripe account does for a store, as far as its key may. It can't send money to a bank account. Charges are not
 * offered before the portal leads shoppers to Stripe's page: it has no other way to a card.
 */
export const CAPABILITIES: readonly PaymentCapability[] = ["PAYMENT_REFUNDS", "DISPUTES"];
