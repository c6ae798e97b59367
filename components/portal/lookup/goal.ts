import type { PortalStore } from "@/contract/storefront/store";

/** What a shopper wants who looks up an order. */
export const GOALS = ["start", "track", "gift"] as const;
export type Goal = (typeof GOALS)[number];

/** The goal in the URL, if the store offers it. */
export function goalOf(named: string, { is_gift_offered }: Pick<PortalStore, "is_gift_offered">): Goal {
  if (named === "track") return "track";
  return named === "gift" && is_gift_offered ? "gift" : "start";
}
