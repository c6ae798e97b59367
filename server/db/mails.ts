import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

export type MailRow = {
  id: string;
  groupId: string;
  processId: string | null;
  fromAddress: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
};

export const insertMail = async (tx: Tx, scope: TenantScope, mail: MailRow): Promise<void> => {
  await tx.mail.createMany({ data: [{ ...mail, groupId: scope.groupId }], skipDuplicates: true });
};

export const listMails = (tx: Tx, scope: TenantScope): Promise<MailRow[]> =>
  tx.mail.findMany({ where: { groupId: scope.groupId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 100 });

export const findMail = (tx: Tx, scope: TenantScope, id: string): Promise<MailRow | null> =>
  tx.mail.findFirst({ where: { id, groupId: scope.groupId } });
