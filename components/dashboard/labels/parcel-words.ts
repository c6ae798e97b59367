import { t } from "@/messages/dashboard/labels";
import type { LabelDue } from "./types";

type Parcels = Pick<LabelDue, "parcels" | "parcel_count">;

/** Returns the parcel that the next label is for, such as "parcel 2 of 3"; "" if the return has one parcel. */
export const nextParcelWords = ({ parcels = [], parcel_count: count = 1 }: Partial<Parcels>): string =>
  count > 1 && parcels.length > 0 ? t("parcelWords.next", { number: parcels[0] ?? 1, count }) : "";

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** Returns the parcels that wait for a label: "Parcel 2 of 3", "Parcels 1 and 3 of 3", "Both parcels". */
export const parcelsDueWords = ({ parcels, parcel_count: count }: Parcels): string => {
  if (parcels.length === count) return t("parcelWords.all", { count });
  return t("parcelWords.some", { waiting: parcels.length, parcels: LIST.format(parcels.map(String)), count });
};
