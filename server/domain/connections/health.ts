import type { Connection } from "./types";

/** This many failed calls in a row open the circuit, so that nothing waits for a shop that is down. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 300;

export type Health = Pick<Connection, "failures" | "pausedUntil">;

/** Returns until when nothing is sent after another failed call; null while the circuit stays closed. */
export const pauseAfterFailure = ({ failures }: Pick<Health, "failures">, now: Date): Date | null => {
  const beyond = failures + 1 - MOST_FAILURES;
  if (beyond < 0) return null;
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(beyond, 10));
  return new Date(now.getTime() + seconds * 1_000);
};

/** Seconds until the connection may be used again; 0: now. */
export const pausedSeconds = ({ pausedUntil }: Pick<Health, "pausedUntil">, now: Date): number =>
  pausedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(pausedUntil) - now.getTime()) / 1_000));
