import type { Store } from "./types";

/**
 * Returns whether shoppers can be charged: the store allows it, and an account can take payments. Outside test mode
 * this needs a connected account, so until then outcomes that cost something are not offered (domain, money rule 9).
 */
export const canCharge = ({
  policy,
  isTesting,
  chargingModes,
}: Pick<Store, "policy" | "isTesting" | "chargingModes">): boolean =>
  policy.arePaymentsEnabled && (isTesting || chargingModes.includes("LIVE"));
