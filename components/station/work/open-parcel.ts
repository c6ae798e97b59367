import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { keepDraft, keepParcels, parcelOf } from "./parcels";
import { piecesOf, piecesToCome, piecesWords } from "./pieces";
import { addToQueue } from "./queue";
import { type Station, say } from "./station";
import type { ParcelDraft, QueueEntry, StationParcel, Warning } from "./types";
import { focus, newDraft, nextOpen, openUnits } from "./verdicts";

/** Shows a parcel's problem, or opens it. */
export const approachParcel = (station: Station, parcel: StationParcel, piece: number | null = null) => {
  const warning = warningOf(parcel, station.read().place);
  if (warning === null) return openParcel(station, parcel, { piece });
  say(station, "STOP", station.t(`warning.titles.${warning}`));
  station.change({ sheet: { kind: "WARNING", processId: parcel.process_id, warning } });
};

/** Opens a parcel immediately with the known data, and reports its arrival to the server. */
export const openParcel = (
  station: Station,
  parcel: StationParcel,
  { isAuthorizing = false, piece = null }: { isAuthorizing?: boolean; piece?: number | null } = {},
): void => {
  const processId = parcel.process_id;
  const [begun, nowMs] = [station.read().drafts.get(processId), station.nowMs()];
  // The unit that was in hand when it was left no longer is.
  const draft = begun === undefined ? newDraft(parcel, nowMs) : focusFirstOpen(parcel, begun);
  // The time of an untouched draft isn't that of an earlier day.
  const openedAtMs = draft.before.length === 0 ? nowMs : draft.openedAtMs;
  keepDraft(station, { ...draft, openedAtMs, isAuthorizing: draft.isAuthorizing || isAuthorizing });
  station.change({ screen: { kind: "INSPECT", processId }, sheet: null });
  say(station, "OK", station.t("parcel.opened", { code: parcel.return_code, count: parcel.units.length }));
  void receivePiece(station, parcel, piece);
};

const focusFirstOpen = (parcel: StationParcel, draft: ParcelDraft): ParcelDraft =>
  focus(draft, nextOpen(parcel, draft, null)?.unit_id ?? draft.activeId);

/** A parcel of the open return is in hand: the inspection continues with the first unit without a verdict. */
export const openPiece = async (station: Station, parcel: StationParcel, piece: number): Promise<void> => {
  const draft = station.read().drafts.get(parcel.process_id);
  if (draft !== undefined) keepDraft(station, focusFirstOpen(parcel, draft));
  const isNew = piecesToCome(parcel).some((each) => each.piece.number === piece);
  if (isNew) return receivePiece(station, parcel, piece);
  say(station, "OK", station.t("common.alreadyOpen"));
};

/** The server's state may differ from what was opened: it was canceled since, or a unit was inspected. */
const receivePiece = async (station: Station, parcel: StationParcel, piece: number | null = null): Promise<void> => {
  const processId = parcel.process_id;
  try {
    const named = piece === null ? {} : { piece };
    const answer = await station.api.receiveParcel.mutate({ process_id: processId, ...named });
    keepParcels(station, [answer.parcel]);
    const draft = station.read().drafts.get(processId);
    if (draft !== undefined && answer.moved_from !== null)
      keepDraft(station, { ...draft, movedFrom: answer.moved_from, movedPiece: answer.piece ?? null });
    const pieces = piecesWords(station.t, answer.parcel);
    if (answer.moved_from !== null && pieces !== "") say(station, "OK", pieces);
    warnAnew(station, parcel, answer.parcel);
  } catch (error) {
    if (isNetworkAway(error)) station.change({ isOnline: false });
    else if (isSignedOut(error)) station.change({ isSignedOut: true });
    else return say(station, "STOP", refusalOf(station.t, error));
    queueReceipt(station, processId, piece);
  }
};

const warnAnew = (station: Station, opened: StationParcel, fresh: StationParcel): void => {
  const { place, screen } = station.read();
  const isOpen = screen.kind === "INSPECT" && screen.processId === fresh.process_id;
  const warning = warningOf(fresh, place);
  if (!isOpen || warning === null || warning === warningOf(opened, place)) return;
  say(station, "STOP", station.t(`warning.titles.${warning}`));
  station.change({ sheet: { kind: "WARNING", processId: fresh.process_id, warning } });
};

const queueReceipt = (station: Station, processId: string, piece: number | null): void => {
  const atMs = station.nowMs();
  const { queue } = station.read();
  const isKnown = (entry: QueueEntry) =>
    entry.kind === "RECEIVE" && entry.processId === processId && (entry.piece ?? null) === piece;
  if (queue.some(isKnown)) return;
  const id = station.newId();
  const entry = { kind: "RECEIVE", id, processId, piece, atMs, sendAfterMs: atMs, refused: null } as const;
  void addToQueue(station, entry);
};

/** Undoes that the parcel was marked as received, and returns to scanning. */
export const takeBackArrival = async (station: Station, processId: string): Promise<void> => {
  const [parcel, draft] = [parcelOf(station, processId), station.read().drafts.get(processId)];
  if (parcel === null || draft === undefined || draft.movedFrom === null) return;
  try {
    const user = station.read().facts.person.email;
    const call = { process_id: processId, moved_from: draft.movedFrom, piece: draft.movedPiece ?? null, user };
    await station.api.takeBackArrival.mutate(call);
  } catch (error) {
    return say(
      station,
      "STOP",
      isNetworkAway(error) ? station.t("parcel.offlineReceipt") : refusalOf(station.t, error),
    );
  }
  station.change({ screen: { kind: "SCAN" }, sheet: null });
  keepDraft(station, { ...draft, movedFrom: null });
  keepParcels(station, [withoutArrival(parcel, draft)]);
  say(station, "OK", station.t("parcel.notReceived", { code: parcel.return_code }));
};

/** Of several, only the scanned one is no longer here. */
const withoutArrival = (parcel: StationParcel, { movedFrom, movedPiece = null }: ParcelDraft): StationParcel => {
  const status = movedFrom ?? parcel.shipping_status;
  const pieces = piecesOf(parcel).map((piece) =>
    movedPiece === null || piece.number === movedPiece ? { ...piece, shipping_status: status } : piece,
  );
  const isAnyHere = pieces.some(({ shipping_status }) => shipping_status === "IN_WAREHOUSE");
  return { ...parcel, shipping_status: isAnyHere ? "COLLECTED" : status, arrived_at: null, pieces };
};

/** Why a parcel isn't opened directly; null when it is. The most serious reason comes first. */
const warningOf = (parcel: StationParcel, place: string): Warning | null => {
  if (parcel.status === "CANCELED") return "CANCELED";
  if (parcel.status === "FAILED") return "FAILED";
  if (parcel.authorization === "UNAUTHORIZED") return "REFUSED";
  if (parcel.units.length === 0) return "EMPTY";
  if (parcel.status === "COMPLETED" || openUnits(parcel).length === 0) return "DONE";
  if (parcel.authorization === "PENDING") return "UNAPPROVED";
  if (parcel.status === "ON_HOLD") return "HELD";
  return place !== "" && parcel.place !== "" && parcel.place !== place ? "ELSEWHERE" : null;
};
