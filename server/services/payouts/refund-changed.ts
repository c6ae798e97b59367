import { makeDueNow } from "@/server/db/jobs/activities";
import { findRefundsByReference } from "@/server/db/orders/refund-references";
import { inTransaction } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { failSentRefund } from "./fail-sent-refund";
import type { PaymentsEvent } from "./payments-event";

const TIMEOUT_MS = 20_000;

/**
 * Handles a provider's event about a refund. A pending one is looked up at once; a sent one is read again, and owed
 * again if it failed. Events may be old, repeated or in any order: only the provider's current answer counts. Unknown
 * refunds are ignored. Call outside any transaction.
 * @throws PartnerError when the provider doesn't answer
 */
export const refundChanged = async (ctx: ServiceContext, event: PaymentsEvent): Promise<void> => {
  const { groupId, payments, reference } = event;
  if (reference === "") return;
  const refunds = await findRefundsByReference(ctx.db, event);
  for (const { id, state } of refunds)
    if (state === "PENDING") await inTransaction(ctx, (tx) => makeDueNow(tx, { id, groupId }));
  const sent = refunds.filter(({ state }) => state === "DONE");
  if (sent.length === 0) return;
  const answer = await payments.readPayment(reference, AbortSignal.timeout(TIMEOUT_MS));
  if (answer.status !== "FAILED") return;
  for (const { id, processId } of sent)
    await failSentRefund(ctx, { groupId, processId, activityId: id, reference, error: answer.reason ?? "" });
};
