import {
  countDownload,
  getPaymentFile,
  listTransfers,
  lockPaymentFileId,
  lockReturnsForTransfers,
  type TransferRow,
} from "@/server/db/money/payment-files";
import { inTransactionBy } from "@/server/db/people/author";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import { sepaText } from "@/server/domain/sepa/sepa-text";
import { type SepaTransfer, writePaymentFile } from "@/server/domain/sepa/write-payment-file";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { openBankAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";
import { openFileAccount } from "./store-account";

/**
 * Returns a payment file in the bank's format; the same bytes each time, until something is removed. Each download is
 * recorded in the audit log, because a file contains shoppers' accounts.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when a refund of it has changed, was refunded or lost its account:
 * sending the file would pay something else than what is owed
 */
export const readPaymentFile = (
  ctx: ServiceContext,
  { actor, fileId }: { actor: Actor; fileId: string },
): Promise<{ messageId: string; xml: string }> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockPaymentFileId(tx, fileId);
    const file = await getPaymentFile(tx, actor, fileId);
    const held = await listTransfers(tx, actor, fileId);
    await lockReturnsForTransfers(tx, actor, [...new Set(held.map(({ processId }) => processId))]);
    const rows = await listTransfers(tx, actor, fileId);
    requireUnchanged(rows);
    await countDownload(tx, actor, fileId);
    const messageId = paymentMessageId(file);
    const debtor = openFileAccount(ctx, fileId, file.sealedAccount);
    const xml = writePaymentFile({
      messageId,
      createdAt: new Date(file.createdAt),
      executionOn: file.executionOn,
      debtor: { ...debtor, holderName: sepaText(debtor.holderName) ?? "" },
      transfers: mergeByReturn(rows).map((row) => transferOf(ctx, row, file.storeName)),
    });
    return { messageId, xml };
  });

const requireUnchanged = (rows: readonly TransferRow[]): void => {
  if (rows.length === 0) throw new Problem("FAILED_PRECONDITION", "Everything was taken out of this payment file.");
  if (rows.every(({ dueMinor }) => dueMinor === 0))
    throw new Problem("FAILED_PRECONDITION", "All refunds of this payment file are settled. It can't be sent again.");
  const changed = rows.filter(
    ({ dueMinor, amountMinor, sealedBankAccount }) => dueMinor !== amountMinor || sealedBankAccount === null,
  );
  if (changed.length === 0) return;
  const codes = [...new Set(changed.map(({ returnCode }) => returnCode))].join(", ");
  throw new Problem(
    "FAILED_PRECONDITION",
    `${codes} changed since this file was made. Take ${changed.length === 1 ? "it" : "them"} out, then download the file again.`,
  );
};

/** One transfer for each return: its code is the end-to-end ID, which must be unique in a file. */
const mergeByReturn = (rows: readonly TransferRow[]): TransferRow[] => {
  const merged = new Map<string, TransferRow>();
  for (const row of rows) {
    const before = merged.get(row.processId);
    merged.set(row.processId, before ? { ...before, amountMinor: before.amountMinor + row.amountMinor } : row);
  }
  return [...merged.values()];
};

const transferOf = (ctx: ServiceContext, row: TransferRow, storeName: string): SepaTransfer => {
  const { processId, returnCode, amountMinor, sealedBankAccount } = row;
  const { holderName, iban } = openBankAccount(ctx, { id: processId, sealedBankAccount });
  const name = sepaText(holderName);
  if (name === null) throw new Error(`The account of ${processId} was in no file before.`);
  return { endToEndId: returnCode, amountMinor, name, iban, text: `${returnCode} ${sepaText(storeName) ?? ""}` };
};
