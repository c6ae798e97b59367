import type { DerivationKind } from "@/contract/vocabulary/derivation";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ReturnProcess, ReturnUnit, StoredSettlement } from "../process/types";
import { chargedMinor } from "./open-charge";

export type SettledDifferences = {
  /** By unit: above 0 what the shopper paid more in money, below 0 what went back. Minor units. */
  byUnit: ReadonlyMap<string, number>;
  /** What of it the shopper paid for the exchange itself, beyond what the return was worth. */
  chargeMinor: number;
};

/** The decision that counts: the last one. */
export const lastDecision = ({ settlements }: Pick<ReturnProcess, "settlements">): StoredSettlement | null =>
  settlements.findLast(({ basis }) => basis === "DECISION") ?? null;

/** What the new items are priced by: the decision, and before it the quote of an instant exchange. */
const basisOf = (process: Pick<ReturnProcess, "settlements" | "terms">): StoredSettlement | null =>
  lastDecision(process) ??
  (process.terms.instantExchange === undefined
    ? null
    : (process.settlements.findLast(({ basis }) => basis === "QUOTE") ?? null));

/**
 * What was settled of the differences of exchanged units, in minor units, read off the decision's own rows. A cheaper
 * item's rest went back whole. Of what dearer items cost more, only money counts: not what an incentive gave, nor what
 * was never charged; it is shared over the dearer units by their differences (money rule 2).
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
 * What of a charge the decision still has a use for, in minor units; the rest goes back to the shopper: an exchange
 * that was declined is not paid for. An override replaces what the shopper gets, not what an exchange costs.
 */
export const chargeToKeep = (
  process: Pick<ReturnProcess, "settlements" | "charges" | "overrideMinor" | "terms" | "exchangeOrder">,
  units: readonly ExchangedPiece[],
): number => {
  const decision = lastDecision(process);
  const heldMinor = chargedMinor(process.charges);
  if (decision === null) return heldMinor;
  if (process.exchangeOrder !== null && process.terms.instantExchange !== undefined) {
    // The new items are with the shopper, whatever became of the old ones: their difference stays paid.
    const feesMinor = Math.min(decision.feesMinor, decision.owedMinor);
    return Math.min(heldMinor, paidForNewItems(process) + feesMinor);
  }
  if (process.overrideMinor === null) return Math.min(heldMinor, decision.owedMinor);
  return settledDifferences(process, units).chargeMinor;
};

/** What of the charges went into the exchange order, in minor units. */
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

/** A quote names the piece of the order, a decision the unit of the return. */
type ExchangedPiece = Pick<ReturnUnit, "id" | "orderLineId" | "unitIndex">;

const differenceOf = (decision: StoredSettlement | null, { id, orderLineId, unitIndex }: ExchangedPiece): number => {
  const row = rowsOf(decision, "EXCHANGE_DIFFERENCE").find(
    ({ unitId }) => unitId === id || unitId === `${orderLineId}:${unitIndex}`,
  );
  return row === undefined ? 0 : 0 - row.amountMinor;
};

const sumOf = (decision: StoredSettlement | null, kind: DerivationKind): number =>
  sumMinor(rowsOf(decision, kind).map(({ amountMinor }) => amountMinor));

/** Where a difference is owed, nothing was left to take fees from: they are owed beside it. */
const owedForExchange = (
  { overrideMinor, charges }: Pick<ReturnProcess, "charges" | "overrideMinor">,
  decision: StoredSettlement | null,
  toPayMinor: number,
): number => {
  if (decision === null) return 0;
  if (overrideMinor !== null) return Math.min(toPayMinor, chargedMinor(charges));
  return Math.min(toPayMinor, Math.max(0, decision.owedMinor - decision.feesMinor));
};
