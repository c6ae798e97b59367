import {
  MOST_TRANSFERS,
  PAYMENT_FILE_REFUSALS,
  type PaymentFileRefusal,
  whyNotInPaymentFile,
} from "@/contract/vocabulary/payment-file";
import type { Tx } from "@/server/db/client";
import {
  findPaymentFile,
  insertPaymentFile,
  listTransfers,
  lockPaymentFileId,
  lockReturnsForTransfers,
} from "@/server/db/money/payment-files";
import { findPayoutReturns, listRefundsDue } from "@/server/db/money/refunds-due";
import { inTransactionBy } from "@/server/db/people/author";
import { getStore } from "@/server/db/stores/stores";
import type { RefundDue } from "@/server/domain/dashboard/types";
import { refundDueState } from "@/server/domain/money/refund-due-state";
import { isSepaIban } from "@/server/domain/sepa/sepa-countries";
import { sepaText } from "@/server/domain/sepa/sepa-text";
import { nextBankingDay } from "@/server/domain/sepa/target-days";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { localDay } from "@/server/kernel/local-day";
import { notFound, Problem } from "@/server/kernel/problem";
import { openBankAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";
import { findStoreAccount, sealFileAccount } from "./store-account";

type Call = { actor: Actor; requestId: string; payoutIds: readonly string[] };

/**
 * Creates a SEPA payment file with bank transfers of one store and returns its ID. All of them are included or none:
 * those that can't be are named, each with what to do. The same request again returns the same file. The returns are
 * locked, so that a refund withdrawn or marked at this moment isn't in a file.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION, IDEMPOTENCY_KEY_REUSED
 */
export const createPaymentFile = async (ctx: ServiceContext, call: Call): Promise<string> => {
  const { actor, requestId } = call;
  const payoutIds = [...new Set(call.payoutIds)];
  const id = `sepa_${sha256Hex(`${actor.groupId} ${requestId}`).slice(0, 26)}`;
  await inTransactionBy(ctx, actor, async (tx) => {
    await lockPaymentFileId(tx, id);
    if (await isMadeAlready(tx, { actor, id, payoutIds })) return;
    const returns = await findPayoutReturns(tx, actor, payoutIds);
    if (returns.size < payoutIds.length) throw notFound("refund");
    const sealed = await lockReturnsForTransfers(tx, actor, [...new Set(returns.values())]);
    const refunds = await listRefundsDue(tx, actor, { after: null, limit: MOST_TRANSFERS, payoutIds });
    if (refunds.length < payoutIds.length)
      throw new Problem("FAILED_PRECONDITION", "Some of these refunds are no longer pending. Reload the page.");
    requireTransferable(ctx, refunds, sealed);
    await insert(ctx, tx, { actor, id, refunds });
  });
  return id;
};

const isMadeAlready = async (
  tx: Tx,
  { actor, id, payoutIds }: { actor: Actor; id: string; payoutIds: readonly string[] },
): Promise<boolean> => {
  const known = await findPaymentFile(tx, actor, id);
  if (known === null) return false;
  const held = (await listTransfers(tx, actor, id)).map(({ payoutId }) => payoutId);
  if (known.count === payoutIds.length && held.every((one) => payoutIds.includes(one))) return true;
  throw new Problem(
    "IDEMPOTENCY_KEY_REUSED",
    "This request_id was already used for another payment file. Generate a new one.",
  );
};

const insert = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, id, refunds }: { actor: Actor; id: string; refunds: readonly RefundDue[] },
): Promise<void> => {
  const [ecommerceId = "", ...others] = new Set(refunds.map((refund) => refund.ecommerceId));
  if (others.length > 0)
    throw new Problem(
      "FAILED_PRECONDITION",
      "A payment file pays from one store's account. Select refunds of one store.",
    );
  const account = await findStoreAccount(ctx, tx, { actor, ecommerceId });
  if (account === null)
    throw new Problem("FAILED_PRECONDITION", "Add the store's bank account in Settings → Refunds first.");
  const { timeZone } = await getStore(tx, actor, ecommerceId);
  const now = ctx.clock.now();
  const isIn = await insertPaymentFile(tx, actor, {
    ...{ id, ecommerceId, now },
    totalMinor: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    executionOn: nextBankingDay(localDay(now, timeZone)),
    sealedAccount: sealFileAccount(ctx, id, account),
    accountMask: account.mask,
    transfers: refunds.map(({ id: payoutId, amountMinor }) => ({ payoutId, amountMinor })),
  });
  if (!isIn) throw new Problem("FAILED_PRECONDITION", "One of these refunds was just put into another payment file.");
};

const NAMED = 5;

/** @throws Problem FAILED_PRECONDITION that names each refund that can't be in a file, and what to do with it */
const requireTransferable = (
  ctx: ServiceContext,
  refunds: readonly RefundDue[],
  sealed: ReadonlyMap<string, string | null>,
): void => {
  const refused = refunds.flatMap((refund) => {
    const why = whyNot(ctx, refund, sealed.get(refund.processId) ?? null);
    return why === null ? [] : [{ return_code: refund.returnCode, reason: why }];
  });
  if (refused.length === 0) return;
  const named = refused.slice(0, NAMED).map((one) => `${one.return_code}: ${PAYMENT_FILE_REFUSALS[one.reason]}.`);
  const more = refused.length > NAMED ? [`And ${refused.length - NAMED} more.`] : [];
  const words = ["No file was made.", ...named, ...more].join(" ");
  throw new Problem("FAILED_PRECONDITION", words, { details: refused });
};

const whyNot = (ctx: ServiceContext, refund: RefundDue, sealed: string | null): PaymentFileRefusal | null => {
  const { isTest, refundOption, currency, file, processId } = refund;
  const known = { isTest, refundOption, currency, isInFile: file !== null, hasAccount: sealed !== null };
  const why = whyNotInPaymentFile({ ...known, state: refundDueState(refund) });
  if (why !== null || sealed === null) return why;
  const account = openBankAccount(ctx, { id: processId, sealedBankAccount: sealed });
  if (!isSepaIban(account.iban)) return "OUTSIDE_SEPA";
  return sepaText(account.holderName) ? null : "UNREADABLE_NAME";
};
