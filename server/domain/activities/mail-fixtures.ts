import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { OrderLine } from "../orders/types";
import { NOT_REQUIRED } from "../process/authorization";
import { payoutOf, unitOf } from "../process/process-fixtures";
import type { Activity, Payout, ReturnProcess, StoredSettlement } from "../process/types";

/** A return of two pieces with a live label, to be handed over by 2 December; only for tests. */
export const returnOf = (changes: Partial<ReturnProcess> = {}): ReturnProcess =>
  ({
    id: "prc_1",
    groupId: "grp_1",
    ecommerceId: "eco_1",
    orderId: "ord_1",
    returnCode: "RT-7F3K-92QD",
    status: "RUNNING",
    shippingStatus: "CREATED",
    refundOption: "ORIGINAL_PAYMENT_METHOD",
    refundTiming: "ON_REVIEW",
    origin: "PORTAL",
    returnMethod: "DROP_OFF_POINT",
    provider: "SANDBOX",
    carrier: "sandbox_post",
    labelSource: "CARRIER",
    labelDueAt: null,
    pickupDate: "",
    pickupRange: "NO_RANGE",
    shopperAddress: EMPTY_ADDRESS,
    currency: "EUR",
    email: "noor@example.com",
    firstName: "Noor",
    lastName: "de Wit",
    lang: "en",
    bankAccountMask: "",
    cancelReason: "",
    authorization: NOT_REQUIRED,
    risk: null,
    handOverBy: "2026-12-02T22:59:59.000Z",
    createdAt: "2026-11-18T09:00:00.000Z",
    updatedAt: "2026-11-18T09:00:00.000Z",
    endedAt: null,
    order: {
      id: "ord_1",
      name: "#1042",
      lines: [lineOf("li_1", "Rain jacket", "Marigold / M"), lineOf("li_2", "Mug", "")],
    },
    units: [unitOf({ id: "u1" }), unitOf({ id: "u2", orderLineId: "li_2", position: 1 })],
    parcels: [1],
    shipments: [shipment],
    settlements: [],
    payouts: [],
    credits: [],
    charges: [],
    cardHold: null,
    terms: {} as ReturnProcess["terms"],
    exchangeOrder: null,
    activities: [],
    holds: [],
    payoutWaits: [],
    timers: [],
    documents: [],
    ...changes,
  }) as ReturnProcess;

export const lineOf = (id: string, name: string, variantName: string): OrderLine =>
  ({ id, name, variantName, sku: `SKU-${id}`, quantity: 1 }) as OrderLine;

const shipment = {
  id: "shp_1",
  parcel: 1,
  carrierName: "Sandbox Post",
  trackingNumber: "SB123456789",
  trackingUrl: "https://post.example/SB123456789",
  status: "CREATED",
  labelFileId: "fil_1",
  voidedAt: null,
} as ReturnProcess["shipments"][number];

export const settlementOf = (id: string, basis: StoredSettlement["basis"]): StoredSettlement =>
  ({ id, basis, totalMinor: 1000, rows: [], portions: [] }) as unknown as StoredSettlement;

export const mailOf = (leg: string, state: Activity["state"], result: Activity["result"] = {}): Activity => ({
  id: `act_${leg}`,
  name: "NOTIFY_SHOPPER",
  leg,
  state,
  idempotencyKey: leg,
  attempts: 1,
  lastError: "",
  input: {},
  result,
});

export const timerOf = (
  kind: ReturnProcess["timers"][number]["kind"],
  state: ReturnProcess["timers"][number]["state"] = "FIRED",
): ReturnProcess["timers"][number] => ({ id: kind, kind, state, dueAt: "2026-11-29T09:00:00.000Z", firedAt: null });

export const settled = (changes: Partial<Payout> = {}): Payout =>
  payoutOf({ takenBackMinor: 0, status: "SETTLED", settledAt: "2026-12-05T10:00:00.000Z", ...changes });
