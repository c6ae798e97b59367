import { RESOLUTIONS, RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { LONGEST_TAG } from "@/contract/vocabulary/return-tag";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { slug } from "../list-choice/list-choice";

const oneOf = (words: readonly string[]): string => `one of ${words.map(slug).join(", ")}`;
const DAY = "a day from 2000-01-01 to 2099-12-31";
const COUNT = "a number of days from 1 to 3650";
const TEXT = "a text of at most 128 characters";

/** What can stand behind each parameter of the list's address, for people who wrote another thing there. */
export const rightInAddress = (currency: string): Readonly<Record<string, string>> => ({
  view: oneOf(RETURN_VIEWS),
  sort: oneOf(RETURN_SORTS),
  status: oneOf(STATUS_KEYS),
  parcel: oneOf(SHIPPING_STATUSES),
  outcome: oneOf(RESOLUTIONS),
  method: oneOf(RETURN_METHODS),
  country: "two capital letters, such as NL",
  tag: `a tag of at most ${LONGEST_TAG} characters`,
  ...Object.fromEntries(["reason", "carrier", "warehouse", "sku", "reviewer", "assignee"].map((name) => [name, TEXT])),
  ...{ from: DAY, to: DAY, "changed-from": DAY, "changed-to": DAY, days: COUNT, idle: COUNT },
  ...{ min: `an amount in ${currency}, such as 50`, max: `an amount in ${currency}, such as 50` },
  ...{ files: "1", withdrawal: "1", test: "yes or no" },
  figure: "a row of the analytics: open it there",
  q: "a text of at most 254 characters",
});
