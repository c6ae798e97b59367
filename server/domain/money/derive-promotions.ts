import { requireMinor, sumMinor } from "@/server/kernel/money";
import { conditionalShares } from "./conditional-shares";
import { formulaAmount } from "./formula-amount";
import { proportionMinor } from "./proportion";
import type { DerivationRow, RevocableDiscounts, SettleReturnInput, UnitShare, UnnumberedRow } from "./types";

/**
 * Takes back promotion discounts on units that stay when those units alone would not have earned them (rule 11), in
 * minor units. The refund so far is the old total minus the re-priced remainder, that is, the frozen shares of the
 * returned units minus each revoked discount's shares on the remaining ones. Amounts withheld by earlier returns are
 * counted, so a later return gives them back as fewer units stay; after the last unit, exactly what was paid has been
 * refunded, in any order of returns.
 *
 * `changeMinor` is the sum of the rows: below 0 if something is withheld, never more than `payingMinor`; above 0 if it
 * is given back. A return that refunds no unit revokes nothing.
 */
export function derivePromotions(
  input: Pick<SettleReturnInput, "currency" | "taxesIncluded" | "revocableDiscounts">,
  paying: readonly { unit: UnitShare; amountMinor: number }[],
): { rows: UnnumberedRow[]; changeMinor: number } {
  const { revocableDiscounts: promotions } = input;
  if (!promotions || paying.length === 0) return { rows: [], changeMinor: 0 };
  const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
  const payingMinor = sumMinor(paying.map((one) => one.amountMinor));
  const returned = [...promotions.returnedBefore, ...paying.map((one) => one.unit)];
  const rows = revokedRows(promotions, { returned, taxesIncluded: input.taxesIncluded, write });
  const withheldBeforeMinor = requireMinor(promotions.withheldBeforeMinor, "what was withheld before");
  const row = { group: "PROMOTIONS", unitId: null } as const;
  if (withheldBeforeMinor > 0) {
    const label = "Withheld by earlier returns";
    const formula = `${write(withheldBeforeMinor)} of it was withheld before`;
    rows.push({ ...row, kind: "PROMOTION_WITHHELD_BEFORE", label, formula, amountMinor: withheldBeforeMinor });
  }
  const wantedMinor = sumMinor(rows.map((one) => one.amountMinor));
  const excessMinor = Math.max(0, -wantedMinor - payingMinor);
  if (excessMinor > 0) {
    const formula = `${write(0 - wantedMinor)} to withhold, but only ${write(payingMinor)} to take it from`;
    const label = "Promotion not taken back";
    rows.push({ ...row, kind: "PROMOTION_NOT_CHARGED", label, formula, amountMinor: excessMinor });
  }
  return { rows, changeMinor: wantedMinor + excessMinor };
}

/**
 * Returns how much the returns of an order have withheld for promotions so far, in minor units, from the stored
 * derivations of their decisions, for `RevocableDiscounts.withheldBeforeMinor`. Derivations replaced by an override
 * don't count.
 */
export function withheldForPromotions(derivations: readonly (readonly DerivationRow[])[]): number {
  const computed = derivations.filter((rows) => !rows.some((row) => row.kind === "OVERRIDE"));
  // A derivation shows amounts withheld before it as given back, so its own change is the sum of its rows.
  const rows = computed.flat().filter((row) => row.group === "PROMOTIONS");
  return Math.max(0, 0 - sumMinor(rows.map((row) => row.amountMinor)));
}

function revokedRows(
  { discounts, orderUnits }: RevocableDiscounts,
  more: {
    returned: readonly Pick<UnitShare, "lineId" | "index">[];
    taxesIncluded: boolean;
    write: (amountMinor: number) => string;
  },
): UnnumberedRow[] {
  const { write } = more;
  const gone = new Set(more.returned.map(keyOf));
  const stays = orderUnits.map((unit) => !gone.has(keyOf(unit)));
  const staying = orderUnits.filter((_, position) => stays[position]);
  const staysMinor = sumMinor(staying.map((unit) => unit.priceMinor - unit.lineDiscountMinor));
  const shares = conditionalShares(orderUnits, discounts);
  return discounts.flatMap((discount, nth): UnnumberedRow[] => {
    if (staysMinor >= discount.minimumSubtotalMinor) return [];
    const onStaying = orderUnits.map((unit, position) => {
      const shareMinor = stays[position] ? (shares[nth]?.[position] ?? 0) : 0;
      return shareMinor + (more.taxesIncluded ? 0 : taxOn(unit, shareMinor));
    });
    const revokedMinor = sumMinor(onStaying);
    if (revokedMinor === 0) return [];
    return [
      {
        kind: "PROMOTION_REVOKED",
        group: "PROMOTIONS",
        label: `No longer earned: ${discount.label}`,
        formula: `what stays comes to ${write(staysMinor)}, ${write(discount.minimumSubtotalMinor)} is needed`,
        unitId: null,
        amountMinor: 0 - revokedMinor,
      },
    ];
  });
}

/** Tax follows the amount: the extra cost of a unit is taxed like the unit (rule 4). */
function taxOn(unit: UnitShare, amountMinor: number): number {
  return proportionMinor(unit.taxMinor, amountMinor, unit.paidMinor - unit.taxMinor);
}

const keyOf = (unit: Pick<UnitShare, "lineId" | "index">): string => `${unit.index} ${unit.lineId}`;
