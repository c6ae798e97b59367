/** What a store needs before it goes live. Required checks can't be waived; a person confirms the others. */
export const LAUNCH_CHECKS = {
  RETURN_ADDRESS: { isRequired: true },
  RETURN_METHOD: { isRequired: true },
  EMAIL: { isRequired: true },
  SENDER_DOMAIN: { isRequired: false },
  ORDERS: { isRequired: false },
  RETURN_POLICY: { isRequired: false },
  SECOND_FACTOR: { isRequired: false },
} as const satisfies Record<string, { isRequired: boolean }>;
export type LaunchCheckId = keyof typeof LAUNCH_CHECKS;
export const LAUNCH_CHECK_IDS = Object.keys(LAUNCH_CHECKS) as [LaunchCheckId, ...LaunchCheckId[]];

/** Jobs of a store that a connection does, or a person if nothing is connected. */
export const STORE_JOBS = ["SHIPPING", "REFUNDS", "CREDITS", "PAYMENTS", "EXCHANGE_ORDERS", "RESTOCK"] as const;
export type StoreJob = (typeof STORE_JOBS)[number];

/** First setup steps of a new merchant, in order. */
export const FIRST_STEPS = [
  "ORDERS",
  "RETURN_POLICY",
  "BRANDING",
  "RETURN_ADDRESS",
  "SHIPPING",
  "EMAIL",
  "TEAM",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
