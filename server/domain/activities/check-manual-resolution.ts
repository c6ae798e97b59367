import { ACTIVITY_FACTS, type ActivityFacts, type ActivityName } from "@/contract/vocabulary/activity";
import { isWebAddress } from "@/contract/vocabulary/web-address";
import type { Activity } from "../process/types";

/** What staff did manually, in the partner's terms. "" if not given. */
export type ByHandResult = {
  reference: string;
  trackingNumber: string;
  trackingUrl: string;
  carrier: string;
  note: string;
};

export type ByHandFault = { field: "reference" | "tracking_number" | "tracking_url" | "note"; message: string };

/**
 * Returns what is missing or wrong in a result for this activity: the return continues with it as with a partner's
 * answer. A reason is required if a partner failed; a task for staff (WAITING) needs none.
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
    return trackingNumber === "" ? [{ field: "tracking_number", message: "required to find the parcel" }] : [];
  if (words === undefined || reference !== "") return [];
  return [{ field: "reference", message: `required: ${words.charAt(0).toLowerCase()}${words.slice(1)}` }];
};
