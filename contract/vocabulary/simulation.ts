/** How the result of a past return would differ under other conditions. */
export const OUTCOME_CHANGES = [
  "REFUSED",
  "NO_LONGER_REFUSED",
  "KEPT",
  "NO_LONGER_KEPT",
  "NEEDS_AUTHORIZATION",
  "NO_LONGER_NEEDS_AUTHORIZATION",
  "REFUND_HELD",
  "REFUND_NO_LONGER_HELD",
  "FEES",
  "REFUND",
] as const;
export type OutcomeChange = (typeof OUTCOME_CHANGES)[number];

export const SIMULATION_STATES = ["PENDING", "DONE", "FAILED"] as const;
export type SimulationState = (typeof SIMULATION_STATES)[number];
