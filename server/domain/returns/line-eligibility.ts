import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import type { Order, OrderLine } from "../orders/types";
import type { Store } from "../store/types";
import { returnWindowEndsAt } from "./return-window";

export type LiveUnit = { orderLineId: string; unitIndex: number };

export type LineEligibility = {
  line: OrderLine;
  returnableQuantity: number;
  /** Pieces that are in a live return already. */
  takenIndexes: ReadonlySet<number>;
  /** Why nothing of this line can be returned; null when something can. */
  cause: NonReturnableCause | null;
};

/** What of each line of an order can be returned at `now`, and why not where it cannot (specification; decisions, 6). */
export const lineEligibility = ({
  order,
  liveUnits,
  store,
  now,
}: {
  order: Order;
  liveUnits: readonly LiveUnit[];
  store: Pick<Store, "timeZone" | "policy">;
  now: Date;
}): LineEligibility[] => {
  const endsAt = returnWindowEndsAt({
    deliveredAt: order.deliveredAt,
    fulfilledAt: order.fulfilledAt,
    purchasedAt: order.purchasedAt,
    returnPeriodDays: store.policy.returnPeriodDays,
    timeZone: store.timeZone,
  });
  const isWindowOver = endsAt !== null && now > endsAt;
  return order.lines.map((line) => {
    const takenIndexes = new Set(
      liveUnits.filter(({ orderLineId }) => orderLineId === line.id).map(({ unitIndex }) => unitIndex),
    );
    const left = Math.max(0, line.fulfilledQuantity - takenIndexes.size);
    const cause = causeOf({ line, taken: takenIndexes.size, left, isWindowOver });
    return { line, takenIndexes, cause, returnableQuantity: cause === null ? left : 0 };
  });
};

const causeOf = ({
  line,
  taken,
  left,
  isWindowOver,
}: {
  line: OrderLine;
  taken: number;
  left: number;
  isWindowOver: boolean;
}): NonReturnableCause | null => {
  if (taken >= line.quantity) return "ALREADY_RETURNED";
  if (!line.isReturnable) return "POLICY";
  if (line.fulfilledQuantity === 0) return "NOT_FULFILLED";
  if (left === 0) return taken > 0 ? "ALREADY_RETURNED" : "NOT_FULFILLED";
  return isWindowOver ? "OUTSIDE_WINDOW" : null;
};

/** Rules bind shoppers; what staff went over when they made a return of these lines is kept with it (domain, section 3). */
export const overriddenRules = ({
  order,
  store,
  lineIds,
  now,
}: {
  order: Order;
  store: Pick<Store, "timeZone" | "policy">;
  lineIds: readonly string[];
  now: Date;
}): NonReturnableCause[] => {
  const causes = lineEligibility({ order, liveUnits: [], store, now })
    .filter(({ line }) => lineIds.includes(line.id))
    .flatMap(({ cause }) => (cause === "OUTSIDE_WINDOW" || cause === "POLICY" ? [cause] : []));
  return [...new Set(causes)];
};
