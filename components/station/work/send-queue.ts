import { codeKey } from "../scan/read-codes";
import { ageSeconds } from "./age-seconds";
import { base64Of } from "./base64";
import { isNetworkAway, isServerBroken, isSignedOut, refusalOf } from "./call-errors";
import { refreshUnannounced } from "./match-unannounced";
import { keepParcels } from "./parcels";
import { dueAtMs, removeFromQueue, replaceInQueue } from "./queue";
import { refreshShift } from "./refresh";
import { findOf, sendFound } from "./send-found";
import { shiftEntryOf } from "./shift-figures";
import { type Station, say } from "./station";
import type { Photo, QueueEntry, ReceiveEntry, StationParcel, SubmitEntry, UnannouncedEntry } from "./types";

/** Only one pass over the queue at a time: first decided, first sent. */
const walks = new WeakMap<Station, Promise<void>>();

/**
 * Sends what is due, in order, until something can't be sent. A rejection stays in the queue with its reason, for a
 * person; later entries continue, unless they are about the same parcel. `isLeaving`: ends the time for undo.
 */
export const sendQueue = async (station: Station, { isLeaving = false } = {}): Promise<void> => {
  const before = walks.get(station);
  if (before !== undefined) {
    await before;
    // The previous pass has skipped what can still be undone.
    return isLeaving ? sendQueue(station, { isLeaving }) : undefined;
  }
  const walk = walkThrough(station, isLeaving);
  walks.set(station, walk);
  try {
    await walk;
  } finally {
    walks.delete(station);
  }
};

const walkThrough = async (station: Station, isLeaving: boolean): Promise<void> => {
  const failed = new Set<string>();
  for (;;) {
    const entry = nextDue(station, { isLeaving, failed });
    if (entry === null) return;
    const outcome = await send(station, entry);
    if (outcome === "AWAY") return;
    if (outcome === "FAILED") failed.add(entry.processId);
  }
};

/**
 * When the next entry may be sent; null when none is waiting. One on which the server failed waits for the next load.
 */
export const nextSendAtMs = (station: Station): number | null => {
  const { queue, troubled } = station.read();
  const waiting = queue.filter(({ refused, id }) => refused === null && !troubled.has(id));
  const nowMs = station.nowMs();
  return waiting.length === 0 ? null : Math.min(...waiting.map((entry) => dueAtMs(entry, nowMs)));
};

type Walk = { isLeaving: boolean; failed: ReadonlySet<string> };

const nextDue = (station: Station, { isLeaving, failed }: Walk): QueueEntry | null => {
  const { queue } = station.read();
  const nowMs = station.nowMs();
  const stuck = new Set(queue.flatMap(({ refused, processId }) => (refused === null ? [] : processId)));
  const isDue = (entry: QueueEntry) =>
    entry.refused === null &&
    !stuck.has(entry.processId) &&
    !failed.has(entry.processId) &&
    (isLeaving || dueAtMs(entry, nowMs) <= nowMs);
  return queue.find(isDue) ?? null;
};

/** AWAY: nothing can be sent now. FAILED: the server failed on this entry, which waits for its next turn. */
type Outcome = "DONE" | "AWAY" | "FAILED";

const send = async (station: Station, entry: QueueEntry): Promise<Outcome> => {
  station.change({ sendingId: entry.id });
  try {
    if (entry.kind === "RECEIVE") await receive(station, entry);
    else if (entry.kind === "FOUND") await register(station, entry);
    else await submit(station, entry);
    station.change({ isOnline: true, isSignedOut: false });
    return "DONE";
  } catch (error) {
    if (isServerBroken(error)) {
      station.change({ troubled: new Set(station.read().troubled).add(entry.id) });
      return "FAILED";
    }
    if (isSignedOut(error)) station.change({ isSignedOut: true });
    else if (isNetworkAway(error)) station.change({ isOnline: false });
    else return refuse(station, entry, refusalOf(station.t, error));
    return "AWAY";
  } finally {
    station.change({ sendingId: null });
  }
};

const receive = async (station: Station, { id, processId, piece = null }: ReceiveEntry): Promise<void> => {
  const named = piece === null ? {} : { piece };
  const { parcel } = await station.api.receiveParcel.mutate({ process_id: processId, ...named });
  removeFromQueue(station, id);
  keepParcels(station, [parcel]);
};

