import { dropDraft, keepDraft, openOf, parcelOf } from "./parcels";
import { addToQueue, removeFromQueue, undoable } from "./queue";
import { type Station, say } from "./station";
import { afterSubmit, countsOf, type Readiness, readinessOf, submitCallOf, withRestMissing } from "./submission";
import type { Counts, SubmitEntry } from "./types";

/** How long a submission waits here so that it can be taken back (ux, section 4.6, W3). */
export const UNDO_MS = 10_000;

/** Submits the open parcel, or says what is missing. With `isAsked` the units that are left are missing. */
export const submitOpen = (station: Station, { isAsked = false } = {}) => {
  const open = openOf(station);
  if (open === null) return;
  const readiness = readinessOf(open.parcel, open.draft, open.store, station.read().facts.person);
  if (readiness.blocker !== "") return say(station, "STOP", readiness.blocker);
  if (readiness.isAskingForRest && !isAsked)
    return station.change({ sheet: { kind: "MISSING_REST", processId: open.parcel.process_id } });
  const entry = finish(station, readiness);
  if (entry !== null) station.change({ screen: { kind: "DONE", entryId: entry.id, entry } });
};

/** Finishes the open parcel because the next one was scanned. False, and a sentence, when something of it is missing. */
export const submitBeforeNext = (station: Station): boolean => {
  const open = openOf(station);
  if (open === null) return true;
  const readiness = readinessOf(open.parcel, open.draft, open.store, station.read().facts.person);
  // Nothing was decided: it stays as it was and can be scanned again.
  if (readiness.decided === 0) return true;
  if (!readiness.isComplete) {
    say(station, "STOP", readiness.blocker || `${readiness.decided} of ${readiness.total} judged. Enter submits them.`);
    return false;
  }
  if (!station.read().isScanSubmit) {
    say(station, "STOP", "This parcel is complete. Enter submits it.");
    return false;
  }
  const entry = finish(station, readiness);
  // What comes next may not open at once: until then the bench shows where these units go.
  if (entry !== null) station.change({ screen: { kind: "DONE", entryId: entry.id, entry } });
  return true;
};

const finish = (station: Station, readiness: Readiness): SubmitEntry | null => {
  const open = openOf(station);
  if (open === null) return null;
  const { parcel, draft, user } = open;
  const [id, nowMs, { place }] = [station.newId(), station.nowMs(), station.read()];
  const settled = withRestMissing(draft, readiness, user);
  const counts = countsOf(parcel, settled);
  const entry: SubmitEntry = {
    ...{ kind: "SUBMIT", id, processId: parcel.process_id, atMs: nowMs, sendAfterMs: nowMs + UNDO_MS, refused: null },
    ...{ counts, parcel, draft },
    call: submitCallOf(parcel, settled, { id, place, user, nowMs }),
  };
  const kept = addToQueue(station, entry);
  const done = afterSubmit(parcel, settled);
  station.change({ parcels: new Map(station.read().parcels).set(parcel.process_id, done), sheet: null });
  void station.storage.put("parcels", parcel.process_id, done);
  void dropDraft(station, parcel.process_id, kept);
  say(station, "DONE", `${parcel.return_code}: ${countWords(counts)}`);
  return entry;
};

/** "2 approved, 1 declined". */
export const countWords = ({ approved, declined, missing }: Counts): string =>
  [
    [approved, "approved"],
    [declined, "declined"],
    [missing, "missing"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(", ");

/** Opens the last submission again while it has not left this device. False when there is none. */
export const undoSubmit = (station: Station): boolean => {
  const entry = undoable(station.read(), station.nowMs());
  if (entry === null) return false;
  reopen(station, entry);
  say(station, "OK", `${entry.parcel.return_code} is open again`);
  return true;
};

/** Puts a submission that was not sent, or was refused, back onto the bench. */
export const reopen = (station: Station, entry: SubmitEntry) => {
  if (station.read().sendingId === entry.id) return say(station, "STOP", "It is being sent right now.");
  removeFromQueue(station, entry.id);
  takeBackHere(station, entry);
  station.change({ screen: { kind: "INSPECT", processId: entry.processId }, sheet: null });
  keepDraft(station, entry.draft);
};

/** Gives up what was decided here and the server did not take: the parcel is as it was, until it is scanned again. */
export const dropRefused = (station: Station, entry: SubmitEntry): void => {
  removeFromQueue(station, entry.id);
  takeBackHere(station, entry);
};

/** The parcel as it was before it was submitted here, unless the server has said something of it since. */
const takeBackHere = (station: Station, { processId, parcel }: SubmitEntry): void => {
  const known = parcelOf(station, processId);
  if (known !== null && known.updated_at !== parcel.updated_at) return;
  station.change({ parcels: new Map(station.read().parcels).set(processId, parcel) });
  void station.storage.put("parcels", processId, parcel);
};
