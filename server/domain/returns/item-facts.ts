import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import type { UnitShare } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order, OrderLine } from "../orders/types";
import { type PolicyFacts, policyFacts } from "../policy/facts";
import type { DraftItem, IntentDraft } from "./types";

/** What the rules are asked about a return that is being put together. */
export type RuleScene = {
  order: Order;
  draft: IntentDraft;
  /** Returns that this customer made before in this store; null where nobody counted. */
  earlierReturns: number | null;
  /** Pieces that are in a live return already, by line. */
  takenIndexes: (lineId: string) => ReadonlySet<number>;
  now: Date;
  timeZone: string;
};

/**
 * The facts of any line of an order, as the draft has chosen so far. What nobody has chosen is not known, except where
 * `assumed` says which refund option stands for an open choice. Without a line: the facts of the order alone.
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
      // A draft has no score yet: it is looked at when it becomes a return.
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

/** What was paid for all pieces that the draft asks for. */
const draftValue = ({ draft, takenIndexes }: RuleScene, sharesOf: Map<string, UnitShare[]>): number =>
  sumMinor(
    draft.items.flatMap(({ lineItemId, quantity }) => {
      const taken = takenIndexes(lineItemId);
      const free = (sharesOf.get(lineItemId) ?? []).filter(({ index }) => !taken.has(index));
      return free.slice(0, quantity).map(({ paidMinor }) => paidMinor);
    }),
  );

/** An exchanged item is refunded in no way; where all are, the option is for what the exchange leaves over. */
const refundOptionOf = (
  item: DraftItem | undefined,
  { draft, hasRefund, assumed }: { draft: IntentDraft; hasRefund: boolean; assumed: RefundOption | null },
): RefundOption | null => {
  if (item !== undefined && item.exchangeVariantId !== null && hasRefund) return null;
  return item?.refundOption ?? draft.refundOption ?? assumed;
};
