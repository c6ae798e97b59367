import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";

/** Why a shopper cannot return an item now, for staff. */
export const CAUSE_WORDS: Record<NonReturnableCause, string> = {
  ALREADY_RETURNED: "Already in a return",
  NOT_FULFILLED: "Not shipped yet",
  OUTSIDE_WINDOW: "Return window closed",
  POLICY: "Not returnable under the policy",
  ALREADY_REFUNDED: "Already refunded",
  REMOVED_FROM_ORDER: "Removed from the order",
};
