import { t } from "@/messages/dashboard/emails";
/**
 * Returns the text of the page: the delivery status with a mail server, or a note that emails aren't sent without one.
 */
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
