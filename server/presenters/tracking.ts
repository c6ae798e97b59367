import type { TrackingDto } from "@/contract/storefront/tracking";
import type { LabelSource } from "@/contract/vocabulary/label-source";
import { SHIPPING_STATUSES, type ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { statusKey } from "@/contract/vocabulary/status-words";
import { isGivenFirst } from "@/server/domain/exchanges/instant-exchange";
import { unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import { storeSendsBy } from "@/server/domain/payouts/store-sends";
import { asShopperSees } from "@/server/domain/process/as-shopper-sees";
import { canCancel } from "@/server/domain/process/can-cancel";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { livePayouts, refundOutlook, toShopperMinor } from "@/server/domain/reviews/refund-outlook";
import { whyNoFurtherParcel } from "@/server/domain/shipping/can-add-parcel";
import { awaitsLabel, canEnterTracking } from "@/server/domain/shipping/own-shipping";
import { parcelContents } from "@/server/domain/shipping/parcel-lines";
import { mainShipment, parcelsOf } from "@/server/domain/shipping/parcels";
import { printsLabel } from "@/server/domain/shipping/prints-label";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import { returnPage } from "@/server/domain/store/portal-address";
import type { Store } from "@/server/domain/store/types";
import { EMPTY_ADDRESS, withPerson } from "@/server/kernel/address";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";
import { presentCardHold } from "./card-hold";
import { presentDerivation } from "./derivation";
import { presentAmount } from "./money";
import { processLines } from "./process-lines";
import { presentOutlook } from "./refund-outlook";

/** A timeline entry as stored in the database. */
export type TimelineFact = {
  id: string;
  kind: string;
  actorKind: string;
  actorName: string;
  isShopperVisible: boolean;
  at: string;
  data: Record<string, unknown>;
};

export type TrackingFacts = {
  process: ReturnProcess;
  store: Pick<Store, "timeZone" | "config">;
  timeline: TimelineFact[];
  /** Documents of the first parcel, and of each parcel in order. */
  papers: Papers;
  parcelPapers?: readonly Papers[];
  appUrl: string;
};

type Papers = { label: string | null; qrCode: string | null; customsForm: string | null };
type Tracking = Shown<typeof TrackingDto>;

export const processStatusKey = (process: ReturnProcess) =>
  statusKey({
    status: process.status,
    shippingStatus: process.shippingStatus,
    authorizationStatus: process.authorization.status,
    unitsTotal: process.units.length,
    unitsDecided: process.units.filter(({ verdict }) => verdict !== "UNDECIDED").length,
    unitsApproved: process.units.filter(({ verdict }) => verdict === "APPROVED").length,
  });

/** Returns where a return is, in the shopper's terms (decisions, section 6, tracking). */
export const presentTracking = (facts: TrackingFacts): Tracking => {
  const { process: stored, store, timeline, papers, parcelPapers = [], appUrl } = facts;
  const process = asShopperSees(stored);
  const shipment = mainShipment(process);
  const outlook = refundOutlook(process);
  return {
    ...process,
    returnId: process.id,
    processId: process.id,
    orderName: process.order.name,
    statusKey: processStatusKey(process),
    authorization: {
      status: process.authorization.status,
      unauthorizedReason: process.authorization.unauthorizedReason,
    },
    carrierName: shipment?.carrierName ?? "",
    labelDueAt: awaitsLabel(process) ? process.labelDueAt : null,
    canEnterTracking: canEnterTracking(process),
    trackingNumber: shipment?.trackingNumber ?? "",
    trackingUrl: shipment?.trackingUrl ?? "",
    ...{ parcels: trackedParcels(process, parcelPapers), parcelCount: process.parcels.length },
    canAddParcel: whyNoFurtherParcel(stored, { isShopper: true }) === null,
    isSplitBinding:
      shipment !== null && process.parcels.length > 1 && requiresCustoms(shipment.fromAddress, shipment.toAddress),
    ...{ labelUrl: papers.label, qrCodeUrl: papers.qrCode, customsFormUrl: papers.customsForm },
    printsLabel: printsLabel(process),
    passPayload: returnPage(appUrl, process),
    from: presentAddress(withPerson(process.shopperAddress, process)),
    to: presentAddress(shipment?.toAddress ?? EMPTY_ADDRESS),
    milestones: milestones(process, timeline),
    events: carrierEvents(timeline, process.labelSource),
    units: trackedUnits(process),
    derivation: outlook.settlement === null ? null : presentDerivation(outlook.settlement),
    outlook: presentOutlook(outlook),
    refunds: presentRefunds(process),
    refundBy: storeSendsBy(process, store),
    exchangeOrderName: process.exchangeOrder?.name ?? null,
    canCancel: canCancel(stored),
    hold: presentCardHold(process),
    isGift: process.terms.isGift === true,
  };
};

/** For a return in one parcel, the return's status is the parcel's, as far as reported. */
const trackedParcels = (process: ReturnProcess, papers: readonly Papers[]): Tracking["parcels"] => {
  const contents = parcelContents(process);
  return parcelsOf(process).map(({ number, position, count, shipment }, index) => ({
    parcel: position,
    shippingStatus: count === 1 ? process.shippingStatus : (shipment?.status ?? "NO_SHIPPING_STATUS"),
    carrierName: shipment?.carrierName ?? "",
    ...{ trackingNumber: shipment?.trackingNumber ?? "", trackingUrl: shipment?.trackingUrl ?? "" },
    labelUrl: papers[index]?.label ?? null,
    ...{ qrCodeUrl: papers[index]?.qrCode ?? null, customsFormUrl: papers[index]?.customsForm ?? null },
    items: (contents.get(number) ?? []).map(({ id, name, quantity }) => ({
      ...{ name, quantity, variantName: process.order.lines.find((line) => line.id === id)?.variantName ?? "" },
    })),
  }));
};

const trackedUnits = (process: ReturnProcess): Tracking["units"] =>
  processLines(process).flatMap(({ line, units }) =>
    units.map((unit) => ({
      ...line,
      unitId: unit.id,
      lineItemId: line.id,
      returnReason: unit.returnReason,
      paidAmount: presentAmount(unit.paidMinor),
      reviewStatus: unit.verdict === "UNDECIDED" ? null : unit.verdict,
      rejectReason: unit.showRejectReason ? unit.rejectReason : null,
      keepYourItem: unit.keep && { refundPercentage: unit.keep.refundPercentage },
      newItem: unit.exchange,
    })),
  );

export const presentRefunds = (process: ReturnProcess): Tracking["refunds"] =>
  livePayouts(process).map((payout) => ({
    ...payout,
    amount: presentAmount(toShopperMinor(process, payout)),
    refundedAt: payout.settledAt,
    code: process.credits.find(({ payoutId }) => payoutId === payout.id)?.code ?? null,
  }));

const isShippingStatus = (value: unknown): value is ShippingStatus =>
  SHIPPING_STATUSES.some((status) => status === value);

const movedTo = (fact: TimelineFact): ShippingStatus | null =>
  fact.kind === "SHIPPING_STATUS" && isShippingStatus(fact.data.to) ? fact.data.to : null;

/** Returns when a parcel was first reported in a state or beyond it. */
const milestones = (process: ReturnProcess, timeline: TimelineFact[]): Tracking["milestones"] => {
  const first = (...states: ShippingStatus[]) =>
    timeline.find((fact) => states.some((state) => movedTo(fact) === state))?.at ?? null;
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  const reviewedAt = isDecided ? (timeline.findLast(({ kind }) => kind === "REVIEW")?.at ?? null) : null;
  const payouts = livePayouts(process);
  // A new item counts as the refund.
  const orderedAt = process.exchangeOrder?.purchasedAt;
  const isToOrder = unitsToExchange(process).length > 0;
  const isOrdered = orderedAt !== undefined || !isToOrder;
  const isPaidOut = payouts.every(({ status }) => status === "SETTLED");
  const isPaid = isOrdered && isPaidOut && (payouts.length > 0 || isToOrder);
  const paid = [...payouts.map(({ settledAt }) => settledAt ?? ""), orderedAt ?? ""];
  const paidAt = isPaid ? (paid.sort().at(-1) ?? null) : null;
  const sent: Tracking["milestones"] = [
    { key: "HANDED_OVER", reachedAt: first("COLLECTED", "IN_WAREHOUSE") ?? reviewedAt },
    { key: "CHECKED", reachedAt: reviewedAt },
  ];
  const back: Tracking["milestones"] = process.units.some(comesBack) ? sent : [];
  const given: Tracking["milestones"] = [{ key: "PAID_BACK", reachedAt: paidAt }];
  return [
    { key: "REQUESTED", reachedAt: process.createdAt },
    ...approval(process),
    ...(isGivenFirst(process) ? [...given, ...back] : [...back, ...given]),
  ];
};

/** Only if approval is needed. */
const approval = ({ authorization: { status, decidedAt } }: ReturnProcess): Tracking["milestones"] =>
  status === "NOT_REQUIRED" ? [] : [{ key: "APPROVED", reachedAt: status === "AUTHORIZED" ? decidedAt : null }];

const CARRIER_WORDS: Record<ShippingStatus, string> = {
  NO_SHIPPING_STATUS: "The carrier knows nothing yet",
  CREATED: "Label made",
  COLLECTED: "Handed over to the carrier",
  IN_WAREHOUSE: "Arrived at the warehouse",
  ERROR: "The carrier reported a problem",
  CANCELED: "The carrier canceled the shipment",
};

const wordsOf = (to: ShippingStatus, source: LabelSource): string =>
  to === "CREATED" && source === "NONE" ? "Ready to be shipped by the shopper" : CARRIER_WORDS[to];

const carrierEvents = (timeline: TimelineFact[], source: LabelSource): Tracking["events"] =>
  timeline.flatMap((fact) => {
    const to = movedTo(fact);
    return to === null || fact.data.isLate === true
      ? []
      : [{ at: fact.at, shippingStatus: to, text: wordsOf(to, source) }];
  });
