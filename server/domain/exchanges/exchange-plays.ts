import fc from "fast-check";
import { DomainError } from "@/server/kernel/domain-error";
import { sumMinor } from "@/server/kernel/money";
import { unitShares } from "../money/unit-shares";
import { EMPTY_LINE, EMPTY_ORDER } from "../orders/empty-order";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { Charge } from "../process/charge";
import { DEFAULT_WORKFLOW } from "../process/process-fixtures";
import type { Payout, ReturnProcess, ReturnUnit, StoredSettlement } from "../process/types";
import type { UnitExchange } from "../process/unit-exchange";
import { NO_EARLIER_RETURNS } from "../returns/settle-by-terms";
import type { ReturnTerms } from "../returns/terms";
import { decideCompensation } from "../reviews/decide-compensation";
import { NOT_ON_PAGE } from "./open-charge";

/** Returns with exchanges, fees, incentives and charges, for properties. */

export type Piece = {
  paidMinor: number;
  /** Null: it is refunded. */
  newPriceMinor: number | null;
  verdict: "APPROVED" | "DECLINED" | "MISSING";
};
export type Play = {
  pieces: Piece[];
  flow: UnitExchange["flow"];
  arePaymentsEnabled: boolean;
  incentiveMinor: number;
  feeMinor: number;
  discountMinor: number;
  isTaxIncluded: boolean;
};

const ALWAYS_ON = { ruleId: "ALWAYS", label: "", then: null, facts: [] };

const terms = ({ arePaymentsEnabled, incentiveMinor, feeMinor }: Play): ReturnTerms => ({
  fees: feeMinor === 0 ? [] : [{ type: "RETURN_FEE", totalMinor: feeMinor, why: ALWAYS_ON }],
  bonuses: {},
  timings: {},
  incentives:
    incentiveMinor === 0
      ? []
      : [{ exchangeType: "OPEN_CATALOG", totalMinor: incentiveMinor, reasons: [], countries: [] }],
  isOriginalShippingRefunded: false,
  isCreditRoundedUp: false,
  areConditionalDiscountsRevoked: false,
  areDiscountsCarriedOver: false,
  arePaymentsEnabled,
  workflow: DEFAULT_WORKFLOW,
});

const orderOf = (play: Play): Order => {
  const lines = play.pieces.map(({ paidMinor }, position) => ({
    id: `li_${position}`,
    position,
    platformLineItemId: `line-${position}`,
    ...EMPTY_LINE,
    ...{
      productId: "old",
      variantId: "old",
      name: "Old",
      quantity: 1,
      fulfilledQuantity: 1,
      unitPriceMinor: paidMinor,
    },
    taxMinor: play.isTaxIncluded ? 0 : Math.floor(paidMinor / 10),
  }));
  const itemsMinor = sumMinor(lines.map(({ unitPriceMinor }) => unitPriceMinor));
  const orderDiscountMinor = Math.min(play.discountMinor, itemsMinor);
  const totalMinor = itemsMinor - orderDiscountMinor + sumMinor(lines.map(({ taxMinor }) => taxMinor));
  const payment = { processor: "", method: "card", label: "", refundedMinor: 0, isStoreCredit: false, carriedMinor: 0 };
  const firstMinor = Math.floor(totalMinor / 3);
  return {
    ...{ id: "ord_1", groupId: "grp_1", ecommerceId: "eco_1", orderNumber: "1024", platformOrderId: "shop-1024" },
    ...EMPTY_ORDER,
    ...{ name: "#1024", currency: "EUR", purchasedAt: "", lookupEmail: "", lookupPostcode: "", contentHash: "" },
    ...{ taxesIncluded: play.isTaxIncluded, orderDiscountMinor },
    lines,
    payments: [
      { ...payment, id: "pay_1", position: 0, platformPaymentId: "p1", capturedMinor: firstMinor },
      { ...payment, id: "pay_2", position: 1, platformPaymentId: "p2", capturedMinor: totalMinor - firstMinor },
    ],
  };
};

const exchangeOf = (flow: UnitExchange["flow"], priceMinor: number): UnitExchange => ({
  ...{ flow, productId: "prd_1", variantId: "var_1", platformProductId: "new", platformVariantId: "new" },
  ...{ sku: "", ean: "", name: "New", variantName: "", imageUrl: "", priceMinor, differenceMinor: 0 },
});

