import type { ShopCapability } from "@/contract/vocabulary/connection";

/** Without gift cards: Medusa has none with a balance behind a code. */
export const MEDUSA_CAPABILITIES: readonly ShopCapability[] = [
  "REFUNDS",
  "EXCHANGE_ORDERS",
  "RESTOCK",
  "RETURNS",
  "STORE_CREDIT",
];
