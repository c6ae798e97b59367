/** A shop may show a change some time after the moment that it stamps on it, and clocks differ. */
export const SYNC_OVERLAP_MS = 15 * 60_000;

/** How long after one look for changes the next one begins. */
export const FOLLOW_EVERY_MS = 60 * 60_000;

/** The longest wait after a failure; the first ones are shorter. */
const LONGEST_WAIT_SECONDS = 900;
const FIRST_WAIT_SECONDS = 15;

/**
 * From when the next look for changes reads: where the last one began, less the overlap. `newestAt` is the latest change
 * that the shop has told of, by its own clock: when that clock is behind ours, the look begins as far behind. A clock
 * that is ahead only makes it read more.
 */
export const nextSince = ({ startedAt, newestAt }: { startedAt: Date; newestAt: string }): Date => {
  const newestMs = newestAt === "" ? Number.POSITIVE_INFINITY : Date.parse(newestAt);
  return new Date(Math.min(startedAt.getTime(), newestMs) - SYNC_OVERLAP_MS);
};

/** Seconds until the next attempt after so many failures in a row. */
export const waitAfterFailures = (failures: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(failures, 10));
