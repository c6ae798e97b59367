import type { ActivityName, ActivityState } from "@/contract/vocabulary/activity";
import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { ProblemScope } from "@/contract/vocabulary/hold";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { SearchKind } from "@/contract/vocabulary/search";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";

/** The data of the dashboard's lists and figures, as queries load it and presenters show it. Amounts in minor units. */

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
  /** The first item named; its fields are null if the order lost that line. */
  firstItem: { name: string | null; variantName: string | null; imageUrl: string | null; sku: string | null };
  arrivedAt: string | null;
  /** Of the oldest active hold. */
  heldAt: string | null;
  /** When the parcel last changed its status. */
  movedAt: string | null;
  /** Of the last verdict. */
  reviewedAt: string | null;
  /** What was decided or, before that, quoted. */
  valueMinor: number;
  isValueDecided: boolean;
  matched: { kind: SearchKind; text: string } | null;
  /** Values of the return or its order that the search may have matched, as written there. */
  spelled: string[] | null;
};

/** What every row of a work queue says about its return. */
export type OfReturn = {
  id: string;
  processId: string;
  returnCode: string;
  orderName: string;
  customerName: string;
  storeName: string;
};

/** An activity that failed for good, a hold by staff or a rule, or a stuck parcel. */
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
  /** The store's deadline in days when it was decided. */
  sendWithinDays: number | null;
  state: ActivityState | null;
  isHeld: boolean;
  attempts: number;
  error: string;
  dueAt: string | null;
  /** It isn't sent yet. */
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
  /** Units by state: kept by the shopper, received by the warehouse, inspected. */
  keptUnits: number;
  receivedUnits: number;
  inspectedUnits: number;
  declinedUnits: number;
  missingUnits: number;
  /** Returns whose amounts are in this currency; amounts in others are left out. */
  countedReturns: number;
  refundedMinor: number;
  creditedMinor: number;
  exchangedMinor: number;
  feesMinor: number;
  bonusesMinor: number;
  /**
   * Carriers' charges for labels, as far as they report them: `pricedLabels` of `labels`. Voided labels cost nothing.
   */
  labelCostMinor: number;
  labels: number;
  pricedLabels: number;
};

/** Sums for one part of a period, or of the period before it; values not named are 0. */
export type CoursePart = { isNow: boolean; part: number } & Partial<Figures>;

/** One row of a breakdown with the sums of its units. Amounts in minor units. */
export type BreakdownRow = {
  /** Null: all rows beyond the limit, combined. */
  key: string | null;
  name: string;
  /** Null for the combined rows, which would count a return once for each of its rows. */
  returns: number | null;
  units: number;
  unitsBefore: number;
  receivedUnits: number;
  inspectedUnits: number;
  declinedUnits: number;
  missingUnits: number;
  /** Paid by the shopper for these units, and for the accepted ones among them. */
  valueMinor: number;
  acceptedMinor: number;
  /** What was refunded for them; a refund of several units is split among them. */
  refundedMinor: number;
  creditedMinor: number;
  /** Null if the row covers only some units of a return: a label is for all of them. */
  labelCostMinor: number | null;
  /** Units ordered in the period; null if the row isn't a product. */
  orderedUnits: number | null;
};

/**
 * Whether the refunds of a period met their deadline (domain, `refundDeadline`), for the same returns as all figures.
 */
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
  /** The deadline of the oldest of them. */
  oldestDueOn: string;
};
