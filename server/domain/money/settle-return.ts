import { DomainError } from "@/server/kernel/domain-error";
import { minorDigits, minorToMajorText, multiplyRate, requireMinor, sumMinor } from "@/server/kernel/money";
import { deriveFees } from "./derive-fees";
import { deriveUnits } from "./derive-units";
import { leftOf, payoutLegs, refundableOf } from "./payout-legs";
import { percentText } from "./percent-text";
import { requireSettleUnits } from "./require-settle-units";
import type { DerivationRow, PayoutLeg, Settlement, SettleReturnInput, UnnumberedRow } from "./types";

/**
 * What a return pays and why, in minor units (domain.md, section 2). Pure: the same input gives the same rows.
 *
 * What adds up, always:
 * - the rows that are not LEG sum to `totalMinor - owedMinor`; without an override that is
 *   `subtotalMinor - feesMinor + bonusMinor + roundingMinor`, and the OVERRIDE row is the difference to the override;
 * - the LEG rows, and the legs, sum to `totalMinor`;
 * - `owedMinor > 0` only where `totalMinor` is 0; neither is ever negative.
 *
 * Throws INVALID_AMOUNT, UNIT_DOES_NOT_ADD_UP, UNIT_TWICE, BONUS_NEEDS_CREDIT, OVERRIDE_EXCEEDS_PAID, and
 * EXCEEDS_REFUNDABLE; the last two with `leftMinor`, the most that could be paid.
 */
export function settleReturn(input: SettleReturnInput): Settlement {
  requireSettleUnits(input);
  const { rows: unitRows, paying } = deriveUnits(input);
  const subtotalMinor = sumMinor(paying.map((one) => one.amountMinor));
  const fees = deriveFees({ ...input, paying, subtotalMinor });
  const refundMinor = subtotalMinor - fees.deductedMinor;
  const bonus = bonusRow(input, refundMinor);
  const rounding = roundingRow(input, refundMinor + bonus.amountMinor);
  const computedMinor = sumMinor([refundMinor, bonus.amountMinor, rounding.amountMinor]);
  const overrides = overrideRows(input, computedMinor, fees.owedMinor);
  const isOverridden = input.overrideMinor !== undefined;
  const totalMinor = input.overrideMinor ?? computedMinor;
  const giftMinor = isOverridden ? 0 : bonus.amountMinor + rounding.amountMinor;
  const legs = payoutLegs({ ...input, totalMinor, giftMinor });
  const extras = [bonus, rounding].filter((row) => row.amountMinor > 0);
  const rows = [...unitRows, ...fees.rows, ...extras, ...overrides, ...legs.map((leg) => legRow(leg, input))];
  return {
    rows: rows.map((row, index): DerivationRow => ({ position: index + 1, ...row })),
    subtotalMinor,
    feesMinor: fees.deductedMinor + fees.owedMinor,
    bonusMinor: bonus.amountMinor,
    roundingMinor: rounding.amountMinor,
    taxMinor: sumMinor(paying.map((one) => one.taxMinor)),
    totalMinor,
    owedMinor: isOverridden ? 0 : fees.owedMinor,
    legs,
  };
}

/** Rule 10. Nothing left after fees earns no bonus: credit on an empty refund would be a gift to pay a fee with. */
function bonusRow(input: SettleReturnInput, refundMinor: number): UnnumberedRow {
  const { bonus, currency } = input;
  const row = { kind: "BONUS", group: "BONUS", label: "Bonus", unitId: null } as const;
  if (!bonus) return { ...row, formula: "", amountMinor: 0 };
  if (!isCredit(input)) {
    throw new DomainError({
      reason: "BONUS_NEEDS_CREDIT",
      message: "A bonus is paid as store credit or gift card only.",
      facts: { refundOption: input.refundOption },
    });
  }
  if ("rateBasisPoints" in bonus) {
    const formula = `${percentText(bonus.rateBasisPoints)} of ${minorToMajorText(refundMinor, currency)}`;
    return { ...row, formula, amountMinor: multiplyRate(refundMinor, bonus.rateBasisPoints) };
  }
  const amountMinor = refundMinor > 0 ? requireMinor(bonus.totalMinor, "a bonus") : 0;
  return { ...row, formula: `flat ${minorToMajorText(amountMinor, currency)}`, amountMinor };
}

function roundingRow(input: SettleReturnInput, beforeMinor: number): UnnumberedRow {
  const whole = 10 ** minorDigits(input.currency);
  const odd = beforeMinor % whole;
  const rounds = input.roundPromocode === true && isCredit(input) && odd > 0;
  return {
    kind: "ROUNDING",
    group: "ROUNDING",
    label: "Rounded up",
    formula: `${minorToMajorText(beforeMinor, input.currency)} up to the next whole ${input.currency}`,
    unitId: null,
    amountMinor: rounds ? whole - odd : 0,
  };
}

/** Rule 7: an override stands for everything computed, what was owed included. */
function overrideRows(input: SettleReturnInput, computedMinor: number, owedMinor: number): UnnumberedRow[] {
  const { overrideMinor, overrideCapMinor, currency } = input;
  if (overrideMinor === undefined) return [];
  requireMinor(overrideMinor, "an override");
  if (overrideMinor > overrideCapMinor) {
    throw new DomainError({
      reason: "OVERRIDE_EXCEEDS_PAID",
      message: `An override of ${overrideMinor} is more than the ${overrideCapMinor} paid for what came back.`,
      facts: {
        askedMinor: overrideMinor,
        capMinor: overrideCapMinor,
        leftMinor: Math.min(overrideCapMinor, refundableOf(input.payments)),
      },
    });
  }
  return [
    {
      kind: "OVERRIDE",
      group: "OVERRIDE",
      label: "Set by staff",
      formula: `${minorToMajorText(overrideMinor, currency)} instead of ${minorToMajorText(computedMinor, currency)}`,
      unitId: null,
      amountMinor: overrideMinor - computedMinor + owedMinor,
    },
  ];
}

function legRow(leg: PayoutLeg, { currency, payments }: SettleReturnInput): UnnumberedRow {
  const payment = payments.find((one) => one.id === leg.paymentId);
  const amount = minorToMajorText(leg.amountMinor, currency);
  const formula = payment ? `${amount} of ${minorToMajorText(leftOf(payment), currency)} left` : amount;
  return { kind: "PAYOUT", group: "LEG", label: leg.label, formula, unitId: null, amountMinor: leg.amountMinor };
}

function isCredit({ refundOption }: SettleReturnInput): boolean {
  return refundOption === "STORE_CREDIT" || refundOption === "GIFT_CARD";
}
