import { t } from "@/messages/dashboard/return-facts";

/** "2 of 5 orders, 40%": how often something of a customer's orders comes back. */
export const rateWords = ({ count, returned }: { count: number; returned: number }): string =>
  count === 0
    ? t("rateWords.unknown")
    : t("rateWords.rate", { returned, count, percent: Math.round((100 * returned) / count) });
