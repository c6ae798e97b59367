import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";

/** Why a shopper cannot return an item now, for staff. */
export const CAUSE_WORDS: Record<NonReturnableCause, string> = {
  ALREADY_RETURNED: "In a return already",
  NOT_FULFILLED: "Not sent out yet",
  OUTSIDE_WINDOW: "The return window is over",
  POLICY: "Not returnable by the rules",
  ALREADY_REFUNDED: "Already refunded",
  REMOVED_FROM_ORDER: "Removed from the order",
};
