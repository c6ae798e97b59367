import { nextPlaces, placeWords } from "../work/next-places";
import { countWords } from "../work/submit";
import type { StationState, StationStore, SubmitEntry } from "../work/types";
import { Plate, plateTime } from "./plate";

type PlateProps = { state: StationState; entry: SubmitEntry; store: StationStore | null };

const checkedAt = ({ state, entry, store }: PlateProps) =>
  ["Checked", plateTime(entry.atMs + state.skewMs, store?.time_zone ?? "UTC")] as const;

/** The plate of a parcel that is done. */
export function ParcelPlate({ state, entry, store }: PlateProps) {
  const { parcel, draft, counts } = entry;
  const places = store === null ? "" : placeWords(nextPlaces(parcel, draft, store));
  return (
    <Plate
      code={parcel.return_code}
      facts={[
        ["Goes to", places || countWords(counts)],
        ["Store", parcel.store_name],
        checkedAt({ state, entry, store }),
      ]}
    />
  );
}

/** The plate of what lay in it and nobody announced; nothing where nothing did. */
export function BesidesPlate({ state, entry, store }: PlateProps) {
  const { parcel, draft } = entry;
  if (draft.besides === null) return null;
  return (
    <Plate
      className="mt-4 max-w-59"
      code={draft.besides.plate}
      facts={[["Goes to", "ASIDE"], ["Came with", parcel.return_code], checkedAt({ state, entry, store })]}
    />
  );
}
