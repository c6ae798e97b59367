import { insertMail } from "@/server/db/mails";
import type { OutgoingMail } from "@/server/partners/mailer";
import type { ServiceContext } from "../context";

/** Keeps a mail in the mail box instead of sending it: of the group and the return that its headers name. */
export const keepMail = async (
  { db, clock, ids }: Pick<ServiceContext, "db" | "clock" | "ids">,
  { to, from, subject, text, html, headers, attachments = [] }: OutgoingMail,
): Promise<void> => {
  const groupId = headers["X-SVC-Group"] ?? "";
  const mail = {
    ...{ id: ids.next("mail"), groupId, processId: headers["X-SVC-Process"] ?? null },
    ...{ fromAddress: from, toAddress: to, subject, text, html, headers },
    attachments: attachments.map(({ name, contentType, content }) => ({
      ...{ name, contentType, content: Buffer.from(content).toString("base64") },
    })),
    createdAt: clock.now(),
  };
  await insertMail(db, { groupId, ecommerceIds: null }, mail);
};
