import type { Store } from "./types";

/**
 * Whether shoppers can be asked for money: the store wants it, and something takes it. Outside test mode nobody does
 * until a payment provider is connected, so outcomes that cost something are not offered (domain, money rule 9).
 */
export const canCharge = ({ policy, isTesting }: Pick<Store, "policy" | "isTesting">): boolean =>
  policy.arePaymentsEnabled && isTesting;
