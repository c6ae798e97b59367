import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { deriveBonuses, deriveIncentive } from "./derive-bonus";
import { chargeExchanges, deriveExchanges, type Exchanged } from "./derive-exchanges";
import { deriveFees } from "./derive-fees";
import { deriveOverride } from "./derive-override";
import { derivePromotions } from "./derive-promotions";
import { deriveRefundedBefore } from "./derive-refunded-before";
import { deriveUnits, type UnitsDerived } from "./derive-units";
import { formulaAmount } from "./formula-amount";
import { leftOf, payoutLegs } from "./payout-legs";
import { proportionMinor } from "./proportion";
import { bucketOf, type RefundBucket, takeFrom } from "./refund-buckets";
import type { DerivationRow, PayoutLeg, Settlement, SettleReturnInput, SettleUnit, UnnumberedRow } from "./types";
import { type AmountsByUnit, amountsByUnit } from "./unit-amounts";

/**
 * Computes what a return pays and why, in minor units (domain.md, section 2). Pure: the same input gives the same rows.
 * Units may have different refund options: each option is a bucket that its units fill. Revoked promotions, then the
 * extra cost of new items, then earlier refunds, then fees are deducted from the buckets; each credit earns its bonus
 * and is rounded; the content of a bucket is a portion.
 *
 * Invariants (see `replayDerivation`):
 * - the rows that are not LEG sum to `totalMinor - owedMinor`; without an override that is `subtotalMinor +
 *   shippingMinor - exchangeDifferenceMinor - feesMinor + bonusMinor + roundingMinor`, and the OVERRIDE row is the
 *   difference to the override;
 * - the LEG rows, the legs, and the portions sum to `totalMinor`;
 * - `owedMinor > 0` only if `totalMinor` is 0; neither is ever negative.
 *
 * Throws INVALID_AMOUNT, UNIT_DOES_NOT_ADD_UP, UNIT_TWICE, BONUS_NEEDS_CREDIT, EXCHANGE_NEEDS_PAYMENT with `owedMinor`,
 * OVERRIDE_EXCEEDS_PAID, and EXCEEDS_REFUNDABLE for an override; the last two with `leftMinor`, the most that could be
 * paid.
 */
export function settleReturn(input: SettleReturnInput): Settlement {
  requireSettleUnits(input);
  const units = deriveUnits(input);
  const exchanges = deriveExchanges(input);
  const { buckets, promotions } = fillPots(input, units, exchanges.exchanged);
  const valueMinor = subtotalOf(buckets) - promotions.changeMinor;
  const shipping = refundedShipping(input, { ...units, buckets });
  const incentive = deriveIncentive(input, { ...exchanges, buckets });
  const charge = chargeExchanges(input, { ...exchanges, ...incentive, buckets });
  const before = deriveRefundedBefore(input, buckets);
  const subtotalMinor = subtotalOf(buckets);
  const shippingMinor = shipping.paidMinor - before.shippingMinor;
  const fees = deriveFees(input, { ...units, buckets });
  const bonuses = deriveBonuses(input, buckets);
  const owedMinor = charge.owedMinor + fees.owedMinor;
  const amounts = amountsByUnit(input, { ...units, shipping });
  const taxMinor = settledTax(input, { amounts, subtotalMinor, valueMinor, shippingMinor });
  const override = deriveOverride(input, { buckets, owedMinor, taxMinor });
  const legs = payoutLegs({ ...override, ...input });
  const rows = [
    ...[units, promotions, shipping, exchanges, charge, before, fees, incentive].flatMap((part) => part.rows),
    ...bonuses,
    ...override.rows,
    ...legs.map((leg) => legRow(leg, input)),
  ];
  return {
    rows: rows.map((row, index): DerivationRow => ({ position: index + 1, ...row })),
    unitAmounts: amounts.units,
    portions: override.portions.map(({ giftMinor: _, ...portion }) => portion),
    subtotalMinor,
    shippingMinor,
    exchangeDifferenceMinor: differenceOf(exchanges.exchanged) - charge.notChargedMinor + before.exchangeMinor,
    feesMinor: fees.deductedMinor + fees.owedMinor,
    bonusMinor: sumMinor(override.portions.map((portion) => portion.bonusMinor)) + incentive.coveredMinor,
    incentiveMinor: incentive.earnedMinor,
    roundingMinor: sumMinor(override.portions.map((portion) => portion.roundingMinor)),
    taxMinor,
    totalMinor: sumMinor(override.portions.map((portion) => portion.totalMinor)),
    owedMinor: input.overrideMinor === undefined ? owedMinor : 0,
    legs,
  };
}

type Taxed = { amounts: AmountsByUnit; subtotalMinor: number; valueMinor: number; shippingMinor: number };

/**
 * Tax follows the amount (rule 4): an override already has its share; other deductions from a refund reduce its tax
 * here.
 */
function settledTax({ overrideMinor }: SettleReturnInput, taxed: Taxed): number {
  const { amounts, subtotalMinor, valueMinor, shippingMinor } = taxed;
  const unitsTaxMinor = sumMinor(amounts.units.map((one) => one.taxMinor));
  if (overrideMinor !== undefined) return unitsTaxMinor + amounts.shipping.taxMinor;
  const { taxMinor, paidMinor } = amounts.shipping;
  return (
    proportionMinor(unitsTaxMinor, subtotalMinor, valueMinor) + proportionMinor(taxMinor, shippingMinor, paidMinor)
  );
}

