import { t } from "@/messages/dashboard/emails";
/** Returns the introduction and the empty state of the page, which differ if no mail server is connected. */
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
