import type { Tx } from "@/server/db/client";
import { listOrderTies } from "@/server/db/orders/order-changes";
import { updateOrders } from "@/server/db/orders/order-writes";
import { checkOrderContent } from "@/server/domain/orders/check-order-content";
import { fillOrder as fill, type OrderFacts } from "@/server/domain/orders/fill-order";
import { lookupEmail, lookupNumber, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { ImportRefusal } from "@/server/domain/returns/check-import";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { majorTextToMinor } from "@/server/kernel/money";
import type { ReturnFileFacts } from "@/server/partners/return-file";
import type { ServiceContext } from "../context";

type Filling = {
  actor: Actor;
  store: Store;
  /** Locked. */
  order: Order;
  facts: ReturnFileFacts;
  /** The lines of the return, in the order of the file's; each by the platform's id. */
  lines: readonly { platformLineItemId: string; quantity: number }[];
  isDryRun: boolean;
};

/**
 * Takes what a file of returns says of the order into it: names, payment method and tax where it has none, and what was
 * refunded already. The content's hash stays: the shop's next push of the same order still changes nothing.
 */
export const fillOrder = async (
  ctx: Pick<ServiceContext, "clock">,
  tx: Tx,
  { actor, store, order, facts, lines, isDryRun }: Filling,
): Promise<{ order: Order } | { refusal: ImportRefusal }> => {
  const read = readFacts(order, facts, lines);
  if ("field" in read) return { refusal: factRefusal(read.field, read.reason) };
  const ties = await listOrderTies(tx, actor, [order.id]);
  const filled = fill(order, read, { isFrozen: ties.get(order.id)?.hasLiveReturn ?? false });
  if (filled === null) return { refusal: factRefusal("refunded", "refunded is more than was paid for the order") };
  if (JSON.stringify(filled) === JSON.stringify(order)) return { order };
  // What a payment is shared by is stored already; the order's own part of it counts here.
  const payments = filled.payments.map(({ sharedPaymentId: _, ...payment }) => payment);
  const [violation] = checkOrderContent({ ...filled, payments }, ctx.clock.now());
  if (violation !== undefined)
    return { refusal: factRefusal("tax", "tax does not fit the order", violation.description) };
  if (!isDryRun) await updateOrders(tx, actor, { orders: [rowOf(store, filled)], now: ctx.clock.now() });
  return { order: filled };
};

const rowOf = (store: Store, order: Order) => ({
  ...order,
  lookupNumber: lookupNumber(order.orderNumber, store.config),
  lookupEmail: lookupEmail(order.email),
  lookupPostcode: lookupPostcode(order.shippingAddress.postcode),
});

type WrongFact = { field: string; reason: string };

/** Amounts in the order's currency. */
const readFacts = (order: Order, facts: ReturnFileFacts, lines: Filling["lines"]): OrderFacts | WrongFact => {
  const wrong: WrongFact[] = [];
  const minor = (field: string, text: string): number | null => {
    if (text === "") return null;
    const amount = majorTextToMinor(text, order.currency);
    if (amount === null) wrong.push({ field, reason: `${field} has more decimals than ${order.currency} has` });
    return amount;
  };
  const read: OrderFacts = {
    ...{ firstName: facts.firstName, lastName: facts.lastName, paymentMethod: facts.paymentMethod },
    refundedMinor: minor("refunded", facts.refunded),
    lines: lines.map(({ platformLineItemId, quantity }, place) => ({
      ...{ platformLineItemId, quantity, taxRate: facts.lines[place]?.taxRate ?? null },
      taxMinor: minor("tax", facts.lines[place]?.tax ?? ""),
    })),
  };
  return wrong[0] ?? read;
};

const factRefusal = (field: string, reason: string, message = ""): ImportRefusal => ({
  ...{ code: "IMPORT_RETURN_ERROR_CODE_UNSPECIFIED", message, fact: { field, reason } },
});
