import type { Tx } from "@/server/db/client";
import { findFileOfPayouts } from "@/server/db/money/payment-files";
import type { ReturnProcess } from "@/server/domain/process/types";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";

/**
 * A refund in a payment file may already be at the bank, so it can't be withdrawn. Under the process lock.
 * @throws Problem FAILED_PRECONDITION naming the file and what to do
 */
export const requireInNoFile = async (
  tx: Tx,
  { actor, process }: { actor: Actor; process: Pick<ReturnProcess, "payouts"> },
): Promise<void> => {
  const pending = process.payouts.filter(({ status }) => status === "PENDING").map(({ id }) => id);
  const file = pending.length === 0 ? null : await findFileOfPayouts(tx, actor, pending);
  if (file === null) return;
  throw new Problem(
    "FAILED_PRECONDITION",
    `The refund of this return is in the payment file ${paymentMessageId(file)}. Mark it as refunded if it was sent, or take it out of the file, then try again.`,
  );
};
