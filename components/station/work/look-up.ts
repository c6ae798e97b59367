import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { keepParcels } from "./parcels";
import { type Station, say } from "./station";
import type { Screen, StationParcel } from "./types";

/** Nobody stands longer with a parcel in the hands: by then the network counts as away. */
const PATIENCE_MS = 8_000;

type Asked = {
  readonly codes?: string[];
  readonly query?: string;
  /** As it was scanned or typed. */
  readonly shown: string;
  readonly onFound: (found: readonly StationParcel[]) => void;
};

type LookUp = { isDropped: boolean };

/** What is being asked: the answers come in any order, and after other scans. */
const running = new WeakMap<Station, Set<LookUp>>();

/** Asks the server whose code it is. An answer that comes when something else lies on the bench only says so. */
export const lookUp = async (station: Station, { shown, onFound, ...asked }: Asked): Promise<void> => {
  const own = begin(station);
  const place = placeOf(station.read().screen);
  const isLate = () => placeOf(station.read().screen) !== place;
  try {
    const { parcels } = await station.api.findStationParcels.query(asked, { signal: AbortSignal.timeout(PATIENCE_MS) });
    keepParcels(station, parcels);
    station.change({ isOnline: true });
    if (own.isDropped) return;
    if (parcels.length === 0) return missed(station, { shown, isOffline: false, isLate: isLate() });
    if (isLate()) return say(station, "STOP", `${shown} was found only now. Scan it again.`);
    onFound(parcels);
  } catch (error) {
    if (isSignedOut(error)) station.change({ isSignedOut: true });
    else if (!isNetworkAway(error)) say(station, "STOP", refusalOf(error));
    else {
      station.change({ isOnline: false });
      if (!own.isDropped) missed(station, { shown, isOffline: true, isLate: isLate() });
    }
  } finally {
    end(station, own);
  }
};

/** What was only the beginning of a code is not waited for any more. */
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

/** Which parcel lies on the bench; "" while it waits for one. */
const placeOf = (screen: Screen): string => {
  switch (screen.kind) {
    case "INSPECT":
      return screen.processId;
    case "FOUND":
      return screen.kind;
    case "MATCH":
      return screen.match.found.found_id;
    default:
      return "";
  }
};

type Missed = { shown: string; isOffline: boolean; isLate: boolean };

/** With a parcel open, an unknown code is taken for a thing that does not belong into it. */
const missed = (station: Station, { shown, isOffline, isLate }: Missed): void => {
  const isInParcel = station.read().screen.kind === "INSPECT";
  const isOfThis = isInParcel && !isLate;
  say(station, "UNKNOWN", isOfThis ? "This item is not part of this return" : `Nothing is known under ${shown}`);
  if (isLate) return;
  station.change({
    sheet: isInParcel ? { kind: "WRONG_ITEM", code: shown } : { kind: "NONE", code: shown, isOffline },
  });
};
