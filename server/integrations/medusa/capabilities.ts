import type { ShopCapability } from "@/contract/vocabulary/connection";

/** No gift cards: Medusa has none whose balance a code could keep. */
export const MEDUSA_CAPABILITIES: readonly ShopCapability[] = [
  "REFUNDS",
  "EXCHANGE_ORDERS",
  "RESTOCK",
  "RETURNS",
  "STORE_CREDIT",
];
