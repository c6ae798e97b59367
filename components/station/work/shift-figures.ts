import type { ShiftEntry, StationState, SubmitEntry } from "./types";

export type ShiftFigures = {
  readonly parcels: number;
  readonly units: number;
  readonly approved: number;
  readonly declined: number;
  readonly missing: number;
  /** Units per hour since the first parcel was opened; null while that means nothing yet. */
  readonly perHour: number | null;
};

/** A rate per hour needs a part of an hour. */
const SHORTEST_MS = 600_000;
const HOUR_MS = 3_600_000;

type Shift = Pick<StationState, "shift" | "queue" | "facts" | "skewMs">;

/** The shift in figures: what the server has, and what is queued for it. `nowMs`: by the server's clock. */
export const shiftFigures = (state: Shift, nowMs: number): ShiftFigures => {
  const all = wholeShift(state).filter(isCounted);
  const sum = (of: "approved" | "declined" | "missing") => all.reduce((total, each) => total + each[of], 0);
  const [approved, declined, missing] = [sum("approved"), sum("declined"), sum("missing")];
  const units = approved + declined + missing;
  const starts = all.map(({ at, spent_seconds }) => Date.parse(at) - spent_seconds * 1_000);
  const spanMs = nowMs - Math.min(...starts);
  const perHour = all.length === 0 || spanMs < SHORTEST_MS ? null : Math.round((units * HOUR_MS) / spanMs);
  return { parcels: all.length, units, approved, declined, missing, perHour };
};

/** Undone work is in the list, but isn't counted. */
export const isCounted = ({ undone_at }: ShiftEntry): boolean => undone_at === null;

/** The server's part of this shift, and what is queued here; rejected work isn't part of it. */
export const wholeShift = (state: Shift): ShiftEntry[] => [
  ...state.shift,
  ...state.queue.flatMap((entry) =>
    entry.kind === "SUBMIT" && entry.refused === null ? (shiftEntryOf(entry, state) ?? []) : [],
  ),
];

/**
 * A sent submission for this person's shift list: the units that they decided, and the time if they finished the
 * parcel. Null if all of it is an earlier colleague's.
 */
export const shiftEntryOf = (
  { parcel, call, atMs }: SubmitEntry,
  { facts, skewMs }: Pick<Shift, "facts" | "skewMs">,
): ShiftEntry | null => {
  const person = facts.person.email;
  const own = call.reviews.filter(({ user = call.user }) => user === person);
  const isFinisher = call.user === person;
  if (own.length === 0 && !isFinisher) return null;
  const count = (wanted: string) => own.filter(({ status }) => status === wanted).length;
  return {
    ...{ process_id: parcel.process_id, return_code: parcel.return_code, customer_name: parcel.customer_name },
    ...{ store_name: parcel.store_name, person: facts.person.name, at: new Date(atMs + skewMs).toISOString() },
    ...{ approved: count("APPROVED"), declined: count("DECLINED"), missing: count("MISSING") },
    spent_seconds: isFinisher ? (call.spent_seconds ?? 0) : 0,
    undone_at: null,
  };
};
