import type { ActivityName } from "@/contract/vocabulary/activity";
import { isWebAddress } from "@/contract/vocabulary/web-address";
import type { Activity } from "../process/types";

/** What somebody did by hand, in the words of the partner. "" where they said nothing. */
export type ByHandResult = {
  reference: string;
  trackingNumber: string;
  trackingUrl: string;
  carrier: string;
  note: string;
};

export type ByHandFault = { field: "reference" | "tracking_number" | "tracking_url" | "note"; message: string };

/**
 * What of a result is missing or wrong for this activity: the return goes on with it as with a partner's answer. Why it
 * was done by hand is asked where a partner failed; a task of a person (WAITING) needs no explanation.
 */
export const checkByHand = ({ name, state }: Pick<Activity, "name" | "state">, result: ByHandResult): ByHandFault[] => [
  ...(result.note === "" && state === "HELD" ? [{ field: "note" as const, message: "say what was done" }] : []),
  ...missing(name, result),
  ...(result.trackingUrl === "" || isWebAddress(result.trackingUrl)
    ? []
    : [
        {
          field: "tracking_url" as const,
          message: "must be an address with http:// or https://, without spaces or quotes",
        },
      ]),
];

const missing = (name: ActivityName, { reference, trackingNumber }: ByHandResult): ByHandFault[] => {
  if (name === "CREATE_LOGISTIC_ORDER")
    return trackingNumber === ""
      ? [{ field: "tracking_number", message: "needed: by it the parcel is found again" }]
      : [];
  const words = REFERENCES[name];
  return words === undefined || reference !== "" ? [] : [{ field: "reference", message: `needed: ${words}` }];
};

const REFERENCES: Partial<Record<ActivityName, string>> = {
  SCHEDULE_PICKUP: "the carrier's number of the pick-up",
  REFUND: "the number of the transfer or refund",
  ISSUE_STORE_CREDIT: "the code that the shopper got",
  ISSUE_GIFT_CARD: "the code that the shopper got",
  CAPTURE_HOLD: "the number of the shopper's payment",
  CREATE_EXCHANGE_ORDER: "the shop's id of the new order",
  OPEN_PLATFORM_RETURN: "the shop's id of the return",
};
