import { t } from "@/messages/dashboard/sign-in";

/** Says when to try again after too many attempts. */
export const waitWords = (seconds: number): string =>
  seconds < 60
    ? t("waitWords.seconds", { count: seconds })
    : t("waitWords.minutes", { count: Math.ceil(seconds / 60) });
