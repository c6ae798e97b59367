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
  "RESTOCK",
  "CLOSE_PLATFORM_RETURN",
  "NOTIFY_SHOPPER",
] as const;
export type ActivityName = (typeof ACTIVITY_NAMES)[number];

export const ACTIVITY_STATES = ["PENDING", "DONE", "HELD", "SKIPPED"] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];
