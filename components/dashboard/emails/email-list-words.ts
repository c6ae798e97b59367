import { t } from "@/messages/dashboard/emails";
/** What the page shows: with a mail server how emails went, without one the emails themselves. */
export const mailboxWords = ({ hasMailServer }: { hasMailServer: boolean }): { about: string; blank: string } =>
  hasMailServer
    ? {
        about: t("emailListWords.about"),
        blank: t("emailListWords.emptySending"),
      }
    : {
        about: t("emailListWords.aboutOff"),
        blank: t("emailListWords.emptyOff"),
      };
