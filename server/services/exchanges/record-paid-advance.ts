import type { Tx } from "@/server/db/client";
import { listPaymentBalances, lockPayments } from "@/server/db/money/payment-balances";
import { swapCarriedPayments } from "@/server/db/orders/exchange-orders";
import { lockOrder } from "@/server/db/orders/orders";
import { updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { updateRows } from "@/server/db/write-rows";
import { paidByHold } from "@/server/domain/exchanges/instant-exchange";
import { type SwapPayment, swapPayments } from "@/server/domain/exchanges/swap-payments";
import type { Order } from "@/server/domain/orders/types";
import { isAllowed } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";

type Paid = {
  actor: Actor;
  process: ReturnProcess;
  amountMinor: number;
  /** The reference of the shopper's payment: the captured card hold, or what a person collected. */
  reference: string;
  now: Date;
};

/**
 * Records that the shopper paid for new items that were sent in advance: the old ones count as paid by the original
 * payments again, and no longer as an exchange. If they are returned after all, they are refunded like anything else.
 * Under the process lock.
 */
export const recordPaidAdvance = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, amountMinor, reference, now }: Paid,
): Promise<void> => {
  const { order, exchangeOrder, cardHold, units } = process;
  if (exchangeOrder === null || cardHold === null) throw new Error(`The return ${process.id} gave nothing in advance.`);
  await lockOrder(tx, actor, order.id);
  await lockOrder(tx, actor, exchangeOrder.id);
  await lockPayments(tx, actor, order.id);
  const swap = swapPayments({
    capturedMinor: amountMinor,
    exchange: await paymentsOf(tx, actor, exchangeOrder),
    original: await paymentsOf(tx, actor, order),
  });
  await swapCarriedPayments(tx, actor, {
    swap,
    ...{ reference, exchangeOrderId: exchangeOrder.id, originalOrderId: order.id },
    ids: [ctx.ids.next("pay"), ctx.ids.next("pay")],
  });
  const rows = paidByHold(units, cardHold).map(({ id }) => ({
    ...{ id, outcome: "REFUND" as const, exchange: null, advanceMinor: null },
  }));
  if (rows.length > 0) await updateRows(tx, actor, { table: "return_units", rows });
  await updateProcess(tx, actor, { id: process.id, set: {}, now });
};

const paymentsOf = async (tx: Tx, actor: Actor, order: Order): Promise<SwapPayment[]> => {
  const balances = await listPaymentBalances(tx, actor, order);
  return order.payments.map(({ id, platformPaymentId, capturedMinor, carriedMinor }) => {
    const takenMinor = balances.find((one) => one.id === id)?.refundedMinor ?? 0;
    return { id, platformPaymentId, carriedMinor, freeMinor: capturedMinor - takenMinor };
  });
};

/** Unshipped items end as unshipped, as in any return; items with a carrier continue without an exchange. */
export const finalizeAfterHold = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<void> => {
  const process = await getProcess(tx, actor, processId);
  const isUnsent = process.cardHold?.holdCause === "NOT_SENT" && isAllowed(process, "NOT_SENT_IN_TIME");
  if (!isUnsent) return void (await finalizeChange(ctx, tx, { actor, processId, events: [] }));
  const reason = "The items were not sent in time. The new ones were charged to the shopper's card.";
  await cancelProcess(ctx, tx, { actor, process, cause: "NOT_SENT_IN_TIME", reason });
};
