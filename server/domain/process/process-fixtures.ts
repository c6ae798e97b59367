import type { WorkflowTerms } from "../returns/terms";
import type { TransitionFacts } from "./transition";
import type { Payout, ReturnUnit } from "./types";

export type Facts = TransitionFacts;

/** A running return of one undecided unit that lies at the shopper's, for tests. */
export const factsOf = (changes: Partial<Facts> = {}): Facts => ({
  status: "RUNNING",
  shippingStatus: "CREATED",
  units: [unitOf()],
  payouts: [],
  holds: [],
  payoutWaits: [],
  activities: [],
  ...changes,
});

export const unitOf = (changes: Partial<ReturnUnit> = {}): ReturnUnit => ({
  id: "unit_1",
  orderLineId: "li_1",
  unitIndex: 0,
  position: 0,
  returnReason: "TOO_SMALL",
  comment: "",
  refundOption: "ORIGINAL_PAYMENT_METHOD",
  outcome: "REFUND",
  exchange: null,
  keep: null,
  priceMinor: 1000,
  lineDiscountMinor: 0,
  orderDiscountMinor: 0,
  taxMinor: 0,
  paidMinor: 1000,
  location: "ANNOUNCED",
  verdict: "UNDECIDED",
  payment: "NOTHING_DUE",
  rejectReason: null,
  showRejectReason: false,
  reviewedAt: null,
  reviewedBy: "",
  isResellable: true,
  restockedAt: null,
  notRestockedReason: "",
  advanceMinor: null,
  isLive: true,
  ...changes,
});

export const payoutOf = (changes: Partial<Payout> = {}): Payout =>
  ({
    id: "out_1",
    settlementId: "set_1",
    leg: 0,
    refundOption: "ORIGINAL_PAYMENT_METHOD",
    paymentId: "pay_1",
    destination: "Card",
    amountMinor: 1000,
    giftMinor: 0,
    currency: "EUR",
    status: "PENDING",
    reference: "",
    returnedTimes: 0,
    externalMinor: 0,
    externalNote: "",
    externalBy: "",
    externalReference: "",
    externalOn: null,
    settledAt: null,
    ...changes,
  }) as Payout;

/** People inspect, nothing is skipped. */
export const DEFAULT_WORKFLOW: WorkflowTerms = {
  skippedActivities: [],
  startOnPlatform: "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED",
  reviewFlow: "MANUAL",
  reviewAutoCompleteDays: 0,
  maxDaysToSendPackage: 14,
  reminderFlow: "REMINDER_FLOW_DEFAULT",
};
