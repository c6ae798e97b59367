import { checkBankAccount } from "@/server/operations/storefront/bank-account";
import {
  addParcel,
  changeWay,
  enterTracking,
  getReturnActs,
  listOtherWays,
  printLabel,
  printPackingSlip,
  resendMail,
} from "@/server/operations/storefront/changes";
import { cancelReturn, checkout, chooseExchangeTiming, completeReturn } from "@/server/operations/storefront/checkout";
import {
  addDocument,
  addLateDocument,
  listDraftDocuments,
  removeDocument,
} from "@/server/operations/storefront/documents";
import { finishPayment, getDraftPayment } from "@/server/operations/storefront/draft-payment";
import { listDropOffPoints } from "@/server/operations/storefront/drop-off-points";
import {
  getExchangeIncentive,
  listExchangeOptions,
  listRecommendedProducts,
} from "@/server/operations/storefront/exchanges";
import {
  changeIntentLanguage,
  getIntent,
  listReturnReasons,
  openOrderLink,
  savePreferences,
  startIntent,
} from "@/server/operations/storefront/intents";
import {
  chooseReturnOption,
  getReturnFees,
  listRefundOptions,
  listReturnFees,
  listReturnOptions,
  listReturnStores,
} from "@/server/operations/storefront/options";
import { previewOutcomes } from "@/server/operations/storefront/outcome-prices";
import { getAccessibilityStatement, getPortalStore } from "@/server/operations/storefront/store";
import { listReturns, trackReturn } from "@/server/operations/storefront/tracking";
import {
  checkWithdrawal,
  declareWithdrawal,
  findWithdrawal,
  getWithdrawalReceipt,
} from "@/server/operations/storefront/withdrawals";
import { mutation, query } from "./procedure";

/** What shoppers do. */
export const storefrontProcedures = {
  startIntent: mutation(startIntent),
  openOrderLink: mutation(openOrderLink),
  getIntent: query(getIntent),
  changeIntentLanguage: mutation(changeIntentLanguage),
  saveClientPreferences: mutation(savePreferences),
  checkBankAccount: query(checkBankAccount),
  addDocument: mutation(addDocument),
  addLateDocument: mutation(addLateDocument),
  listDraftDocuments: query(listDraftDocuments),
  removeDocument: mutation(removeDocument),
  listExchangeOptions: query(listExchangeOptions),
  listRecommendedProducts: query(listRecommendedProducts),
  getExchangeIncentive: query(getExchangeIncentive),
  listReturnReasons: query(listReturnReasons),
  listReturnOptions: query(listReturnOptions),
  listReturnStores: query(listReturnStores),
  listDropOffPoints: query(listDropOffPoints),
  chooseReturnOption: mutation(chooseReturnOption),
  listRefundTimings: query(listRefundOptions),
  listReturnFees: query(listReturnFees),
  getReturnFees: query(getReturnFees),
  previewOutcomes: query(previewOutcomes),
  checkout: mutation(checkout),
  chooseExchangeTiming: mutation(chooseExchangeTiming),
  completeReturn: mutation(completeReturn),
  cancelReturn: mutation(cancelReturn),
  getDraftPayment: query(getDraftPayment),
  finishPayment: mutation(finishPayment),
  getReturnActs: query(getReturnActs),
  listOtherWays: query(listOtherWays),
  changeWay: mutation(changeWay),
  enterTracking: mutation(enterTracking),
  addParcel: mutation(addParcel),
  printPackingSlip: query(printPackingSlip),
  printLabel: query(printLabel),
  resendMail: mutation(resendMail),
  trackReturn: query(trackReturn),
  listReturns: query(listReturns),
  getPortalStore: query(getPortalStore),
  getAccessibilityStatement: query(getAccessibilityStatement),
  checkWithdrawal: query(checkWithdrawal),
  declareWithdrawal: mutation(declareWithdrawal),
  findWithdrawal: query(findWithdrawal),
  getWithdrawalReceipt: query(getWithdrawalReceipt),
};
