import type { z } from "zod";
import type { getIntent } from "@/contract/storefront/intents";
import { NON_RETURNABLE_CODES } from "@/contract/vocabulary/non-returnable";
import type { PaymentMoney, UnitShare } from "@/server/domain/money/types";
import { unitShares } from "@/server/domain/money/unit-shares";
import { orderMoney } from "@/server/domain/orders/order-money";
import type { Order } from "@/server/domain/orders/types";
import type { UnitExchange } from "@/server/domain/process/unit-exchange";
import { keepAmounts } from "@/server/domain/returns/keep-amounts";
import type { KeepDecision, LineRules } from "@/server/domain/returns/kept-items";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import { sumMinor } from "@/server/kernel/money";
import { presentAddress, presentCorrectedAddress } from "./address";
import { presentAmount } from "./money";
import { presentProduct } from "./product";

type IntentView = z.input<(typeof getIntent)["output"]>;

export type IntentFacts = {
  intent: ReturnIntent;
  order: Order;
  eligibility: LineEligibility[];
  rules: LineRules[];
  payments: PaymentMoney[];
  existingReturns: { return_code: string; status: string; units: number }[];
  words: IntentWords;
};

/** Why, in the shopper's words and language. */
export type IntentWords = {
  refusal: (entry: LineEligibility) => string | null;
  keep: (decision: KeepDecision) => string;
  documents: (decision: NonNullable<LineRules["documents"]>) => string;
};

/** An order as a shopper sees it when a return is started. */
export const presentIntentOrder = (facts: IntentFacts): IntentView["order"] => {
  const { intent, order, eligibility, rules, words } = facts;
  const shares = unitShares(orderMoney(order));
  return {
    id: order.id,
    name: order.name,
    currency: order.currency,
    purchased_at: order.purchasedAt,
    delivered_at: order.deliveredAt,
    return_window_ends_at: lastEnd(eligibility)?.toISOString() ?? null,
    line_items: eligibility.map((entry) => ({
      id: entry.line.id,
      platform_line_item_id: entry.line.platformLineItemId,
      product: presentProduct(entry.line),
      quantity: entry.line.quantity,
      returnable_quantity: entry.returnableQuantity,
      unit_price: presentAmount(entry.line.unitPriceMinor),
      total_price: presentAmount(
        sumMinor(shares.filter(({ lineId }) => lineId === entry.line.id).map(({ paidMinor }) => paidMinor)),
      ),
      image_url: entry.line.imageUrl,
      is_returnable: entry.cause === null,
      non_returnable_reason: words.refusal(entry),
      non_returnable_code: entry.cause === null ? null : NON_RETURNABLE_CODES[entry.cause],
      return_window_ends_at: entry.endsAt?.toISOString() ?? null,
      ...presentRules(
        rules.find(({ line }) => line.id === entry.line.id),
        { entry, shares, draft: intent.draft, words },
      ),
    })),
    return_id: intent.id,
    is_gift: intent.draft.gift !== undefined,
    existing_returns: facts.existingReturns,
  };
};

/** The window that closes last; null where one never does. */
const lastEnd = (eligibility: readonly LineEligibility[]): Date | null => {
  const ends = eligibility.flatMap(({ endsAt }) => endsAt ?? []);
  if (ends.length < eligibility.length || ends.length === 0) return null;
  return new Date(Math.max(...ends.map((end) => end.getTime())));
};

type RuledLine = { entry: LineEligibility; shares: readonly UnitShare[]; draft: IntentDraft; words: IntentWords };

const presentRules = (rules: LineRules | undefined, ruled: RuledLine) => {
  const { words } = ruled;
  const keep = rules?.keep ?? null;
  const documents = rules?.documents ?? null;
  return {
    keep_your_item: keep && {
      is_offered: !keep.then.isForced,
      is_forced: keep.then.isForced,
      refund_percentage: keep.then.refundPercentage,
      ...presentKeepAmounts(keep, ruled),
      requires_photo: rules?.isKeepPhotoAsked ?? false,
      why: words.keep(keep),
    },
    requires_documents: documents !== null,
    requires_documents_why: documents && words.documents(documents),
  };
};

/** Of the pieces that are chosen, else of all that are left. */
const presentKeepAmounts = ({ then: { refundPercentage } }: KeepDecision, { entry, shares, draft }: RuledLine) => {
  const chosen = draft.items.find(({ lineItemId }) => lineItemId === entry.line.id);
  const quantity = chosen?.quantity ?? entry.returnableQuantity;
  const line = { lineId: entry.line.id, takenIndexes: entry.takenIndexes };
  const { keepMinor, returnMinor } = keepAmounts({ ...line, shares, quantity, refundPercentage });
  return { keep_amount: presentAmount(keepMinor), return_amount: presentAmount(returnMinor) };
};

export const presentDraft = (
  draft: IntentDraft,
  { rules, newItems }: { rules: readonly LineRules[]; newItems: ReadonlyMap<string, UnitExchange> },
): IntentView["draft"] => ({
  items: draft.items.map((item) => ({
    line_item_id: item.lineItemId,
    quantity: item.quantity,
    return_reason: item.returnReason,
    comment: item.comment,
    refund_option: item.refundOption ?? draft.refundOption,
    exchange_variant_id: item.exchangeVariantId,
    exchange: presentNewItem(newItems.get(item.lineItemId)),
    document_ids: item.documentIds ?? [],
    keep_your_item: isKept(item.lineItemId, rules),
  })),
  refund_option: draft.refundOption,
  bank_account: draft.bankAccount?.mask ?? null,
  delivery:
    draft.delivery === null
      ? null
      : {
          return_method: draft.delivery.returnMethod,
          provider: draft.delivery.provider,
          carrier: draft.delivery.carrier,
          pickup_date: draft.delivery.pickupDate,
          pickup_range: draft.delivery.pickupRange,
          pickup_address: draft.delivery.pickupAddress && presentAddress(draft.delivery.pickupAddress),
          ...presentCorrectedAddress(draft.delivery),
          parcel_count: draft.delivery.parcelCount ?? 1,
        },
});

const presentNewItem = (item: UnitExchange | undefined): IntentView["draft"]["items"][number]["exchange"] =>
  item === undefined
    ? null
    : {
        product_id: item.platformProductId,
        variant_id: item.platformVariantId,
        name: item.name,
        variant_name: item.variantName,
        image_url: item.imageUrl,
        price: presentAmount(item.priceMinor),
        price_difference: String(item.differenceMinor),
      };

const isKept = (lineItemId: string, rules: readonly LineRules[]): boolean =>
  rules.some((one) => one.line.id === lineItemId && one.isKept);

export const nextStep = (
  { draft, completedAt }: ReturnIntent,
  rules: readonly LineRules[],
): IntentView["next_step"] => {
  if (completedAt !== null) return "DONE";
  if (draft.items.length === 0) return "ITEMS";
  const isExchangedOnly = draft.items.every(({ exchangeVariantId }) => exchangeVariantId !== null);
  if (draft.refundOption === null && !isExchangedOnly) return "OUTCOME";
  const isAllKept = draft.items.every(({ lineItemId }) => isKept(lineItemId, rules));
  return draft.delivery === null && !isAllKept ? "DELIVERY" : "CONFIRM";
};
