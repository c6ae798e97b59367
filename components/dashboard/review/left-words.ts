import { t } from "@/messages/dashboard/review";

/** Returns how many units of the return have no verdict yet; empty if all have one. */
export const leftWords = ({ left, total }: { readonly left: number; readonly total: number }): string => {
  if (left === 0) return "";
  return left === total ? t("leftWords.none", { total }) : t("leftWords.some", { left, total });
};
