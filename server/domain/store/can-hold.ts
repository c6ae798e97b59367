import type { Store } from "./types";

/**
 * Returns whether amounts can be held on shoppers' cards for instant exchanges. Outside test mode this needs a
 * connected account that supports it, so until then they are not offered.
 */
export const canHold = ({ isTesting, holdingModes }: Pick<Store, "isTesting" | "holdingModes">): boolean =>
  isTesting || holdingModes.includes("LIVE");
