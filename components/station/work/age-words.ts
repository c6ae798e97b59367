import type { StationText } from "@/messages/station";
import { ageParts } from "../../ui/age";

/** How long something has waited: "5 min", "3 h", "over 7 d". */
export const ageWords = (t: StationText, at: string, nowMs: number): string => {
  const age = ageParts(at, new Date(nowMs).toISOString());
  return age === null ? t("age.OLDER") : t(`age.${age.unit}`, { count: age.count });
};
