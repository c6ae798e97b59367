import type { StationText } from "@/messages/station";
import { newId } from "../../ui/new-id";
import { takeOpenId } from "../store/new-version";
import { dropPictures } from "../store/offline";
import { memoryStorage, openStationStorage, type StationStorage, watchedStorage } from "../store/station-storage";
import type { OpenCode } from "../work/open-code";
import { keptPhone } from "../work/phone-memory";
import { readSettings, showTheme } from "../work/settings";
import { playSound } from "../work/sounds";
import { createStation, type Reader, type Station } from "../work/station";
import type {
  ParcelDraft,
  QueueEntry,
  StationFacts,
  StationParcel,
  StationState,
  UnannouncedDraft,
} from "../work/types";
import { connect, connectToLeave } from "./connect";

/** How long finished work is remembered here, for an offline rescan. */
const KEPT_MS = 2 * 86_400_000;

type Opening = { readonly facts: StationFacts; readonly reader: Reader };

/** The station with everything stored on this device: parcels, drafts, unsent submissions. */
export const loadStation = async ({ facts, reader: { t, locale, language } }: Opening): Promise<Station> => {
  const opened = await openStationStorage("homeward-station").catch(() => null);
  // Otherwise a browser short of space may delete the verdicts.
  void navigator.storage?.persist?.();
  const storage = opened ?? memoryStorage();
  const kept = await keptOn(storage);
  const { place, ...settings } = readSettings();
  showTheme(settings.theme);
  const watch = {
    makeRoom: () => dropPictures(),
    onLost: (error: unknown) => {
      console.error("not kept on this device", error);
      station.change({ isForgetful: true });
    },
    onKept: () => station.change({ isForgetful: opened === null }),
  };
  const station = createStation(
    {
      api: connect((skewMs) => station.change({ skewMs })),
      lastApi: connectToLeave(),
      storage: watchedStorage(storage, watch),
      nowMs: Date.now,
      newId,
      origin: window.location.origin,
      play: playSound,
      ...{ t, locale, language },
    },
    {
      ...{ ...NOTHING_YET, facts, ...settings, ...kept, ...firstLook(t, kept), place: placeAmong(facts, place) },
      ...{
        phone: keptPhone(),
        isOnline: navigator.onLine,
        isForgetful: opened === null,
        isLoading: kept.readUntil === "",
      },
    },
  );
  return station;
};

/** State that no device stores. */
const NOTHING_YET = {
  ...{ shift: [], unannouncedWaiting: null, sheet: null, troubled: new Set<string>(), skewMs: 0 },
  ...{
    isLooking: false,
    isSignedOut: false,
    sendingId: null,
    undoingId: null,
    dismissed: null,
    sentIds: new Set<string>(),
  },
} satisfies Partial<StationState>;

type Kept = Pick<StationState, "parcels" | "drafts" | "queue" | "readUntil" | "found" | "codes">;

/** The device's stored work. */
export const keptOn = async (storage: StationStorage): Promise<Kept> => {
  const [parcels, drafts, queue, notes, found, codes] = await Promise.all([
    keptParcels(storage),
    storage.all("drafts") as Promise<ParcelDraft[]>,
    storage.all("queue") as Promise<QueueEntry[]>,
    storage.all("facts") as Promise<{ readUntil?: string }[]>,
    storage.all("found") as Promise<UnannouncedDraft[]>,
    storage.all("codes") as Promise<OpenCode[]>,
  ]);
  return {
    parcels: new Map(parcels.map((parcel) => [parcel.process_id, parcel])),
    drafts: new Map(drafts.map((draft) => [draft.processId, draft])),
    queue: queue.map(asTold).sort((a, b) => a.atMs - b.atMs),
    readUntil: notes.find((note) => note.readUntil !== undefined)?.readUntil ?? "",
    found: found[0] ?? null,
    codes: codes.sort((a, b) => a.atMs - b.atMs),
  };
};

/** The previous page may have sent it while closing: it can no longer be undone on this device. */
const asTold = (entry: QueueEntry): QueueEntry => ({
  ...entry,
  sendAfterMs: Math.min(entry.sendAfterMs, entry.atMs),
});

/** The warehouse chosen on this device, if it still exists; the only warehouse, if there is just one. */
const placeAmong = ({ places }: StationFacts, chosen: string): string => {
  if (places.some(({ name }) => name === chosen)) return chosen;
  const [only, second] = places;
  return second === undefined ? (only?.name ?? "") : "";
};

/** The parcel that was open when a PIN reloaded the page is opened again; otherwise the station waits for a label. */
const firstLook = (t: StationText, { parcels, drafts }: Kept): Pick<StationState, "screen" | "answer"> => {
  const openId = takeOpenId();
  if (openId === null || !parcels.has(openId) || !drafts.has(openId)) return { screen: { kind: "SCAN" }, answer: null };
  const text = t("session.renewed");
  return { screen: { kind: "INSPECT", processId: openId }, answer: { kind: "STOP", text, atMs: Date.now() } };
};

const keptParcels = async (storage: StationStorage): Promise<StationParcel[]> => {
  const all = (await storage.all("parcels")) as StationParcel[];
  const isOver = ({ units, updated_at }: StationParcel) =>
    units.every(({ verdict }) => verdict !== "UNDECIDED") && Date.parse(updated_at) < Date.now() - KEPT_MS;
  for (const { process_id } of all.filter(isOver)) void storage.remove("parcels", process_id);
  return all.filter((parcel) => !isOver(parcel));
};
