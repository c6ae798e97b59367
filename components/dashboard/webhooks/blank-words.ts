import { t } from "@/messages/dashboard/webhooks";

type Facts = { isFiltered: boolean; isOfOne: boolean; isList: boolean };

/**
 * Returns the text of an empty list of deliveries. `isList` means that the endpoint gets only daily warehouse lists.
 */
export const blankWords = ({ isFiltered, isOfOne, isList }: Facts): string => {
  if (isFiltered) return t("blankWords.filtered");
  if (isOfOne) return t("blankWords.ofEndpoint");
  return isList ? t("blankWords.list") : t("blankWords.events");
};
