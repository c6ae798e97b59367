import type { draftStaffReturn, findOrders, getOrderToReturn } from "@/contract/dashboard/staff-returns";
import type { Order } from "@/server/domain/orders/types";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { LineEligibility, OverriddenRule } from "@/server/domain/returns/line-eligibility";
import type { PricedDraft } from "@/server/domain/returns/price-draft";
import type { ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress, presentCorrectedAddress } from "./address";
import { presentDerivation } from "./derivation";
import { presentAmount } from "./money";
import { handOverFrom, presentReturnOption } from "./return-option";
import { processStatusKey } from "./tracking";

const NAMED_ITEMS = 3;

const customerOf = ({ firstName, lastName }: Order): string => `${firstName} ${lastName}`.trim();

type Found = { order: Order; storeName: string; liveUnits: readonly unknown[] };

export const presentFoundOrder = (found: Found): Shown<typeof findOrders.output>["orders"][number] => {
  const { order, storeName, liveUnits } = found;
  const sent = order.lines.reduce((sum, { fulfilledQuantity }) => sum + fulfilledQuantity, 0);
  return {
    ...{ orderId: order.id, orderName: order.name, storeName, customerName: customerOf(order) },
    ...order,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    freePieces: Math.max(0, sent - liveUnits.length),
    items: order.lines.slice(0, NAMED_ITEMS).map(({ name }) => name),
  };
};

type Scene = {
  order: Order;
  store: Store;
  lines: readonly (LineEligibility & { free: number })[];
  outcomes: readonly { refundOption: string; timing: string; destination: string }[];
  methods: readonly Parameters<typeof presentReturnOption>[0][];
  existing: readonly ReturnProcess[];
  now: Date;
};
type Presented = Shown<typeof getOrderToReturn.output>;

export const presentOrderToReturn = ({ order, store, lines, outcomes, methods, existing, now }: Scene): Presented => ({
  ...{ orderId: order.id, orderName: order.name, storeName: store.name, customerName: customerOf(order) },
  ...order,
  lines: lines.map(({ line, free, cause, decision }) => ({
    ...{ lineItemId: line.id, name: line.name, variantName: line.variantName, sku: line.sku || line.ean },
    ...{ imageUrl: line.imageUrl, unitPrice: presentAmount(line.unitPriceMinor) },
    ...{ quantity: line.quantity, freeQuantity: free, cause },
    why: cause === null || decision === null ? "" : staffWhy(decision, order.currency),
  })),
  reasons: store.config.returnReasons.map(({ name, label, requiresComment }) => ({
    ...{ name, label, requiresComment },
  })),
  outcomes: outcomes.map(({ refundOption, timing, destination }) => ({
    ...{ refundOption: refundOption as Presented["outcomes"][number]["refundOption"] },
    ...{ timing: timing as Presented["outcomes"][number]["timing"], destination },
  })),
  methods: methods.map((method) =>
    presentReturnOption(method, {
      ...{ feeMinor: method.feeMinor, currency: order.currency, store },
      handOver: handOverFrom(store, now),
    }),
  ),
  existingReturns: existing.map((process) => ({
    ...{ returnCode: process.returnCode, statusKey: processStatusKey(process) },
    ...{ units: process.units.length, createdAt: process.createdAt },
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
): Shown<typeof draftStaffReturn.output> => {
  const { currency } = loaded.order;
  return {
    quoteId,
    total: presentAmount(settlement.totalMinor),
    owed: presentAmount(settlement.owedMinor),
    currency,
    derivation: presentDerivation({
      ...settlement,
      ...{ id: quoteId, basis: "QUOTE", currency, createdAt: createdAt.toISOString() },
    }),
    overridden: overridden.map(({ cause, decision }) => ({ cause, why: staffWhy(decision, currency) })),
    bankAccount: loaded.intent.draft.bankAccount?.mask ?? null,
    givenAddress: presentAddress(loaded.order.shippingAddress),
    ...presentCorrectedAddress(loaded.intent.draft.delivery),
  };
};
