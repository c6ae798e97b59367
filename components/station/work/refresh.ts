import { isNetworkAway, isSignedOut } from "./call-errors";
import { keepParcels } from "./parcels";
import { type Station, serverNowMs } from "./station";

/** More than a warehouse has pending; the rest is looked up on the server. */
const MOST_PAGES = 20;
/** Changes by other stations may be committed a little after their timestamp. */
const OVERLAP_MS = 60_000;

/** Loads expected parcels: all the first time, then the changes. */
export const refreshParcels = async (station: Station): Promise<void> => {
  const { readUntil } = station.read();
  const since = readUntil === "" ? {} : { since: new Date(Date.parse(readUntil) - OVERLAP_MS).toISOString() };
  try {
    let [cursor, latest] = ["", readUntil];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await station.api.listStationParcels.query({ ...since, cursor });
      keepParcels(station, answer.parcels);
      for (const { updated_at } of answer.parcels) if (updated_at > latest) latest = updated_at;
      if (answer.next_cursor === null) break;
      cursor = answer.next_cursor;
    }
    station.change({ isOnline: true, isSignedOut: false, readUntil: latest });
    await station.storage.put("facts", "readUntil", { readUntil: latest });
  } catch (error) {
    if (isSignedOut(error)) station.change({ isSignedOut: true });
    else if (isNetworkAway(error)) station.change({ isOnline: false });
    else throw error;
  } finally {
    station.change({ isLoading: false });
  }
};

/** Loads what this person has finished since midnight. */
export const refreshShift = async (station: Station): Promise<void> => {
  const midnight = new Date(serverNowMs(station));
  midnight.setHours(0, 0, 0, 0);
  try {
    const { parcels } = await station.api.getShift.query({ since: midnight.toISOString() });
    station.change({ shift: parcels });
  } catch (error) {
    if (!isNetworkAway(error) && !isSignedOut(error)) throw error;
  }
};
