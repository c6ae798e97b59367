import type { PaymentCapability } from "@/contract/vocabulary/connection";

/** What a PayPal account can do for a store, as far as the app's permissions allow. */
export const CAPABILITIES: readonly PaymentCapability[] = ["PAYMENT_REFUNDS", "DISPUTES"];
