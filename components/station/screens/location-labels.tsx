import { nextPlaces, placeWords } from "../work/next-places";
import { countWords } from "../work/submit";
import type { StationState, StationStore, SubmitEntry } from "../work/types";
import { LocationLabel, labelTime } from "./location-label";

type LocationLabelProps = { state: StationState; entry: SubmitEntry; store: StationStore | null };

const checkedAt = ({ state, entry, store }: LocationLabelProps) =>
  ["Inspected", labelTime(entry.atMs + state.skewMs, store?.time_zone ?? "UTC")] as const;

/** The location label of a parcel that is done. */
export function ParcelLocationLabel({ state, entry, store }: LocationLabelProps) {
  const { parcel, draft, counts } = entry;
  const places = store === null ? "" : placeWords(nextPlaces(parcel, draft, store));
  return (
    <LocationLabel
      code={parcel.return_code}
      facts={[
        ["Goes to", places || countWords(counts)],
        ["Store", parcel.store_name],
        checkedAt({ state, entry, store }),
      ]}
    />
  );
}

/** The location label of what lay in it and nobody announced; nothing where nothing did. */
export function BesidesLocationLabel({ state, entry, store }: LocationLabelProps) {
  const { parcel, draft } = entry;
  if (draft.besides === null) return null;
  return (
    <LocationLabel
      className="mt-4 max-w-59"
      code={draft.besides.plate}
      facts={[["Goes to", "ASIDE"], ["Came with", parcel.return_code], checkedAt({ state, entry, store })]}
    />
  );
}
