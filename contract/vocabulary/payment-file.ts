import { goesTo, type RefundOption } from "./refund-option";
import type { RefundDueState } from "./refund-state";

/** Why a pending refund can't be in a SEPA payment file, and what to do instead. */
export const PAYMENT_FILE_REFUSALS = {
  TEST_RETURN: "it belongs to a test return, for which no real money moves",
  NOT_A_TRANSFER: "it isn’t a bank transfer; refund it where the shopper paid, then mark it as refunded",
  NOT_EUROS: "SEPA transfers are in euros only; send it in your online banking, then mark it as refunded",
  NOT_READY: "it isn’t waiting for you to send it",
  IN_A_FILE: "it’s already in a payment file; take it out there first",
  NO_ACCOUNT: "there is no bank account for it; ask the shopper for one",
  OUTSIDE_SEPA: "its account is outside SEPA; send it as an international transfer, then mark it as refunded",
  UNREADABLE_NAME:
    "the account holder’s name has letters that banks can’t read; ask the shopper for it in Latin letters",
} as const;
export type PaymentFileRefusal = keyof typeof PAYMENT_FILE_REFUSALS;

export type ForPaymentFile = {
  isTest: boolean;
  refundOption: RefundOption;
  currency: string;
  state: RefundDueState;
  isInFile: boolean;
  hasAccount: boolean;
};

/** Returns the reason that is known without decrypting the account; null if there is none. */
export const whyNotInPaymentFile = (refund: ForPaymentFile): PaymentFileRefusal | null => {
  if (refund.isTest) return "TEST_RETURN";
  if (!goesTo(refund.refundOption, "BANK")) return "NOT_A_TRANSFER";
  if (refund.currency !== "EUR") return "NOT_EUROS";
  if (refund.isInFile) return "IN_A_FILE";
  if (refund.state !== "WAITS_FOR_YOU") return "NOT_READY";
  return refund.hasAccount ? null : "NO_ACCOUNT";
};

/** Maximum number of refunds in one file. */
export const MOST_TRANSFERS = 500;