const submit = async (station: Station, unsent: SubmitEntry): Promise<void> => {
  const entry = await sendPhotos(station, unsent);
  const answer = await station.api.submitParcel.mutate({ ...entry.call, age_seconds: ageSeconds(station, entry.atMs) });
  await sendBesides(station, entry);
  takenByServer(station, entry.id);
  // The server's earlier data may be in the loaded shift: it is loaded again, so that nothing counts twice.
  if (answer.is_repeated) void refreshShift(station);
  const own = answer.is_repeated ? null : shiftEntryOf(entry, station.read());
  if (own !== null) station.change({ shift: [own, ...station.read().shift] });
  keepParcels(station, [answer.parcel]);
};

const takenByServer = (station: Station, id: string): void => {
  removeFromQueue(station, id);
  station.change({ sentIds: new Set(station.read().sentIds).add(id) });
};

/** Each photo separately: a lost connection costs one of them. */
const sendPhotos = async (station: Station, entry: SubmitEntry): Promise<SubmitEntry> => {
  let sent = entry;
  const isOfUnit = ({ unitId }: Photo) => entry.parcel.units.some(({ unit_id }) => unit_id === unitId);
  for (const photo of entry.draft.photos) {
    if (photo.isSent || !isOfUnit(photo)) continue;
    await station.api.addInspectionPhoto.mutate({
      ...{
        photo_id: photo.id,
        process_id: entry.processId,
        unit_id: photo.unitId,
        content: await base64Of(photo.blob),
      },
    });
    sent = { ...sent, draft: { ...sent.draft, photos: withSent(sent.draft.photos, photo.id) } };
    replaceInQueue(station, sent);
  }
  return sent;
};

const withSent = (photos: readonly Photo[], id: string): Photo[] =>
  photos.map((each) => (each.id === id ? { ...each, isSent: true } : each));

/** Unexpected items of the parcel, after the inspection: a separate record. */
const sendBesides = async (station: Station, entry: SubmitEntry): Promise<void> => {
  const { besides, photos } = entry.draft;
  if (besides === null) return;
  let sent = entry;
  await sendFound(station, {
    ...{ ...besides, processId: entry.processId, code: entry.parcel.return_code, note: "", atMs: entry.atMs },
    ...{ place: entry.call.place ?? "", person: entry.call.user ?? "", currency: entry.parcel.currency },
    photos: photos.filter(({ unitId }) => besides.things.some(({ id }) => id === unitId)),
    onPhoto: (id) => {
      sent = { ...sent, draft: { ...sent.draft, photos: withSent(sent.draft.photos, id) } };
      replaceInQueue(station, sent);
    },
  });
};

const register = async (station: Station, entry: UnannouncedEntry): Promise<void> => {
  let sent = entry;
  await sendFound(station, {
    ...findOf(station, entry),
    photos: entry.draft.photos,
    onPhoto: (id) => {
      sent = { ...sent, draft: { ...sent.draft, photos: withSent(sent.draft.photos, id) } };
      replaceInQueue(station, sent);
    },
  });
  takenByServer(station, entry.id);
  // It is on the server now: the list's data about it is separate.
  void refreshUnannounced(station);
};

/** Nothing is discarded: a decision stays here until a person has looked at it. */
const refuse = (station: Station, entry: QueueEntry, refused: string): Outcome => {
  if (entry.kind === "RECEIVE") removeFromQueue(station, entry.id);
  else {
    replaceInQueue(station, { ...entry, refused });
    const name = entry.kind === "FOUND" ? entry.draft.plate : entry.parcel.return_code;
    say(station, "STOP", station.t("queue.refusedSaid", { name, reason: refused }));
    if (entry.kind === "SUBMIT") void readAnew(station, entry.parcel);
  }
  return "DONE";
};

/** Perhaps somebody else was faster: their result for the parcel was ignored while ours was queued. */
const readAnew = async (station: Station, { return_code }: StationParcel): Promise<void> => {
  try {
    const { parcels } = await station.api.findStationParcels.query({ codes: [codeKey(return_code)] });
    keepParcels(station, parcels);
  } catch (error) {
    if (!isNetworkAway(error) && !isSignedOut(error)) throw error;
  }
};
