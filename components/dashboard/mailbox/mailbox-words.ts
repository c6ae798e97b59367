/** What the mail box is for: with a mail server mails leave, and only those of the time before are in it. */
export const mailboxWords = ({ hasMailServer }: { hasMailServer: boolean }): { about: string; blank: string } =>
  hasMailServer
    ? {
        about: "What was written before a mail server was set up. Since then mails are sent, and not kept here.",
        blank: "Your mail server sends what is written; nothing was written before it was set up.",
      }
    : {
        about: "What the service wrote to shoppers. Nothing leaves while no mail server is set up.",
        blank: "The first one is written when a return is confirmed.",
      };
