import type { OutcomeChange } from "@/contract/vocabulary/simulation";
import type { Outcome, PastReturn } from "./outcome-under";

/** Returns what changes between two outcomes of one return; empty if nothing does. */
export const compareOutcomes = (before: Outcome, after: Outcome): OutcomeChange[] => {
  const changes: OutcomeChange[] = [];
  const refusedUnits = ({ refused }: Outcome) => refused.reduce((sum, { units }) => sum + units, 0);
  const step = (from: number, to: number, more: OutcomeChange, less: OutcomeChange) => {
    if (to > from) changes.push(more);
    if (to < from) changes.push(less);
  };
  step(refusedUnits(before), refusedUnits(after), "REFUSED", "NO_LONGER_REFUSED");
  step(before.keptUnits, after.keptUnits, "KEPT", "NO_LONGER_KEPT");
  const asks = ({ authorization }: Outcome) => (authorization === null ? 0 : 1);
  step(asks(before), asks(after), "NEEDS_AUTHORIZATION", "NO_LONGER_NEEDS_AUTHORIZATION");
  step(Number(before.isRefundHeld), Number(after.isRefundHeld), "REFUND_HELD", "REFUND_NO_LONGER_HELD");
  if (before.feesMinor !== after.feesMinor) changes.push("FEES");
  if (before.refundMinor !== after.refundMinor) changes.push("REFUND");
  return changes;
};

/** Sums of one currency, in minor units. */
export type MoneySum = { refundMinor: number; feesMinor: number };

/** What a draft policy would have changed, as far as the simulation has run. */
export type SimulationResult = {
  returns: number;
  changed: number;
  /** How many returns change in which way; a return may change in several. */
  changes: Partial<Record<OutcomeChange, number>>;
  money: Record<string, { before: MoneySum; after: MoneySum }>;
  /** The first changed returns, for review. */
  samples: SimulationSample[];
};

export type SimulationSample = {
  processId: string;
  returnCode: string;
  currency: string;
  changes: OutcomeChange[];
  before: Outcome;
  after: Outcome;
};

export const EMPTY_RESULT: SimulationResult = { returns: 0, changed: 0, changes: {}, money: {}, samples: [] };

const MOST_SAMPLES = 50;

/** Adds one more return to the result. */
export const addUp = (
  result: SimulationResult,
  { past, before, after }: { past: PastReturn; before: Outcome; after: Outcome },
): SimulationResult => {
  const changes = compareOutcomes(before, after);
  const { currency } = past.order;
  const sums = result.money[currency] ?? { before: NOTHING, after: NOTHING };
  const counted = { ...result.changes };
  for (const change of changes) counted[change] = (counted[change] ?? 0) + 1;
  const { processId, returnCode } = past;
  const isShown = changes.length > 0 && result.samples.length < MOST_SAMPLES;
  return {
    returns: result.returns + 1,
    changed: result.changed + (changes.length > 0 ? 1 : 0),
    changes: counted,
    money: { ...result.money, [currency]: { before: plus(sums.before, before), after: plus(sums.after, after) } },
    samples: isShown
      ? [...result.samples, { processId, returnCode, currency, changes, before, after }]
      : result.samples,
  };
};

const NOTHING: MoneySum = { refundMinor: 0, feesMinor: 0 };

const plus = (sum: MoneySum, { refundMinor, feesMinor }: Outcome): MoneySum => ({
  refundMinor: sum.refundMinor + refundMinor,
  feesMinor: sum.feesMinor + feesMinor,
});
