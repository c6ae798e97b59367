import type { DerivationGroup } from "@/contract/vocabulary/derivation";
import { DomainError } from "@/server/kernel/domain-error";
import { sumMinor } from "@/server/kernel/money";
import type { DerivationRow } from "./types";

/** What the rows of a derivation come to, in minor units. */
export type ReplayedDerivation = {
  totalMinor: number;
  owedMinor: number;
  byGroup: Partial<Record<DerivationGroup, number>>;
};

/**
 * Adds stored rows up again, as anybody who reads them would (rule 15): the legs are what the shopper gets, the rest is
 * that less what the shopper owes. Throws DERIVATION_DOES_NOT_ADD_UP where positions are not 1, 2, 3 and so on, an
 * amount is no integer, a leg is not above 0, the rows come to more than the legs, or something is both paid and owed.
 */
export function replayDerivation(rows: readonly DerivationRow[]): ReplayedDerivation {
  const byGroup: ReplayedDerivation["byGroup"] = {};
  rows.forEach((row, index) => {
    if (row.position !== index + 1) throw broken("its rows are not in order", row.position);
    if (!Number.isSafeInteger(row.amountMinor)) throw broken("an amount is no integer", row.position);
    if (row.group === "LEG" && row.amountMinor <= 0) throw broken("a leg pays nothing", row.position);
    byGroup[row.group] = sumMinor([byGroup[row.group] ?? 0, row.amountMinor]);
  });
  const totalMinor = byGroup.LEG ?? 0;
  const owedMinor = totalMinor - sumMinor(rows.map((row) => (row.group === "LEG" ? 0 : row.amountMinor)));
  if (owedMinor < 0) throw broken("its legs pay less than its rows come to", rows.length);
  if (owedMinor > 0 && totalMinor > 0) throw broken("its legs pay more than its rows come to", rows.length);
  return { totalMinor, owedMinor, byGroup };
}

function broken(why: string, position: number): DomainError {
  const message = `A derivation does not add up: ${why} (row ${position}).`;
  return new DomainError({ reason: "DERIVATION_DOES_NOT_ADD_UP", message, facts: { why, position } });
}
