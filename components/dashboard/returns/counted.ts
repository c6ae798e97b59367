import type { ReturnView } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/returns";

/** A count, which may have stopped at a limit. */
export type Counted = { count: number; is_more: boolean };

/** Returns "1,284", or "10,000+" if the count stopped at its limit. */
export const countedText = ({ count, is_more }: Counted): string =>
  `${count.toLocaleString("en")}${is_more ? "+" : ""}`;

/** Returns "50 of 1,284 returns"; without the total if it is unknown or all rows are shown. */
export const shownText = (shown: number, total: Counted | null): string =>
  total === null || (total.count === shown && !total.is_more)
    ? t("counted.shown", { count: shown })
    : t("counted.shownOf", { shown, count: total.count, total: countedText(total) });

export const NONE_COUNTED: Counted = { count: 0, is_more: false };

/** The count of each view; views that weren't counted are left out. */
export type ViewCounts = Partial<Record<ReturnView, Counted>>;
