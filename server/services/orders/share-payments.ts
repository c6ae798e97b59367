import type { Tx } from "@/server/db/client";
import { lockOrdersByNumber } from "@/server/db/orders/order-changes";
import { listSharedOf, lockSharedPayments, updateSharedPayments } from "@/server/db/orders/shared-payments";
import type { ContentViolation } from "@/server/domain/orders/check-order-content";
import { type KnownSharedPayment, sharePayment } from "@/server/domain/orders/share-payments";
import type { ServiceContext } from "../context";
import { type Batch, type Hashed, invalidContent, type PutOutcome, refusal } from "./put-batch";

/** Orders of a batch with their shared payments, locked; `save` writes the totals of those that were stored. */
export type SharingBatch = {
  orders: readonly Hashed[];
  refused: PutOutcome[];
  save: (outcomes: readonly PutOutcome[]) => Promise<void>;
};

type Setup = Pick<ServiceContext, "ids" | "clock">;

/**
 * Finds the payments that orders of a batch share, by the shop's payment IDs (decisions, section 11). A payment is
 * shared once an order gives the total that was captured, and stays so when the order is sent again without. An order
 * whose part doesn't fit is refused; the others continue.
 */
export const sharePayments = async (ctx: Setup, tx: Tx, batch: Batch): Promise<SharingBatch> => {
  const isShared = await findShared(tx, batch);
  const named = batch.orders.flatMap(({ content }) =>
    content.payments
      .filter((payment) => isShared(content.orderNumber, payment))
      .map((payment) => ({ content, payment })),
  );
  if (named.length === 0) return { orders: batch.orders, refused: [], save: async () => {} };
  const { known, refundedBefore } = await hold(ctx, tx, { batch, named });
  const refused: PutOutcome[] = [];
  const told = new Map<string, KnownSharedPayment[]>();
  const orders = batch.orders.flatMap((order): Hashed[] => {
    const { content } = order;
    const next = new Map<string, KnownSharedPayment>();
    const violations: ContentViolation[] = [];
    const payments = content.payments.map((payment, place) => {
      const before = known.get(payment.platformPaymentId);
      if (before === undefined || !isShared(content.orderNumber, payment)) return payment;
      const refundedMinor = refundedBefore(content.orderNumber, payment);
      const shared = sharePayment(before, { content, place, refundedMinor });
      violations.push(...shared.violations);
      next.set(payment.platformPaymentId, shared.payment);
      return { ...payment, sharedPaymentId: before.id };
    });
    if (violations.length > 0) {
      refused.push(refusal(content.orderNumber, invalidContent(violations)));
      return [];
    }
    for (const [id, payment] of next) known.set(id, payment);
    told.set(content.orderNumber, [...next.values()]);
    return [{ ...order, content: { ...content, payments } }];
  });
  const save = async (outcomes: readonly PutOutcome[]): Promise<void> => {
    const stored = outcomes.filter(({ result }) => result === "CREATED" || result === "UPDATED");
    const payments = new Map(
      stored.flatMap(({ orderNumber }) =>
        (told.get(orderNumber) ?? []).map((payment) => [payment.id, payment] as const),
      ),
    );
    await updateSharedPayments(tx, batch.actor, { payments: [...payments.values()], now: ctx.clock.now() });
  };
  return { orders, refused, save };
};

type Payment = Hashed["content"]["payments"][number];

const findShared = async (tx: Tx, { actor, store, orders }: Batch) => {
  const orderNumbers = orders.map(({ content }) => content.orderNumber);
  const rows = await listSharedOf(tx, actor, { ecommerceId: store.id, orderNumbers });
  const known = new Set(rows.map(({ orderNumber, platformPaymentId }) => `${orderNumber}\n${platformPaymentId}`));
  return (orderNumber: string, { platformPaymentId, capturedTotalMinor }: Payment): boolean =>
    capturedTotalMinor !== undefined || known.has(`${orderNumber}\n${platformPaymentId}`);
};

/** Locks orders before payments, in the same sequence as decisions about their returns do. */
const hold = async (
  ctx: Setup,
  tx: Tx,
  { batch, named }: { batch: Batch; named: readonly { content: Hashed["content"]; payment: Payment }[] },
) => {
  const { actor, store, orders } = batch;
  const orderNumbers = orders.map(({ content }) => content.orderNumber);
  const current = await lockOrdersByNumber(tx, actor, { ecommerceId: store.id, orderNumbers });
  const fresh = new Map(
    named.flatMap(({ content: { currency }, payment: { platformPaymentId, capturedTotalMinor: totalMinor } }) =>
      totalMinor === undefined
        ? []
        : [[platformPaymentId, { id: ctx.ids.next("spay"), platformPaymentId, currency, totalMinor }] as const],
    ),
  );
  const payments = await lockSharedPayments(tx, actor, {
    ...{ ecommerceId: store.id, fresh: [...fresh.values()], now: ctx.clock.now() },
    platformPaymentIds: named.map(({ payment }) => payment.platformPaymentId),
  });
  return {
    known: new Map(payments.map((payment) => [payment.platformPaymentId, payment])),
    /** Known refunds of a payment that belonged to this order alone until now never decrease. */
    refundedBefore: (orderNumber: string, { platformPaymentId }: Payment): number =>
      current
        .find((order) => order.orderNumber === orderNumber)
        ?.payments.find((payment) => payment.platformPaymentId === platformPaymentId)?.refundedMinor ?? 0,
  };
};
