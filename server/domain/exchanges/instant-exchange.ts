import type { ReturnProcess, ReturnUnit } from "../process/types";

type Facts = Pick<ReturnProcess, "terms" | "status">;

/** Its new items are sent before the old ones are inspected. */
export const isInstant = ({ terms, status }: Facts): boolean =>
  terms.instantExchange !== undefined && status !== "CANCELED" && status !== "FAILED";

/** New items are all there is to give, and they are sent before the old ones come back. */
export const isGivenFirst = (process: Facts & Pick<ReturnProcess, "units">): boolean =>
  isInstant(process) && process.units.every(({ outcome }) => outcome === "EXCHANGE");

/** What the store gave for units in advance that it does not get back, in minor units. */
export const rejectedAdvance = (units: readonly Pick<ReturnUnit, "verdict" | "advanceMinor">[]): number =>
  units
    .filter(({ verdict }) => verdict === "DECLINED" || verdict === "MISSING")
    .reduce((sum, { advanceMinor }) => sum + (advanceMinor ?? 0), 0);

/** Units that a captured hold pays for: all that were sent in advance, or those that were not accepted. */
export const paidByHold = (
  units: readonly ReturnUnit[],
  { holdCause }: Pick<NonNullable<ReturnProcess["cardHold"]>, "holdCause">,
): ReturnUnit[] =>
  units.filter(
    ({ advanceMinor, verdict }) =>
      advanceMinor !== null && (holdCause === "NOT_SENT" || verdict === "DECLINED" || verdict === "MISSING"),
  );
