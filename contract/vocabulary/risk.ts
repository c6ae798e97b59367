/** Signals of the risk score. */
export const RISK_SIGNALS = [
  "FREQUENCY",
  "VALUE_CONCENTRATION",
  "LINKED_IDENTITIES",
  "SERIAL_MISSING",
  "WEIGHT_MISMATCH",
  "TIME_PATTERN",
] as const;
export type RiskSignal = (typeof RISK_SIGNALS)[number];
