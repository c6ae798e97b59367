import { checkHolderName, type HolderNameCheck } from "@/server/domain/bank/check-holder-name";
import { checkIban, type IbanError } from "@/server/domain/bank/check-iban";
import { maskIban } from "@/server/domain/bank/mask-iban";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { SealedBankAccount } from "@/server/domain/returns/types";
import { type FieldViolation, Problem } from "@/server/kernel/problem";
import { open, type SealingKey, seal } from "@/server/kernel/seal";
import type { BankAccount } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";

const keyOf = ({ env }: ServiceContext, returnId: string): SealingKey => ({
  masterSecret: env.HOMEWARD_SECRET,
  purpose: "bank-account",
  owner: returnId,
});

/**
 * Validates a typed account and seals it for its return: moved to another one it doesn't open.
 * @throws Problem INVALID_ARGUMENT that says what is wrong with which field; it never repeats the number
 */
export const sealBankAccount = (
  ctx: ServiceContext,
  { returnId, typed }: { returnId: string; typed: BankAccount },
): SealedBankAccount => {
  const account = checkAccount(typed, "bank_account.");
  return { sealed: seal(keyOf(ctx, returnId), JSON.stringify(account)), mask: maskIban(account.iban) };
};

/**
 * Normalizes an account to the banks' format. @throws Problem INVALID_ARGUMENT; `within` is put before the field names
 */
export const checkAccount = (
  typed: BankAccount,
  within: string,
  others: readonly FieldViolation[] = [],
): BankAccount => {
  const iban = checkIban(typed.iban);
  const holder = checkHolderName(typed.holderName);
  if (iban.ok && holder.ok && others.length === 0) return { iban: iban.iban, holderName: holder.name };
  const violations: FieldViolation[] = [
    ...(iban.ok ? [] : [{ field: `${within}iban`, description: ibanWords(iban.error) }]),
    ...(holder.ok ? [] : [{ field: `${within}holder_name`, description: holderWords(holder) }]),
    ...others,
  ];
  const words = violations.map(({ field, description }) => `\`${field}\`: ${description}`).join("; ");
  throw new Problem("INVALID_ARGUMENT", `The bank account isn't valid. ${words}.`, { violations });
};

/**
 * Opens the account of a return, only for the payment. Throws when there is none, or when it was sealed for another
 * return.
 */
export const openBankAccount = (
  ctx: ServiceContext,
  { id, sealedBankAccount }: Pick<ReturnProcess, "id" | "sealedBankAccount">,
): BankAccount => {
  if (sealedBankAccount === null) throw new Error(`The return ${id} has no bank account.`);
  return JSON.parse(open(keyOf(ctx, id), sealedBankAccount)) as BankAccount;
};

const EXPECTED = { DIGIT: "a digit", LETTER: "a letter", DIGIT_OR_LETTER: "a letter or a digit" } as const;

const ibanWords = (error: IbanError): string => {
  switch (error.reason) {
    case "UNKNOWN_COUNTRY":
      return `${error.country} isn't a known IBAN country code`;
    case "WRONG_LENGTH":
      return `an IBAN of ${error.country} has ${error.expectedLength} characters, this one has ${error.length}`;
    case "BAD_CHARACTER":
      return `character ${error.position} must be ${EXPECTED[error.expected]}`;
    case "BAD_CHECK_DIGITS":
      return "the check digits don't match: a character is wrong or two are swapped";
  }
};

const holderWords = (check: Extract<HolderNameCheck, { ok: false }>): string => {
  switch (check.reason) {
    case "EMPTY":
      return "enter the account holder's name";
    case "TOO_LONG":
      return "at most 70 characters";
    case "BAD_CHARACTER":
      return `a name can't contain "${check.character}"`;
    case "NO_LETTER":
      return "a name must contain letters";
    case "IS_IBAN":
      return "this is an account number, not a name";
  }
};
