import type { Station } from "./station";
import type { ParcelDraft, StationParcel, StationStore } from "./types";

/** The parcel with that ID as the station knows it; null for an unknown one. */
export const parcelOf = (station: Station, processId: string): StationParcel | null =>
  station.read().parcels.get(processId) ?? null;

/** The rules of the parcel's store. A store created after this page was opened uses the first store's. */
export const storeOf = (station: Station, parcel: StationParcel): StationStore | null => {
  const { stores } = station.read().facts;
  return stores.find(({ ecommerce_id }) => ecommerce_id === parcel.ecommerce_id) ?? stores[0] ?? null;
};

export type OpenParcel = {
  readonly parcel: StationParcel;
  readonly draft: ParcelDraft;
  readonly store: StationStore;
  /** Who gives the next verdict, by email. */
  readonly user: string;
};

/** The open parcel with its draft; null on any other screen. */
export const openOf = (station: Station): OpenParcel | null => {
  const { screen, drafts, facts } = station.read();
  if (screen.kind !== "INSPECT") return null;
  const [parcel, draft] = [parcelOf(station, screen.processId), drafts.get(screen.processId)];
  const store = parcel === null ? null : storeOf(station, parcel);
  if (parcel === null || draft === undefined || store === null) return null;
  return { parcel, draft, store, user: facts.person.email };
};

/** Updates parcels from the server; an older response doesn't undo queued submissions. */
export const keepParcels = (station: Station, parcels: readonly StationParcel[]): void => {
  const { queue, parcels: known } = station.read();
  const waiting = new Set(queue.flatMap((entry) => (entry.kind === "SUBMIT" && !entry.refused ? entry.processId : [])));
  const fresh = parcels.filter(({ process_id }) => !waiting.has(process_id));
  if (fresh.length === 0) return;
  const next = new Map(known);
  for (const parcel of fresh) next.set(parcel.process_id, parcel);
  station.change({ parcels: next });
  for (const parcel of fresh) remember(station, "parcels", parcel.process_id, parcel);
};

export const keepDraft = (station: Station, draft: ParcelDraft): void => {
  station.change({ drafts: new Map(station.read().drafts).set(draft.processId, draft) });
  remember(station, "drafts", draft.processId, draft);
};

/** Removed from the bench immediately, and from the disk once its result is stored; by then it may be open again. */
export const dropDraft = async (station: Station, processId: string, kept: Promise<void>): Promise<void> => {
  const drafts = new Map(station.read().drafts);
  drafts.delete(processId);
  station.change({ drafts });
  await kept;
  if (!station.read().drafts.has(processId)) await station.storage.remove("drafts", processId);
};

const remember = (station: Station, kind: "parcels" | "drafts", key: string, value: unknown): void => {
  void station.storage.put(kind, key, value);
};
