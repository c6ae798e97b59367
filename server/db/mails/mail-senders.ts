import type { Tx } from "@/server/db/client";
import type { MailSender } from "@/server/db/generated/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

export type MailSenderRow = MailSender;

/** What a MAIL connection's sender is at; null before its first code. Whatever its tenant: the connection was read before. */
export const findMailSender = (tx: Tx, connectionId: string): Promise<MailSenderRow | null> =>
  tx.mailSender.findUnique({ where: { connectionId } });

/** Whether a store of the scope sends its emails over a mail server of its own. */
export const hasVerifiedSender = async (tx: Tx, { groupId, ecommerceIds }: TenantScope): Promise<boolean> => {
  const stores = ecommerceIds === null ? sql`true` : sql`m.ecommerce_id = any(${[...ecommerceIds]})`;
  const rows = await read(
    tx,
    sql<{ found: number }>`
    select 1 as found from mail_senders m join connections c on c.id = m.connection_id and c.state <> 'DISCONNECTED'
    where m.group_id = ${groupId} and ${stores} and m.verified_at is not null limit 1`,
  );
  return rows.length > 0;
};

export const insertMailSender = async (
  tx: Tx,
  { groupId }: TenantScope,
  row: Pick<MailSenderRow, "connectionId" | "ecommerceId" | "address" | "sealedDkimKey" | "dkimPublicKey"> & {
    now: Date;
  },
): Promise<void> => {
  const { now, ...data } = row;
  await tx.mailSender.createMany({ data: { ...data, groupId, createdAt: now, updatedAt: now }, skipDuplicates: true });
};

type MailSenderChange = Partial<
  Omit<MailSenderRow, "connectionId" | "groupId" | "ecommerceId" | "createdAt" | "updatedAt">
>;

export const changeMailSender = async (
  tx: Tx,
  { groupId }: TenantScope,
  { connectionId, set, now }: { connectionId: string; set: MailSenderChange; now: Date },
): Promise<void> => {
  await tx.mailSender.updateMany({ where: { connectionId, groupId }, data: { ...set, updatedAt: now } });
};

/** Counts a guess before it is looked at, so that guesses at once are all counted. Answers how many there are with it. */
export const countCodeAttempt = async (tx: Tx, connectionId: string): Promise<number> => {
  const { codeAttempts } = await tx.mailSender.update({
    where: { connectionId },
    data: { codeAttempts: { increment: 1 } },
    select: { codeAttempts: true },
  });
  return codeAttempts;
};
