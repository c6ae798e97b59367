import type { ReturnOrigin } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { insertIntent } from "@/server/db/returns/intents";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { assumedRefundOption } from "@/server/domain/returns/offered-refund-options";
import type { DraftDelivery } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { type LoadedIntent, lockOpenIntent } from "../intents/load-intent";
import { lookAtRisk } from "./evaluate-return";
import { openReturn } from "./open-return";
import { quoteFor } from "./price-return";

type Opened = {
  actor: Actor;
  store: Store;
  /** Locked. */
  order: Order;
  lines: readonly { lineItemId: string; quantity: number; returnReason: string }[];
  delivery: DraftDelivery;
  lang: string;
  origin: ReturnOrigin;
};

const HOUR_MS = 3_600_000;

/**
 * Opens a return that wasn't requested in the portal: the draft, its quote and the process, in the command's
 * transaction. The caller holds the order's lock and wakes "outbox" and "activities" after the commit.
 * @throws Problem FAILED_PRECONDITION for more units than a line has left
 */
export const openByStaff = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, store, order, lines, delivery, lang, origin }: Opened,
): Promise<ReturnProcess> => {
  const now = ctx.clock.now();
  const payments = await listPaymentBalances(tx, actor, order);
  // The shopper wasn't asked: the refund option that every shop supports comes first, and no bank account is known.
  const refundOption = assumedRefundOption({ store, payments });
  const items = lines.map((line) => ({ ...line, comment: "", refundOption, exchangeVariantId: null }));
  const id = ctx.ids.next("prc");
  await insertIntent(tx, actor, {
    ...{ id, groupId: store.groupId, ecommerceId: store.id, orderId: order.id, lang },
    returnCode: ctx.ids.returnCode(),
    draft: { items, refundOption, bankAccount: null, delivery },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
    completedAt: null,
  });
  const locked = await lockOpenIntent(tx, { actor, returnId: id, now });
  const loaded = origin === "FOUND" ? withoutKeeping(locked) : locked;
  const quote = await quoteFor(ctx, tx, { actor, loaded });
  const risk = await lookAtRisk(ctx, tx, { actor, loaded });
  return openReturn(ctx, tx, { actor, quote, shipments: [], risk, origin });
};

/** Items that are already here can't be kept by the shopper, whatever the store would allow. */
const withoutKeeping = (loaded: LoadedIntent): LoadedIntent => {
  const { policy } = loaded.store;
  const keepYourItem = { ...policy.keepYourItem, isEnabled: false };
  return { ...loaded, store: { ...loaded.store, policy: { ...policy, keepYourItem } } };
};
