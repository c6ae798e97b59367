import type { Mailer, OutgoingMail } from "@/server/partners/mailer";

/**
 * The built-in mail box: mails are kept instead of sent, and read at /dashboard/mailbox.
 * `store` writes the row; it is handed in, because integrations do not know the database.
 */
export const createMailbox = ({ store }: { store: (mail: OutgoingMail) => Promise<void> }): Mailer => ({
  send: (mail) => store(mail),
});
