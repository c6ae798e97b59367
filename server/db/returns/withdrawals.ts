import type { WithdrawalMailKind } from "@/contract/vocabulary/withdrawal";
import type { Tx } from "@/server/db/client";
import { change, changeSql, find, list, read, readFirstSql, readSql, update } from "@/server/db/run";
import { scopeFilter, withinScope } from "@/server/db/scope";
import { query, sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";
import { insertRows } from "@/server/db/write-rows";
import type { Withdrawal, WithdrawalMail } from "@/server/domain/withdrawals/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Declarations of withdrawal: added once, only read afterwards. */

/** Everything except the bytes of the receipt. */
const MEMBERS = [
  ...(["id", "groupId", "ecommerceId", "number", "name", "contract", "email"] as const),
  ...(["lang", "statement", "receivedAt", "receiptSha256"] as const),
];

/** False if the same submission was stored already. */
export const insertWithdrawal = async (
  tx: Tx,
  scope: TenantScope,
  { keyHash, receipt, ...withdrawal }: Withdrawal & { keyHash: string; receipt: Uint8Array },
): Promise<boolean> => {
  const added = query.insertInto("withdrawals").values({ ...withdrawal, groupId: scope.groupId, keyHash, receipt });
  return (
    (await change(
      tx,
      added.onConflict((oc) => oc.doNothing()),
    )) === 1
  );
};

export const findWithdrawalByKey = (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, keyHash }: { ecommerceId: string; keyHash: string },
): Promise<Withdrawal | null> =>
  find(tx, "withdrawals", { where: { ...scopeFilter(scope), keyHash, ...{ ecommerceId } }, select: MEMBERS });

/** @throws Problem NOT_FOUND */
export const getWithdrawal = async (tx: Tx, scope: TenantScope, id: string): Promise<Withdrawal> => {
  const found = await find(tx, "withdrawals", { where: { id, ...scopeFilter(scope) }, select: MEMBERS });
  if (found === null) throw notFound("withdrawal");
  return found;
};

/** Returns the PDF as issued. @throws Problem NOT_FOUND, also if its person was erased */
export const getReceipt = async (tx: Tx, scope: TenantScope, id: string): Promise<Uint8Array> => {
  const found = await find(tx, "withdrawals", { where: { id, ...scopeFilter(scope) }, select: ["receipt"] });
  if (found === null || found.receipt.byteLength === 0) throw notFound("receipt");
  return found.receipt;
};

/** Newest first; only those before `before` if given. */
export const listWithdrawals = (
  tx: Tx,
  scope: TenantScope,
  { before, limit }: { before: { receivedAt: string; id: string } | null; limit: number },
): Promise<Withdrawal[]> => {
  const older =
    before === null ? sql<boolean>`true` : sql<boolean>`(w.received_at, w.id) < (${before.receivedAt}, ${before.id})`;
  return read(
    tx,
    query
      .selectFrom("withdrawals as w")
      .select(MEMBERS)
      .where(withinScope(scope, "w"))
      .where(older)
      .orderBy("receivedAt", "desc")
      .orderBy("id", "desc")
      .limit(limit),
  );
};

export const planWithdrawalMails = async (
  tx: Tx,
  scope: TenantScope,
  { withdrawalId, kinds, dueAt }: { withdrawalId: string; kinds: WithdrawalMailKind[]; dueAt: Date },
): Promise<void> => {
  wakeAfter(tx, "activities");
  const rows = kinds.map((kind) => ({ withdrawalId, kind, groupId: scope.groupId, dueAt }));
  await insertRows(tx, "withdrawal_mails", rows);
};

export const listWithdrawalMails = async (
  tx: Tx,
  { groupId }: TenantScope,
  withdrawalId: string,
): Promise<WithdrawalMail[]> =>
  list(tx, "withdrawal_mails", { where: { groupId, withdrawalId }, orderBy: [["kind", "desc"]] });

/** Claims of a dead worker expire, and the next worker takes over. */
const LEASE_SECONDS = 60;

export type ClaimedWithdrawalMail = {
  withdrawalId: string;
  groupId: string;
  kind: WithdrawalMailKind;
  /** Including this one. */
  attempts: number;
};

/** Claims one due email, skipping those held by others; null if there is none. */
export const claimWithdrawalMail = (
  tx: Tx,
): Promise<ClaimedWithdrawalMail | null> => readFirstSql<ClaimedWithdrawalMail>(tx)`
    update withdrawal_mails m set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = m.attempts + 1
    where (m.withdrawal_id, m.kind) = (select withdrawal_id, kind from withdrawal_mails
      where due_at <= now() order by due_at limit 1 for update skip locked)
    returning m.withdrawal_id as "withdrawalId", m.group_id as "groupId", m.kind, m.attempts`;

type Ended = Pick<ClaimedWithdrawalMail, "withdrawalId" | "kind">;

export const finishWithdrawalMail = async (tx: Tx, { withdrawalId, kind }: Ended, sentAt: Date): Promise<void> => {
  await update(tx, "withdrawal_mails", { where: { withdrawalId, kind }, set: { dueAt: null, sentAt, error: "" } });
};

/** Retries after `seconds`; never if null. */
export const postponeWithdrawalMail = async (
  tx: Tx,
  { withdrawalId, kind }: Ended,
  { seconds, error }: { seconds: number | null; error: string },
): Promise<void> => {
  await changeSql(tx)`
    update withdrawal_mails set error = ${error},
      due_at = case when ${seconds}::int is null then null else now() + make_interval(secs => ${seconds ?? 0}) end
    where withdrawal_id = ${withdrawalId} and kind = ${kind}`;
};

/** Lists receipts of a store sent to an address, newest first. */
export const listReceiptsTo = (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, address }: { ecommerceId: string; address: string },
) => readSql<{ withdrawalId: string; dueAt: string | null }>(tx)`
    select m.withdrawal_id as "withdrawalId", m.due_at as "dueAt"
    from withdrawals w join withdrawal_mails m on m.withdrawal_id = w.id and m.kind = 'RECEIPT'
    where w.group_id = ${groupId} and w.ecommerce_id = ${ecommerceId} and lower(w.email) = lower(${address})
    order by w.received_at desc limit 100`;

/** A sent receipt bounced: it counts as not sent, and staff see why. */
export const reopenReceipt = async (
  tx: Tx,
  { groupId }: TenantScope,
  { withdrawalId, error }: { withdrawalId: string; error: string },
): Promise<void> => {
  await update(tx, "withdrawal_mails", {
    where: { withdrawalId, groupId, kind: "RECEIPT", dueAt: null },
    set: { sentAt: null, error },
  });
};

/** When the next receipt or notice is to be sent, as one row. */
export const NEXT_WITHDRAWAL_MAIL_DUE = sql`select min(due_at) as "dueAt" from withdrawal_mails`;

export const nextWithdrawalMailDueAt = async (tx: Tx): Promise<string | null> => {
  const [row] = await read(tx, NEXT_WITHDRAWAL_MAIL_DUE.$castTo<{ dueAt: string | null }>());
  return row?.dueAt ?? null;
};
