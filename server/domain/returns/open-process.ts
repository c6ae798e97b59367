import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { ReturnOrigin } from "@/contract/vocabulary/process";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sendBy } from "../exchanges/hold-deadline";
import { lookupEmail } from "../orders/lookup-keys";
import type { Order } from "../orders/types";
import { type Authorization, NOT_REQUIRED } from "../process/authorization";
import { handOverBy } from "../process/hand-over-by";
import { type ReturnTerms, timingOf } from "../process/terms";
import type { ReturnUnit } from "../process/types";
import type { RiskAssessment } from "../risk/types";
import { senderAddress } from "../shipping/corrected-address";
import { labelDueAt } from "../shipping/label-promise";
import { firstParcels, parcelCountOf } from "../shipping/parcels";
import type { Store } from "../store/types";
import type { PricedUnit } from "./price-draft";
import type { DraftDelivery, ReturnIntent } from "./types";

/** Builds the process that a confirmed draft becomes, with its units as priced. */
export const openProcess = ({
  intent,
  delivery,
  order,
  store,
  units,
  refundOption,
  terms,
  holdEndsAt = null,
  labelSource = "CARRIER",
  origin = "PORTAL",
  authorization = NOT_REQUIRED,
  risk = null,
  unitIds,
  now,
}: {
  intent: ReturnIntent;
  delivery: DraftDelivery;
  order: Order;
  store: Store;
  units: PricedUnit[];
  refundOption: RefundOption;
  terms: ReturnTerms;
  /** End of the hold that guarantees its instant exchange; null or absent: none. */
  holdEndsAt?: string | null;
  labelSource?: LabelSource;
  origin?: ReturnOrigin;
  authorization?: Authorization;
  risk?: RiskAssessment | null;
  unitIds: string[];
  now: Date;
}) => {
  const at = now.toISOString();
  // The send-by deadline counts from approval, and kept items aren't sent.
  const isSent = authorization.status !== "PENDING" && units.some(({ keep }) => keep === null);
  const { hours, timeZone } = { hours: store.config.logistics.labelHours, timeZone: store.timeZone };
  const isLabelPromised = isSent && labelSource === "STORE";
  const { returnMethod, provider, carrier, pickupDate, pickupRange } = delivery;
  const { gift } = intent.draft;
  const process = {
    id: intent.id,
    groupId: intent.groupId,
    ecommerceId: intent.ecommerceId,
    orderId: order.id,
    returnCode: intent.returnCode,
    platformProcessId: "",
    status: "RUNNING" as const,
    shippingStatus: "NO_SHIPPING_STATUS" as const,
    refundOption,
    refundTiming: timingOf(terms, refundOption),
    origin,
    returnMethod,
    provider,
    carrier,
    labelSource,
    labelDueAt: isLabelPromised ? labelDueAt(now, { hours, timeZone }).toISOString() : null,
    pickupDate,
    pickupRange,
    parcels: firstParcels(parcelCountOf(delivery, units.filter(({ keep }) => keep === null).length)),
    shopperAddress: senderAddress(delivery, order, { isGift: gift !== undefined }),
    currency: order.currency,
    taxesIncluded: order.taxesIncluded,
    ...(gift === undefined ? personOf(order) : { ...NOBODY_KNOWN, email: gift.email }),
    lang: intent.lang,
    lastSequence: 0,
    overrideMinor: null,
    overrideReason: "",
    sealedBankAccount: intent.draft.bankAccount?.sealed ?? null,
    bankAccountMask: intent.draft.bankAccount?.mask ?? "",
    cancelReason: "",
    terms: gift === undefined ? terms : { ...terms, isGift: true },
    policyVersion: store.policyVersion,
    isTest: store.isTesting,
    authorization,
    risk,
    // Nothing can be sent before the label exists: the deadline counts from the upload.
    handOverBy: isSent && !isLabelPromised ? (lastMoment({ store, holdEndsAt, now })?.toISOString() ?? null) : null,
    arrivedAt: null,
    searchHash: "",
    createdAt: at,
    updatedAt: at,
    endedAt: null,
  };
  return {
    process,
    lookupEmail: lookupEmail(order.email),
    units: units.map((unit, position) => openUnit(unit, { id: unitIds[position] ?? unit.unitId, position })),
  };
};

/** The parcel of an instant exchange must be sent before its hold expires. */
const lastMoment = (call: { store: Store; holdEndsAt: string | null; now: Date }): Date | null => {
  const { store, holdEndsAt, now } = call;
  const byStore = handOverBy(store, now);
  if (holdEndsAt === null) return byStore;
  return sendBy({ holdEndsAt: new Date(holdEndsAt), handOverBy: byStore, timeZone: store.timeZone });
};

const personOf = ({ email, firstName, lastName, phone }: Order) => ({ email, firstName, lastName, phone });

/** Only the email address of a gift's recipient is known; emails must not go to the buyer by mistake. */
const NOBODY_KNOWN = { firstName: "", lastName: "", phone: "" } as const;

const openUnit = (unit: PricedUnit, { id, position }: { id: string; position: number }): ReturnUnit => ({
  id,
  orderLineId: unit.lineId,
  unitIndex: unit.index,
  position,
  returnReason: unit.returnReason,
  comment: unit.comment,
  refundOption: unit.refundOption,
  outcome: unit.outcome,
  exchange: unit.newItem,
  keep: unit.keep,
  priceMinor: unit.priceMinor,
  lineDiscountMinor: unit.lineDiscountMinor,
  orderDiscountMinor: unit.orderDiscountMinor,
  taxMinor: unit.taxMinor,
  paidMinor: unit.paidMinor,
  location: unit.keep === null ? "ANNOUNCED" : "KEPT",
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
});
