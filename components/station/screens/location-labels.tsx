import { useLocale, useReader, useText } from "../ui/reader";
import { nextPlaces, placeWords } from "../work/next-places";
import { countWords } from "../work/submit";
import type { StationState, StationStore, SubmitEntry } from "../work/types";
import { LocationLabel, labelTime } from "./location-label";

type LocationLabelProps = { state: StationState; entry: SubmitEntry; store: StationStore | null };

/** The inspection time, as a line of the label. */
const useInspectedAt = ({ state, entry, store }: LocationLabelProps) => {
  const t = useText();
  const locale = useLocale();
  const at = labelTime(entry.atMs + state.skewMs, { timeZone: store?.time_zone ?? "UTC", locale });
  return [t("label.inspected"), at] as const;
};

/** The location label of an inspected parcel. */
export function ParcelLocationLabel({ state, entry, store }: LocationLabelProps) {
  const reader = useReader();
  const { t } = reader;
  const { parcel, draft, counts } = entry;
  const places = store === null ? "" : placeWords(reader, nextPlaces(parcel, draft, store));
  const inspectedAt = useInspectedAt({ state, entry, store });
  return (
    <LocationLabel
      code={parcel.return_code}
      facts={[
        [t("label.goesTo"), places || countWords(reader, counts)],
        [t("label.store"), parcel.store_name],
        inspectedAt,
      ]}
    />
  );
}

/** The location labels of its unexpected items; empty without any. */
export function BesidesLocationLabel({ state, entry, store }: LocationLabelProps) {
  const t = useText();
  const inspectedAt = useInspectedAt({ state, entry, store });
  const { parcel, draft } = entry;
  if (draft.besides === null) return null;
  return (
    <LocationLabel
      className="mt-4 max-w-59"
      code={draft.besides.plate}
      facts={[[t("label.goesTo"), t("common.aside")], [t("label.cameWith"), parcel.return_code], inspectedAt]}
    />
  );
}
