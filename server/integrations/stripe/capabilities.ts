import type { PaymentCapability } from "@/contract/vocabulary/connection";

/**
 * What a Stripe account can do for a store, as far as its key's permissions allow. It can't send money to a bank
 * account.
 */
export const CAPABILITIES: readonly PaymentCapability[] = ["PAYMENT_REFUNDS", "CHARGES", "HOLDS", "DISPUTES"];
