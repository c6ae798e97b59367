import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { focus, newDraft, nextOpen } from "./judge";
import { keepDraft, keepParcels, parcelOf } from "./parcels";
import { addToQueue } from "./queue";
import { type Station, say } from "./station";
import type { StationParcel } from "./types";
import { warningOf } from "./warning-of";

/** Shows what is in the way of a parcel, or opens it. */
export const approachParcel = (station: Station, parcel: StationParcel) => {
  const warning = warningOf(parcel, station.read().place);
  if (warning === null) return openParcel(station, parcel);
  say(station, "STOP", WARNING_WORDS[warning]);
  station.change({ sheet: { kind: "WARNING", processId: parcel.process_id, warning } });
};

export const WARNING_WORDS = {
  CANCELED: "This return was canceled",
  FAILED: "This return was given up",
  REFUSED: "This return was not approved",
  EMPTY: "Nothing of this return is sent back",
  DONE: "This parcel is checked already",
  UNAPPROVED: "This return waits for approval",
  HELD: "This return is on hold",
  ELSEWHERE: "This parcel belongs to another warehouse",
} as const;

/** Opens a parcel at once with what is known of it, and tells the server that it is here. */
export const openParcel = (station: Station, parcel: StationParcel, { isAuthorizing = false } = {}): void => {
  const processId = parcel.process_id;
  const [begun, nowMs] = [station.read().drafts.get(processId), station.nowMs()];
  // What was in the hand when it was left is not in the hand now.
  const draft =
    begun === undefined
      ? newDraft(parcel, nowMs)
      : focus(begun, nextOpen(parcel, begun, null)?.unit_id ?? begun.activeId, "FLOW");
  // The time of one in which nothing was decided yet is not that of an earlier day.
  const openedAtMs = draft.before.length === 0 ? nowMs : draft.openedAtMs;
  keepDraft(station, { ...draft, openedAtMs, isAuthorizing: draft.isAuthorizing || isAuthorizing });
  station.change({ screen: { kind: "INSPECT", processId }, sheet: null });
  say(station, "OK", `${parcel.return_code}, ${parcel.units.length} ${parcel.units.length === 1 ? "unit" : "units"}`);
  void receive(station, parcel);
};

/** What the server says may differ from what was opened: somebody canceled it since, or checked a unit. */
const receive = async (station: Station, parcel: StationParcel): Promise<void> => {
  const processId = parcel.process_id;
  try {
    const answer = await station.api.receiveParcel.mutate({ process_id: processId });
    keepParcels(station, [answer.parcel]);
    const draft = station.read().drafts.get(processId);
    if (draft !== undefined && answer.moved_from !== null)
      keepDraft(station, { ...draft, movedFrom: answer.moved_from });
    warnAnew(station, parcel, answer.parcel);
  } catch (error) {
    if (isNetworkAway(error)) station.change({ isOnline: false });
    else if (isSignedOut(error)) station.change({ isSignedOut: true });
    else return say(station, "STOP", refusalOf(error));
    queueReceipt(station, processId);
  }
};

const warnAnew = (station: Station, opened: StationParcel, fresh: StationParcel): void => {
  const { place, screen } = station.read();
  const isOpen = screen.kind === "INSPECT" && screen.processId === fresh.process_id;
  const warning = warningOf(fresh, place);
  if (!isOpen || warning === null || warning === warningOf(opened, place)) return;
  say(station, "STOP", WARNING_WORDS[warning]);
  station.change({ sheet: { kind: "WARNING", processId: fresh.process_id, warning } });
};

const queueReceipt = (station: Station, processId: string): void => {
  const atMs = station.nowMs();
  const { queue } = station.read();
  if (queue.some((entry) => entry.kind === "RECEIVE" && entry.processId === processId)) return;
  const entry = { kind: "RECEIVE", id: station.newId(), processId, atMs, sendAfterMs: atMs, refused: null } as const;
  void addToQueue(station, entry);
};

/** Takes back that the parcel was noted as received, and goes back to scanning. */
export const takeBackArrival = async (station: Station, processId: string): Promise<void> => {
  const [parcel, draft] = [parcelOf(station, processId), station.read().drafts.get(processId)];
  if (parcel === null || draft === undefined || draft.movedFrom === null) return;
  try {
    const call = { process_id: processId, moved_from: draft.movedFrom, user: station.read().facts.person.email };
    await station.api.takeBackArrival.mutate(call);
  } catch (error) {
    return say(station, "STOP", isNetworkAway(error) ? "Offline: the arrival stays for now." : refusalOf(error));
  }
  station.change({ screen: { kind: "SCAN" }, sheet: null });
  keepDraft(station, { ...draft, movedFrom: null });
  keepParcels(station, [{ ...parcel, shipping_status: draft.movedFrom, arrived_at: null }]);
  say(station, "OK", `${parcel.return_code} is not marked as arrived any more`);
};
