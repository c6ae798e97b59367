/** Named activities of a process: the names that skip_workflow_activities takes (decisions, section 8). */
export const ACTIVITY_NAMES = [
  "FRAUD_CHECK",
  "AUTHORIZATION",
  "OPEN_PLATFORM_RETURN",
  "CREATE_LOGISTIC_ORDER",
  "SCHEDULE_PICKUP",
  "REFUND",
  "ISSUE_STORE_CREDIT",
  "ISSUE_GIFT_CARD",
  "CREATE_EXCHANGE_ORDER",
  "CAPTURE_HOLD",
  "RELEASE_HOLD",
  "RESTOCK",
  "CLOSE_PLATFORM_RETURN",
  "NOTIFY_SHOPPER",
] as const;
export type ActivityName = (typeof ACTIVITY_NAMES)[number];

/** WAITING: for a person, not for a worker. */
export const ACTIVITY_STATES = ["PENDING", "DONE", "HELD", "SKIPPED", "WAITING"] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** What an activity is doing, as people say it: "could not …". */
export const ACTIVITY_WORDS = {
  FRAUD_CHECK: "check for fraud",
  AUTHORIZATION: "ask for authorization",
  OPEN_PLATFORM_RETURN: "open the return in the shop",
  CREATE_LOGISTIC_ORDER: "get a label from the carrier",
  SCHEDULE_PICKUP: "order the pick-up",
  REFUND: "refund the payment",
  ISSUE_STORE_CREDIT: "issue the store credit",
  ISSUE_GIFT_CARD: "issue the gift card",
  CREATE_EXCHANGE_ORDER: "order the new items",
  CAPTURE_HOLD: "charge the shopper's card for the new items",
  RELEASE_HOLD: "release the hold on the shopper's card",
  RESTOCK: "put the items back into stock",
  CLOSE_PLATFORM_RETURN: "close the return in the shop",
  NOTIFY_SHOPPER: "write to the shopper",
} as const satisfies Record<ActivityName, string>;
