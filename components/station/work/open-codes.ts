import { labelCodeOf } from "./location-label-code";
import type { OpenCode } from "./open-code";
import { keepDraft, openOf, parcelOf } from "./parcels";
import { addToQueue, removeFromQueue, undoable } from "./queue";
import { type Station, say } from "./station";
import { STORED_WORDS } from "./stored-words";
import { UNDO_MS } from "./submit";
import type { Sheet, StationUnit, UnannouncedEntry } from "./types";
import { beginUnannounced, nameOf } from "./unannounced";
import { declineSwapped, withThing } from "./unexpected";

type Noted = Pick<OpenCode, "code" | "kind" | "processId">;

/**
 * Scanned codes without a match: unknown ones, and units beyond the announced ones. Each stays on this device, whatever
 * is scanned next, until someone decides about it. It is stored before the server is asked, so a page that reloads
 * meanwhile asks about it too.
 */
export const beginCode = (station: Station, noted: Noted): OpenCode => {
  const returnCode = parcelOf(station, noted.processId)?.return_code ?? "";
  const entry = { ...noted, id: station.newId(), returnCode, atMs: station.nowMs(), isOffline: true };
  void station.storage.put("codes", entry.id, entry);
  return entry;
};

/** The code is known after all, or was only the beginning of one. */
export const endCode = (station: Station, { id }: OpenCode): Promise<void> => station.storage.remove("codes", id);

/** Without a match it is in the list from here on. Returns its entry. */
export const keepCode = (station: Station, entry: OpenCode): OpenCode => {
  const { codes } = station.read();
  // A parcel's label exists once; a product's code is on each unit.
  const again = entry.processId === "" ? codes.find((each) => each.processId === "" && each.code === entry.code) : null;
  if (again) {
    void endCode(station, entry);
    return again;
  }
  station.change({ codes: [...codes, entry].sort((a, b) => a.atMs - b.atMs) });
  void station.storage.put("codes", entry.id, entry);
  return entry;
};

export const codeOf = (station: Station, id: string): OpenCode | null =>
  station.read().codes.find((each) => each.id === id) ?? null;

/** It is decided: nothing asks about it any more. */
export const dropCode = (station: Station, id: string): void => {
  station.change({ codes: station.read().codes.filter((each) => each.id !== id) });
  void station.storage.remove("codes", id);
};

/** The rest of a burst follows immediately, however busy the device is. */
const REST_MS = 2_000;

/** What the beginning of a code was taken for, before its rest arrived. */
export const dropBeginnings = (station: Station, whole: string): void => {
  const isPart = ({ code, atMs }: OpenCode) =>
    code !== whole && whole.startsWith(code) && station.nowMs() - atMs <= REST_MS;
  const parts = station.read().codes.filter(isPart);
  for (const { id } of parts) dropCode(station, id);
};

/** The list of them, or the question itself if there is only one. */
export const showCodes = (station: Station) => {
  const { codes } = station.read();
  const [only, second] = codes;
  if (only === undefined) return say(station, "STOP", station.t("codes.none"));
  const sheet: Sheet = second === undefined ? { kind: "CODE", id: only.id } : { kind: "CODES" };
  station.change({ sheet });
};

/** It was in its parcel as an extra: a separate record with photos, beside the inspection. */
export const attachCode = (station: Station, entry: OpenCode) => {
  const draft = station.read().drafts.get(entry.processId);
  if (draft === undefined) return registerCode(station, entry, entry.processId);
  keepDraft(station, withThing(station, draft, { code: entry.code, unitId: "" }));
  dropCode(station, entry.id);
  station.change({ sheet: null });
  say(station, "OK", station.t("codes.added"));
};

/** It was sent instead of a unit of the open parcel, which is declined for that reason. */
export const swapCode = (station: Station, entry: OpenCode, unit: StationUnit): void => {
  if (openOf(station)?.parcel.process_id !== entry.processId) return;
  declineSwapped(station, unit, entry.code);
  dropCode(station, entry.id);
};

