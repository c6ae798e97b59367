import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { dateFormat } from "@/contract/vocabulary/date-format";
import type { TimelineFact } from "./tracking";

type Data = TimelineFact["data"];

/** Text about parcels and labels in the staff timeline, by kind of entry. */
export const SHIPPING_WORDS: Readonly<Record<string, (data: Data) => string>> = {
  CARRIER_CHOSEN: (data) => `chose the carrier ${carrierOf(data)}`,
  MANUAL_ORDER: (data) => `${labelWords(data)}${data.trackingNumber === "" ? "" : ` (${data.trackingNumber})`}`,
  METHOD_CHANGED: (data) =>
    `changed how it is sent: ${methodWord(data.to)} with ${carrierOf(data)}${data.pickupDate === "" ? "" : ` on ${dayWords(data.pickupDate)}`}`,
  LABEL_VOIDED: (data) => voidWords(data),
  PARCEL_STATUS: (data) => `moved parcel ${data.parcel} of ${data.of} to: ${PARCEL_WORDS[String(data.to)] ?? data.to}`,
  PARCEL_ADDED: (data) => `added a parcel: ${data.of} in total`,
  PARCEL_VOIDED: (data) =>
    `took parcel ${data.parcel} of ${data.of} out of the return${data.trackingNumber === "" ? "" : ` (${data.trackingNumber})`}`,
  PICKUP: (data) => `booked a pickup for ${dayWords(data.pickupDate)} (${data.reference})`,
  TIMER: (data) => TIMER_WORDS[String(data.timer)] ?? "found that a deadline had passed",
};

const TIMER_WORDS: Record<string, string> = {
  NOT_SENT_IN_TIME: "found that nothing was sent in time",
  REVIEW_AUTO_COMPLETE: "found that the inspection deadline had passed",
};

const PARCEL_WORDS: Record<string, string> = {
  ...{ CREATED: "ready to send", COLLECTED: "collected", IN_WAREHOUSE: "in the warehouse" },
  ...{ ERROR: "problem on the way", CANCELED: "shipment canceled" },
};

/** The provider's name for the carrier; older entries have the code only. */
const carrierOf = ({ carrier, carrierName }: Data): string =>
  String(carrierName ?? "") || carrierWords(String(carrier));

/** Formats a day as "Tue 24 Nov" for every reader. */
const dayWords = (day: unknown): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return String(day);
  return dateFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(date);
};

/** A label uploaded by the team has no named carrier. */
const labelWords = (data: Data): string =>
  data.carrier === "store_label" || data.carrier === "" ? "uploaded a label" : `uploaded a label of ${carrierOf(data)}`;

const methodWord = (method: unknown): string => String(method).toLowerCase().replaceAll("_", " ");

const voidWords = (data: Data): string => {
  const label = `label ${data.trackingNumber}`;
  switch (data.answer) {
    case "VOIDED":
      return `voided ${label} at ${carrierOf(data)}`;
    case "PROMISED":
      return `requested a refund of ${label} (${carrierOf(data)}): the answer can take weeks`;
    case "TOO_LATE":
      return `could not void ${label}: ${carrierOf(data)} has the parcel, so it may be billed`;
    case "NOT_ASKED":
      return `did not void ${label}: it was created elsewhere`;
    default:
      return `could not void ${label}, so it may be billed: ${data.error}`;
  }
};
