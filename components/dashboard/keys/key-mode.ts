import type { KeyMode } from "@/contract/vocabulary/scope";
import type { StoreName } from "./types";

/** The mode of the stores that a new key is for; of none chosen, those of all. Live as soon as one of them is live. */
export const modeOfStores = (stores: readonly StoreName[], chosenIds: readonly string[]): KeyMode => {
  const chosen = chosenIds.length === 0 ? stores : stores.filter((store) => chosenIds.includes(store.ecommerce_id));
  return chosen.length > 0 && chosen.every(({ is_testing }) => is_testing) ? "test" : "live";
};
