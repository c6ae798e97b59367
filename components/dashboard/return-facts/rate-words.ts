import { t } from "@/messages/dashboard/return-facts";

/** Returns how often a customer's orders are returned: "2 of 5 orders, 40%". */
export const rateWords = ({ count, returned }: { count: number; returned: number }): string =>
  count === 0
    ? t("rateWords.unknown")
    : t("rateWords.rate", { returned, count, percent: Math.round((100 * returned) / count) });
