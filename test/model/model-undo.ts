import { conclude } from "./model-workflow";
import type { ModelReturn } from "./return-model";

/**
 * The effect of an undo on a return after a person's inspection; null if it is rejected: nothing was decided, or credit
 * was taken back with it.
 */
export const undoReturn = (before: ModelReturn, after: ModelReturn): ModelReturn | null => {
  const isLowered = before.payouts.some(
    ({ amountMinor }, place) => amountMinor > (after.payouts[place]?.amountMinor ?? 0),
  );
  if (after.decisions === before.decisions || isLowered) return null;
  const first = before.payouts.length;
  const withdrawn = after.payouts.slice(first).map((payout) => ({ ...payout, status: "FAILED" as const }));
  const dropped = after.acts
    .filter(({ payout }) => payout >= first)
    .map((act) => ({ ...act, state: "SKIPPED" as const }));
  const it: ModelReturn = structuredClone(before);
  it.payouts.push(...withdrawn);
  it.acts.push(...dropped);
  conclude(it);
  return it;
};

/** The delay has passed: the decision's consequences begin, and the return may be complete. */
export const letGo = (it: ModelReturn): void => {
  it.isWaiting = false;
  conclude(it);
};
