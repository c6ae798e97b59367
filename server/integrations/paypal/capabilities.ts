import type { PaymentCapability } from "@/contract/vocabulary/connection";

/** What a PayPal account does for a store, as far as its app may. */
export const CAPABILITIES: readonly PaymentCapability[] = ["PAYMENT_REFUNDS", "DISPUTES"];
