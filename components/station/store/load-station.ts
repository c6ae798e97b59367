import { newId } from "../../ui/new-id";
import { playSound } from "../work/sounds";
import { createStation, type Station } from "../work/station";
import type { FoundDraft, ParcelDraft, QueueEntry, StationFacts, StationParcel, StationState } from "../work/types";
import { connect } from "./connect";
import { forgetfulKeeper, type Keeper, openKeeper, watchedKeeper } from "./keeper";
import { takeOpenId } from "./new-version";
import { dropPictures } from "./offline";
import { readSettings, showTheme } from "./settings";

/** How long what is done stays known here, for who scans it once more without a network. */
const KEPT_MS = 2 * 86_400_000;

/** The station with everything that this device remembers: parcels, what was begun, what was not sent. */
export const loadStation = async (facts: StationFacts): Promise<Station> => {
  const opened = await openKeeper("homeward-station").catch(() => null);
  // Otherwise a browser that needs room may throw away what was decided here.
  void navigator.storage?.persist?.();
  const keeper = opened ?? forgetfulKeeper();
  const [parcels, drafts, queue, notes, found] = await Promise.all([
    keptParcels(keeper),
    keeper.all("drafts") as Promise<ParcelDraft[]>,
    keeper.all("queue") as Promise<QueueEntry[]>,
    keeper.all("facts") as Promise<{ readUntil?: string }[]>,
    keeper.all("found") as Promise<FoundDraft[]>,
  ]);
  const { place, ...settings } = readSettings();
  showTheme(settings.theme);
  const lastId = takeOpenId();
  const isBegun = parcels.some(({ process_id }) => process_id === lastId) && drafts.some((d) => d.processId === lastId);
  const isKnownPlace = facts.places.some(({ name }) => name === place);
  const [only, second] = facts.places;
  const readUntil = notes.find((note) => note.readUntil !== undefined)?.readUntil ?? "";
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
      keeper: watchedKeeper(keeper, watch),
      nowMs: Date.now,
      newId,
      play: playSound,
    },
    {
      ...{
        facts,
        ...settings,
        shift: [],
        ...firstLook(isBegun ? lastId : null),
        sheet: null,
        readUntil,
      },
      ...{
        isOnline: navigator.onLine,
        isLooking: false,
        sendingId: null,
        skewMs: 0,
        troubled: new Set(),
        isSignedOut: false,
        isForgetful: opened === null,
      },
      ...{ isLoading: readUntil === "", found: found[0] ?? null, foundWaiting: null },
      place: isKnownPlace ? place : second === undefined ? (only?.name ?? "") : "",
      parcels: new Map(parcels.map((parcel) => [parcel.process_id, parcel])),
      drafts: new Map(drafts.map((draft) => [draft.processId, draft])),
      queue: queue.sort((a, b) => a.atMs - b.atMs),
    },
  );
  return station;
};

/** What lay on the bench when somebody's PIN opened the page anew lies there again; otherwise it waits for a label. */
const firstLook = (openId: string | null): Pick<StationState, "screen" | "answer"> => {
  if (openId === null) return { screen: { kind: "SCAN" }, answer: null };
  const text = "The station was renewed. Type the PIN again.";
  return { screen: { kind: "INSPECT", processId: openId }, answer: { kind: "STOP", text, atMs: Date.now() } };
};

const keptParcels = async (keeper: Keeper): Promise<StationParcel[]> => {
  const all = (await keeper.all("parcels")) as StationParcel[];
  const isOver = ({ units, updated_at }: StationParcel) =>
    units.every(({ verdict }) => verdict !== "UNDECIDED") && Date.parse(updated_at) < Date.now() - KEPT_MS;
  for (const { process_id } of all.filter(isOver)) void keeper.remove("parcels", process_id);
  return all.filter((parcel) => !isOver(parcel));
};
