import { insertMail, isMailOfErased } from "@/server/db/mails/mails";
import { inTransaction } from "@/server/db/transaction";
import { mailIdOf } from "@/server/partners/mail-id";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { ServiceContext } from "../context";

/**
 * Keeps a mail in the mail box instead of sending it: of the group and the return that its headers name. One about a
 * return that goes out once more, because a process died before it noted that it had, is in the box already. One that was
 * on its way while its shopper was erased is not kept.
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
