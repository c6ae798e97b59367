import type { ShopCapability } from "@/contract/vocabulary/connection";

/** Nothing can be read without these scopes; `connect` rejects the connection. */
const READING = ["read_orders", "read_products", "read_customers", "read_inventory", "read_locations"] as const;

/** The scopes each capability needs, and what is unavailable without them, in words for the merchant. */
const WRITING: readonly { capability: ShopCapability; scopes: readonly string[]; lost: string }[] = [
  { capability: "REFUNDS", scopes: ["write_orders"], lost: "refunds are sent by hand" },
  { capability: "EXCHANGE_ORDERS", scopes: ["write_orders"], lost: "exchange orders are created by hand" },
  { capability: "RESTOCK", scopes: ["write_inventory"], lost: "stock is corrected by hand" },
  { capability: "RETURNS", scopes: ["read_returns", "write_returns"], lost: "returns do not appear in Shopify" },
  { capability: "STORE_CREDIT", scopes: ["read_gift_cards", "write_gift_cards"], lost: "store credit is not offered" },
  { capability: "GIFT_CARDS", scopes: ["read_gift_cards", "write_gift_cards"], lost: "gift cards are not offered" },
];

/** Every scope the app requests, in the order of the guide. */
export const SCOPES: readonly string[] = [
  ...READING,
  "read_all_orders",
  ...new Set(WRITING.flatMap(({ scopes }) => scopes)),
];

export const CAPABILITIES: readonly ShopCapability[] = WRITING.map(({ capability }) => capability);

/**
 * Compares the granted scopes with the required ones. `missing` are scopes without which the app can't be connected.
 */
export const compareScopes = (
  granted: readonly string[],
): { missing: readonly string[]; capabilities: readonly ShopCapability[]; warnings: readonly string[] } => {
  const has = (scope: string): boolean =>
    granted.includes(scope) || (scope.startsWith("read_") && granted.includes(scope.replace("read_", "write_")));
  const lacking = WRITING.map((entry) => ({ ...entry, scopes: entry.scopes.filter((scope) => !has(scope)) }));
  const warnings = lacking
    .filter(({ scopes }) => scopes.length > 0)
    .map(
      ({ scopes, lost }) => `The app lacks ${scopes.join(", ")}: ${lost}. Add the scope in the app, then reconnect.`,
    );
  return {
    missing: READING.filter((scope) => !has(scope)),
    capabilities: lacking.filter(({ scopes }) => scopes.length === 0).map(({ capability }) => capability),
    warnings: has("read_all_orders") ? warnings : [OLD_ORDERS, ...warnings],
  };
};

const OLD_ORDERS =
  "The app lacks read_all_orders: Shopify only shows it the orders of the last 60 days. Request access to all orders in the app, then reconnect.";
