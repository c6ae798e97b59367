import { codeKey } from "../scan/read-codes";
import type { StationParcel } from "./types";

type Parcels = ReadonlyMap<string, StationParcel>;

/** The IDs of a code's parcels. `parcels`: the state it was updated to. */
type Index = { parcels: Parcels; readonly ids: Map<string, readonly string[]> };

/** One per page: every response creates a new state of the parcels, and few of them differ in it. */
const index: Index = { parcels: new Map(), ids: new Map() };

/**
 * The parcels that one of the codes identifies; the first code with a match decides, because it is the most specific.
 */
export const findParcels = (parcels: Parcels, codes: readonly string[]): StationParcel[] => {
  bringUp(index, parcels);
  const ids = codes.map((code) => index.ids.get(code)).find((found) => found !== undefined) ?? [];
  return ids.flatMap((id) => parcels.get(id) ?? []);
};

/** Updates what is new, removed or has other codes; unchanged parcels cost one comparison. */
const bringUp = (index: Index, parcels: Parcels): void => {
  const before = index.parcels;
  if (before === parcels) return;
  for (const [id, parcel] of before) if (!parcels.has(id)) forget(index, parcel);
  for (const [id, parcel] of parcels) {
    const known = before.get(id);
    if (known === parcel || (known !== undefined && hasSameCodes(known, parcel))) continue;
    if (known !== undefined) forget(index, known);
    learn(index, parcel);
  }
  index.parcels = parcels;
};

const hasSameCodes = ({ codes }: StationParcel, other: StationParcel): boolean =>
  codes.length === other.codes.length && codes.every((code, at) => code === other.codes[at]);

const keysOf = ({ codes }: StationParcel): ReadonlySet<string> => new Set(codes.map(codeKey));

const learn = ({ ids }: Index, parcel: StationParcel): void => {
  for (const key of keysOf(parcel)) ids.set(key, [...(ids.get(key) ?? []), parcel.process_id]);
};

const forget = ({ ids }: Index, parcel: StationParcel): void => {
  for (const key of keysOf(parcel)) {
    const left = (ids.get(key) ?? []).filter((id) => id !== parcel.process_id);
    if (left.length === 0) ids.delete(key);
    else ids.set(key, left);
  }
};
