import type { Tx } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { readJson, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, readFirstSql, readSql, update } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import { sendWrites } from "@/server/db/write-set";
import type { PaymentFile } from "@/server/domain/sepa/payment-file";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** SEPA payment files and the refunds in each. The accounts in them are read from the returns. */

const FILES_SHOWN = 30;

/** A transfer requested from the bank, with what is known of it now. */
export type TransferRow = {
  payoutId: string;
  processId: string;
  returnCode: string;
  /** When the file was created, and what is left to pay now; 0 once it is paid. */
  amountMinor: number;
  dueMinor: number;
  sealedBankAccount: string | null;
};

/** A second request with the same ID waits for this transaction. */
export const lockPaymentFileId = async (tx: Tx, id: string): Promise<void> => {
  await changeSql(tx)`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
};

const LEFT = sql`case when o.status = 'PENDING' and p.status not in ('CANCELED', 'FAILED')
  then greatest(0, o.amount_minor - o.external_minor - o.taken_back_minor) else 0 end`;

const selectFiles = (scope: TenantScope, where: Sql): Sql => sql`
  select to_jsonb(b) || jsonb_build_object('store_name', e.name) || (
    select jsonb_build_object('taken_out', count(*) filter (where t.taken_out_at is not null),
      'open', count(*) filter (where t.taken_out_at is null and ${LEFT} > 0),
      'open_minor', coalesce(sum(${LEFT}) filter (where t.taken_out_at is null), 0))
    from sepa_transfers t left join payouts o on o.id = t.payout_id left join return_processes p on p.id = o.process_id
    where t.batch_id = b.id) as data
  from sepa_batches b join ecommerces e on e.id = b.ecommerce_id
  where b.group_id = ${scope.groupId} and ${withinScope(scope, "b")} and ${where}`;

/** The latest files, newest first. */
export const listPaymentFiles = (tx: Tx, scope: TenantScope): Promise<PaymentFile[]> =>
  readValues<PaymentFile>(
    tx,
  )`${selectFiles(scope, sql`true`)} order by b.created_at desc, b.id desc limit ${FILES_SHOWN}`;

export const findPaymentFile = async (tx: Tx, scope: TenantScope, id: string): Promise<PaymentFile | null> => {
  const [row] = await readJson(tx, selectFiles(scope, sql`b.id = ${id}`));
  return row === undefined ? null : fromRow<PaymentFile>(row);
};

/** @throws Problem NOT_FOUND */
export const getPaymentFile = async (tx: Tx, scope: TenantScope, id: string): Promise<PaymentFile> => {
  const file = await findPaymentFile(tx, scope, id);
  if (file === null) throw notFound("payment file");
  return file;
};

/**
 * Lists the transfers in the file that weren't taken out, in order. The caller has read the file within the same scope.
 */
export const listTransfers = (
  tx: Tx,
  { groupId }: TenantScope,
  id: string,
): Promise<TransferRow[]> => readValues<TransferRow>(
  tx,
)`select jsonb_build_object('payout_id', o.id, 'process_id', p.id, 'return_code', p.return_code,
      'amount_minor', t.amount_minor, 'due_minor', ${LEFT}, 'sealed_bank_account', p.sealed_bank_account) as data
    from sepa_transfers t join payouts o on o.id = t.payout_id join return_processes p on p.id = o.process_id
    where t.batch_id = ${id} and t.group_id = ${groupId} and t.taken_out_at is null order by t.position`;

/**
 * Locks returns against every other command until the transaction ends, in the same order for all callers, and returns
 * their encrypted accounts by ID.
 */
export const lockReturnsForTransfers = async (
  tx: Tx,
  scope: TenantScope,
  processIds: readonly string[],
): Promise<Map<string, string | null>> => {
  const rows = await readSql<{ id: string; sealed: string | null }>(tx)`
    select p.id, p.sealed_bank_account as sealed from return_processes p
    where p.id = any(${[...processIds]}) and ${withinScope(scope, "p")} order by p.id for update`;
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
};

type NewFile = Pick<
  PaymentFile,
  "id" | "ecommerceId" | "totalMinor" | "executionOn" | "sealedAccount" | "accountMask"
> & { transfers: readonly { payoutId: string; amountMinor: number }[]; now: Date };

/** False if one of the refunds is already in another file: the unique index decides, whatever was checked before. */
export const insertPaymentFile = async (tx: Tx, actor: Actor, file: NewFile): Promise<boolean> => {
  const { transfers, now, ...row } = file;
  const { groupId } = actor;
  try {
    await insertRows(tx, "sepa_batches", [
      {
        ...row,
        groupId,
        count: transfers.length,
        createdById: actor.id,
        createdByName: actor.name,
        createdAt: now,
      },
    ]);
    const rows = transfers.map((transfer, index) => ({ ...transfer, batchId: file.id, position: index + 1, groupId }));
    await insertRows(tx, "sepa_transfers", rows);
    await sendWrites(tx);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "payout_id") || isUniqueViolation(error, "sepa_transfers_open")) return false;
    throw error;
  }
};

export const countDownload = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<void> => {
  await update(tx, "sepa_batches", { where: { id, groupId }, set: { downloads: sql`downloads + 1` } });
};

/** False if it isn't in the file, or no longer. */
export const takeTransferOut = async (
  tx: Tx,
  actor: Actor,
  { fileId: batchId, payoutId, now }: { fileId: string; payoutId: string; now: Date },
): Promise<boolean> => {
  const count = await update(tx, "sepa_transfers", {
    where: { batchId, payoutId, groupId: actor.groupId, takenOutAt: null },
    set: { takenOutAt: now, takenOutBy: actor.name },
  });
  return count > 0;
};

/** Returns the file that holds one of these payouts, or null. Under the lock of their return. */
export const findFileOfPayouts = (
  tx: Tx,
  { groupId }: TenantScope,
  payoutIds: readonly string[],
): Promise<{ id: string; createdAt: string; takenOut: number } | null> => readFirstSql<{
  id: string;
  createdAt: string;
  takenOut: number;
}>(tx)`
    select b.id, b.created_at as "createdAt", (select count(*)::int from sepa_transfers x
      where x.batch_id = b.id and x.taken_out_at is not null) as "takenOut"
    from sepa_transfers t join sepa_batches b on b.id = t.batch_id
    where t.payout_id = any(${[...payoutIds]}) and t.group_id = ${groupId} and t.taken_out_at is null limit 1`;
