/** What the page shows: with a mail server how emails went, without one the emails themselves. */
export const mailboxWords = ({ hasMailServer }: { hasMailServer: boolean }): { about: string; blank: string } =>
  hasMailServer
    ? {
        about: "Emails of your stores and what the mail server answered.",
        blank: "The first one is sent when a return is confirmed.",
      }
    : {
        about: "Emails to shoppers. Sending is off: no mail server is connected.",
        blank: "The first one is created when a return is confirmed.",
      };
