import type { ReturnProcess, ReturnUnit } from "../process/types";

type Facts = Pick<ReturnProcess, "terms" | "status">;

/** The new items are sent before the old ones are inspected. */
export const isInstant = ({ terms, status }: Facts): boolean =>
  terms.instantExchange !== undefined && status !== "CANCELED" && status !== "FAILED";

/** The return consists only of exchanges, and the new items are sent before the old ones come back. */
export const isGivenFirst = (process: Facts & Pick<ReturnProcess, "units">): boolean =>
  isInstant(process) && process.units.every(({ outcome }) => outcome === "EXCHANGE");

/** Returns what the store gave in advance for units that it doesn't get back, in minor units. */
export const rejectedAdvance = (units: readonly Pick<ReturnUnit, "verdict" | "advanceMinor">[]): number =>
  units
    .filter(({ verdict }) => verdict === "DECLINED" || verdict === "MISSING")
    .reduce((sum, { advanceMinor }) => sum + (advanceMinor ?? 0), 0);

/** Returns the units that a captured hold pays for: all that were sent in advance, or those that were rejected. */
export const paidByHold = (
  units: readonly ReturnUnit[],
  { holdCause }: Pick<NonNullable<ReturnProcess["cardHold"]>, "holdCause">,
): ReturnUnit[] =>
  units.filter(
    ({ advanceMinor, verdict }) =>
      advanceMinor !== null && (holdCause === "NOT_SENT" || verdict === "DECLINED" || verdict === "MISSING"),
  );
