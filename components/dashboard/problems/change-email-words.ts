import { t } from "@/messages/dashboard/problems";

/** What a change of address does, before it is made; `failed`: emails that could not be sent. */
export const changeEmailEffect = (failed: number): string =>
  failed === 0 ? t("changeEmailWords.effect") : t("changeEmailWords.effectFailed", { count: failed });

/** What came of it. */
export const changedEmailWords = (resent: number): string =>
  resent === 0 ? t("changeEmailWords.changed") : t("changeEmailWords.changedResending", { count: resent });
