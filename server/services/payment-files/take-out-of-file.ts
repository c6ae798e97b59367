import { getPaymentFile, lockPaymentFileId, takeTransferOut } from "@/server/db/money/payment-files";
import { inTransactionBy } from "@/server/db/people/author";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Takes a refund out of a payment file that the bank has not got: it can go into another one, and the rest of this file
 * gets a new message id. @throws Problem NOT_FOUND, FAILED_PRECONDITION when it is not in it any more
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
