import type { DerivationKind } from "@/contract/vocabulary/derivation";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ReturnProcess, ReturnUnit, StoredSettlement } from "../process/types";
import { chargedMinor } from "./open-charge";

export type SettledDifferences = {
  /** By unit: above 0 what the shopper paid in money for it, below 0 what was refunded. Minor units. */
  byUnit: ReadonlyMap<string, number>;
  /** The part that the shopper paid for the exchange itself, beyond the value of the return. */
  chargeMinor: number;
};

/** Returns the decision in effect: the last one. */
export const lastDecision = ({ settlements }: Pick<ReturnProcess, "settlements">): StoredSettlement | null =>
  settlements.findLast(({ basis }) => basis === "DECISION") ?? null;

/** Returns what the new items are priced by: the decision or, before it, the quote of an instant exchange. */
const basisOf = (process: Pick<ReturnProcess, "settlements" | "terms">): StoredSettlement | null =>
  lastDecision(process) ??
  (process.terms.instantExchange === undefined
    ? null
    : (process.settlements.findLast(({ basis }) => basis === "QUOTE") ?? null));

/**
 * Returns the settled part of exchanged units' differences, in minor units, from the decision's own rows. The remainder
 * of a cheaper item was refunded in full. For the extra cost of more expensive items, only money counts, not amounts
 * covered by an incentive or never charged; it is shared over those units by their differences (money rule 2).
 */
export const settledDifferences = (
  process: Pick<ReturnProcess, "settlements" | "charges" | "overrideMinor" | "terms">,
  units: readonly ExchangedPiece[],
): SettledDifferences => {
  const decision = basisOf(process);
  const differences = units.map((unit) => differenceOf(decision, unit));
  const dearer = differences.map((minor) => Math.max(0, minor));
  const moreMinor = sumMinor(dearer);
  const incentiveMinor = sumOf(decision, "EXCHANGE_INCENTIVE");
  const coveredMinor = Math.min(incentiveMinor, Math.max(0, sumMinor(differences)), moreMinor);
  const toPayMinor =
    moreMinor - coveredMinor - Math.min(moreMinor - coveredMinor, sumOf(decision, "EXCHANGE_NOT_CHARGED"));
  const owedMinor = owedForExchange(process, decision, toPayMinor);
  const chargeMinor = Math.min(chargedMinor(process.charges), owedMinor);
  const paid = splitByLargestRemainder(toPayMinor - (owedMinor - chargeMinor), dearer);
  return {
    byUnit: new Map(units.map(({ id }, nth) => [id, Math.min(0, differences[nth] ?? 0) + (paid[nth] ?? 0)])),
    chargeMinor,
  };
};

/**
 * Returns how much of a charge the decision still needs, in minor units; the rest is refunded to the shopper, because a
 * declined exchange isn't paid for. An override replaces the shopper's refund, not the cost of an exchange.
 */
export const chargeToKeep = (
  process: Pick<ReturnProcess, "settlements" | "charges" | "overrideMinor" | "terms" | "exchangeOrder">,
  units: readonly ExchangedPiece[],
): number => {
  const decision = lastDecision(process);
  const heldMinor = chargedMinor(process.charges);
  if (decision === null) return heldMinor;
  if (process.exchangeOrder !== null && process.terms.instantExchange !== undefined) {
    // The shopper has the new items, whatever happened to the old ones, so their difference stays paid.
    const feesMinor = Math.min(decision.feesMinor, decision.owedMinor);
    return Math.min(heldMinor, paidForNewItems(process) + feesMinor);
  }
  if (process.overrideMinor === null) return Math.min(heldMinor, decision.owedMinor);
  return settledDifferences(process, units).chargeMinor;
};

/** Returns how much of the charges went into the exchange order, in minor units. */
export const paidForNewItems = ({
  charges,
  exchangeOrder,
}: Pick<ReturnProcess, "charges" | "exchangeOrder">): number => {
  const own = new Set(charges.map(({ reference }) => reference));
  const paid = (exchangeOrder?.payments ?? []).filter(({ platformPaymentId }) => own.has(platformPaymentId));
  return sumMinor(paid.map(({ capturedMinor }) => capturedMinor));
};

const rowsOf = (decision: StoredSettlement | null, kind: DerivationKind) =>
  (decision?.rows ?? []).filter((row) => row.kind === kind);

/** A quote identifies the piece of the order, a decision the unit of the return. */
type ExchangedPiece = Pick<ReturnUnit, "id" | "orderLineId" | "unitIndex">;

const differenceOf = (decision: StoredSettlement | null, { id, orderLineId, unitIndex }: ExchangedPiece): number => {
  const row = rowsOf(decision, "EXCHANGE_DIFFERENCE").find(
    ({ unitId }) => unitId === id || unitId === `${orderLineId}:${unitIndex}`,
  );
  return row === undefined ? 0 : 0 - row.amountMinor;
};

const sumOf = (decision: StoredSettlement | null, kind: DerivationKind): number =>
  sumMinor(rowsOf(decision, kind).map(({ amountMinor }) => amountMinor));

/** If a difference is owed, nothing was left to deduct fees from, so they are owed on top of it. */
const owedForExchange = (
  { overrideMinor, charges }: Pick<ReturnProcess, "charges" | "overrideMinor">,
  decision: StoredSettlement | null,
  toPayMinor: number,
): number => {
  if (decision === null) return 0;
  if (overrideMinor !== null) return Math.min(toPayMinor, chargedMinor(charges));
  return Math.min(toPayMinor, Math.max(0, decision.owedMinor - decision.feesMinor));
};
