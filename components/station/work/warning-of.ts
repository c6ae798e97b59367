import { openUnits } from "./judge";
import type { StationParcel, Warning } from "./types";

/** Why a parcel is not simply opened; null when it is. The gravest reason first. */
export const warningOf = (parcel: StationParcel, place: string): Warning | null => {
  if (parcel.status === "CANCELED") return "CANCELED";
  if (parcel.status === "FAILED") return "FAILED";
  if (parcel.authorization === "UNAUTHORIZED") return "REFUSED";
  if (parcel.units.length === 0) return "EMPTY";
  if (parcel.status === "COMPLETED" || openUnits(parcel).length === 0) return "DONE";
  if (parcel.authorization === "PENDING") return "UNAPPROVED";
  if (parcel.status === "ON_HOLD") return "HELD";
  return place !== "" && parcel.place !== "" && parcel.place !== place ? "ELSEWHERE" : null;
};
