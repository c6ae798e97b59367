import type { z } from "zod";
import type { CheckoutDto } from "@/contract/storefront/checkout";
import type { getIntent } from "@/contract/storefront/intents";
import { NON_RETURNABLE_CODES } from "@/contract/vocabulary/non-returnable";
import type { PaymentMoney } from "@/server/domain/money/types";
import { unitShares } from "@/server/domain/money/unit-shares";
import { orderMoney } from "@/server/domain/orders/order-money";
import type { Order } from "@/server/domain/orders/types";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import type { PricedDraft } from "@/server/domain/returns/price-draft";
import { returnWindowEndsAt } from "@/server/domain/returns/return-window";
import type { IntentDraft, ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import { sumMinor } from "@/server/kernel/money";
import { presentDerivation } from "./derivation";
import { feeTotals } from "./fee-totals";
import { presentAmount } from "./money";
import { presentProduct } from "./product";

type IntentView = z.input<(typeof getIntent)["output"]>;

export type IntentFacts = {
  intent: ReturnIntent;
  order: Order;
  store: Store;
  eligibility: LineEligibility[];
  payments: PaymentMoney[];
  existingReturns: { return_code: string; status: string; units: number }[];
  /** Why a line cannot be returned, in words. */
  wordsFor: (entry: LineEligibility) => string | null;
};

/** An order as a shopper sees it when a return is started. */
export const presentIntentOrder = (facts: IntentFacts): IntentView["order"] => {
  const { intent, order, store, eligibility } = facts;
  const endsAt = returnWindowEndsAt({
    deliveredAt: order.deliveredAt,
    fulfilledAt: order.fulfilledAt,
    purchasedAt: order.purchasedAt,
    returnPeriodDays: store.policy.returnPeriodDays,
    timeZone: store.timeZone,
  });
  const shares = unitShares(orderMoney(order));
  return {
    id: order.id,
    name: order.name,
    currency: order.currency,
    purchased_at: order.purchasedAt,
    delivered_at: order.deliveredAt,
    return_window_ends_at: endsAt?.toISOString() ?? null,
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
      non_returnable_reason: facts.wordsFor(entry),
      non_returnable_code: entry.cause === null ? null : NON_RETURNABLE_CODES[entry.cause],
    })),
    return_id: intent.id,
    existing_returns: facts.existingReturns,
  };
};

export const presentDraft = (draft: IntentDraft): IntentView["draft"] => ({
  items: draft.items.map((item) => ({
    line_item_id: item.lineItemId,
    quantity: item.quantity,
    return_reason: item.returnReason,
    comment: item.comment,
    exchange_variant_id: item.exchangeVariantId,
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
        },
});

export const nextStep = ({ draft, completedAt }: ReturnIntent): IntentView["next_step"] => {
  if (completedAt !== null) return "DONE";
  if (draft.items.length === 0) return "ITEMS";
  const isExchangedOnly = draft.items.every(({ exchangeVariantId }) => exchangeVariantId !== null);
  if (draft.refundOption === null && !isExchangedOnly) return "OUTCOME";
  return draft.delivery === null ? "DELIVERY" : "CONFIRM";
};

const COMPENSATION_KEYS = {
  ORIGINAL_PAYMENT_METHOD: "original_payment_method",
  STORE_CREDIT: "store_credit",
  BANK_TRANSFER: "bank_transfer",
  GIFT_CARD: "gift_card",
} as const;

export type QuoteFacts = PricedDraft & {
  loaded: { intent: ReturnIntent; order: Order };
  quoteId: string;
  createdAt: Date;
  expiresAt: Date;
};

/** A priced draft (decisions, section 6, checkout). */
export const presentCheckout = (quote: QuoteFacts): z.input<typeof CheckoutDto> => {
  const { settlement, units } = quote;
  const { intent, order } = quote.loaded;
  const currency = order.currency;
  const costs = feeTotals(settlement.rows).map(({ type, totalMinor }) => ({
    fee_type: type,
    total: presentAmount(totalMinor),
  }));
  return {
    return_id: intent.id,
    returned_items: intent.draft.items.map((item) => {
      const line = order.lines.find(({ id }) => id === item.lineItemId);
      const own = units.filter(({ lineId }) => lineId === item.lineItemId);
      return {
        id: item.lineItemId,
        name: line?.name ?? "",
        image: line?.imageUrl ?? "",
        return_reason: item.returnReason,
        quantity_returned: item.quantity,
        compensation: compensationOf(own, currency),
      };
    }),
    costs: { total: presentAmount(settlement.feesMinor), fee_type: costs[0]?.fee_type ?? "SHIPPING_FEE" },
    costs_breakdown: costs,
    subtotal: presentAmount(settlement.subtotalMinor),
    total: presentAmount(settlement.totalMinor),
    bonus: presentAmount(settlement.bonusMinor),
    rounding: presentAmount(settlement.roundingMinor),
    amount_to_pay: presentAmount(settlement.owedMinor),
    currency,
    quote_id: quote.quoteId,
    expires_at: quote.expiresAt.toISOString(),
    derivation: presentDerivation({
      ...settlement,
      id: quote.quoteId,
      basis: "QUOTE",
      currency,
      createdAt: quote.createdAt.toISOString(),
    }),
  };
};

/** What the units of one item become: money or credit by the option of each, or new items. */
const compensationOf = (units: PricedDraft["units"], currency: string) => {
  const refunded = units.filter(({ outcome }) => outcome === "REFUND");
  const [first] = refunded;
  const amounts =
    first === undefined
      ? {}
      : {
          [COMPENSATION_KEYS[first.refundOption]]: {
            amount: presentAmount(sumMinor(refunded.map(({ paidMinor }) => paidMinor))),
            currency,
          },
        };
  const newItems = units.flatMap(({ newItem }) => (newItem === null ? [] : [newItem]));
  return {
    ...amounts,
    new_items_to_ship: newItems.map((item) => ({
      product_id: item.platformProductId,
      variant_id: item.platformVariantId,
      sku: item.sku,
      name: item.name,
      variant_name: item.variantName,
      image_url: item.imageUrl,
      quantity: 1,
      price: presentAmount(item.priceMinor),
      currency,
    })),
  };
};
