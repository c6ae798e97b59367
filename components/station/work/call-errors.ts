import type { StationText } from "@/messages/station";
import { problemInError } from "../../dashboard/browser/problem-text";

/** Something between us and the server responded in its place: a proxy, or a network that requires a sign-in. */
export class ForeignAnswer extends Error {
  constructor(readonly status: number) {
    super(`Something between this device and the server answered with ${status}.`);
  }
}

const TOO_LARGE = 413;
const BROKEN = 500;

/** The server was unreachable or unavailable: the same call may succeed later. */
export const isNetworkAway = (error: unknown): boolean => {
  const problem = problemInError(error);
  if (problem === null) return foreignStatus(error) !== TOO_LARGE;
  return problem.reason === "UNAVAILABLE" || problem.reason === "INTERNAL" || problem.reason === "RESOURCE_EXHAUSTED";
};

/** The server failed on this call: others may still succeed. */
export const isServerBroken = (error: unknown): boolean =>
  foreignStatus(error) === BROKEN ||
  (error instanceof Error && "data" in error && (error.data as { httpStatus?: number } | null)?.httpStatus === BROKEN);

export const isSignedOut = (error: unknown): boolean => problemInError(error)?.reason === "UNAUTHENTICATED";

/** Why the server rejected it, in its own words. */
export const refusalOf = (t: StationText, error: unknown): string => {
  if (foreignStatus(error) === TOO_LARGE) return t("errors.photoTooLarge");
  return problemInError(error)?.message ?? t("errors.refused");
};

const foreignStatus = (error: unknown): number | null => (error instanceof ForeignAnswer ? error.status : null);
