import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import type { UnitShare } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order, OrderLine } from "../orders/types";
import { type PolicyFacts, policyFacts } from "../policy/facts";
import type { DraftItem, IntentDraft } from "./types";

/** What the rules look at in a return that is being put together. */
export type RuleScene = {
  order: Order;
  draft: IntentDraft;
  /** Earlier returns by this customer in this store; null if they weren't counted. */
  earlierReturns: number | null;
  /** Pieces that are already in a live return, by line. */
  takenIndexes: (lineId: string) => ReadonlySet<number>;
  now: Date;
  timeZone: string;
};

/**
 * Returns the facts of any line of an order, with the draft's choices so far. An open choice is unknown, except that
 * `assumed` may give the refund option for it. Without a line: only the facts of the order.
 */
export const itemFacts = (
  scene: RuleScene,
  { assumed = null }: { assumed?: RefundOption | null } = {},
): ((line: OrderLine | null) => PolicyFacts) => {
  const { order, draft, earlierReturns, now, timeZone } = scene;
  const sharesOf = byLine(unitShares(orderMoney(order)));
  const returnValueMinor = draft.items.length === 0 ? null : draftValue(scene, sharesOf);
  const hasRefund = draft.items.some(({ exchangeVariantId }) => exchangeVariantId === null);
  return (line) => {
    const chosen = draft.items.find(({ lineItemId }) => lineItemId === line?.id);
    return policyFacts({
      order,
      line,
      returnReason: chosen?.returnReason ?? null,
      country: (draft.delivery?.pickupAddress ?? order.shippingAddress).countryCode,
      unitValueMinor: line === null ? null : mostPaid(sharesOf.get(line.id) ?? []),
      returnValueMinor,
      earlierReturns,
      refundOption: refundOptionOf(chosen, { draft, hasRefund, assumed }),
      returnMethod: draft.delivery?.returnMethod ?? null,
      // A draft has no score yet: it is scored when it becomes a return.
      riskScore: null,
      now,
      timeZone,
    });
  };
};

const byLine = (shares: readonly UnitShare[]): Map<string, UnitShare[]> => {
  const lines = new Map<string, UnitShare[]>();
  for (const share of shares) {
    const own = lines.get(share.lineId);
    if (own === undefined) lines.set(share.lineId, [share]);
    else own.push(share);
  }
  return lines;
};

const mostPaid = (shares: readonly UnitShare[]): number => Math.max(0, ...shares.map(({ paidMinor }) => paidMinor));

/** What was paid for all pieces in the draft. */
const draftValue = ({ draft, takenIndexes }: RuleScene, sharesOf: Map<string, UnitShare[]>): number =>
  sumMinor(
    draft.items.flatMap(({ lineItemId, quantity }) => {
      const taken = takenIndexes(lineItemId);
      const free = (sharesOf.get(lineItemId) ?? []).filter(({ index }) => !taken.has(index));
      return free.slice(0, quantity).map(({ paidMinor }) => paidMinor);
    }),
  );

/** An exchanged item has no refund option; if all are exchanged, the option is for the remainder of the exchange. */
const refundOptionOf = (
  item: DraftItem | undefined,
  { draft, hasRefund, assumed }: { draft: IntentDraft; hasRefund: boolean; assumed: RefundOption | null },
): RefundOption | null => {
  if (item !== undefined && item.exchangeVariantId !== null && hasRefund) return null;
  return item?.refundOption ?? draft.refundOption ?? assumed;
};
