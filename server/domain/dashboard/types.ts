import type { ActivityName, ActivityState } from "@/contract/vocabulary/activity";
import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { ProblemScope } from "@/contract/vocabulary/hold";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { SearchKind } from "@/contract/vocabulary/search";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** What the dashboard's lists and figures are made of, as queries read it and presenters show it. Amounts in minor units. */

/** One return in the list. */
export type ReturnRow = {
  id: string;
  number: number;
  returnCode: string;
  orderName: string;
  customerName: string;
  email: string;
  status: ProcessStatus;
  shippingStatus: ShippingStatus;
  authorizationStatus: AuthorizationStatus;
  refundOption: RefundOption;
  hasExchange: boolean;
  reasons: string[];
  carrierName: string | null;
  trackingNumber: string | null;
  warehouse: string | null;
  countryCode: string | null;
  currency: string;
  storeName: string;
  assignee: { userId: string; name: string } | null;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  unitsTotal: number;
  unitsDecided: number;
  unitsApproved: number;
  /** What of it was named first; its fields are null where the order lost that line. */
  firstItem: { name: string | null; variantName: string | null; imageUrl: string | null; sku: string | null };
  arrivedAt: string | null;
  /** Of the oldest hold that is in force. */
  heldAt: string | null;
  /** When the parcel last changed its status. */
  movedAt: string | null;
  /** Of the last verdict. */
  reviewedAt: string | null;
  /** What was decided; before that, what was promised. */
  valueMinor: number;
  isValueDecided: boolean;
  matched: { kind: SearchKind; text: string } | null;
  /** What of the return or its order can be what was matched, as it is written there. */
  spelled: string[] | null;
};

/** What every row of a work queue tells of its return. */
export type OfReturn = {
  id: string;
  processId: string;
  returnCode: string;
  orderName: string;
  customerName: string;
  storeName: string;
};

/** An activity that failed for good, a hold that somebody or a rule set, or a parcel that stopped. */
export type Problem = OfReturn & {
  status: ProcessStatus;
  scope: ProblemScope;
  activity: ActivityName | null;
  error: string;
  attempts: number;
  sinceAt: string;
  cause: string;
  currency: string;
  pendingMinor: number;
  hasPaid: boolean;
  hasExchange: boolean;
  isOrdered: boolean;
  units: number;
};

/** A payout with something left to pay. */
export type RefundDue = OfReturn & {
  ecommerceId: string;
  isTest: boolean;
  amountMinor: number;
  pendingMinor: number;
  currency: string;
  refundOption: RefundOption;
  destination: string;
  paymentReference: string;
  hasAccount: boolean;
  createdAt: string;
  timeZone: string;
  /** Of the store: within how many days of the decision refunds are sent. */
  sendWithinDays: number | null;
  state: ActivityState | null;
  isHeld: boolean;
  attempts: number;
  error: string;
  dueAt: string | null;
  /** It does not go out yet. */
  wait: { goesOutAt: string | null; needsSecondPerson: boolean } | null;
  /** The SEPA payment file that holds it. */
  file: { id: string; createdAt: string; takenOut: number } | null;
};

/** Counts and sums of a period. */
export type Figures = {
  returns: number;
  units: number;
  orders: number;
  orderedUnits: number;
  returnedOrders: number;
  declinedUnits: number;
  missingUnits: number;
  refundedMinor: number;
  creditedMinor: number;
  exchangedMinor: number;
  feesMinor: number;
  bonusesMinor: number;
  /** What carriers charge for labels, as far as they say: `pricedLabels` of `labels`. Labels that they took back cost nothing. */
  labelCostMinor: number;
  labels: number;
  pricedLabels: number;
};
