import { getLabelLink, updateShippingStatus } from "./admin/logistics";
import { putOrder } from "./admin/orders";
import { getProcess, listProcessSummaries } from "./admin/processes";
import { reviewProcess } from "./admin/reviews";
import type { Operation } from "./operation";
import { cancelReturn, checkout, completeReturn } from "./storefront/checkout";
import { getIntent, listReturnReasons, savePreferences, startIntent } from "./storefront/intents";
import { chooseReturnOption, listRefundOptions, listReturnFees, listReturnOptions } from "./storefront/options";
import { listReturns, trackReturn } from "./storefront/tracking";

/** Every operation that REST serves, in the order of the document. */
export const PUBLIC_OPERATIONS: readonly Operation[] = [
  getProcess,
  listProcessSummaries,
  reviewProcess,
  updateShippingStatus,
  getLabelLink,
  putOrder,
  startIntent,
  getIntent,
  listReturnReasons,
  savePreferences,
  listReturnOptions,
  chooseReturnOption,
  listRefundOptions,
  listReturnFees,
  checkout,
  completeReturn,
  cancelReturn,
  trackReturn,
  listReturns,
];
