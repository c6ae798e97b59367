import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { UnitsDerived } from "./derive-units";
import { proportionMinor } from "./proportion";
import type { SettleReturnInput, SettleUnit, ShippingShare, UnitAmount } from "./types";

/** The refunds for the units and for the order's shipping, each with the tax included, in minor units. */
export type AmountsByUnit = { units: UnitAmount[]; shipping: ShippingShare };

const NOTHING: ShippingShare = { paidMinor: 0, taxMinor: 0 };

/** What was paid for a unit or the shipping, and the part that the rules refund without an override. */
type Entry = { paid: ShippingShare; computed: ShippingShare };

/**
 * Returns what the rules refund for each unit and, with an override, how it is spread (domain.md, money rules 4 and 7):
 * a lower amount reduces all refunds in proportion, a higher one adds the part of the returned units that would not
 * have been refunded. Amounts and taxes are split by largest remainder, so that tax stays in proportion to what was
 * paid. Revoked promotions, fees and bonuses belong to no unit; an override replaces them too.
 */
export function amountsByUnit(
  input: Pick<SettleReturnInput, "units" | "overrideMinor" | "refundShipping">,
  { paying, shipping }: { paying: UnitsDerived["paying"]; shipping: ShippingShare },
): AmountsByUnit {
  const units = input.units.filter(({ outcome }) => outcome === "REFUND");
  const computedById = new Map(
    paying.map(({ unit, amountMinor, taxMinor }) => [unit.unitId, { paidMinor: amountMinor, taxMinor }]),
  );
  const computed = units.map(({ unitId }) => computedById.get(unitId) ?? NOTHING);
  const { overrideMinor } = input;
  const amounts =
    overrideMinor === undefined
      ? [...computed, shipping]
      : spreadOverride(overrideMinor, [
          ...units.map((unit, nth) => ({ paid: returnedShare(unit), computed: computed[nth] ?? NOTHING })),
          { paid: input.refundShipping ?? shipping, computed: shipping },
        ]);
  return {
    units: units.map(({ unitId }, nth) => {
      const { paidMinor, taxMinor } = amounts[nth] ?? NOTHING;
      return { unitId, amountMinor: paidMinor, taxMinor };
    }),
    shipping: amounts[units.length] ?? NOTHING,
  };
}

/** A missing unit didn't come back: see `overrideCap`. */
const returnedShare = ({ verdict, paidMinor, taxMinor }: SettleUnit): ShippingShare =>
  verdict === "MISSING" ? NOTHING : { paidMinor, taxMinor };

const spreadOverride = (overrideMinor: number, entries: readonly Entry[]): ShippingShare[] => {
  const computed = entries.map((entry) => entry.computed);
  const extraMinor = overrideMinor - sumMinor(computed.map(({ paidMinor }) => paidMinor));
  if (extraMinor <= 0) return spread(overrideMinor, computed);
  const rest = entries.map(({ paid, computed: counted }) => ({
    paidMinor: Math.max(0, paid.paidMinor - counted.paidMinor),
    taxMinor: Math.max(0, paid.taxMinor - counted.taxMinor),
  }));
  const more = spread(extraMinor, rest);
  return computed.map(({ paidMinor, taxMinor }, nth) => ({
    paidMinor: paidMinor + (more[nth]?.paidMinor ?? 0),
    taxMinor: taxMinor + (more[nth]?.taxMinor ?? 0),
  }));
};

/** Spreads an amount over shares by weight, with the matching part of their tax; never more than all of it. */
const spread = (amountMinor: number, shares: readonly ShippingShare[]): ShippingShare[] => {
  const wholeMinor = sumMinor(shares.map(({ paidMinor }) => paidMinor));
  const taxes = shares.map(({ taxMinor }) => taxMinor);
  const taxMinor = proportionMinor(sumMinor(taxes), Math.min(amountMinor, wholeMinor), wholeMinor);
  const amounts = splitByLargestRemainder(
    amountMinor,
    shares.map(({ paidMinor }) => paidMinor),
  );
  const taxesSplit = splitByLargestRemainder(taxMinor, taxes);
  return amounts.map((paidMinor, nth) => ({ paidMinor, taxMinor: taxesSplit[nth] ?? 0 }));
};
