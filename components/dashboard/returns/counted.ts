import type { ReturnView } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/returns";

/** How many there are, as far as they were counted. */
export type Counted = { count: number; is_more: boolean };

/** "1,284", or "10,000+" where nobody counted on. */
export const countedText = ({ count, is_more }: Counted): string =>
  `${count.toLocaleString("en")}${is_more ? "+" : ""}`;

/** "50 of 1,284 returns": how many of them are in sight; without the total where that is not known, or all of it is. */
export const shownText = (shown: number, total: Counted | null): string =>
  total === null || (total.count === shown && !total.is_more)
    ? t("counted.shown", { count: shown })
    : t("counted.shownOf", { shown, count: total.count, total: countedText(total) });

export const NONE_COUNTED: Counted = { count: 0, is_more: false };

/** Of each view; left out where nobody has counted. */
export type ViewCounts = Partial<Record<ReturnView, Counted>>;
