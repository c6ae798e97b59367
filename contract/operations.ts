import { authorizeProcess, getAuthorizationStatus } from "./admin/authorization";
import { getConnection, listConnections } from "./admin/connections";
import { getCredit, spendCredit } from "./admin/credits";
import { listProcessDocuments } from "./admin/documents";
import { listExpectedParcels } from "./admin/expected-parcels";
import { importReturn } from "./admin/import-return";
import { chooseCarrier, createLogisticOrder, saveManualOrder } from "./admin/logistic-orders";
import { getLabelLink, getLogistics, updateShippingStatus } from "./admin/logistics";
import { getOrderImport, importOrders } from "./admin/order-imports";
import { createOrderLink, revokeOrderLinks } from "./admin/order-links";
import { getOrder, putOrder } from "./admin/orders";
import { patchProcess } from "./admin/patches";
import { requestPickup } from "./admin/pickups";
import { getProcess, getProcessByPlatformId, listProcessSummaries, searchProcesses } from "./admin/processes";
import { putProduct } from "./admin/products";
import { markAsRefundedExternally, markItemsAsRefunded } from "./admin/refunds";
import { addReview, correctReview, reviewProcess, undoInspection } from "./admin/reviews";
import { getBranding } from "./admin/settings/branding";
import { getEcommerce } from "./admin/settings/ecommerce";
import { getExchangeConditions, getExchangeOrderSetting } from "./admin/settings/exchanges";
import { getLogisticSetting } from "./admin/settings/logistic-setting";
import { getRefundConfiguration } from "./admin/settings/refunds";
import { getReturnConditions } from "./admin/settings/return-conditions";
import { getWarehouse, listWarehouses } from "./admin/settings/warehouses";
import { getProcessTimeline } from "./admin/timeline";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from "./admin/webhook-endpoints";
import type { Operation } from "./base/operation";
import { enterTracking } from "./storefront/changes";
import { cancelReturn, checkout, completeReturn } from "./storefront/checkout";
import { addDocument } from "./storefront/documents";
import { getExchangeIncentive, listExchangeOptions, listRecommendedProducts } from "./storefront/exchanges";
import { getIntent, saveClientPreferences, startIntent } from "./storefront/intents";
import {
  chooseReturnOption,
  getReturnFees,
  listRefundTimings,
  listReturnFees,
  listReturnOptions,
  listReturnStores,
} from "./storefront/options";
import { listReturnReasons } from "./storefront/return-reasons";
import { listReturns, trackReturn } from "./storefront/tracking";

/** Every operation served by REST, by its tag and in the order of the document. */
const BY_TAG: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  Processes: {
    getProcess,
    listProcessSummaries,
    getProcessByPlatformId,
    searchProcesses,
    getProcessTimeline,
    listProcessDocuments,
    patchProcess,
    importReturn,
    reviewProcess,
    addReview,
    correctReview,
    undoInspection,
    authorizeProcess,
    getAuthorizationStatus,
    markAsRefundedExternally,
    markItemsAsRefunded,
  },
  Logistics: {
    updateShippingStatus,
    listExpectedParcels,
    getLabelLink,
    getLogistics,
    requestPickup,
    saveManualOrder,
    createLogisticOrder,
    chooseCarrier,
  },
  Settings: {
    getBranding,
    getEcommerce,
    getExchangeConditions,
    getExchangeOrderSetting,
    getLogisticSetting,
    getRefundConfiguration,
    getReturnConditions,
    listWarehouses,
    getWarehouse,
  },
  Connections: {
    listConnections,
    getConnection,
  },
  Webhooks: {
    listWebhookEndpoints,
    createWebhookEndpoint,
    updateWebhookEndpoint,
    rotateWebhookSecret,
    sendTestWebhook,
    deleteWebhookEndpoint,
  },
  Orders: {
    getOrder,
    putOrder,
    createOrderLink,
    revokeOrderLinks,
    importOrders,
    getOrderImport,
    putProduct,
  },
  Credits: {
    getCredit,
    spendCredit,
  },
  Storefront: {
    startIntent,
    getIntent,
    listReturnReasons,
    saveClientPreferences,
    addDocument,
    listExchangeOptions,
    listRecommendedProducts,
    getExchangeIncentive,
    listReturnOptions,
    listReturnStores,
    chooseReturnOption,
    listRefundTimings,
    listReturnFees,
    getReturnFees,
    checkout,
    completeReturn,
    cancelReturn,
    trackReturn,
    enterTracking,
    listReturns,
  },
};

export type PublicOperation = Operation & { readonly id: string; readonly tag: string };

export const PUBLIC_OPERATIONS: readonly PublicOperation[] = Object.entries(BY_TAG).flatMap(([tag, operations]) =>
  Object.entries(operations).map(([id, operation]) => ({ ...operation, id, tag })),
);
