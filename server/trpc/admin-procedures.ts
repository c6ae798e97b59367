import { authorizeProcess, getAuthorizationStatus } from "@/server/operations/admin/authorization";
import { getConnection, listConnections } from "@/server/operations/admin/connections";
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
import { addReview, correctReview, reviewProcess, undoInspection } from "@/server/operations/admin/reviews";
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
import { mutation, query } from "./procedure";

/** What merchants' systems do, here for our own screens. */
export const adminProcedures = {
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
  undoInspection: mutation(undoInspection),
  markAsRefundedExternally: mutation(markAsRefunded),
  markItemsAsRefunded: mutation(markItemsAsRefunded),
  listConnections: query(listConnections),
  getConnection: query(getConnection),
  getCredit: query(getCredit),
  spendCredit: mutation(spendCredit),
  authorizeProcess: mutation(authorizeProcess),
  getAuthorizationStatus: query(getAuthorizationStatus),
  getBranding: query(getBranding),
  getEcommerce: query(getEcommerce),
  getExchangeConditions: query(getExchangeConditions),
  getExchangeOrderSetting: query(getExchangeOrderSetting),
  getLogisticSetting: query(getLogisticSetting),
  getRefundConfiguration: query(getRefundConfiguration),
  getReturnConditions: query(getReturnConditions),
  listWarehouses: query(listWarehouses),
  getWarehouse: query(getWarehouse),
};
