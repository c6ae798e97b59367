import type { Tx } from "@/server/db/client";
import { findOrderOfPayment, listReturnsOfOrder, saveDispute } from "@/server/db/money/payment-disputes";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { Dispute } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import type { PaymentsEvent } from "./payments-event";

const TIMEOUT_MS = 20_000;

/**
 * Handles a provider's event about a dispute: its disputes are read again, stored with the order, and recorded in the
 * timeline of its returns. Payments without an order here are ignored. Call outside any transaction.
 * @throws PartnerError when the provider doesn't answer
 */
export const disputeChanged = async (ctx: ServiceContext, event: PaymentsEvent): Promise<void> => {
  const { payments, reference: paymentReference } = event;
  const orderId = paymentReference === "" ? null : await findOrderOfPayment(ctx.db, { ...event, paymentReference });
  if (orderId === null || payments.listDisputes === undefined) return;
  const disputes = await payments.listDisputes(paymentReference, AbortSignal.timeout(TIMEOUT_MS));
  await inTransaction(ctx, async (tx) => {
    for (const dispute of disputes) await keep(ctx, tx, { event, orderId, dispute });
  });
};

const keep = async (
  ctx: ServiceContext,
  tx: Tx,
  { event, orderId, dispute }: { event: PaymentsEvent; orderId: string; dispute: Dispute },
): Promise<void> => {
  const actor = systemActor(event.groupId);
  const now = ctx.clock.now();
  const returns = await listReturnsOfOrder(tx, actor, { orderId });
  for (const processId of returns) await lockProcess(tx, actor, processId);
  if (!(await saveDispute(tx, { ...event, orderId }, { dispute, now }))) return;
  const { amountMinor, currency, status, reason } = dispute;
  const entry = { kind: "DISPUTE", isShopperVisible: false, data: { amountMinor, currency, status, reason } };
  for (const processId of returns) await addTimelineEntry(tx, actor, { processId, entry, now });
};
