import { t } from "@/messages/dashboard/webhooks";

type Facts = { isFiltered: boolean; isOfOne: boolean; isList: boolean };

/** What stands where no delivery is. `isList`: only the daily lists of warehouses are sent. */
export const blankWords = ({ isFiltered, isOfOne, isList }: Facts): string => {
  if (isFiltered) return t("blankWords.filtered");
  if (isOfOne) return t("blankWords.ofEndpoint");
  return isList ? t("blankWords.list") : t("blankWords.events");
};
