import { listed } from "@/contract/vocabulary/language";
import type { OpenCodesAsk } from "./open-code";
import { dropDraft, keepDraft, openOf, parcelOf, storeOf } from "./parcels";
import { addToQueue, removeFromQueue, undoable } from "./queue";
import { type Reader, type Station, say } from "./station";
import { afterSubmit, countsOf, type Readiness, readinessOf, submitCallOf, withRestMissing } from "./submission";
import { toldNow } from "./told-now";
import type { Counts, SubmitEntry } from "./types";
import { focus } from "./verdicts";

/** How long a submission is held back here so that it can be undone (ux, section 4.6, W3). */
export const UNDO_MS = 10_000;

/**
 * Submits the open parcel, or shows the unit that lacks something. With `isAsked` the remaining units are missing; with
 * `areCodesLeft` this parcel's codes stay undecided.
 */
export const submitOpen = (station: Station, { isAsked = false, areCodesLeft = false } = {}) => {
  const open = openOf(station);
  if (open === null) return;
  const readiness = readinessOf({ t: station.t, ...open, person: station.read().facts.person });
  if (readiness.blocker !== "") return showBlocked(station, readiness);
  // The question about remaining units comes after the one about codes.
  if (!isAsked && !areCodesLeft && asksAboutCodes(station, { nextId: null, piece: null })) return;
  if (readiness.isAskingForRest && !isAsked)
    return station.change({ sheet: { kind: "MISSING_REST", processId: open.parcel.process_id } });
  const entry = finish(station, readiness);
  if (entry !== null) station.change({ screen: { kind: "DONE", entryId: entry.id, entry } });
};

/** Says what is missing, and shows the unit that lacks it. */
const showBlocked = (station: Station, { blocker, blockedUnitId }: Readiness): void => {
  const open = openOf(station);
  if (open !== null && blockedUnitId !== null) keepDraft(station, focus(open.draft, blockedUnitId));
  station.change({ sheet: null });
  say(station, "STOP", blocker);
};

/** The open parcel's undecided codes, oldest first. */
export const undecidedCodes = (station: Station, processId: string) =>
  station.read().codes.filter((each) => each.processId === processId);

/** Whether the open parcel has undecided codes: then the person is asked before it ends. */
const asksAboutCodes = (station: Station, next: Pick<OpenCodesAsk, "nextId" | "piece">): boolean => {
  const open = openOf(station);
  if (open === null) return false;
  const { process_id: processId } = open.parcel;
  const count = undecidedCodes(station, processId).length;
  if (count === 0 && !station.read().isLooking) return false;
  station.change({ sheet: { kind: "OPEN_CODES", processId, ...next } });
  say(station, "STOP", station.t("submit.undecided", { count }));
  return true;
};

type Next = Pick<OpenCodesAsk, "nextId" | "piece"> & { areCodesLeft: boolean };

/**
 * Finishes the open parcel because the next one was scanned. Returns false if something is missing, which is then
 * shown, or if it has undecided codes and the person wasn't asked.
 */
export const submitBeforeNext = (station: Station, { areCodesLeft, ...next }: Next): boolean => {
  const open = openOf(station);
  if (open === null) return true;
  const readiness = readinessOf({ t: station.t, ...open, person: station.read().facts.person });
  // Nothing was decided: it is unchanged and can be scanned again.
  if (readiness.decided === 0) return areCodesLeft || !asksAboutCodes(station, next);
  if (readiness.blocker !== "") {
    showBlocked(station, readiness);
    return false;
  }
  if (!readiness.isComplete) {
    say(station, "STOP", station.t("submit.partly", { decided: readiness.decided, total: readiness.total }));
    return false;
  }
  if (!station.read().isScanSubmit) {
    say(station, "STOP", station.t("submit.complete"));
    return false;
  }
  if (!areCodesLeft && asksAboutCodes(station, next)) return false;
  const entry = finish(station, readiness);
  // The next parcel may not open immediately: until then the bench shows where these units go.
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
  say(station, "DONE", station.t("submit.done", { code: parcel.return_code, counts: countWords(station, counts) }));
  return entry;
};

/** "2 approved, 1 declined". */
export const countWords = ({ t, locale }: Pick<Reader, "t" | "locale">, counts: Counts): string =>
  listed(
    (["approved", "declined", "missing"] as const)
      .filter((verdict) => counts[verdict] !== 0)
      .map((verdict) => t(`counts.${verdict}`, { count: counts[verdict] })),
    locale,
  );

/** Reopens the last submission while it hasn't left this device. Returns false if there is none. */
export const undoSubmit = (station: Station): boolean => {
  const entry = undoable(station.read(), station.nowMs());
  if (entry === null) return false;
  reopen(station, entry);
  say(station, "OK", station.t("submit.openAgain", { code: entry.parcel.return_code }));
  return true;
};

/** Reopens a submission that was unsent or rejected. */
export const reopen = (station: Station, entry: SubmitEntry) => {
  if (station.read().sendingId === entry.id || toldNow.has(entry.id))
    return say(station, "STOP", station.t("submit.sending"));
  removeFromQueue(station, entry.id);
  takeBackHere(station, entry);
  station.change({ screen: { kind: "INSPECT", processId: entry.processId }, sheet: null });
  const store = storeOf(station, entry.parcel);
  const [parcel, { draft }] = [parcelOf(station, entry.processId) ?? entry.parcel, entry];
  const { person } = station.read().facts;
  const { blockedUnitId } =
    store === null ? { blockedUnitId: null } : readinessOf({ t: station.t, parcel, draft, store, person });
  keepDraft(station, blockedUnitId === null ? entry.draft : focus(entry.draft, blockedUnitId));
};

/** Discards decisions that the server rejected: the parcel is as before, until it is scanned again. */
export const dropRefused = (station: Station, entry: SubmitEntry): void => {
  removeFromQueue(station, entry.id);
  takeBackHere(station, entry);
};

/** The parcel as it was before it was submitted here, unless the server has updated it since. */
const takeBackHere = (station: Station, { processId, parcel }: SubmitEntry): void => {
  const known = parcelOf(station, processId);
  if (known !== null && known.updated_at !== parcel.updated_at) return;
  station.change({ parcels: new Map(station.read().parcels).set(processId, parcel) });
  void station.storage.put("parcels", processId, parcel);
};
