import type { TestReach } from "@/contract/vocabulary/test-reach";
import type { Connection } from "./types";

/** In the words about test mode, a credit that the shop issues is a refund. */
const REFUNDING = ["REFUNDS", "STORE_CREDIT", "GIFT_CARDS"] as const;

/**
 * What test mode changes outside Homeward: the resolver lets a store in test mode act in a test shop and in no other.
 * `shop` is what the store is connected to now. Every place that explains test mode asks this.
 */
export const testReach = (shop: Pick<Connection, "mode" | "state" | "capabilities"> | null | undefined): TestReach => {
  if (shop?.mode !== "TEST" || shop.state === "DISCONNECTED") return "NOTHING";
  const doesRefunds = REFUNDING.some((each) => shop.capabilities.includes(each));
  const doesExchanges = shop.capabilities.includes("EXCHANGE_ORDERS");
  if (doesRefunds && doesExchanges) return "REFUNDS_AND_EXCHANGES";
  if (doesRefunds) return "REFUNDS";
  return doesExchanges ? "EXCHANGES" : "NOTHING";
};
