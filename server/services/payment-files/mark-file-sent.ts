import { getPaymentFile, listTransfers } from "@/server/db/money/payment-files";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { startMarkingRefunds } from "../bulk/start-marking-refunds";
import type { ServiceContext } from "../context";

type Call = { actor: Actor; requestId: string; fileId: string; sentOn: string | null };

/**
 * Starts a job that marks everything in a payment file as refunded, with the file's message ID as reference, and
 * returns its ID. A refund that has changed since is refused at its row.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when nothing of it is pending, IDEMPOTENCY_KEY_REUSED
 */
export const markFileSent = async (ctx: ServiceContext, call: Call): Promise<string> => {
  const { actor, requestId, fileId, sentOn } = call;
  const file = await getPaymentFile(ctx.db, actor, fileId);
  const pending = (await listTransfers(ctx.db, actor, fileId)).filter(({ dueMinor }) => dueMinor > 0);
  if (pending.length === 0)
    throw new Problem("FAILED_PRECONDITION", "No refund of this payment file is pending any longer.");
  const reference = paymentMessageId(file);
  const refunds = pending.map(({ payoutId, amountMinor }) => ({ payoutId, amountMinor, reference }));
  return startMarkingRefunds(ctx, { actor, requestId, sentOn, refunds });
};
