import type { z } from "zod";
import type { draftStaffReturn, findOrders, getOrderToReturn } from "@/contract/dashboard/staff-returns";
import type { Order } from "@/server/domain/orders/types";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { LineEligibility, OverriddenRule } from "@/server/domain/returns/line-eligibility";
import type { PricedDraft } from "@/server/domain/returns/price-draft";
import type { ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import { presentAddress, presentCorrectedAddress } from "./address";
import { presentDerivation } from "./derivation";
import { presentAmount } from "./money";
import { handOverFrom, presentReturnOption } from "./return-option";
import { processStatusKey } from "./tracking";

const NAMED_ITEMS = 3;

const customerOf = ({ firstName, lastName }: Order): string => `${firstName} ${lastName}`.trim();

type Found = { order: Order; storeName: string; liveUnits: readonly unknown[] };

export const presentFoundOrder = ({
  order,
  storeName,
  liveUnits,
}: Found): z.input<typeof findOrders.output>["orders"][number] => {
  const sent = order.lines.reduce((sum, { fulfilledQuantity }) => sum + fulfilledQuantity, 0);
  return {
    ...{ order_id: order.id, order_name: order.name, store_name: storeName, customer_name: customerOf(order) },
    ...{ email: order.email, currency: order.currency, purchased_at: order.purchasedAt },
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    free_pieces: Math.max(0, sent - liveUnits.length),
    items: order.lines.slice(0, NAMED_ITEMS).map(({ name }) => name),
  };
};

type Scene = {
  order: Order;
  store: Store;
  lines: readonly (LineEligibility & { free: number })[];
  outcomes: readonly { refundOption: string; timing: string; destination: string }[];
  ways: readonly Parameters<typeof presentReturnOption>[0][];
  existing: readonly ReturnProcess[];
  now: Date;
};
type Presented = z.input<typeof getOrderToReturn.output>;

export const presentOrderToReturn = ({ order, store, lines, outcomes, ways, existing, now }: Scene): Presented => ({
  ...{ order_id: order.id, order_name: order.name, store_name: store.name, customer_name: customerOf(order) },
  ...{ email: order.email, currency: order.currency },
  ...{ purchased_at: order.purchasedAt, delivered_at: order.deliveredAt },
  lines: lines.map(({ line, free, cause, decision }) => ({
    ...{ line_item_id: line.id, name: line.name, variant_name: line.variantName, sku: line.sku || line.ean },
    ...{ image_url: line.imageUrl, unit_price: presentAmount(line.unitPriceMinor) },
    ...{ quantity: line.quantity, free_quantity: free, cause },
    why: cause === null || decision === null ? "" : staffWhy(decision, order.currency),
  })),
  reasons: store.config.returnReasons.map(({ name, label, requiresComment }) => ({
    ...{ name, label, requires_comment: requiresComment },
  })),
  outcomes: outcomes.map(({ refundOption, timing, destination }) => ({
    ...{ refund_option: refundOption as Presented["outcomes"][number]["refund_option"] },
    ...{ timing: timing as Presented["outcomes"][number]["timing"], destination },
  })),
  ways: ways.map((way) =>
    presentReturnOption(way, {
      ...{ feeMinor: way.feeMinor, currency: order.currency, store },
      handOver: handOverFrom(store, now),
    }),
  ),
  existing_returns: existing.map((process) => ({
    ...{ return_code: process.returnCode, status_key: processStatusKey(process) },
    ...{ units: process.units.length, created_at: process.createdAt },
  })),
});

type Priced = PricedDraft & {
  loaded: { intent: ReturnIntent; order: Order };
  quoteId: string;
  createdAt: Date;
};

export const presentStaffQuote = (
  { settlement, loaded, quoteId, createdAt }: Priced,
  overridden: readonly OverriddenRule[],
): z.input<typeof draftStaffReturn.output> => {
  const { currency } = loaded.order;
  return {
    quote_id: quoteId,
    total: presentAmount(settlement.totalMinor),
    owed: presentAmount(settlement.owedMinor),
    currency,
    derivation: presentDerivation({
      ...settlement,
      ...{ id: quoteId, basis: "QUOTE", currency, createdAt: createdAt.toISOString() },
    }),
    overridden: overridden.map(({ cause, decision }) => ({ cause, why: staffWhy(decision, currency) })),
    bank_account: loaded.intent.draft.bankAccount?.mask ?? null,
    given_address: presentAddress(loaded.order.shippingAddress),
    ...presentCorrectedAddress(loaded.intent.draft.delivery),
  };
};
