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

/** A return with everything that decisions about it need. Times are RFC 3339 text in UTC, amounts in minor units. */

export type ReturnProcess = Stored<
  "return_processes",
  {
    status: ProcessStatus;
    shippingStatus: ShippingStatus;
    /** Option of its first unit that is refunded; each unit has its own. */
    refundOption: RefundOption;
    refundTiming: RefundTiming;
    origin: ReturnOrigin;
    returnMethod: ReturnMethod;
    labelSource: LabelSource;
    pickupRange: PickupRange;
    /** Numbers of its parcels, ascending; a removed parcel leaves a gap. */
    parcels: number[];
    shopperAddress: PostalAddress;
    terms: ReturnTerms;
    authorization: Authorization;
    /** Null if it wasn't assessed. */
    risk: RiskAssessment | null;
    storeName: string;
    storeSlug: string;
    storePortalDomain: string | null;
    storeTimeZone: string;
    order: Order;
    units: ReturnUnit[];
    shipments: Shipment[];
    /** Oldest first: confirmed quotes and payout decisions. */
    settlements: StoredSettlement[];
    payouts: Payout[];
    /** Store credits and gift cards issued by its payouts. */
    credits: Credit[];
    /** What the shopper paid for it: price differences and fees beyond the refund. */
    charges: Charge[];
    /** The hold that secures its instant exchange, once the shopper's bank has authorized it; null: none. */
    cardHold: Charge | null;
    /** The order created for its exchanged units; null until it exists. */
    exchangeOrder: Order | null;
    activities: Activity[];
    /** Only open ones. */
    holds: Hold[];
    /** A decision's payout that is not sent yet; none or one. */
    payoutWaits: PayoutWait[];
    timers: Timer[];
    /** Documents that the shopper uploaded, oldest first. */
    documents: HandedInDocument[];
  },
  "number" | "lookupEmail" | "valueMinor" | "erasedAt" | "assigneeId" | "tags"
>;

/** A photo or receipt from the shopper; its bytes are a stored file with the same ID. */
export type HandedInDocument = { id: string; name: string; contentType: string; byteLength: number; createdAt: string };

/** Something that happens automatically at a set time. */
export type Timer = { id: string; kind: TimerKind; state: TimerState; dueAt: string; firedAt: string | null };

export type ReturnUnit = Stored<
  "return_units",
  {
    refundOption: RefundOption;
    outcome: UnitOutcome;
    /** The new item it is exchanged for; null if it is refunded. */
    exchange: UnitExchange | null;
    /** The shopper keeps it; null for items that come back. */
    keep: UnitKeep | null;
    location: UnitLocation;
    verdict: UnitVerdict;
    payment: UnitPayment;
  },
  "groupId" | "processId"
>;

/** A unit that the shopper keeps, and the part of its price that is refunded. */
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
    /** Empty for settlements from before it was stored. */
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

/** `activityId`: the activity that failed or requested it (FRAUD_CHECK); null if an operator placed it. */
export type Hold = { id: string; activityId: string | null; scope: HoldScope; reason: string; createdAt: string };

/** The facts that a summary may use: db/stamped-processes reports when one of them has changed. */
export type SummaryFacts = Omit<
  ReturnProcess,
  "credits" | "charges" | "activities" | "holds" | "payoutWaits" | "timers"
>;
