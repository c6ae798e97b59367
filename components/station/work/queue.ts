import type { Station } from "./station";
import type { QueueEntry, StationState, SubmitEntry } from "./types";

/** Adds an entry. Resolves when it is on the disk: the draft stays there until then. */
export const addToQueue = (station: Station, entry: QueueEntry): Promise<void> => {
  station.change({ queue: [...station.read().queue, entry] });
  return station.storage.put("queue", entry.id, entry);
};

export const replaceInQueue = (station: Station, entry: QueueEntry): void => {
  station.change({ queue: station.read().queue.map((each) => (each.id === entry.id ? entry : each)) });
  void station.storage.put("queue", entry.id, entry);
};

export const removeFromQueue = (station: Station, id: string): void => {
  const { queue, troubled } = station.read();
  const left = new Set([...troubled].filter((each) => each !== id));
  station.change({ queue: queue.filter((each) => each.id !== id), troubled: left });
  void station.storage.remove("queue", id);
};

/** Longer than anything is held back: beyond that the device's clock was set back, and nothing waits for it. */
const LONGEST_HOLD_MS = 30_000;

/** When an entry may be sent: undoable ones are held back for a moment. */
export const dueAtMs = ({ sendAfterMs }: QueueEntry, nowMs: number): number =>
  sendAfterMs - nowMs > LONGEST_HOLD_MS ? nowMs : sendAfterMs;

/** Until when a finished parcel is held back here; null when it isn't here, or is being sent. */
export const heldUntilMs = (
  { queue, sendingId }: Pick<StationState, "queue" | "sendingId">,
  entryId: string,
): number | null => {
  const held = queue.find(({ id, refused }) => id === entryId && refused === null);
  return held === undefined || sendingId === entryId ? null : held.sendAfterMs;
};

/** The latest submission that can still be undone here; null when none can. */
export const undoable = (
  { queue, sendingId }: Pick<StationState, "queue" | "sendingId">,
  nowMs: number,
): SubmitEntry | null => {
  const isHere = (entry: QueueEntry): entry is SubmitEntry =>
    entry.kind === "SUBMIT" && entry.refused === null && dueAtMs(entry, nowMs) > nowMs && entry.id !== sendingId;
  return queue.findLast(isHere) ?? null;
};
