import { authorizeProcess, getAuthorizationStatus } from "@/server/operations/admin/authorization";
import { getCredit, spendCredit } from "@/server/operations/admin/credits";
import { listProcessDocuments } from "@/server/operations/admin/documents";
import { importReturn } from "@/server/operations/admin/import-return";
import { chooseCarrier, createLogisticOrder, saveManualOrder } from "@/server/operations/admin/logistic-orders";
import { getLabelLink, getLogistics, updateShippingStatus } from "@/server/operations/admin/logistics";
import { getOrderImport, importOrders } from "@/server/operations/admin/order-imports";
import { patchProcess } from "@/server/operations/admin/patches";
import { requestPickup } from "@/server/operations/admin/pickups";
import {
  getProcess,
  getProcessByPlatformId,
  listProcessSummaries,
  searchProcesses,
} from "@/server/operations/admin/processes";
import { putProduct } from "@/server/operations/admin/products";
import { markAsRefunded, markItemsAsRefunded } from "@/server/operations/admin/refunds";
import { addReview, correctReview, reviewProcess } from "@/server/operations/admin/reviews";
import {
  getBranding,
  getEcommerce,
  getExchangeConditions,
  getExchangeOrderSetting,
  getLogisticSetting,
  getRefundConfiguration,
  getReturnConditions,
  getWarehouse,
  listWarehouses,
} from "@/server/operations/admin/settings";
import { getProcessTimeline } from "@/server/operations/admin/timeline";
import {
  completeActivityByHand,
  giveUpReturn,
  releaseHold,
  retryActivity,
} from "@/server/operations/dashboard/activities";
import { getMail, listMails } from "@/server/operations/dashboard/mailbox";
import {
  getPolicySimulation,
  listReturnConditionVersions,
  saveReturnConditions,
  startPolicySimulation,
} from "@/server/operations/dashboard/policy";
import { countProblems, listProblems, retryProblems } from "@/server/operations/dashboard/problems";
import { getReturnDetail, listReturnRows } from "@/server/operations/dashboard/returns";
import { getViewer } from "@/server/operations/dashboard/viewer";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  revealWebhookSecret,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from "@/server/operations/dashboard/webhook-endpoints";
import {
  getWebhookDelivery,
  getWebhookFigures,
  listWebhookDeliveries,
  replayWebhookDeliveries,
  replayWebhookDelivery,
} from "@/server/operations/dashboard/webhooks";
import { cancelReturn, checkout, completeReturn } from "@/server/operations/storefront/checkout";
import { addDocument } from "@/server/operations/storefront/documents";
import {
  getExchangeIncentive,
  listExchangeOptions,
  listRecommendedProducts,
} from "@/server/operations/storefront/exchanges";
import {
  changeIntentLanguage,
  getIntent,
  listReturnReasons,
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
import { getPortalStore } from "@/server/operations/storefront/store";
import { listReturns, trackReturn } from "@/server/operations/storefront/tracking";
import { mutation, query, t } from "./procedure";

/** Every operation under its id: the same ones that REST serves, and those of the dashboard. */
export const appRouter = t.router({
  startIntent: mutation(startIntent),
  getIntent: query(getIntent),
  changeIntentLanguage: mutation(changeIntentLanguage),
  saveClientPreferences: mutation(savePreferences),
  addDocument: mutation(addDocument),
  listExchangeOptions: query(listExchangeOptions),
  listRecommendedProducts: query(listRecommendedProducts),
  getExchangeIncentive: query(getExchangeIncentive),
  listReturnReasons: query(listReturnReasons),
  listReturnOptions: query(listReturnOptions),
  listReturnStores: query(listReturnStores),
  chooseReturnOption: mutation(chooseReturnOption),
  listRefundTimings: query(listRefundOptions),
  listReturnFees: query(listReturnFees),
  getReturnFees: query(getReturnFees),
  checkout: mutation(checkout),
  completeReturn: mutation(completeReturn),
  cancelReturn: mutation(cancelReturn),
  trackReturn: query(trackReturn),
  listReturns: query(listReturns),
  getPortalStore: query(getPortalStore),
  getProcess: query(getProcess),
  listProcessSummaries: query(listProcessSummaries),
  getProcessByPlatformId: query(getProcessByPlatformId),
  searchProcesses: query(searchProcesses),
  putProduct: mutation(putProduct),
  importOrders: mutation(importOrders),
  getOrderImport: query(getOrderImport),
  getProcessTimeline: query(getProcessTimeline),
  patchProcess: mutation(patchProcess),
  importReturn: mutation(importReturn),
  updateShippingStatus: mutation(updateShippingStatus),
  getLabelLink: query(getLabelLink),
  getLogistics: query(getLogistics),
  listProcessDocuments: query(listProcessDocuments),
  requestPickup: mutation(requestPickup),
  saveManualOrder: mutation(saveManualOrder),
  createLogisticOrder: mutation(createLogisticOrder),
  chooseCarrier: mutation(chooseCarrier),
  reviewProcess: mutation(reviewProcess),
  addReview: mutation(addReview),
  correctReview: mutation(correctReview),
  markAsRefundedExternally: mutation(markAsRefunded),
  markItemsAsRefunded: mutation(markItemsAsRefunded),
  getCredit: query(getCredit),
  spendCredit: mutation(spendCredit),
  authorizeProcess: mutation(authorizeProcess),
  getAuthorizationStatus: query(getAuthorizationStatus),
  retryActivity: mutation(retryActivity),
  completeActivityByHand: mutation(completeActivityByHand),
  releaseHold: mutation(releaseHold),
  giveUpReturn: mutation(giveUpReturn),
  listProblems: query(listProblems),
  countProblems: query(countProblems),
  retryProblems: mutation(retryProblems),
  listReturnRows: query(listReturnRows),
  getReturnDetail: query(getReturnDetail),
  listWebhookEndpoints: query(listWebhookEndpoints),
  getWebhookEndpoint: query(getWebhookEndpoint),
  createWebhookEndpoint: mutation(createWebhookEndpoint),
  updateWebhookEndpoint: mutation(updateWebhookEndpoint),
  revealWebhookSecret: mutation(revealWebhookSecret),
  rotateWebhookSecret: mutation(rotateWebhookSecret),
  sendTestWebhook: mutation(sendTestWebhook),
  deleteWebhookEndpoint: mutation(deleteWebhookEndpoint),
  listWebhookDeliveries: query(listWebhookDeliveries),
  getWebhookDelivery: query(getWebhookDelivery),
  replayWebhookDelivery: mutation(replayWebhookDelivery),
  replayWebhookDeliveries: mutation(replayWebhookDeliveries),
  getWebhookFigures: query(getWebhookFigures),
  listMails: query(listMails),
  getMail: query(getMail),
  getBranding: query(getBranding),
  getEcommerce: query(getEcommerce),
  getExchangeConditions: query(getExchangeConditions),
  getExchangeOrderSetting: query(getExchangeOrderSetting),
  getLogisticSetting: query(getLogisticSetting),
  getRefundConfiguration: query(getRefundConfiguration),
  getReturnConditions: query(getReturnConditions),
  listWarehouses: query(listWarehouses),
  getWarehouse: query(getWarehouse),
  saveReturnConditions: mutation(saveReturnConditions),
  listReturnConditionVersions: query(listReturnConditionVersions),
  startPolicySimulation: mutation(startPolicySimulation),
  getPolicySimulation: query(getPolicySimulation),
  getViewer: query(getViewer),
});

export type AppRouter = typeof appRouter;
