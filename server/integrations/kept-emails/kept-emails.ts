import type { Mailer, OutgoingMail } from "@/server/partners/mailer";

/** Marks an email whose content only its recipient may see. */
const PRIVATE_HEADER = "X-SVC-Private";

const UNKEPT =
  "This email contains a link that only its recipient may use, so it is not stored here. The person who had it sent also has the link.";

/**
 * The built-in Emails page: emails are stored instead of sent, and shown at /dashboard/emails. `store` writes the row;
 * it is passed in because integrations don't know the database.
 */
export const createMailbox = ({ store }: { store: (mail: OutgoingMail) => Promise<void> }): Mailer => ({
  // Staff who can read emails must not be able to use someone else's invitation.
  send: (mail) =>
    store(mail.headers[PRIVATE_HEADER] === undefined ? mail : { ...mail, text: UNKEPT, html: `<p>${UNKEPT}</p>` }),
});
