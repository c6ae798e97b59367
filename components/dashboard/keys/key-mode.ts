import type { KeyMode } from "@/contract/vocabulary/scope";
import type { StoreName } from "./types";

/**
 * Returns the mode for a new key from its stores, or from all stores if none is selected. Live if at least one of them
 * is live.
 */
export const modeOfStores = (stores: readonly StoreName[], chosenIds: readonly string[]): KeyMode => {
  const chosen = chosenIds.length === 0 ? stores : stores.filter((store) => chosenIds.includes(store.ecommerce_id));
  return chosen.length > 0 && chosen.every(({ is_testing }) => is_testing) ? "test" : "live";
};
