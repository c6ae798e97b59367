import type { Activity } from "../process/types";

/**
 * Whether a partner may have been asked already: then it may have done the work, though its answer is not here. A retry
 * counts the attempts anew, but the error of the last one stays.
 */
export const isBegun = ({ attempts, lastError }: Pick<Activity, "attempts" | "lastError">): boolean =>
  attempts > 0 || lastError !== "";
