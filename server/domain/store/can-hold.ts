import type { Store } from "./types";

/**
 * Whether amounts can be held on shoppers' cards for instant exchanges. Outside test mode nobody does until an account
 * that can is connected, so that they are not offered.
 */
export const canHold = ({ isTesting, holdingModes }: Pick<Store, "isTesting" | "holdingModes">): boolean =>
  isTesting || holdingModes.includes("LIVE");
