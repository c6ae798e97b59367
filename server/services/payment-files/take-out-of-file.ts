import { getPaymentFile, lockPaymentFileId, takeTransferOut } from "@/server/db/money/payment-files";
import { inTransactionBy } from "@/server/db/people/author";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Removes a refund from a payment file that the bank hasn't received: it can go into another one, and the rest of this
 * file gets a new message ID. @throws Problem NOT_FOUND, FAILED_PRECONDITION when it is no longer in it
 */
export const takeOutOfFile = (
  ctx: ServiceContext,
  { actor, fileId, payoutId }: { actor: Actor; fileId: string; payoutId: string },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockPaymentFileId(tx, fileId);
    await getPaymentFile(tx, actor, fileId);
    if (!(await takeTransferOut(tx, actor, { fileId, payoutId, now: ctx.clock.now() })))
      throw new Problem("FAILED_PRECONDITION", "This refund is no longer in the payment file.");
  });
