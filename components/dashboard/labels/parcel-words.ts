import type { LabelDue } from "./types";

type Parcels = Pick<LabelDue, "parcels" | "parcel_count">;

/** "parcel 2 of 3": the one that the next label is for; "": of a return in one parcel. */
export const nextParcelWords = ({ parcels = [], parcel_count: count = 1 }: Partial<Parcels>): string =>
  count > 1 && parcels.length > 0 ? `parcel ${parcels[0]} of ${count}` : "";

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** "Parcel 2 of 3", "Parcels 1 and 3 of 3", "Both parcels": those of a return in several that wait for a label. */
export const parcelsDueWords = ({ parcels, parcel_count: count }: Parcels): string => {
  if (parcels.length === count) return count === 2 ? "Both parcels" : `All ${count} parcels`;
  return `${parcels.length === 1 ? "Parcel" : "Parcels"} ${LIST.format(parcels.map(String))} of ${count}`;
};
