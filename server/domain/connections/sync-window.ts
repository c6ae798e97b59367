/** A shop may show a change some time after its timestamp, and clocks differ. */
export const SYNC_OVERLAP_MS = 15 * 60_000;

/** Time between two polls for changes. */
export const FOLLOW_EVERY_MS = 60 * 60_000;

/** The longest wait after a failure; the first ones are shorter. */
const LONGEST_WAIT_SECONDS = 900;
const FIRST_WAIT_SECONDS = 15;

/**
 * Returns the time that the next poll reads from: the start of the last one minus the overlap. `newestAt` is the latest
 * change reported by the shop, by its own clock: if that clock is behind ours, the poll starts as much earlier. A clock
 * that is ahead only makes it read more.
 */
export const nextSince = ({ startedAt, newestAt }: { startedAt: Date; newestAt: string }): Date => {
  const newestMs = newestAt === "" ? Number.POSITIVE_INFINITY : Date.parse(newestAt);
  return new Date(Math.min(startedAt.getTime(), newestMs) - SYNC_OVERLAP_MS);
};

/** Returns the seconds until the next attempt after this many failures in a row. */
export const waitAfterFailures = (failures: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(failures, 10));
