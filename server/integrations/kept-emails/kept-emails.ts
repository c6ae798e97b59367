import type { Mailer, OutgoingMail } from "@/server/partners/mailer";

/** Says that what is in a mail is for its receiver's eyes only. */
const PRIVATE_HEADER = "X-SVC-Private";

const UNKEPT =
  "This email contains a link that only its recipient may use, so it is not stored here. The person who had it sent also has the link.";

/**
 * The built-in Emails page: mails are kept instead of sent, and read at /dashboard/emails.
 * `store` writes the row; it is handed in, because integrations do not know the database.
 */
export const createMailbox = ({ store }: { store: (mail: OutgoingMail) => Promise<void> }): Mailer => ({
  // Whoever may read the mail box must not get in with somebody else's invitation.
  send: (mail) =>
    store(mail.headers[PRIVATE_HEADER] === undefined ? mail : { ...mail, text: UNKEPT, html: `<p>${UNKEPT}</p>` }),
});
