import { DomainError } from "@/server/kernel/domain-error";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import { checkOrderAddsUp } from "../money/check-order-adds-up";
import { leftOf } from "../money/payout-legs";
import { replacementShare } from "../money/replacement-share";
import type { PaymentMoney } from "../money/types";
import { EMPTY_LINE } from "../orders/empty-order";
import type { OrderLine, OrderPayment } from "../orders/types";
import type { Charge } from "../process/charge";
import type { ReturnProcess, ReturnUnit } from "../process/types";
import type { UnitExchange } from "../process/unit-exchange";
import { isInstant } from "./instant-exchange";
import { heldBy } from "./open-charge";
import { settledDifferences } from "./settled-differences";

export type ExchangedUnit = ReturnUnit & { exchange: UnitExchange };

export type ExchangeOrderPlan = {
  lines: Omit<OrderLine, "id">[];
  payments: Omit<OrderPayment, "id">[];
  /** The part of each payment of the original order that is carried over, in minor units. */
  carried: { paymentId: string; amountMinor: number }[];
  /** The part of that carried over for each unit, in minor units: what an instant exchange gives in advance. */
  advances: { unitId: string; amountMinor: number }[];
};

/**
 * Returns the units whose exchange takes place: approved ones, and those of an instant exchange that weren't rejected.
 */
export const unitsToExchange = (process: Pick<ReturnProcess, "units" | "terms" | "status">): ExchangedUnit[] =>
  process.units.filter(
    (unit): unit is ExchangedUnit =>
      unit.outcome === "EXCHANGE" &&
      unit.exchange !== null &&
      (unit.verdict === "APPROVED" || (unit.verdict === "UNDECIDED" && isInstant(process))),
  );

/**
 * Plans the order for exchanged units (money rule 9), in minor units: every new item costs what was paid for the old
 * one plus the difference settled in money, so that returning it refunds exactly that. It is paid with what the
 * original payments still hold, in their order, and with what the shopper paid for the exchange. If they hold less,
 * because somebody refunded outside Homeward, the items cost less: never more can be refunded than was paid. Throws
 * EXCHANGE_ORDER_DOES_NOT_ADD_UP, which is a bug; nothing is stored then.
 */
export const planExchangeOrder = ({
  process,
  payments,
}: {
  process: ReturnProcess;
  /** Balances of the original order after all payouts of this return. */
  payments: readonly PaymentMoney[];
}): ExchangeOrderPlan => {
  const units = unitsToExchange(process);
  const { byUnit, chargeMinor } = settledDifferences(process, units);
  const wanted = units.map((unit) => unit.paidMinor + (byUnit.get(unit.id) ?? 0));
  const heldMinor = sumMinor(payments.map(leftOf)) + chargeMinor;
  const paidMinor = Math.min(sumMinor(wanted), heldMinor);
  const paid = splitByLargestRemainder(paidMinor, wanted);
  const lines = linesOf(process, units, paid);
  const carried = drain(payments, Math.max(0, paidMinor - chargeMinor));
  const plan = {
    lines,
    carried,
    advances: advancesOf(units, { paid, chargeMinor, byUnit }),
    payments: [
      ...carried.map(({ paymentId, amountMinor }) => carriedPayment(process, paymentId, amountMinor)),
      ...chargePayments(process.charges, Math.min(paidMinor, chargeMinor)),
    ].map((payment, position) => ({ ...payment, position })),
  };
  requireSum(process, plan);
  return plan;
};

/** Returns the part of each new item's cost that the shopper didn't pay: the difference is shared as it was settled. */
const advancesOf = (
  units: readonly ExchangedUnit[],
  { paid, chargeMinor, byUnit }: { paid: number[]; chargeMinor: number; byUnit: ReadonlyMap<string, number> },
): ExchangeOrderPlan["advances"] => {
  const charged = splitByLargestRemainder(
    Math.min(chargeMinor, sumMinor(paid)),
    units.map(({ id }) => Math.max(0, byUnit.get(id) ?? 0)),
  );
  return units.map(({ id }, nth) => ({ unitId: id, amountMinor: Math.max(0, (paid[nth] ?? 0) - (charged[nth] ?? 0)) }));
};

