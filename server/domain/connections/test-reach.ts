import { REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import type { TestReach } from "@/contract/vocabulary/test-reach";
import type { Connection } from "./types";

/** In the texts about test mode, a credit issued by the shop is a refund. */
const REFUNDING = Object.values(REFUND_OPTION_FACTS).flatMap(({ shopCapability }) => shopCapability ?? []);

type Connected = Pick<Connection, "kind" | "mode" | "state" | "capabilities">;

/**
 * Returns what test mode changes outside Homeward: a store in test mode uses only test accounts. `connections` are the
 * store's current ones. Every place that explains test mode calls this.
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
