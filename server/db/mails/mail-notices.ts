import type { MailNoticeKind, MailState } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

export type NoticedMailRow = {
  id: string;
  processId: string | null;
  ecommerceId: string;
  toAddress: string;
  state: MailState;
  attempts: number;
  /** Attempts that were made before the suppression of its address was lifted last. */
  liftedAttempts: number;
  notice: MailNoticeKind | null;
  noticeAt: string | null;
};

type Key = { id: string; connectionId: string };

const COLUMNS = sql`m.id, m.process_id as "processId", m.ecommerce_id as "ecommerceId", m.to_address as "toAddress",
  m.state, m.attempts, m.lifted_attempts as "liftedAttempts", m.notice, m.notice_at as "noticeAt"`;

/** A mail that went out by a connection; null for anybody else's. */
export const findNoticedMail = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, connectionId }: Key,
): Promise<NoticedMailRow | null> => {
  const rows = await read(
    tx,
    sql<NoticedMailRow>`
    select ${COLUMNS} from mails m where m.id = ${id} and m.group_id = ${groupId} and m.connection_id = ${connectionId}`,
  );
  return rows[0] ?? null;
};

/** The same, held until the transaction ends. After the lock of its return. */
export const lockNoticedMail = async (tx: Tx, { groupId }: TenantScope, key: Key): Promise<NoticedMailRow | null> => {
  await read(
    tx,
    sql`
    select 1 from mails where id = ${key.id} and group_id = ${groupId} and connection_id = ${key.connectionId} for update`,
  );
  return findNoticedMail(tx, { groupId, ecommerceIds: null }, key);
};

type Told = { id: string; state: MailState; notice: MailNoticeKind; noticeAt: Date; code: number; answer: string };

/** What its service told of it. Nothing where its shopper was erased meanwhile. */
export const recordNotice = async (tx: Tx, { groupId }: TenantScope, { id, ...told }: Told): Promise<void> => {
  await tx.mail.updateMany({ where: { id, groupId }, data: { ...told, nextAt: null } });
};
