import { ACTIVITY_FACTS, type ActivityFacts, type ActivityName } from "@/contract/vocabulary/activity";
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
  const { isParcel, reference: words }: ActivityFacts["byHand"] = ACTIVITY_FACTS[name].byHand;
  if (isParcel)
    return trackingNumber === ""
      ? [{ field: "tracking_number", message: "needed: by it the parcel is found again" }]
      : [];
  if (words === undefined || reference !== "") return [];
  return [{ field: "reference", message: `required: ${words.charAt(0).toLowerCase()}${words.slice(1)}` }];
};
