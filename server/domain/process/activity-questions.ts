import type { Activity } from "./types";

/** Neither done nor dropped: a worker or a person still has to do it. */
export const isOpen = ({ state }: Pick<Activity, "state">): boolean =>
  state === "PENDING" || state === "HELD" || state === "WAITING";

/**
 * A person can do it instead of a partner: it failed for good, or no partner is connected for it. An activity that is
 * decided elsewhere (an approval) can't be completed this way.
 */
export const waitsForPerson = ({ name, state }: Pick<Activity, "name" | "state">): boolean =>
  state === "HELD" || (state === "WAITING" && name !== "AUTHORIZATION");

/**
 * Returns whether a partner may already have been called, and may have done the work without its answer reaching us. A
 * retry resets the attempts, but the last error stays.
 */
export const isBegun = ({ attempts, lastError }: Pick<Activity, "attempts" | "lastError">): boolean =>
  attempts > 0 || lastError !== "";
