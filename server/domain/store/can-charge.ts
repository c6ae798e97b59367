import type { Store } from "./types";

/**
 * Whether shoppers can be asked for money: the store wants it, and something takes it. Outside test mode nobody does
 * until an account that charges is connected, so outcomes that cost something are not offered (domain, money rule 9).
 */
export const canCharge = ({
  policy,
  isTesting,
  chargingModes,
}: Pick<Store, "policy" | "isTesting" | "chargingModes">): boolean =>
  policy.arePaymentsEnabled && (isTesting || chargingModes.includes("LIVE"));