const subtotalOf = (buckets: readonly RefundBucket[]): number =>
  sumMinor(buckets.map((bucket) => bucket.subtotalMinor));

/**
 * Opens the buckets in the order in which the units name them, and fills them with the units' value. Promotions are
 * deducted before remainders of exchanges are added: only the value of returned units can be withheld for them.
 */
function fillPots(input: SettleReturnInput, { paying }: UnitsDerived, exchanged: readonly Exchanged[]) {
  const buckets: RefundBucket[] = [];
  const exchangedById = new Map(exchanged.map((one) => [one.unit.unitId, one]));
  for (const unit of input.units) {
    const exchange = exchangedById.get(unit.unitId);
    if (unit.outcome === "REFUND") bucketOf(buckets, unit.refundOption ?? input.refundOption);
    if (exchange && exchange.differenceMinor < 0) bucketOf(buckets, exchange.restGoesTo);
  }
  for (const { unit, amountMinor } of paying) {
    bucketOf(buckets, unit.refundOption ?? input.refundOption).subtotalMinor += amountMinor;
  }
  const promotions = derivePromotions(input, paying);
  if (promotions.changeMinor < 0) takeFrom(buckets, -promotions.changeMinor, "subtotalMinor");
  else if (paying[0])
    bucketOf(buckets, paying[0].unit.refundOption ?? input.refundOption).subtotalMinor += promotions.changeMinor;
  for (const { differenceMinor, restGoesTo } of exchanged) {
    if (differenceMinor < 0) bucketOf(buckets, restGoesTo).exchangeMinor -= differenceMinor;
  }
  return { buckets, promotions };
}

/** Rule 5: the order's shipping is refunded when everything comes back; a declined or exchanged unit prevents it. */
function refundedShipping(
  { refundShipping, units, refundOption, currency }: SettleReturnInput,
  { paying, buckets }: { paying: UnitsDerived["paying"]; buckets: RefundBucket[] },
): { rows: UnnumberedRow[]; paidMinor: number; taxMinor: number } {
  const isEverythingBack = units.length > 0 && paying.length === units.length;
  if (!refundShipping || !isEverythingBack) return { rows: [], paidMinor: 0, taxMinor: 0 };
  const paidMinor = requireMinor(refundShipping.paidMinor, "a shipping amount");
  const taxMinor = requireMinor(refundShipping.taxMinor, "a tax");
  bucketOf(buckets, refundOption).shippingMinor += paidMinor;
  const formula = `${formulaAmount(paidMinor, currency)} paid, everything comes back`;
  const row = { kind: "ORIGINAL_SHIPPING", group: "SHIPPING", label: "Original shipping" } as const;
  return { rows: [{ ...row, formula, unitId: null, amountMinor: paidMinor }], paidMinor, taxMinor };
}

function differenceOf(exchanged: readonly Exchanged[]): number {
  return sumMinor(exchanged.map((one) => one.differenceMinor));
}

function legRow(leg: PayoutLeg, { currency, payments }: SettleReturnInput): UnnumberedRow {
  const payment = payments.find((one) => one.id === leg.paymentId);
  const amount = formulaAmount(leg.amountMinor, currency);
  const formula = payment ? `${amount} of ${formulaAmount(leftOf(payment), currency)} left` : amount;
  return { kind: "PAYOUT", group: "LEG", label: leg.label, formula, unitId: null, amountMinor: leg.amountMinor };
}

/** The whole from which a unit's amount can be reduced. */
const WHOLE_PERCENT = 100;

/**
 * Rejects units that would make a settlement wrong, regardless of who loaded them: the same physical unit twice
 * (UNIT_TWICE), a share whose parts don't add up to its paid amount (UNIT_DOES_NOT_ADD_UP), and amounts or percentages
 * out of range (INVALID_AMOUNT).
 */
function requireSettleUnits({ units, taxesIncluded }: Pick<SettleReturnInput, "units" | "taxesIncluded">): void {
  const seen = new Set<string>();
  for (const unit of units) {
    requireAddsUp(unit, taxesIncluded);
    for (const key of [`id ${unit.unitId}`, `share ${unit.index} ${unit.lineId}`]) {
      if (seen.has(key)) {
        throw new DomainError({
          reason: "UNIT_TWICE",
          message: `Unit ${unit.unitId} (piece ${unit.index + 1} of line ${unit.lineId}) is listed twice.`,
          facts: { unitId: unit.unitId, lineId: unit.lineId, index: unit.index },
        });
      }
      seen.add(key);
    }
  }
}

function requireAddsUp(unit: SettleUnit, taxesIncluded: boolean): void {
  const { priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor } = unit;
  for (const amount of [priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor]) requireMinor(amount);
  if (requireMinor(unit.amountPercent ?? WHOLE_PERCENT, "a percentage") > WHOLE_PERCENT) {
    throw new DomainError({
      reason: "INVALID_AMOUNT",
      message: `Unit ${unit.unitId} cannot pay ${unit.amountPercent}% of what was paid for it.`,
      facts: { unitId: unit.unitId, amountPercent: unit.amountPercent ?? null },
    });
  }
  const partsMinor = priceMinor - lineDiscountMinor - orderDiscountMinor + (taxesIncluded ? 0 : taxMinor);
  if (partsMinor === paidMinor && taxMinor <= paidMinor) return;
  throw new DomainError({
    reason: "UNIT_DOES_NOT_ADD_UP",
    message: `The parts of unit ${unit.unitId} don't add up to what was paid for it.`,
    facts: { unitId: unit.unitId, partsMinor, paidMinor },
  });
}
