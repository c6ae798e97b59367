import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import type { Order } from "@/server/domain/orders/types";
import { returnWindowEndsAt } from "@/server/domain/returns/return-window";
import type { Store } from "@/server/domain/store/types";

/** The rule in the shopper's words. */
export const nonReturnableWords = (
  cause: NonReturnableCause,
  { order, store }: { order: Order; store: Pick<Store, "timeZone" | "policy"> },
): string => {
  switch (cause) {
    case "ALREADY_RETURNED":
      return "Already in a return.";
    case "POLICY":
      return "This item cannot be returned.";
    case "NOT_FULFILLED":
      return "Not sent to you yet.";
    case "OUTSIDE_WINDOW":
      return `Returns for this item closed on ${windowEnd(order, store)}.`;
  }
};

const windowEnd = (order: Order, store: Pick<Store, "timeZone" | "policy">): string => {
  const endsAt = returnWindowEndsAt({
    deliveredAt: order.deliveredAt,
    fulfilledAt: order.fulfilledAt,
    purchasedAt: order.purchasedAt,
    returnPeriodDays: store.policy.returnPeriodDays,
    timeZone: store.timeZone,
  });
  return endsAt === null ? "" : endsAt.toLocaleDateString("en-GB", { timeZone: store.timeZone, dateStyle: "long" });
};
