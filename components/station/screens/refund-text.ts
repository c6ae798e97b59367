import { LOCALE } from "../../dashboard/returns/age";
import { effectOf } from "../../dashboard/review/review-draft";
import { overrideOf } from "../../dashboard/review/typed-override";
import { moneyText } from "../../ui/money";
import type { ParcelDraft, StationParcel } from "../work/types";

/** What the shopper will about get, as it was set by hand or as it is computed. */
export const refundText = (parcel: StationParcel, draft: ParcelDraft): string => {
  const set = overrideOf(draft.override, parcel.currency);
  const pieces = parcel.units.map((unit) => ({ unit, item: unit }));
  const amount = set?.amount.amount ?? effectOf(pieces, draft.units, parcel).totalMinor;
  return moneyText(amount, parcel.currency, LOCALE);
};