/** It belongs to no return here: registered alone, until its owner is found. */
export const putCodeAside = (station: Station, entry: OpenCode): void => registerCode(station, entry, "");

const registerCode = (station: Station, entry: OpenCode, besideId: string): void => {
  const { place, facts } = station.read();
  const [id, atMs] = [station.newId(), station.nowMs()];
  const thing = { id: station.newId(), code: entry.code, description: nameOf(station, entry.code) };
  const found: UnannouncedEntry = {
    ...{ kind: "FOUND", id, processId: id, atMs, sendAfterMs: atMs + UNDO_MS, refused: null },
    ...{ place, person: facts.person.email },
    draft: {
      ...{ id, besideId, plate: labelCodeOf(id), code: "", photos: [], activeId: "", openedAtMs: entry.atMs },
      note: entry.returnCode === "" ? "" : STORED_WORDS.scannedAt(entry.returnCode),
      things: [{ ...thing, tagPrice: "", unitId: "" }],
    },
  };
  void addToQueue(station, found);
  dropCode(station, entry.id);
  station.change({ sheet: { kind: "ASIDE", entry: found, code: entry } });
  say(station, "DONE", station.t("codes.setAside", { label: found.draft.plate }));
};

/** Undoes a registration while it is on this device: the code is undecided again. */
export const takeBackAside = (station: Station, { entry, code }: Extract<Sheet, { kind: "ASIDE" }>) => {
  const { queue, sendingId } = station.read();
  if (sendingId === entry.id || !queue.some(({ id }) => id === entry.id))
    return say(station, "STOP", station.t("common.alreadySent", { label: entry.draft.plate }));
  removeFromQueue(station, entry.id);
  keepCode(station, code);
  station.change({ sheet: { kind: "CODE", id: code.id } });
  say(station, "OK", station.t("common.undone"));
};

/** Registers the parcel with this label without a return. One begun earlier is finished first. */
export const registerCodeAsParcel = (station: Station, entry: OpenCode): void => {
  const isFree = station.read().found === null;
  beginUnannounced(station, entry.code);
  if (isFree) dropCode(station, entry.id);
};

/** By now the server was asked and doesn't know it either. */
export const confirmUnknown = (station: Station, id: string): void => {
  const entry = codeOf(station, id);
  if (entry === null || !entry.isOffline) return;
  const asked = { ...entry, isOffline: false };
  station.change({ codes: station.read().codes.map((each) => (each.id === id ? asked : each)) });
  void station.storage.put("codes", id, asked);
};

/** It was nothing: counted already, or misread. Can be undone briefly. */
export const dismissCode = (station: Station, entry: OpenCode): void => {
  const before = openOf(station)?.draft.before ?? null;
  dropCode(station, entry.id);
  station.change({ sheet: null, dismissed: { code: entry, untilMs: station.nowMs() + UNDO_MS, before } });
  say(station, "OK", station.t("codes.dismissed", { code: entry.code }));
};

/** Restores the code that was just dismissed. Returns false if there is none. */
export const undoDismissal = (station: Station): boolean => {
  const { dismissed } = station.read();
  if (dismissed === null || dismissed.untilMs <= station.nowMs()) return false;
  keepCode(station, dismissed.code);
  station.change({ dismissed: null, sheet: { kind: "CODE", id: dismissed.code.id } });
  say(station, "OK", station.t("common.undone"));
  return true;
};

/** Whether that was the last action: a later verdict or submission is undone first. */
export const isDismissalLast = (station: Station): boolean => {
  const { dismissed } = station.read();
  if (dismissed === null || dismissed.before !== (openOf(station)?.draft.before ?? null)) return false;
  const submittedAtMs = undoable(station.read(), station.nowMs())?.atMs ?? 0;
  return submittedAtMs <= dismissed.untilMs - UNDO_MS;
};
