import { t } from "@/messages/dashboard/sign-in";

/** After too many tries: when to come back. */
export const waitWords = (seconds: number): string =>
  seconds < 60
    ? t("waitWords.seconds", { count: seconds })
    : t("waitWords.minutes", { count: Math.ceil(seconds / 60) });
