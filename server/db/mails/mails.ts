import type { MailNoticeKind, MailState } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { isErased } from "@/server/db/webhooks/erase-events";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

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

/** How far it is; see server/db/mails/mail-deliveries.ts. */
type MailProgress = {
  state: MailState;
  code: number;
  answer: string;
  nextAt: Date | null;
  /** What its service told last, and when that happened. */
  notice: MailNoticeKind | null;
  noticeAt: Date | null;
};

export type MailSummary = Omit<MailRow, "attachments" | "headers"> & MailProgress;

/** A file that came with a mail; `content` is base64. */
export type StoredAttachment = { name: string; contentType: string; content: string };

export const insertMail = async (tx: Tx, scope: TenantScope, mail: MailRow): Promise<void> => {
  await insertRows(tx, "mails", [{ ...mail, groupId: scope.groupId }], { skipExisting: true });
};

/** Whether a return may still be written about: held until the transaction ends, see `isErased`. */
export const isMailOfErased = async (tx: Tx, processId: string): Promise<boolean> => {
  const rows = await read(
    tx,
    sql<{ isErased: boolean }>`select known.is_erased as "isErased" from ${isErased(processId)} known`,
  );
  return rows[0]?.isErased ?? false;
};

/** Newest first, without what came with them. */
export const listMails = (tx: Tx, scope: TenantScope): Promise<MailSummary[]> =>
  tx.mail.findMany({
    where: { groupId: scope.groupId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { attachments: true, headers: true },
    take: 100,
  });

export const findMail = async (tx: Tx, scope: TenantScope, id: string): Promise<(MailRow & MailProgress) | null> => {
  const mail = await tx.mail.findFirst({ where: { id, groupId: scope.groupId } });
  if (mail === null) return null;
  return {
    ...mail,
    headers: mail.headers as Record<string, string>,
    attachments: mail.attachments as StoredAttachment[],
  };
};
