import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { refusalOf } from "./derive-units";
import { formulaAmount } from "./formula-amount";
import { heldInAll, type RefundBucket, takeFrom } from "./refund-buckets";
import type { ExchangeTerms, SettleReturnInput, SettleUnit, UnnumberedRow } from "./types";

/** An exchanged unit whose exchange takes place; `differenceMinor` is the new price minus the paid price. */
export type Exchanged = { unit: SettleUnit; differenceMinor: number; restGoesTo: RefundOption };

/**
 * Derives the differences of the exchanged units, in minor units (rule 9): the new price minus what was paid for the
 * unit, or 0 under ONE_ON_ONE and for the same variant. If automatic discounts are carried over, the unit's share of
 * the order's discount lowers the new price first, to no less than 0. An exchange of a declined or missing unit doesn't
 * take place: it has no new item and no difference. Throws INVALID_AMOUNT for a price below 0.
 */
export function deriveExchanges(
  input: Pick<SettleReturnInput, "currency" | "units" | "refundOption" | "basis" | "carryOverAutomaticDiscounts">,
): { rows: UnnumberedRow[]; exchanged: Exchanged[] } {
  const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
  const rows: UnnumberedRow[] = [];
  const exchanged: Exchanged[] = [];
  for (const unit of input.units) {
    const { exchange: terms, unitId } = unit;
    if (unit.outcome !== "EXCHANGE" || !terms) continue;
    const refusal = refusalOf(unit, input.basis);
    if (refusal) {
      rows.push({ ...refusal, group: "NOT_ACCEPTED", unitId, amountMinor: 0 });
      continue;
    }
    const restGoesTo = terms.flow === "OPEN_WITH_GIFT_CARD" ? "GIFT_CARD" : (unit.refundOption ?? input.refundOption);
    const { differenceMinor, formula } = differenceOf(unit, terms, input.carryOverAutomaticDiscounts === true, write);
    exchanged.push({ unit, differenceMinor, restGoesTo });
    const row = { kind: "EXCHANGE_DIFFERENCE", group: "EXCHANGE", label: `New item for: ${unit.name}` } as const;
    rows.push({ ...row, formula, unitId, amountMinor: 0 - differenceMinor });
  }
  return { rows, exchanged };
}

function differenceOf(
  unit: SettleUnit,
  { flow, newPriceMinor, isPriceKept = false }: ExchangeTerms,
  isCarriedOver: boolean,
  write: (amountMinor: number) => string,
): { differenceMinor: number; formula: string } {
  requireMinor(newPriceMinor, "a new price");
  const paid = `${write(unit.paidMinor)} paid`;
  if (flow === "ONE_ON_ONE" || isPriceKept)
    return { differenceMinor: 0, formula: `${paid}, kept for the same product` };
  const carriedMinor = isCarriedOver ? Math.min(newPriceMinor, unit.orderDiscountMinor) : 0;
  const less = carriedMinor > 0 ? ` less ${write(carriedMinor)} carried over` : "";
  const formula = `${write(newPriceMinor)} new${less}, ${paid}`;
  return { differenceMinor: newPriceMinor - carriedMinor - unit.paidMinor, formula };
}

/**
 * Deducts the extra cost of the new items from everything else that is refunded; an incentive has already paid
 * `coveredMinor` of it. Returns what is left to pay, in minor units, which the shopper owes if the store takes
 * payments. Otherwise a quote fails with EXCHANGE_NEEDS_PAYMENT, because the exchange must not be offered. A decision
 * comes too late to ask for payment, so it waives the amount in a row of its own: a refund that was meant to cover it
 * was declined.
 */
export function chargeExchanges(
  input: Pick<SettleReturnInput, "currency" | "paymentsEnabled" | "basis" | "overrideMinor">,
  {
    exchanged,
    coveredMinor,
    buckets,
  }: { exchanged: readonly Exchanged[]; coveredMinor: number; buckets: readonly RefundBucket[] },
): { rows: UnnumberedRow[]; owedMinor: number; notChargedMinor: number } {
  const moreMinor = sumMinor(exchanged.map((one) => Math.max(0, one.differenceMinor))) - coveredMinor;
  const heldMinor = heldInAll(buckets);
  const owedMinor = takeFrom(buckets, moreMinor, "exchangeMinor");
  const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
  if (owedMinor === 0 || input.paymentsEnabled) return { rows: [], owedMinor, notChargedMinor: 0 };
  if (input.basis === "QUOTE" && input.overrideMinor === undefined) {
    throw new DomainError({
      reason: "EXCHANGE_NEEDS_PAYMENT",
      message: `The new items cost ${write(owedMinor)} more than the refund, and the store takes no payments.`,
      facts: { owedMinor },
    });
  }
  const formula = `${write(moreMinor)} more for the new items, but only ${write(heldMinor)} to take it from`;
  const row = { kind: "EXCHANGE_NOT_CHARGED", group: "EXCHANGE", label: "Difference not charged" } as const;
  return {
    rows: [{ ...row, formula, unitId: null, amountMinor: owedMinor }],
    owedMinor: 0,
    notChargedMinor: owedMinor,
  };
}
