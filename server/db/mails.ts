import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { insertRows } from "./write-rows";

export type MailRow = {
  id: string;
  groupId: string;
  processId: string | null;
  fromAddress: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  /** Beside Subject, From, To and Date. */
  headers: Readonly<Record<string, string>>;
  attachments: StoredAttachment[];
  createdAt: Date;
};

export type MailSummary = Omit<MailRow, "attachments" | "headers">;

/** A file that came with a mail; `content` is base64. */
export type StoredAttachment = { name: string; contentType: string; content: string };

export const insertMail = async (tx: Tx, scope: TenantScope, mail: MailRow): Promise<void> => {
  await insertRows(tx, "mails", [{ ...mail, groupId: scope.groupId }], { skipExisting: true });
};

/** Newest first, without what came with them. */
export const listMails = (tx: Tx, scope: TenantScope): Promise<MailSummary[]> =>
  tx.mail.findMany({
    where: { groupId: scope.groupId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { attachments: true, headers: true },
    take: 100,
  });

export const findMail = async (tx: Tx, scope: TenantScope, id: string): Promise<MailRow | null> => {
  const mail = await tx.mail.findFirst({ where: { id, groupId: scope.groupId } });
  if (mail === null) return null;
  return {
    ...mail,
    headers: mail.headers as Record<string, string>,
    attachments: mail.attachments as StoredAttachment[],
  };
};
