import { RESOLUTIONS, RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { LONGEST_TAG } from "@/contract/vocabulary/return-tag";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { t } from "@/messages/dashboard/returns";
import { slug } from "../list-choice/list-choice";

const oneOf = (words: readonly string[]): string => t("rightInAddress.oneOf", { list: words.map(slug).join(", ") });
const LONGEST_TEXT = 128;
const LONGEST_QUERY = 254;

/** Returns the valid values of each parameter of the list's address, shown for an invalid one. */
export const rightInAddress = (currency: string): Readonly<Record<string, string>> => {
  const text = (count: number): string => t("rightInAddress.text", { count });
  const [day, days] = [t("rightInAddress.day"), t("rightInAddress.dayCount")];
  const amount = t("rightInAddress.amount", { currency });
  const texts = ["reason", "carrier", "warehouse", "sku", "reviewer", "assignee"];
  return {
    view: oneOf(RETURN_VIEWS),
    sort: oneOf(RETURN_SORTS),
    status: oneOf(STATUS_KEYS),
    parcel: oneOf(SHIPPING_STATUSES),
    outcome: oneOf(RESOLUTIONS),
    method: oneOf(RETURN_METHODS),
    country: t("rightInAddress.country"),
    tag: t("rightInAddress.tag", { count: LONGEST_TAG }),
    ...Object.fromEntries(texts.map((name) => [name, text(LONGEST_TEXT)])),
    ...{ from: day, to: day, "changed-from": day, "changed-to": day, days, idle: days },
    ...{ min: amount, max: amount },
    ...{ files: "1", withdrawal: "1", test: t("rightInAddress.yesOrNo") },
    figure: t("rightInAddress.analytics"),
    q: text(LONGEST_QUERY),
  };
};
