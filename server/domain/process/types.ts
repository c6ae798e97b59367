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
import type { PlainRow, Stored } from "@/server/schema/columns";
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

export type ReturnProcess = Stored<
  "return_processes",
  {
    status: ProcessStatus;
    shippingStatus: ShippingStatus;
    /** Of its first unit that is refunded; each unit has its own. */
    refundOption: RefundOption;
    refundTiming: RefundTiming;
    origin: ReturnOrigin;
    returnMethod: ReturnMethod;
    labelSource: LabelSource;
    pickupRange: PickupRange;
    /** Numbers of the parcels that it travels in, rising; one that was taken out leaves a gap. */
    parcels: number[];
    shopperAddress: PostalAddress;
    terms: ReturnTerms;
    authorization: Authorization;
    /** Null where nobody looked. */
    risk: RiskAssessment | null;
    storeName: string;
    storeSlug: string;
    storePortalDomain: string | null;
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
  },
  "number" | "lookupEmail" | "valueMinor" | "erasedAt" | "assigneeId" | "tags"
>;

/** A photo or a receipt of the shopper; its bytes are a stored file of the same id. */
export type HandedInDocument = { id: string; name: string; contentType: string; byteLength: number; createdAt: string };

/** What happens by itself at a time. */
export type Timer = { id: string; kind: TimerKind; state: TimerState; dueAt: string; firedAt: string | null };

export type ReturnUnit = Stored<
  "return_units",
  {
    refundOption: RefundOption;
    outcome: UnitOutcome;
    /** What it is exchanged for; null when it is refunded. */
    exchange: UnitExchange | null;
    /** The shopper keeps it; null for what comes back. */
    keep: UnitKeep | null;
    location: UnitLocation;
    verdict: UnitVerdict;
    payment: UnitPayment;
  },
  "groupId" | "processId"
>;

/** A unit that stays with the shopper, and for how much of what was paid. */
export type UnitKeep = {
  refundPercentage: number;
  decision: PolicyDecision<{ isForced: boolean; refundPercentage: number }>;
};

export type StoredSettlement = Stored<
  "settlements",
  {
    basis: SettlementBasis;
    refundOption: RefundOption;
    portions: Portion[];
    /** Empty for settlements of the time before it was kept. */
    unitAmounts: UnitAmount[];
    rows: DerivationRow[];
  },
  "groupId" | "returnId" | "fingerprint" | "expiresAt" | "number"
>;

export type Payout = Stored<
  "payouts",
  {
    refundOption: RefundOption;
    status: PayoutStatus;
    externalOn: string | null;
  },
  "groupId" | "processId" | "followDueAt" | "createdAt"
>;

export type Credit = Stored<
  "credits",
  {
    kind: CreditKind;
  },
  "groupId" | "ecommerceId" | "processId" | "shopReference" | "createdAt"
>;

export type Activity = Pick<PlainRow<"activities">, "id" | "leg" | "idempotencyKey" | "attempts" | "lastError"> & {
  name: ActivityName;
  state: ActivityState;
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
