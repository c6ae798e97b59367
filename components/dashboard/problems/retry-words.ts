import { ACTIVITY_FACTS, type ActivityName } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/problems";

/** What trying this again does, before it is done. */
export const retryEffect = (activity: ActivityName | null): string =>
  activity === null ? t("retryWords.sent") : t("retryWords.effect", { effect: ACTIVITY_FACTS[activity].retried });

/** What is said before all of a return goes on: "2 holds are released, and 1 failed step is retried." */
export const resumeEffect = (holds: number, failed: number): string => {
  if (holds > 0 && failed > 0) return t("retryWords.resumeBoth", { holds, failed });
  if (holds > 0) return t("retryWords.resumeHolds", { holds });
  return failed > 0 ? t("retryWords.resumeFailed", { failed }) : t("retryWords.resume");
};
