import type { MailNoticeKind, MailState } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import { change, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";

const COLUMNS = [
  ...(["id", "processId", "ecommerceId", "toAddress", "state"] as const),
  ...(["attempts", "liftedAttempts", "notice", "noticeAt"] as const),
] as const;

/** `liftedAttempts`: attempts made before the suppression of its address was last lifted. */
export type NoticedMailRow = Pick<RowOf<"mails">, (typeof COLUMNS)[number]>;

type Key = { id: string; connectionId: string };

const noticed = ({ groupId }: TenantScope, { id, connectionId }: Key) =>
  query
    .selectFrom("mails")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("groupId", "=", groupId)
    .where("connectionId", "=", connectionId);

/** Returns an email that was sent over a connection; null for any other. */
export const findNoticedMail = (tx: Tx, scope: TenantScope, key: Key): Promise<NoticedMailRow | null> =>
  readFirst(tx, noticed(scope, key));

/** The same, locked until the transaction ends. After the lock of its return. */
export const lockNoticedMail = (tx: Tx, scope: TenantScope, key: Key): Promise<NoticedMailRow | null> =>
  readFirst(tx, noticed(scope, key).forUpdate());

type Told = { id: string; state: MailState; notice: MailNoticeKind; noticeAt: Date; code: number; answer: string };

/** Records what its mail service reported. Does nothing if its shopper was erased meanwhile. */
export const recordNotice = async (tx: Tx, { groupId }: TenantScope, { id, ...notice }: Told): Promise<void> => {
  const told = query.updateTable("mails").set({ ...notice, nextAt: null });
  await change(tx, told.where("id", "=", id).where("groupId", "=", groupId));
};
