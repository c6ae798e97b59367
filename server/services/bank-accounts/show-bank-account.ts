import { inTransactionBy } from "@/server/db/people/author";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { BankAccount } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { openBankAccount } from "./bank-account";

/**
 * Returns the full account that a shopper gave for a refund. The history of the return and the audit log record who
 * viewed it.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the return has none
 */
export const showBankAccount = (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<BankAccount> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const process = await getProcess(tx, actor, processId);
    if (process.sealedBankAccount === null)
      throw new Problem("FAILED_PRECONDITION", "This return has no bank account.");
    const entry = { kind: "BANK_ACCOUNT_SHOWN", isShopperVisible: false, data: { where: "DASHBOARD" } };
    await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
    return openBankAccount(ctx, process);
  });
