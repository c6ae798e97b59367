import { goesTo } from "@/contract/vocabulary/refund-option";
import { lockReturnsForTransfers } from "@/server/db/money/payment-files";
import { inTransactionBy } from "@/server/db/people/author";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import type { RefundDue } from "@/server/domain/dashboard/types";
import type { Actor } from "@/server/kernel/actor";
import type { BankAccount } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { openBankAccount } from "./bank-account";

/**
 * Returns the accounts of bank transfers, by payout, if the actor may see them; none otherwise. The history of each
 * return and the audit log record who exported its account.
 */
export const exportBankAccounts = async (
  ctx: ServiceContext,
  { actor, refunds }: { actor: Actor; refunds: readonly RefundDue[] },
): Promise<ReadonlyMap<string, BankAccount>> => {
  const transfers = refunds.filter(({ refundOption, hasAccount }) => goesTo(refundOption, "BANK") && hasAccount);
  if (!actor.scopes.has("bank-accounts:read") || transfers.length === 0) return new Map();
  return inTransactionBy(ctx, actor, async (tx) => {
    const ids = [...new Set(transfers.map(({ processId }) => processId))];
    const sealed = await lockReturnsForTransfers(tx, actor, ids);
    const accounts = new Map<string, BankAccount>();
    for (const [id, sealedBankAccount] of sealed) {
      if (sealedBankAccount === null) continue;
      accounts.set(id, openBankAccount(ctx, { id, sealedBankAccount }));
      const entry = { kind: "BANK_ACCOUNT_SHOWN", isShopperVisible: false, data: { where: "EXPORT" } };
      await addTimelineEntry(tx, actor, { processId: id, entry, now: ctx.clock.now() });
    }
    return new Map(
      transfers.flatMap(({ id, processId }) => {
        const account = accounts.get(processId);
        return account === undefined ? [] : [[id, account] as const];
      }),
    );
  });
};
