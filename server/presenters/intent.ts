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
import { refundLimit } from "@/server/domain/returns/refund-limit";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import { sumMinor } from "@/server/kernel/money";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress, presentCorrectedAddress } from "./address";
import { presentAmount } from "./money";

type IntentView = Shown<(typeof getIntent)["output"]>;

export type IntentFacts = {
  intent: ReturnIntent;
  order: Order;
  eligibility: LineEligibility[];
  rules: LineRules[];
  payments: PaymentMoney[];
  existingReturns: { returnCode: string; status: string; units: number }[];
  words: IntentWords;
};

/** The reason in the shopper's words and language. */
export type IntentWords = {
  refusal: (entry: LineEligibility) => string | null;
  keep: (decision: KeepDecision) => string;
  documents: (decision: NonNullable<LineRules["documents"]>) => string;
};

/** Returns an order as a shopper sees it when a return is started. */
export const presentIntentOrder = (facts: IntentFacts): IntentView["order"] => {
  const { intent, order, eligibility, rules, words } = facts;
  const limitMinor = refundLimit(facts);
  const shares = unitShares(orderMoney(order));
  return {
    ...order,
    returnWindowEndsAt: lastEnd(eligibility)?.toISOString() ?? null,
    lineItems: eligibility.map((entry) => ({
      ...entry.line,
      product: entry.line,
      returnableQuantity: entry.returnableQuantity,
      unitPrice: presentAmount(entry.line.unitPriceMinor),
      totalPrice: presentAmount(
        sumMinor(shares.filter(({ lineId }) => lineId === entry.line.id).map(({ paidMinor }) => paidMinor)),
      ),
      isReturnable: entry.cause === null,
      nonReturnableReason: words.refusal(entry),
      nonReturnableCode: entry.cause === null ? null : NON_RETURNABLE_CODES[entry.cause],
      returnWindowEndsAt: entry.endsAt?.toISOString() ?? null,
      ...presentRules(
        rules.find(({ line }) => line.id === entry.line.id),
        { entry, shares, draft: intent.draft, words },
      ),
    })),
    refundLimit: limitMinor === null ? null : presentAmount(limitMinor),
    returnId: intent.id,
    isGift: intent.draft.gift !== undefined,
    existingReturns: facts.existingReturns,
  };
};

/** Returns the end of the window that closes last; null if one never closes. */
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
    keepYourItem: keep && {
      isOffered: !keep.then.isForced,
      isForced: keep.then.isForced,
      refundPercentage: keep.then.refundPercentage,
      ...presentKeepAmounts(keep, ruled),
      requiresPhoto: rules?.isKeepPhotoAsked ?? false,
      why: words.keep(keep),
    },
    requiresDocuments: documents !== null,
    requiresDocumentsWhy: documents && words.documents(documents),
  };
};

/** For the chosen units, or else for all that are left. */
const presentKeepAmounts = ({ then: { refundPercentage } }: KeepDecision, { entry, shares, draft }: RuledLine) => {
  const chosen = draft.items.find(({ lineItemId }) => lineItemId === entry.line.id);
  const quantity = chosen?.quantity ?? entry.returnableQuantity;
  const line = { lineId: entry.line.id, takenIndexes: entry.takenIndexes };
  const { keepMinor, returnMinor } = keepAmounts({ ...line, shares, quantity, refundPercentage });
  return { keepAmount: presentAmount(keepMinor), returnAmount: presentAmount(returnMinor) };
};

export const presentDraft = (
  draft: IntentDraft,
  { rules, newItems }: { rules: readonly LineRules[]; newItems: ReadonlyMap<string, UnitExchange> },
): IntentView["draft"] => ({
  items: draft.items.map((item) => ({
    ...item,
    refundOption: item.refundOption ?? draft.refundOption,
    exchange: presentNewItem(newItems.get(item.lineItemId)),
    documentIds: item.documentIds ?? [],
    keepYourItem: isKept(item.lineItemId, rules),
  })),
  refundOption: draft.refundOption,
  bankAccount: draft.bankAccount?.mask ?? null,
  delivery:
    draft.delivery === null
      ? null
      : {
          ...draft.delivery,
          pickupAddress: draft.delivery.pickupAddress && presentAddress(draft.delivery.pickupAddress),
          ...presentCorrectedAddress(draft.delivery),
          parcelCount: draft.delivery.parcelCount ?? 1,
        },
});

const presentNewItem = (item: UnitExchange | undefined): IntentView["draft"]["items"][number]["exchange"] =>
  item === undefined
    ? null
    : {
        ...item,
        productId: item.platformProductId,
        variantId: item.platformVariantId,
        price: presentAmount(item.priceMinor),
        priceDifference: String(item.differenceMinor),
      };

const isKept = (lineItemId: string, rules: readonly LineRules[]): boolean =>
  rules.some((one) => one.line.id === lineItemId && one.isKept);

export const nextStep = ({ draft, completedAt }: ReturnIntent, rules: readonly LineRules[]): IntentView["nextStep"] => {
  if (completedAt !== null) return "DONE";
  if (draft.items.length === 0) return "ITEMS";
  const isExchangedOnly = draft.items.every(({ exchangeVariantId }) => exchangeVariantId !== null);
  if (draft.refundOption === null && !isExchangedOnly) return "OUTCOME";
  const isAllKept = draft.items.every(({ lineItemId }) => isKept(lineItemId, rules));
  return draft.delivery === null && !isAllKept ? "DELIVERY" : "CONFIRM";
};