/** Pieces of one variant at one price form one line. */
const linesOf = (process: ReturnProcess, units: ExchangedUnit[], paid: number[]): Omit<OrderLine, "id">[] => {
  const lines: Omit<OrderLine, "id">[] = [];
  units.forEach((unit, nth) => {
    const { exchange } = unit;
    const { priceMinor, taxMinor } = replacementShare({
      original: { ...unit, lineId: unit.orderLineId, index: unit.unitIndex },
      settledDifferenceMinor: (paid[nth] ?? 0) - unit.paidMinor,
      taxesIncluded: process.taxesIncluded,
      lineId: unit.id,
      index: 0,
    });
    const same = lines.find(
      (line) =>
        line.productId === exchange.platformProductId &&
        line.variantId === exchange.platformVariantId &&
        line.unitPriceMinor === priceMinor &&
        line.taxMinor === taxMinor * line.quantity,
    );
    if (same === undefined) lines.push(newLine(process, { unit, priceMinor, taxMinor, position: lines.length }));
    else {
      same.quantity += 1;
      same.fulfilledQuantity += 1;
      same.taxMinor += taxMinor;
    }
  });
  return lines;
};

const newLine = (
  { order }: ReturnProcess,
  call: { unit: ExchangedUnit; priceMinor: number; taxMinor: number; position: number },
): Omit<OrderLine, "id"> => {
  const {
    unit: { exchange, orderLineId },
    priceMinor,
    taxMinor,
    position,
  } = call;
  const old = order.lines.find(({ id }) => id === orderLineId);
  const isSameProduct = old?.productId === exchange.platformProductId;
  return {
    ...EMPTY_LINE,
    position,
    platformLineItemId: `exchange-${position + 1}`,
    productId: exchange.platformProductId,
    variantId: exchange.platformVariantId,
    sku: exchange.sku,
    ean: exchange.ean,
    name: exchange.name,
    variantName: exchange.variantName,
    imageUrl: exchange.imageUrl,
    brandId: isSameProduct ? old.brandId : "",
    categoryIds: isSameProduct ? old.categoryIds : [],
    collectionIds: isSameProduct ? old.collectionIds : [],
    tagIds: isSameProduct ? old.tagIds : [],
    quantity: 1,
    fulfilledQuantity: 1,
    unitPriceMinor: priceMinor,
    taxMinor,
    weightInGrams: old?.weightInGrams ?? 0,
    hsCode: isSameProduct ? old.hsCode : "",
    originCountry: isSameProduct ? old.originCountry : "",
  };
};

const drain = (payments: readonly PaymentMoney[], amountMinor: number): ExchangeOrderPlan["carried"] => {
  let openMinor = amountMinor;
  return payments.flatMap((payment) => {
    const takenMinor = Math.min(openMinor, leftOf(payment));
    openMinor -= takenMinor;
    return takenMinor === 0 ? [] : [{ paymentId: payment.id, amountMinor: takenMinor }];
  });
};

const NOTHING_GONE = { refundedMinor: 0, carriedMinor: 0, position: 0 };

/** Keeps the shop's ID of the payment: a refund of the exchange goes back to where the money came from. */
const carriedPayment = ({ order }: ReturnProcess, paymentId: string, capturedMinor: number) => {
  const payment = order.payments.find(({ id }) => id === paymentId);
  const { platformPaymentId = "", processor = "", method = "", label = "", isStoreCredit = false } = payment ?? {};
  return { ...NOTHING_GONE, platformPaymentId, processor, method, label, isStoreCredit, capturedMinor };
};

const chargePayments = (charges: readonly Charge[], amountMinor: number) => {
  let openMinor = amountMinor;
  return charges.flatMap((charge) => {
    const capturedMinor = Math.min(openMinor, heldBy(charge));
    openMinor -= capturedMinor;
    if (capturedMinor === 0) return [];
    const words = {
      processor: "",
      method: "exchange_difference",
      label: "Paid for the exchange",
      isStoreCredit: false,
    };
    return [{ ...NOTHING_GONE, ...words, platformPaymentId: charge.reference, capturedMinor }];
  });
};

const requireSum = ({ currency, taxesIncluded }: ReturnProcess, plan: ExchangeOrderPlan): void => {
  const sum = checkOrderAddsUp({
    currency,
    taxesIncluded,
    lines: plan.lines.map((line) => ({ ...line, id: line.platformLineItemId })),
    orderDiscountMinor: 0,
    shipping: { priceMinor: 0, discountMinor: 0, taxMinor: 0 },
    payments: plan.payments.map((payment) => ({ ...payment, id: payment.platformPaymentId })),
  });
  if (sum.ok) return;
  throw new DomainError({
    reason: "EXCHANGE_ORDER_DOES_NOT_ADD_UP",
    message: "The exchange order doesn't add up to what was paid for it.",
    facts: { expectedMinor: sum.expectedMinor, capturedMinor: sum.capturedMinor },
  });
};
