import { listed } from "@/contract/vocabulary/language";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import type { StationText } from "@/messages/station";
import { codeKey, productKey } from "../scan/read-codes";
import { labelCodeOf } from "./location-label-code";
import { addToQueue, removeFromQueue } from "./queue";
import { type Station, say } from "./station";
import { UNDO_MS } from "./submit";
import { toldNow } from "./told-now";
import type { UnannouncedDraft, UnannouncedEntry, UnannouncedThing } from "./types";

/** More items than an unexpected parcel contains; the server's limit. */
export const MOST_THINGS = 50;

/** Begins an unexpected parcel, or continues the one begun here. */
export const beginUnannounced = (station: Station, code: string): void => {
  const id = station.newId();
  const begun = station.read().found;
  const found = begun ?? {
    ...{
      id,
      plate: labelCodeOf(id),
      code,
      note: "",
      things: [],
      photos: [],
      activeId: "",
      openedAtMs: station.nowMs(),
    },
  };
  keepUnannounced(station, found);
  station.change({ screen: { kind: "FOUND" }, sheet: null });
  say(station, "OK", begun === null ? station.t("unexpected.started") : station.t("unexpected.continued"));
};

export const keepUnannounced = (station: Station, found: UnannouncedDraft | null): void => {
  station.change({ found });
  void (found === null ? station.storage.remove("found", "open") : station.storage.put("found", "open", found));
};

/**
 * Removed from the bench immediately, and from the disk once its registration is stored; another may be open by then.
 */
const dropUnannounced = async (station: Station, kept: Promise<void>): Promise<void> => {
  station.change({ found: null });
  await kept;
  if (station.read().found === null) await station.storage.remove("found", "open");
};

/** A code scanned inside: one more item. */
export const addThing = (station: Station, code: string) => {
  const { found } = station.read();
  if (found === null) return;
  if (found.things.length >= MOST_THINGS)
    return say(station, "STOP", station.t("unexpected.full", { most: MOST_THINGS }));
  const thing = { id: station.newId(), code, description: nameOf(station, code), tagPrice: "", unitId: "" };
  keepUnannounced(station, { ...found, things: [...found.things, thing], activeId: thing.id });
  const [number, name] = [found.things.length + 1, thing.description || code];
  say(
    station,
    "OK",
    name === "" ? station.t("unexpected.addedNoCode", { number }) : station.t("unexpected.added", { number, name }),
  );
};

/** The item's name, if any parcel on this device has one of it. */
export const nameOf = (station: Station, code: string): string => {
  const key = productKey(code);
  if (key === "") return "";
  for (const { units } of station.read().parcels.values()) {
    const alike = units.find(({ sku, ean }) => productKey(sku) === key || productKey(ean) === key);
    if (alike !== undefined) return listed([alike.name, alike.variant_name], station.locale);
  }
  return "";
};

export const describeThing = (station: Station, id: string, changed: Partial<UnannouncedThing>): void => {
  const { found } = station.read();
  if (found === null) return;
  const things = found.things.map((each) => (each.id === id ? { ...each, ...changed } : each));
  keepUnannounced(station, { ...found, things });
};

/** Removes the focused item from the list, or the last one. */
export const dropThing = (station: Station) => {
  const { found } = station.read();
  const gone = found?.things.find(({ id }) => id === found.activeId) ?? found?.things.at(-1);
  if (found === null || gone === undefined) return say(station, "STOP", station.t("unexpected.noSelection"));
  const things = found.things.filter((each) => each !== gone);
  const photos = found.photos.filter(({ unitId }) => unitId !== gone.id);
  keepUnannounced(station, { ...found, things, photos, activeId: things.at(-1)?.id ?? "" });
  say(station, "OK", station.t("common.removed"));
};

/** Up and down: the parcel itself, then its items. */
export const stepThing = (station: Station, by: 1 | -1): void => {
  const { found } = station.read();
  if (found === null) return;
  const ids = ["", ...found.things.map(({ id }) => id)];
  const at = Math.min(ids.length - 1, Math.max(0, ids.indexOf(found.activeId) + by));
  keepUnannounced(station, { ...found, activeId: ids[at] ?? "" });
};

/** Price tags are read in the first store's currency: a bench asks for a number, not for a currency. */
export const unannouncedCurrency = (station: Station): string => station.read().facts.stores[0]?.currency ?? "EUR";

/** What is missing, as a sentence; "" when nothing is. A photo identifies the item for a person at a desk. */
export const unannouncedBlocker = (
  t: StationText,
  { things, photos, note }: UnannouncedDraft,
  currency: string,
): string => {
  if (things.length === 0 && photos.length === 0) return t("unexpected.empty");
  const nameless = things.findIndex(
    ({ id, code, description }) =>
      codeKey(code) === "" && description.trim() === "" && !photos.some((p) => p.unitId === id),
  );
  if (nameless >= 0) return t("unexpected.describe", { number: nameless + 1 });
  const unpriced = things.findIndex(
    ({ tagPrice }) => tagPrice.trim() !== "" && "problem" in majorToMinor(tagPrice, currency),
  );
  if (unpriced >= 0) return t("unexpected.price", { number: unpriced + 1, currency });
  return photos.length === 0 && note.trim() === "" ? t("unexpected.photoAsked") : "";
};

/** Registers the parcel: from here on it waits until its owner is found. */
export const registerUnannounced = (station: Station) => {
  const { found, place, facts } = station.read();
  if (found === null) return;
  const blocker = unannouncedBlocker(station.t, found, unannouncedCurrency(station));
  if (blocker !== "") return say(station, "STOP", blocker);
  const atMs = station.nowMs();
  const entry: UnannouncedEntry = {
    ...{ kind: "FOUND", id: found.id, processId: found.id, atMs, sendAfterMs: atMs + UNDO_MS, refused: null },
    ...{ place, person: facts.person.email, draft: found },
  };
  void dropUnannounced(station, addToQueue(station, entry));
  station.change({ screen: { kind: "FOUND_DONE", entry }, sheet: null });
  say(station, "DONE", station.t("unexpected.registered", { label: found.plate }));
};

/** Reopens what was just registered, while it is on this device. */
export const reopenUnannounced = (station: Station, entry: UnannouncedEntry) => {
  const { queue, sendingId } = station.read();
  if (sendingId === entry.id || toldNow.has(entry.id) || !queue.some(({ id }) => id === entry.id))
    return say(station, "STOP", station.t("common.alreadySent", { label: entry.draft.plate }));
  removeFromQueue(station, entry.id);
  keepUnannounced(station, entry.draft);
  station.change({ screen: { kind: "FOUND" }, sheet: null });
  say(station, "OK", station.t("submit.openAgain", { code: entry.draft.plate }));
};
