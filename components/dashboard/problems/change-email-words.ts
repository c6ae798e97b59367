import { t } from "@/messages/dashboard/problems";

/** Describes what a change of address does. `failed` is the number of emails that couldn't be sent. */
export const changeEmailEffect = (failed: number): string =>
  failed === 0 ? t("changeEmailWords.effect") : t("changeEmailWords.effectFailed", { count: failed });

/** Confirms the change of address. */
export const changedEmailWords = (resent: number): string =>
  resent === 0 ? t("changeEmailWords.changed") : t("changeEmailWords.changedResending", { count: resent });
