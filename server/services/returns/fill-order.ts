import type { Tx } from "@/server/db/client";
import { listOrderTies } from "@/server/db/orders/order-changes";
import { updateOrders } from "@/server/db/orders/order-writes";
import { checkOrderContent } from "@/server/domain/orders/check-order-content";
import { fillOrder as fill, type OrderFacts } from "@/server/domain/orders/fill-order";
import { lookupEmail, lookupNumber, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import type { FileFault, ImportRefusal } from "@/server/domain/returns/check-import";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { decimalsExpected } from "@/server/kernel/decimals-expected";
import { majorTextToMinor } from "@/server/kernel/money";
import type { ReturnFileFacts } from "@/server/partners/return-file";
import type { ServiceContext } from "../context";

type Filling = {
  actor: Actor;
  store: Store;
  /** Locked. */
  order: Order;
  facts: ReturnFileFacts;
  /** The lines of the return in the file's order, by the platform's ID. */
  lines: readonly { platformLineItemId: string; quantity: number }[];
  isDryRun: boolean;
};

/**
 * Adds what a file of returns says to the order: missing names, payment method and tax, and previous refunds. The
 * content hash stays, so that the shop's next push of the same order still changes nothing.
 */
export const fillOrder = async (
  ctx: Pick<ServiceContext, "clock">,
  tx: Tx,
  { actor, store, order, facts, lines, isDryRun }: Filling,
): Promise<{ order: Order } | { refusal: ImportRefusal }> => {
  const read = readFacts(order, facts, lines);
  if ("field" in read) return { refusal: refusalOf(read) };
  const ties = await listOrderTies(tx, actor, [order.id]);
  const filled = fill(order, read, { isFrozen: ties.get(order.id)?.hasLiveReturn ?? false });
  if (filled === null)
    return { refusal: refusalOf({ field: "refunded", reason: "must not be more than was paid for the order" }) };
  if (JSON.stringify(filled) === JSON.stringify(order)) return { order };
  // The ratios of the payments are stored already; the order's own part of each counts here.
  const payments = filled.payments.map(({ sharedPaymentId: _, ...payment }) => payment);
  const [violation] = checkOrderContent({ ...filled, payments }, ctx.clock.now());
  if (violation !== undefined)
    return {
      refusal: refusalOf({
        ...{ field: "tax", reason: "must fit the amounts of the order" },
        message: `doesn't fit the order, whose ${violation.field} ${violation.description}`,
      }),
    };
  if (!isDryRun) await updateOrders(tx, actor, { orders: [rowOf(store, filled)], now: ctx.clock.now() });
  return { order: filled };
};

const rowOf = (store: Store, order: Order) => ({
  ...order,
  lookupNumber: lookupNumber(order.orderNumber, store.config),
  lookupEmail: lookupEmail(order.email),
  lookupPostcode: lookupPostcode(order.shippingAddress.postcode),
});

/** Amounts in the order's currency. */
const readFacts = (order: Order, facts: ReturnFileFacts, lines: Filling["lines"]): OrderFacts | FileFault => {
  const wrong: FileFault[] = [];
  const minor = (text: string, place: Pick<FileFault, "field" | "line">): number | null => {
    if (text === "") return null;
    const amount = majorTextToMinor(text, order.currency);
    if (amount === null) wrong.push({ ...place, reason: decimalsExpected(order.currency), told: text });
    return amount;
  };
  const read: OrderFacts = {
    ...{ firstName: facts.firstName, lastName: facts.lastName, paymentMethod: facts.paymentMethod },
    refundedMinor: minor(facts.refunded, { field: "refunded" }),
    lines: lines.map(({ platformLineItemId, quantity }, place) => ({
      ...{ platformLineItemId, quantity, taxRate: facts.lines[place]?.taxRate ?? null },
      taxMinor: minor(facts.lines[place]?.tax ?? "", { field: "tax", line: place }),
    })),
  };
  return wrong[0] ?? read;
};

const refusalOf = (inFile: FileFault): ImportRefusal => ({
  ...{ code: "IMPORT_RETURN_ERROR_CODE_UNSPECIFIED", message: "", inFile },
});