const PLANNED = { status: "PENDING", externalMinor: 0, takenBackMinor: 0, returnedTimes: 0, giftMinor: 0 };

/** The return as it is when the new items are ordered: decided, its payouts planned, its quote's debt charged. */
export const playOut = (play: Play): ReturnProcess => {
  const order = orderOf(play);
  const shares = unitShares(orderMoney(order));
  const units = play.pieces.map(({ newPriceMinor }, position): ReturnUnit => {
    const share = shares[position];
    if (share === undefined) throw new Error("no share");
    const { priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor } = share;
    return {
      ...{ priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor },
      ...{ id: `unit_${position}`, orderLineId: `li_${position}`, unitIndex: 0, position, returnReason: "TOO_SMALL" },
      ...{ comment: "", refundOption: "ORIGINAL_PAYMENT_METHOD", location: "RECEIVED", payment: "NOTHING_DUE" },
      outcome: newPriceMinor === null ? "REFUND" : "EXCHANGE",
      exchange: newPriceMinor === null ? null : exchangeOf(play.flow, newPriceMinor),
      verdict: "UNDECIDED",
      ...{ rejectReason: null, showRejectReason: false, reviewedAt: null, reviewedBy: "", isResellable: true },
      ...{ restockedAt: null, notRestockedReason: "", isLive: true, keep: null, advanceMinor: null },
    };
  });
  const base = {
    ...{ order, units, terms: terms(play), refundOption: "ORIGINAL_PAYMENT_METHOD", overrideMinor: null },
    ...{
      currency: "EUR",
      taxesIncluded: play.isTaxIncluded,
      settlements: [],
      payouts: [],
      charges: [],
      cardHold: null,
      credits: [],
    },
    ...{ status: "RUNNING", shippingStatus: "IN_WAREHOUSE", createdAt: "", exchangeOrder: null, activities: [] },
    ...{ authorization: { status: "NOT_REQUIRED" }, parcels: [1], shipments: [], holds: [], timers: [], risk: null },
  } as unknown as ReturnProcess;
  const facts = { payments: order.payments, earlier: NO_EARLIER_RETURNS };
  const quote = decideCompensation(base, { ...facts, basis: "QUOTE" });
  const decided = {
    ...base,
    units: units.map((unit, nth) => ({ ...unit, verdict: play.pieces[nth]?.verdict ?? "APPROVED" })),
  };
  const decision = decideCompensation(decided, facts);
  const charge: Charge = {
    ...{ id: "chg_1", amountMinor: quote.owedMinor, refundedMinor: 0, currency: "EUR", status: "CAPTURED" },
    ...{ reference: "charge-1", idempotencyKey: "k", createdAt: "", refundedAt: null, refundReference: "" },
    ...NOT_ON_PAGE,
  };
  return {
    ...decided,
    settlements: [{ ...decision, id: "set_1", basis: "DECISION" } as unknown as StoredSettlement],
    payouts: decision.legs.map((leg) => ({ ...leg, ...PLANNED }) as unknown as Payout),
    charges: quote.owedMinor > 0 ? [charge] : [],
  };
};

/** Null where the quote is refused: the store takes no payments, and something would be owed. */
export const quoted = (one: Play): ReturnProcess | null => {
  try {
    return playOut(one);
  } catch (error) {
    if (error instanceof DomainError && error.reason === "EXCHANGE_NEEDS_PAYMENT") return null;
    throw error;
  }
};

const piece: fc.Arbitrary<Piece> = fc.record({
  paidMinor: fc.integer({ min: 0, max: 20_000 }),
  newPriceMinor: fc.option(fc.integer({ min: 0, max: 20_000 })),
  verdict: fc.constantFrom("APPROVED", "APPROVED", "DECLINED", "MISSING"),
});
export const play: fc.Arbitrary<Play> = fc.record({
  pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
  flow: fc.constantFrom("ONE_ON_ONE", "OPEN", "OPEN_WITH_GIFT_CARD", "FULL"),
  arePaymentsEnabled: fc.boolean(),
  incentiveMinor: fc.constantFrom(0, 0, 500, 3000),
  feeMinor: fc.constantFrom(0, 0, 490),
  discountMinor: fc.constantFrom(0, 299, 5000),
  isTaxIncluded: fc.boolean(),
});
