import type { Connection } from "./types";

export type RefundingShop = Pick<Connection, "mode" | "provider_name">;

/** Who sends refunds, and whether they are real. `shop`: the connected shop, if it can refund. */
export const paymentWords = (shop: RefundingShop | null, isTesting: boolean): string => {
  if (shop === null)
    return isTesting
      ? "In test mode a sandbox sends refunds that aren't real. Once the store is live, your team sends them."
      : "No connection sends refunds. Your team sends each one and marks it as refunded.";
  const name = shop.provider_name;
  if (!refundsInShop(shop, isTesting))
    return isTesting
      ? `In test mode a sandbox sends refunds that aren't real. Once the store is live, they go through ${name}.`
      : `${name} is connected as a test shop, so your team sends each refund and marks it as refunded.`;
  return isTesting
    ? `Refunds of its orders are made in your ${name} test shop. Other orders get sandbox refunds that aren't real.`
    : `Refunds go through ${name}, to the payment method of the order. Homeward has no other payment connections yet.`;
};

/** A shop acts only in a store of its own mode. */
export const refundsInShop = (shop: RefundingShop | null, isTesting: boolean): boolean =>
  shop !== null && (shop.mode === "TEST") === isTesting;
