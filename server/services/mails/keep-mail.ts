import { insertMail, isMailOfErased } from "@/server/db/mails/mails";
import { inTransaction } from "@/server/db/transaction";
import { mailIdOf } from "@/server/partners/mail-id";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { ServiceContext } from "../context";

/**
 * Stores an email on the Emails page instead of sending it, under the group and the return in its headers. An email
 * about a return that is resent, because a process died before recording it, is already there. An email whose shopper
 * was erased in the meantime isn't stored.
 */
export const keepMail = async (
  { db, clock, ids }: Pick<ServiceContext, "db" | "clock" | "ids">,
  { to, from, subject, text, html, headers, attachments = [] }: OutgoingMail,
): Promise<void> => {
  const groupId = headers["X-SVC-Group"] ?? "";
  const mail = {
    ...{ id: knownId(headers) ?? ids.next("mail"), groupId, processId: headers["X-SVC-Process"] ?? null },
    ...{ fromAddress: from, toAddress: to, subject, text, html, headers },
    attachments: attachments.map(({ name, contentType, content }) => ({
      ...{ name, contentType, content: Buffer.from(content).toString("base64") },
    })),
    createdAt: clock.now(),
  };
  await inTransaction({ db }, async (tx) => {
    if (mail.processId !== null && (await isMailOfErased(tx, mail.processId))) return;
    await insertMail(tx, { groupId, ecommerceIds: null }, mail);
  });
};

const knownId = (headers: OutgoingMail["headers"]): string | null => {
  const { "Message-ID": messageId, "X-SVC-Process": processId } = headers;
  return messageId === undefined || processId === undefined ? null : mailIdOf(messageId);
};
