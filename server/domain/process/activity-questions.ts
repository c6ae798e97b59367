import type { Activity } from "./types";

/** Neither done nor dropped: a worker will do it, or a person has to. */
export const isOpen = ({ state }: Pick<Activity, "state">): boolean =>
  state === "PENDING" || state === "HELD" || state === "WAITING";

/**
 * A person can do it in place of a partner: it was given up, or nobody is connected for it. What is decided elsewhere (an
 * approval) is not done by writing down that it was.
 */
export const waitsForPerson = ({ name, state }: Pick<Activity, "name" | "state">): boolean =>
  state === "HELD" || (state === "WAITING" && name !== "AUTHORIZATION");

/**
 * Whether a partner may have been asked already: then it may have done the work, though its answer is not here. A retry
 * counts the attempts anew, but the error of the last one stays.
 */
export const isBegun = ({ attempts, lastError }: Pick<Activity, "attempts" | "lastError">): boolean =>
  attempts > 0 || lastError !== "";
