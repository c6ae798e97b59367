import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import type { CreditEntry } from "./types";

/** Returns what is left on a store credit or gift card, in minor units: the sum of its ledger. */
export const balanceOf = (entries: readonly CreditEntry[]): number =>
  sumMinor(entries.map(({ amountMinor }) => amountMinor));

/**
 * Returns the first line of a ledger. More credit needs another ledger with its own code.
 * @throws DomainError CREDIT_ALREADY_ISSUED, INVALID_AMOUNT (also for 0, since a card needs an amount)
 */
export const issue = (entries: readonly CreditEntry[], amountMinor: number): CreditEntry => {
  if (entries.length > 0)
    throw new DomainError({ reason: "CREDIT_ALREADY_ISSUED", message: "This credit has been issued already." });
  return { kind: "ISSUED", amountMinor: requirePositive(amountMinor) };
};

/**
 * Spends part or all of what is left.
 * @throws DomainError CREDIT_TOO_SMALL with `askedMinor` and `leftMinor`, INVALID_AMOUNT
 */
export const spend = (entries: readonly CreditEntry[], amountMinor: number): CreditEntry => {
  const askedMinor = requirePositive(amountMinor);
  const leftMinor = balanceOf(entries);
  if (askedMinor > leftMinor)
    throw new DomainError({
      reason: "CREDIT_TOO_SMALL",
      message: "The amount exceeds the balance of this credit.",
      facts: { askedMinor, leftMinor },
    });
  return { kind: "SPENT", amountMinor: -askedMinor };
};

/**
 * Takes back the credit of a canceled return. All or nothing: if any of it was spent, both the credit and the return
 * stay, because what was bought with it can't be taken back.
 * @throws DomainError CREDIT_SPENT with `spentMinor` and `leftMinor`, CREDIT_ALREADY_TAKEN_BACK, CREDIT_NOT_ISSUED
 */
export const takeBack = (entries: readonly CreditEntry[]): CreditEntry => {
  const leftMinor = balanceOf(entries);
  const spentMinor = -balanceOf(entries.filter(({ kind }) => kind === "SPENT"));
  if (spentMinor > 0)
    throw new DomainError({
      reason: "CREDIT_SPENT",
      message: "Part of this credit has been spent, so it can't be taken back.",
      facts: { spentMinor, leftMinor },
    });
  if (entries.some(({ kind }) => kind === "TAKEN_BACK"))
    throw new DomainError({ reason: "CREDIT_ALREADY_TAKEN_BACK", message: "This credit was taken back already." });
  if (leftMinor === 0) throw new DomainError({ reason: "CREDIT_NOT_ISSUED", message: "This credit was never issued." });
  return { kind: "TAKEN_BACK", amountMinor: -leftMinor };
};

/**
 * Takes back what was given beyond the decision, in minor units, as far as it is unspent: the shopper keeps what was
 * spent. Null if nothing can be taken back.
 */
export const takeBackPart = (entries: readonly CreditEntry[], amountMinor: number): CreditEntry | null => {
  const takenMinor = Math.min(requireMinor(amountMinor), Math.max(0, balanceOf(entries)));
  return takenMinor === 0 ? null : { kind: "TAKEN_BACK", amountMinor: -takenMinor };
};

const requirePositive = (amountMinor: number): number => {
  if (amountMinor === 0)
    throw new DomainError({
      reason: "INVALID_AMOUNT",
      message: "An amount above 0 is expected.",
      facts: { amount: "0" },
    });
  return requireMinor(amountMinor);
};
