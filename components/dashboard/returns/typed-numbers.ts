import { minorDigits } from "@/contract/vocabulary/format-money";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { t } from "@/messages/dashboard/returns";
import { MOST_DAYS } from "../list-choice/list-choice";

/** Returns an error for a typed number of days that names its field, or "". */
export const dayCountProblem = (text: string, label: string): string => {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  return text === "" || (days >= 1 && days <= MOST_DAYS) ? "" : t("filterFields.badDays", { label, most: MOST_DAYS });
};

/** Returns an error for a typed amount in major units ("49.90"), or "". */
export const amountProblem = (text: string, { label, currency }: { label: string; currency: string }): string => {
  if (text === "" || "amountMinor" in majorToMinor(text, currency)) return "";
  const decimals = minorDigits(currency);
  const example = decimals === 0 ? "1250" : `49.${"9".padEnd(decimals, "0")}`;
  return t("filterFields.badAmount", { label, decimals, example });
};
