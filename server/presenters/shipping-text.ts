import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { dateFormat } from "@/contract/vocabulary/date-format";
import type { TimelineFact } from "./tracking";

/** What happened to a parcel and its label, as staff read it in the timeline. */
export const shippingText = ({ kind, data }: Pick<TimelineFact, "kind" | "data">): string => {
  switch (kind) {
    case "CARRIER_CHOSEN":
      return `chose the carrier ${carrierOf(data)}`;
    case "MANUAL_ORDER":
      return `${labelWords(data)}${data.trackingNumber === "" ? "" : ` (${data.trackingNumber})`}`;
    case "WAY_CHANGED":
      return `changed how it is sent: ${wayWord(data.to)} with ${carrierOf(data)}${data.pickupDate === "" ? "" : ` on ${dayWords(data.pickupDate)}`}`;
    case "LABEL_VOIDED":
      return voidWords(data);
    case "PARCEL_STATUS":
      return `moved parcel ${data.parcel} of ${data.of} to: ${PARCEL_WORDS[String(data.to)] ?? data.to}`;
    case "PARCEL_ADDED":
      return `added a parcel: ${data.of} in all`;
    case "PARCEL_VOIDED":
      return `took parcel ${data.parcel} of ${data.of} out of the return${data.trackingNumber === "" ? "" : ` (${data.trackingNumber})`}`;
    case "PICKUP":
      return `ordered a driver for ${dayWords(data.pickupDate)} (${data.reference})`;
    case "TIMER":
      return TIMER_WORDS[String(data.timer)] ?? "found that a time limit was over";
    default:
      return kind.toLowerCase().replaceAll("_", " ");
  }
};

const TIMER_WORDS: Record<string, string> = {
  NOT_SENT_IN_TIME: "found that nothing was handed over in time",
  REVIEW_AUTO_COMPLETE: "found that the time to inspect was over",
};

const PARCEL_WORDS: Record<string, string> = {
  ...{ CREATED: "ready to send", COLLECTED: "collected", IN_WAREHOUSE: "in the warehouse" },
  ...{ ERROR: "problem on the way", CANCELED: "shipment canceled" },
};

/** As its provider calls it; entries from before that was kept have the code only. */
const carrierOf = ({ carrier, carrierName }: Record<string, unknown>): string =>
  String(carrierName ?? "") || carrierWords(String(carrier));

/** "Tue 24 Nov": a day, wherever it is read. */
const dayWords = (day: unknown): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return String(day);
  return dateFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(date);
};

/** A label of the team's own has no carrier that anybody named. */
const labelWords = (data: Record<string, unknown>): string =>
  data.carrier === "store_label" || data.carrier === "" ? "uploaded a label" : `uploaded a label of ${carrierOf(data)}`;

const wayWord = (method: unknown): string => String(method).toLowerCase().replaceAll("_", " ");

const voidWords = (data: Record<string, unknown>): string => {
  const label = `label ${data.trackingNumber}`;
  switch (data.answer) {
    case "VOIDED":
      return `voided ${label} at ${carrierOf(data)}`;
    case "PROMISED":
      return `asked for a refund of ${label} (${carrierOf(data)}): the answer can take weeks`;
    case "TOO_LATE":
      return `could not void ${label}: ${carrierOf(data)} has the parcel, so it may be billed`;
    case "NOT_ASKED":
      return `told nobody that ${label} is void: it was made elsewhere`;
    default:
      return `could not void ${label}, so it may be billed: ${data.error}`;
  }
};
