import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import type { OpenCode } from "./open-code";
import { beginCode, confirmUnknown, endCode, keepCode } from "./open-codes";
import { keepParcels } from "./parcels";
import { type Station, say } from "./station";
import type { Screen, StationParcel } from "./types";

/** The longest wait with a parcel in hand, in ms. After that, the network counts as down. */
const PATIENCE_MS = 8_000;

type Asked = {
  readonly codes?: string[];
  readonly query?: string;
  /** As scanned or typed. */
  readonly shown: string;
  /** The open code that is looked up again; absent for a new scan. */
  readonly againId?: string;
  readonly onFound: (found: readonly StationParcel[]) => void;
};

type LookUp = { isDropped: boolean };

/** Pending lookups: responses come in any order, and after other scans. */
const running = new WeakMap<Station, Set<LookUp>>();

/** Looks up a code on the server. A response for a parcel that is no longer open is only reported. */
export const lookUp = async (station: Station, { shown, againId, onFound, ...asked }: Asked): Promise<void> => {
  const own = begin(station);
  const place = placeOf(station.read().screen);
  const isLate = () => placeOf(station.read().screen).key !== place.key;
  const isTyped = asked.query !== undefined && place.processId === "";
  const noted = { code: shown, kind: "UNKNOWN", processId: place.processId } as const;
  const entry = againId !== undefined || isTyped ? null : beginCode(station, noted);
  const miss = (isOffline: boolean) =>
    missed(station, { shown, entry, againId, isOffline, isLate: isLate(), isInParcel: place.processId !== "" });
  try {
    const { parcels } = await station.api.findStationParcels.query(asked, { signal: AbortSignal.timeout(PATIENCE_MS) });
    keepParcels(station, parcels);
    station.change({ isOnline: true });
    if (entry !== null && (own.isDropped || parcels.length > 0)) void endCode(station, entry);
    if (own.isDropped) return;
    if (parcels.length === 0) return miss(false);
    if (isLate()) return say(station, "STOP", station.t("scan.tooLate", { code: shown }));
    // A match is acted on: nothing waits for this response any more.
    end(station, own);
    onFound(parcels);
  } catch (error) {
    if (entry !== null && own.isDropped) return void endCode(station, entry);
    if (isNetworkAway(error)) {
      station.change({ isOnline: false });
      return miss(true);
    }
    // Still unknown: the station asks about it when its list is opened.
    if (entry !== null) keepCode(station, entry);
    if (isSignedOut(error)) station.change({ isSignedOut: true });
    else say(station, "STOP", refusalOf(station.t, error));
  } finally {
    end(station, own);
  }
};

/** The beginning of a longer code isn't awaited any more. */
export const dropLookUps = (station: Station): void => {
  for (const each of running.get(station) ?? []) each.isDropped = true;
};

const begin = (station: Station): LookUp => {
  const own = { isDropped: false };
  running.set(station, new Set(running.get(station)).add(own));
  station.change({ isLooking: true });
  return own;
};

const end = (station: Station, own: LookUp): void => {
  const left = running.get(station);
  left?.delete(own);
  station.change({ isLooking: left !== undefined && left.size > 0 });
};

type Place = { readonly key: string; readonly processId: string };

/** The open parcel and its return. */
const placeOf = (screen: Screen): Place => {
  switch (screen.kind) {
    case "INSPECT":
      return { key: screen.processId, processId: screen.processId };
    case "FOUND":
      return { key: screen.kind, processId: "" };
    case "MATCH":
      return { key: screen.match.found.found_id, processId: "" };
    default:
      return { key: "", processId: "" };
  }
};

type Missed = {
  shown: string;
  /** Absent for typed text, which isn't on an item in hand. */
  entry: OpenCode | null;
  againId: string | undefined;
  isOffline: boolean;
  isLate: boolean;
  isInParcel: boolean;
};

/**
 * With a parcel open, an unknown code counts as an item that doesn't belong in it. A scan stays until someone decides
 * about it, even if the response came too late to ask immediately.
 */
const missed = (station: Station, { shown, entry, againId, isOffline, isLate, isInParcel }: Missed): void => {
  const isOfThis = isInParcel && !isLate;
  say(station, "UNKNOWN", isOfThis ? station.t("common.notOfReturn") : station.t("scan.notFound", { code: shown }));
  if (againId !== undefined && !isOffline) confirmUnknown(station, againId);
  const id = entry === null ? againId : keepCode(station, { ...entry, isOffline }).id;
  if (isLate) return;
  station.change({ sheet: id === undefined ? { kind: "NONE", code: shown, isOffline } : { kind: "CODE", id } });
};
