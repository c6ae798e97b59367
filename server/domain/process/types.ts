import type { ActivityName, ActivityState } from "@/contract/vocabulary/activity";
import type { UnitOutcome } from "@/contract/vocabulary/exchange";
import type { HoldScope } from "@/contract/vocabulary/hold";
import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ProcessStatus, ReturnOrigin } from "@/contract/vocabulary/process";
import type { CreditKind, RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { PayoutStatus, SettlementBasis } from "@/contract/vocabulary/settlement";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { TimerKind, TimerState } from "@/contract/vocabulary/timer";
import type { UnitLocation, UnitPayment, UnitVerdict } from "@/contract/vocabulary/unit";
import type { PostalAddress } from "@/server/kernel/address";
import type { DerivationRow, Portion, UnitAmount } from "../money/types";
import type { Order } from "../orders/types";
import type { PolicyDecision } from "../policy/types";
import type { RiskAssessment } from "../risk/types";
import type { Authorization } from "./authorization";
import type { Charge } from "./charge";
import type { PayoutWait } from "./payout-wait";
import type { Shipment } from "./shipment";
import type { ReturnTerms } from "./terms";
import type { UnitExchange } from "./unit-exchange";

/** A return with everything that decisions about it need. Times are RFC 3339 texts in UTC, amounts minor units. */

export type ReturnProcess = {
  id: string;
  groupId: string;
  ecommerceId: string;
  orderId: string;
  returnCode: string;
  platformProcessId: string;
  status: ProcessStatus;
  shippingStatus: ShippingStatus;
  /** Of its first unit that is refunded; each unit has its own. */
  refundOption: RefundOption;
  refundTiming: RefundTiming;
  origin: ReturnOrigin;
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  labelSource: LabelSource;
  /** When the store promised to have uploaded the label; null where it promised none. */
  labelDueAt: string | null;
  pickupDate: string;
  pickupRange: PickupRange;
  /** Numbers of the parcels that it travels in, rising; one that was taken out leaves a gap. */
  parcels: number[];
  shopperAddress: PostalAddress;
  currency: string;
  taxesIncluded: boolean;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  lang: string;
  lastSequence: number;
  overrideMinor: number | null;
  overrideReason: string;
  sealedBankAccount: string | null;
  bankAccountMask: string;
  cancelReason: string;
  terms: ReturnTerms;
  /** The store's return conditions that it was started under. */
  policyVersion: number;
  /** Started in test mode: the sandbox does its work, also after its store went live. */
  isTest: boolean;
  authorization: Authorization;
  /** Null where nobody looked. */
  risk: RiskAssessment | null;
  handOverBy: string | null;
  /** When the parcel reached the warehouse. */
  arrivedAt: string | null;
  /** Of its search keys as they were last written. */
  searchHash: string;
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  storeName: string;
  storeSlug: string;
  storeTimeZone: string;
  order: Order;
  units: ReturnUnit[];
  shipments: Shipment[];
  /** Oldest first: quotes that were confirmed and payout decisions. */
  settlements: StoredSettlement[];
  payouts: Payout[];
  /** Store credits and gift cards that its payouts became. */
  credits: Credit[];
  /** What the shopper paid for it: a difference of price, fees that no refund covered. */
  charges: Charge[];
  /** What guarantees its instant exchange, as far as the shopper's bank has agreed; null: nothing. */
  cardHold: Charge | null;
  /** The order that its exchanged units became; null before it is made. */
  exchangeOrder: Order | null;
  activities: Activity[];
  /** Only those that are still open. */
  holds: Hold[];
  /** What a decision brings and does not go out yet; none or one. */
  payoutWaits: PayoutWait[];
  timers: Timer[];
  /** What the shopper handed in, oldest first. */
  documents: HandedInDocument[];
};

/** A photo or a receipt of the shopper; its bytes are a stored file of the same id. */
export type HandedInDocument = { id: string; name: string; contentType: string; byteLength: number; createdAt: string };

/** What happens by itself at a time. */
export type Timer = { id: string; kind: TimerKind; state: TimerState; dueAt: string; firedAt: string | null };

export type ReturnUnit = {
  id: string;
  orderLineId: string;
  unitIndex: number;
  position: number;
  returnReason: string;
  comment: string;
  refundOption: RefundOption;
  outcome: UnitOutcome;
  /** What it is exchanged for; null when it is refunded. */
  exchange: UnitExchange | null;
  /** The shopper keeps it; null for what comes back. */
  keep: UnitKeep | null;
  priceMinor: number;
  lineDiscountMinor: number;
  orderDiscountMinor: number;
  taxMinor: number;
  paidMinor: number;
  location: UnitLocation;
  verdict: UnitVerdict;
  payment: UnitPayment;
  rejectReason: string | null;
  showRejectReason: boolean;
  reviewedAt: string | null;
  reviewedBy: string;
  isResellable: boolean;
  restockedAt: string | null;
  /** Why it did not go back into stock; "" while nobody has decided. */
  notRestockedReason: string;
  /** What the store gave for it in advance, with an instant exchange; null: nothing, or the shopper paid for it since. */
  advanceMinor: number | null;
  isLive: boolean;
};

/** A unit that stays with the shopper, and for how much of what was paid. */
export type UnitKeep = {
  refundPercentage: number;
  decision: PolicyDecision<{ isForced: boolean; refundPercentage: number }>;
};

export type StoredSettlement = {
  id: string;
  basis: SettlementBasis;
  refundOption: RefundOption;
  currency: string;
  subtotalMinor: number;
  feesMinor: number;
  bonusMinor: number;
  taxMinor: number;
  totalMinor: number;
  owedMinor: number;
  roundingMinor: number;
  shippingMinor: number;
  /** What an advance paid beyond what was decided. */
  overpaidMinor: number;
  portions: Portion[];
  /** Empty for settlements of the time before it was kept. */
  unitAmounts: UnitAmount[];
  createdAt: string;
  rows: DerivationRow[];
};

export type Payout = {
  id: string;
  settlementId: string;
  leg: number;
  refundOption: RefundOption;
  paymentId: string | null;
  destination: string;
  amountMinor: number;
  /** What of it the shopper never paid: bonus and rounding. */
  giftMinor: number;
  currency: string;
  status: PayoutStatus;
  reference: string;
  /** What of it was paid outside of this service, by whom and why. */
  externalMinor: number;
  externalNote: string;
  externalBy: string;
  /** The bank's reference of what was paid outside, and the day it was sent ("2026-11-23"); "" and null where nobody said. */
  externalReference: string;
  externalOn: string | null;
  /** What of a credit was taken back again: it was decided lower, or the return was canceled. */
  takenBackMinor: number;
  /** How often it failed after it was sent, and was owed again. */
  returnedTimes: number;
  settledAt: string | null;
};

export type Credit = {
  id: string;
  payoutId: string;
  kind: CreditKind;
  code: string;
  currency: string;
  amountMinor: number;
  balanceMinor: number;
};

export type Activity = {
  id: string;
  name: ActivityName;
  leg: string;
  state: ActivityState;
  idempotencyKey: string;
  attempts: number;
  lastError: string;
  input: Record<string, unknown>;
  result: Record<string, unknown>;
};

/** `activityId`: the activity that failed, or that asked for it (FRAUD_CHECK); null when an operator holds it. */
export type Hold = { id: string; activityId: string | null; scope: HoldScope; reason: string; createdAt: string };

/** What a summary may be made of: db/stamped-processes tells when one of these has changed. */
export type SummaryFacts = Omit<
  ReturnProcess,
  "credits" | "charges" | "activities" | "holds" | "payoutWaits" | "timers"
>;
