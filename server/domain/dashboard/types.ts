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
  ecommerceId: string;
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
  paymentMethod: string;
  hasAccount: boolean;
  createdAt: string;
  timeZone: string;
  /** Of the store when it was decided: within how many days refunds are sent. */
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
  /** Of the units: what the shopper keeps, what the warehouse has, and what was inspected. */
  keptUnits: number;
  receivedUnits: number;
  inspectedUnits: number;
  declinedUnits: number;
  missingUnits: number;
  /** Returns whose amounts are in the currency of these; amounts in others are left out. */
  countedReturns: number;
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

/** Sums of one part of a period, or of the period before it; what is not named is 0. */
export type CoursePart = { isNow: boolean; part: number } & Partial<Figures>;

/** One row of a breakdown: what its units came to. Amounts in minor units. */
export type BreakdownRow = {
  /** Null: the rows that there is no room for, together. */
  key: string | null;
  name: string;
  /** Of the rest it would count a return once for each of its rows: null. */
  returns: number | null;
  units: number;
  unitsBefore: number;
  receivedUnits: number;
  inspectedUnits: number;
  declinedUnits: number;
  missingUnits: number;
  /** Paid by the shopper for these units, and for those of them that were accepted. */
  valueMinor: number;
  acceptedMinor: number;
  /** What was sent for them; a refund of several units is shared over them. */
  refundedMinor: number;
  creditedMinor: number;
  /** Null where the row is of some units of a return: a label is for all of them. */
  labelCostMinor: number | null;
  /** Units that were ordered in the period; null for what is no product. */
  orderedUnits: number | null;
};

/** How the refunds of a period kept to their deadline (domain, `refundDeadline`): those of the same returns as all figures. */
export type RefundDeadlines = {
  onTime: number;
  late: number;
  /** Not sent yet, and not overdue. */
  open: number;
  overdue: number;
};

export type OverdueRefunds = {
  currency: string;
  refunds: number;
  amountMinor: number;
  /** The last day on which the oldest of them should have been sent. */
  oldestDueOn: string;
};
