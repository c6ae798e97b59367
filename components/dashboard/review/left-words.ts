import { t } from "@/messages/dashboard/review";

/** How many units of the whole return still wait for a verdict; empty when none does. */
export const leftWords = ({ left, total }: { readonly left: number; readonly total: number }): string => {
  if (left === 0) return "";
  return left === total ? t("leftWords.none", { total }) : t("leftWords.some", { left, total });
};
