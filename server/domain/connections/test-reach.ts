import { REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import type { TestReach } from "@/contract/vocabulary/test-reach";
import type { Connection } from "./types";

/** In the words about test mode, a credit that the shop issues is a refund. */
const REFUNDING = Object.values(REFUND_OPTION_FACTS).flatMap(({ shopCapability }) => shopCapability ?? []);

type Connected = Pick<Connection, "kind" | "mode" | "state" | "capabilities">;

/**
 * What test mode changes outside Homeward: the resolver lets a store in test mode act in test accounts and in no other.
 * `connections` is what the store is connected to now. Every place that explains test mode asks this.
 */
export const testReach = (connections: readonly Connected[]): TestReach => {
  const acting = connections.filter(({ mode, state }) => mode === "TEST" && state !== "DISCONNECTED");
  const shop = reachOfShop(acting.find(({ kind }) => kind === "SHOP"));
  if (shop !== "NOTHING") return shop;
  const makesLabels = acting.some(({ kind }) => kind === "CARRIER");
  const pays = acting.some(({ kind }) => kind === "PAYMENTS");
  if (makesLabels && pays) return "LABELS_AND_PAYMENTS";
  if (makesLabels) return "LABELS";
  return pays ? "PAYMENTS" : "NOTHING";
};

const reachOfShop = (shop: Connected | undefined): TestReach => {
  if (shop === undefined) return "NOTHING";
  const doesRefunds = REFUNDING.some((each) => shop.capabilities.includes(each));
  const doesExchanges = shop.capabilities.includes("EXCHANGE_ORDERS");
  if (doesRefunds && doesExchanges) return "REFUNDS_AND_EXCHANGES";
  if (doesRefunds) return "REFUNDS";
  return doesExchanges ? "EXCHANGES" : "NOTHING";
};
