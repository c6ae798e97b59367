import { t } from "@/messages/dashboard/labels";
import type { LabelDue } from "./types";

type Parcels = Pick<LabelDue, "parcels" | "parcel_count">;

/** "parcel 2 of 3": the one that the next label is for; "": of a return in one parcel. */
export const nextParcelWords = ({ parcels = [], parcel_count: count = 1 }: Partial<Parcels>): string =>
  count > 1 && parcels.length > 0 ? t("parcelWords.next", { number: parcels[0] ?? 1, count }) : "";

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** "Parcel 2 of 3", "Parcels 1 and 3 of 3", "Both parcels": those of a return in several that wait for a label. */
export const parcelsDueWords = ({ parcels, parcel_count: count }: Parcels): string => {
  if (parcels.length === count) return t("parcelWords.all", { count });
  return t("parcelWords.some", { waiting: parcels.length, parcels: LIST.format(parcels.map(String)), count });
};
