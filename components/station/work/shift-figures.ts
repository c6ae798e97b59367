import type { QueueEntry, ShiftEntry } from "./types";

export type ShiftFigures = {
  readonly parcels: number;
  readonly units: number;
  readonly approved: number;
  readonly declined: number;
  readonly missing: number;
  /** Units an hour since the first parcel was opened; null while that says nothing yet. */
  readonly perHour: number | null;
};

/** A figure an hour needs some of an hour. */
const SHORTEST_MS = 600_000;
const HOUR_MS = 3_600_000;

/** The shift in figures: what the server has, and what is on its way there. `nowMs`: by the server's clock. */
export const shiftFigures = (
  shift: readonly ShiftEntry[],
  queue: readonly QueueEntry[],
  { nowMs, skewMs }: { nowMs: number; skewMs: number },
): ShiftFigures => {
  const here = queue.flatMap((entry) => (entry.kind === "SUBMIT" && entry.refused === null ? [entry] : []));
  const all = [
    ...shift.map((each) => ({ ...each, startMs: Date.parse(each.at) - each.spent_seconds * 1_000 })),
    ...here.map(({ counts, draft }) => ({ ...counts, startMs: draft.openedAtMs + skewMs })),
  ];
  const sum = (of: "approved" | "declined" | "missing") => all.reduce((total, each) => total + each[of], 0);
  const [approved, declined, missing] = [sum("approved"), sum("declined"), sum("missing")];
  const units = approved + declined + missing;
  const spanMs = nowMs - Math.min(...all.map(({ startMs }) => startMs));
  const perHour = all.length === 0 || spanMs < SHORTEST_MS ? null : Math.round((units * HOUR_MS) / spanMs);
  return { parcels: all.length, units, approved, declined, missing, perHour };
};
