import { ACTIVITY_FACTS, type ActivityName } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/problems";

/** Describes what a retry does, for confirmation. */
export const retryEffect = (activity: ActivityName | null): string =>
  activity === null ? t("retryWords.sent") : t("retryWords.effect", { effect: ACTIVITY_FACTS[activity].retried });

/** Describes what resuming a return does: "2 holds are released, and 1 failed step is retried." */
export const resumeEffect = (holds: number, failed: number): string => {
  if (holds > 0 && failed > 0) return t("retryWords.resumeBoth", { holds, failed });
  if (holds > 0) return t("retryWords.resumeHolds", { holds });
  return failed > 0 ? t("retryWords.resumeFailed", { failed }) : t("retryWords.resume");
};
