import type { z } from "zod";
import { formatDate, formatTime } from "@/components/ui/format-time";
import type { TrackingDto } from "@/contract/storefront/tracking";
import { listed } from "@/contract/vocabulary/language";
import type { Reader } from "../reader";

export type Tracking = z.output<typeof TrackingDto>;

/** The values for a status's sentences. */
export function statusFacts(tracking: Tracking, store: string, reader: Reader) {
  const sent = tracking.units.filter((unit) => unit.keep_your_item === null);
  const decided = sent.filter((unit) => unit.review_status !== null);
  return {
    store,
    code: tracking.return_code,
    pickUp: pickUpText(tracking, reader),
    handOverBy: tracking.hand_over_by && formatTime(tracking.hand_over_by, "longDay", reader),
    refundBy: tracking.refund_by && formatDate(tracking.refund_by, "longDay", reader.locale),
    isNothingSent: isAllKept(tracking),
    labelSource: tracking.label_source,
    isShipped: isShippedByShopper(tracking),
    labelDue: tracking.label_due_at && formatTime(tracking.label_due_at, "longDay", reader),
    isLabelLate: isLabelLate(tracking),
    refusal: refusalOf(tracking),
    isPaidBack: tracking.refunds.some(({ refunded_at }) => refunded_at !== null),
    isExchanged: isExchanged(tracking),
    isOnlyExchanged: isOnlyExchanged(tracking),
    unitsTotal: sent.length,
    unitsDecided: decided.length,
    unitsRefused: decided.filter((unit) => unit.review_status !== "APPROVED").length,
  };
}

const pickUpText = ({ pickup_date, pickup_range }: Tracking, { locale, t }: Reader): string | null =>
  pickup_date ? listed([formatDate(pickup_date, "longDay", locale), t(`send.range.${pickup_range}`)], locale) : null;

const isExchanged = ({ units }: Tracking): boolean => units.some(({ new_item }) => new_item !== null);

/** Replacement items are sent, and there is no refund. */
export const isOnlyExchanged = (tracking: Tracking): boolean =>
  isExchanged(tracking) && [tracking.outlook.total, tracking.outlook.charge_due].every((minor) => minor === "0");

/** The new items were shipped and paid for with the hold, which says everything: it isn't a regular cancellation. */
export const isBoughtUnsent = ({ status, hold }: Tracking): boolean =>
  status === "CANCELED" && hold?.cause === "NOT_SENT" && hold.state === "CAPTURED";

/** The pass is needed until the carrier has the last parcel. */
export const isPassUseful = (tracking: Tracking): boolean =>
  tracking.status_key === "READY_TO_SEND" ||
  tracking.status_key === "LABEL_PENDING" ||
  (tracking.status_key === "IN_TRANSIT" && tracking.parcel_count > 1 && tracking.parcels.some(isToSend));

type TrackedParcel = Tracking["parcels"][number];

/** It has no carrier scan yet. */
export const isToSend = ({ shipping_status: status }: TrackedParcel): boolean =>
  status === "CREATED" || status === "NO_SHIPPING_STATUS";

/** How many of its parcels are at the warehouse. */
export const parcelsReceived = ({ parcels }: Pick<Tracking, "parcels">): number =>
  parcels.filter(({ shipping_status }) => shipping_status === "IN_WAREHOUSE").length;

/** Which texts describe a parcel's progress. */
export const parcelStatusKey = (
  { shipping_status: status, label_url }: TrackedParcel,
  source: Tracking["label_source"],
) => {
  if (status === "IN_WAREHOUSE") return "here";
  if (status === "COLLECTED") return "sent";
  if (status === "ERROR" || status === "CANCELED") return "problem";
  if (label_url !== null || source === "NONE") return "ready";
  return source === "STORE" ? "awaited" : "pending";
};

/** Needs the store's approval first: nothing is created until then. */
export const isRequest = (tracking: Tracking): boolean => tracking.status_key === "NEEDS_APPROVAL";

/** The store's message when it declined the return; null if it didn't. */
export const refusalOf = ({ authorization }: Pick<Tracking, "authorization">): string | null =>
  authorization.status === "UNAUTHORIZED" ? authorization.unauthorized_reason : null;

export const isAllKept = ({ units }: Pick<Tracking, "units">): boolean =>
  units.every((unit) => unit.keep_your_item !== null);

export const isLabelPending = (tracking: Tracking): boolean => tracking.status_key === "LABEL_PENDING";

/** The shopper shipped it and entered the number: there are no scans before it arrives. */
export const isShippedByShopper = ({ label_source, tracking_number }: Tracking): boolean =>
  label_source === "NONE" && tracking_number !== "";

/** The store promised a label that isn't there yet. */
export const isLabelLate = ({ label_due_at: due }: Tracking): boolean => due !== null && Date.parse(due) < Date.now();

/** The packing slip of a parcel, until it has arrived. Drop-offs at a shop need none. */
export const hasPackingSlip = (tracking: Tracking): boolean =>
  tracking.status_key === "READY_TO_SEND" && tracking.return_method !== "IN_STORE";
