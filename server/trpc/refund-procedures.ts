import {
  createPaymentFile,
  getStoreBankAccount,
  listPaymentFiles,
  markPaymentFileSent,
  readPaymentFile,
  removeStoreBankAccount,
  saveStoreBankAccount,
  showBankAccount,
  takeOutOfPaymentFile,
} from "@/server/operations/dashboard/payment-files";
import {
  exportRefundsDue,
  listRefundsDue,
  markRefunds,
  previewReferences,
} from "@/server/operations/dashboard/refunds";
import { mutation, query } from "./procedure";

/** Refunds that people send: the list, files for the bank and from it, and the accounts in them. */
export const refundProcedures = {
  listRefundsDue: query(listRefundsDue),
  exportRefundsDue: mutation(exportRefundsDue),
  // Nothing changes, but a file has more rows than an address has room for.
  previewReferences: mutation(previewReferences),
  markRefunds: mutation(markRefunds),
  createPaymentFile: mutation(createPaymentFile),
  listPaymentFiles: query(listPaymentFiles),
  readPaymentFile: mutation(readPaymentFile),
  takeOutOfPaymentFile: mutation(takeOutOfPaymentFile),
  markPaymentFileSent: mutation(markPaymentFileSent),
  getStoreBankAccount: query(getStoreBankAccount),
  saveStoreBankAccount: mutation(saveStoreBankAccount),
  removeStoreBankAccount: mutation(removeStoreBankAccount),
  showBankAccount: mutation(showBankAccount),
};
