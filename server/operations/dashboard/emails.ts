import * as contract from "@/contract/dashboard/emails";
import { hasVerifiedSender } from "@/server/db/mails/mail-senders";
import { findMail, listMails as list, type MailRow, type MailSummary } from "@/server/db/mails/mails";
import { notFound } from "@/server/kernel/problem";
import { implement } from "../implement";

const presentMail = ({ id, toAddress, fromAddress, subject, ...mail }: MailSummary) => ({
  mailId: id,
  to: toAddress,
  from: fromAddress,
  subject,
  ...mail,
});

export const listMails = implement(contract.listMails, async ({ ctx, actor }) => ({
  mails: (await list(ctx.db, actor)).map(presentMail),
  hasMailServer: ctx.env.SMTP_URL !== undefined || (await hasVerifiedSender(ctx.db, actor)),
}));

export const getMail = implement(contract.getMail, async ({ ctx, actor, input }) => {
  const mail = await findMail(ctx.db, actor, input.mailId);
  if (mail === null) throw notFound("email");
  const attachments = mail.attachments.map(({ name, contentType, content }) => ({
    ...{ name, contentType, content },
  }));
  return { mail: { ...presentMail(mail), text: mail.text, html: mail.html, headers: headersOf(mail), attachments } };
});

/** Headers in the order that email apps show them: sender and recipient first, then technical details. */
const headersOf = ({ fromAddress, toAddress, subject, createdAt, headers }: MailRow) =>
  Object.entries({
    ...{ From: fromAddress, To: toAddress, Subject: subject },
    // RFC 5322 format; GMT is an obsolete zone there.
    Date: new Date(createdAt).toUTCString().replace("GMT", "+0000"),
    ...headers,
  }).map(([name, value]) => ({ name, value }));
