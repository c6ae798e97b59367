import { CREDIT_WORDS, isCreditOption, REFUND_OPTION_FACTS, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { DomainError } from "@/server/kernel/domain-error";
import { minorDigits, multiplyRate, requireMinor, sumMinor } from "@/server/kernel/money";
import type { Exchanged } from "./derive-exchanges";
import { formulaAmount } from "./formula-amount";
import { percentText } from "./percent-text";
import { bucketOf, heldIn, type RefundBucket } from "./refund-buckets";
import type { Bonus, SettleReturnInput, UnnumberedRow } from "./types";

/** Returns a bonus as text and in minor units, flat or as a rate of `valueMinor` (rule 10). Throws INVALID_AMOUNT. */
export function bonusOf(
  bonus: Bonus,
  valueMinor: number,
  currency: string,
): Pick<UnnumberedRow, "formula" | "amountMinor"> {
  if ("rateBasisPoints" in bonus) {
    const formula = `${percentText(bonus.rateBasisPoints)} of ${formulaAmount(valueMinor, currency)}`;
    return { formula, amountMinor: multiplyRate(valueMinor, bonus.rateBasisPoints) };
  }
  const amountMinor = requireMinor(bonus.totalMinor, "a bonus");
  return { formula: `flat ${formulaAmount(amountMinor, currency)}`, amountMinor };
}

/**
 * Derives the extra credit for exchanging, in minor units (rule 10): per exchanged unit or once per return, flat or a
 * rate of what was paid for the units. It pays for the new items first. The rest becomes credit: on the refund option
 * of the exchange's remainder if that is credit, otherwise as store credit, because a bonus is never money. Changes the
 * buckets; `coveredMinor` is the part of the differences that it pays.
 */
export function deriveIncentive(
  input: Pick<SettleReturnInput, "currency" | "exchangeIncentive">,
  { exchanged, buckets }: { exchanged: readonly Exchanged[]; buckets: RefundBucket[] },
): { rows: UnnumberedRow[]; earnedMinor: number; coveredMinor: number } {
  const rows = incentiveRows(input, exchanged).filter((row) => row.amountMinor > 0);
  const earnedMinor = sumMinor(rows.map((row) => row.amountMinor));
  const differenceMinor = sumMinor(exchanged.map((one) => one.differenceMinor));
  const coveredMinor = Math.min(earnedMinor, Math.max(0, differenceMinor));
  if (earnedMinor > coveredMinor) {
    const credit = exchanged.map((one) => one.restGoesTo).find(isCreditOption) ?? "STORE_CREDIT";
    const bucket = bucketOf(buckets, credit);
    bucket.bonusMinor += earnedMinor - coveredMinor;
    bucket.giftMinor += earnedMinor - coveredMinor;
  }
  return { rows, earnedMinor, coveredMinor };
}

function incentiveRows(
  { currency, exchangeIncentive: incentive }: Pick<SettleReturnInput, "currency" | "exchangeIncentive">,
  exchanged: readonly Exchanged[],
): UnnumberedRow[] {
  if (!incentive || exchanged.length === 0) return [];
  const row = { kind: "EXCHANGE_INCENTIVE", group: "BONUS" } as const;
  if (incentive.per === "RETURN") {
    const valueMinor = sumMinor(exchanged.map(({ unit }) => unit.paidMinor));
    const label = "Extra credit for exchanging";
    return [{ ...row, label, ...bonusOf(incentive.bonus, valueMinor, currency), unitId: null }];
  }
  return exchanged.map(({ unit }) => {
    const label = `Extra credit for exchanging: ${unit.name}`;
    return { ...row, label, ...bonusOf(incentive.bonus, unit.paidMinor, currency), unitId: unit.unitId };
  });
}

/**
 * Derives the bonus of each credit and its rounding up, in minor units (rules 10 and 13). A credit with nothing left
 * after fees earns no bonus, which would otherwise be a gift that pays the fee. Changes the buckets. Throws
 * BONUS_NEEDS_CREDIT if a bonus is configured for an option that pays money, and INVALID_AMOUNT.
 */
export function deriveBonuses(
  input: Pick<SettleReturnInput, "currency" | "bonuses" | "roundPromocode">,
  buckets: readonly RefundBucket[],
): UnnumberedRow[] {
  const { bonuses = {}, currency } = input;
  requireCredit(bonuses);
  const credits = buckets.filter((bucket) => isCreditOption(bucket.refundOption));
  const nameIn = (bucket: RefundBucket): string =>
    buckets.length > 1 ? `: ${REFUND_OPTION_FACTS[bucket.refundOption].label.toLowerCase()}` : "";
  const bonusRows = credits.flatMap((bucket): UnnumberedRow[] => {
    const bonus = bonuses[bucket.refundOption];
    const refundMinor = heldIn(bucket) - bucket.giftMinor;
    if (!bonus || refundMinor === 0) return [];
    const { formula, amountMinor } = bonusOf(bonus, refundMinor, currency);
    bucket.bonusMinor += amountMinor;
    bucket.giftMinor += amountMinor;
    return [{ kind: "BONUS", group: "BONUS", label: `Bonus${nameIn(bucket)}`, formula, unitId: null, amountMinor }];
  });
  if (input.roundPromocode !== true) return bonusRows.filter((row) => row.amountMinor > 0);
  const whole = 10 ** minorDigits(currency);
  const roundingRows = credits.map((bucket): UnnumberedRow => {
    const formula = `${formulaAmount(heldIn(bucket), currency)} up to the next whole ${currency}`;
    const odd = heldIn(bucket) % whole;
    bucket.roundingMinor = odd > 0 ? whole - odd : 0;
    bucket.giftMinor += bucket.roundingMinor;
    const row = { kind: "ROUNDING", group: "ROUNDING", label: `Rounded up${nameIn(bucket)}` } as const;
    return { ...row, formula, unitId: null, amountMinor: bucket.roundingMinor };
  });
  return [...bonusRows, ...roundingRows].filter((row) => row.amountMinor > 0);
}

function requireCredit(bonuses: NonNullable<SettleReturnInput["bonuses"]>): void {
  const refundOption = REFUND_OPTIONS.find((option) => !isCreditOption(option) && bonuses[option] !== undefined);
  if (refundOption === undefined) return;
  throw new DomainError({
    reason: "BONUS_NEEDS_CREDIT",
    message: `A bonus is paid as ${CREDIT_WORDS} only.`,
    facts: { refundOption },
  });
}
