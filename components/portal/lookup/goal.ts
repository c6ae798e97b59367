import type { PortalStore } from "@/contract/storefront/store";

/** What somebody wants who looks for an order. */
export const GOALS = ["start", "track", "gift"] as const;
export type Goal = (typeof GOALS)[number];

/** The goal that an address names, as far as the store offers it. */
export function goalOf(named: string, { is_gift_offered }: Pick<PortalStore, "is_gift_offered">): Goal {
  if (named === "track") return "track";
  return named === "gift" && is_gift_offered ? "gift" : "start";
}
