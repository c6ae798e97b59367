import { ACTIVITY_FACTS, ACTIVITY_NAMES } from "@/contract/vocabulary/activity";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { MailKind } from "@/contract/vocabulary/mail";
import { isMovedByBanks, isRefundOption, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import { SHIPPING_WORDS } from "./shipping-text";
import type { TimelineFact } from "./tracking";

type Data = TimelineFact["data"];

const SHIPPING: Record<string, string> = {
  NO_SHIPPING_STATUS: "no shipping status",
  CREATED: "ready to send",
  COLLECTED: "collected",
  IN_WAREHOUSE: "in the warehouse",
  ERROR: "problem on the way",
  CANCELED: "shipment canceled",
};

/** The previous location: moves go in every direction. */
const beforeWords = (from: unknown): string => {
  const words = SHIPPING[String(from)];
  return words === undefined || from === "NO_SHIPPING_STATUS" ? "" : ` (was: ${words})`;
};

const count = (value: unknown, one: string, many = `${one}s`): string => `${value} ${value === 1 ? one : many}`;

const money = ({ amountMinor, currency }: Data): string =>
  typeof amountMinor === "number"
    ? formatMoney(amountMinor, typeof currency === "string" ? currency : "EUR", "en-GB")
    : "";

const verdicts = (data: Data): string =>
  ["approved", "declined", "missing"]
    .filter((verdict) => data[verdict] !== 0)
    .map((verdict) => `${data[verdict]} ${verdict}`)
    .join(", ");

/** Formats "ON_HOLD" as readable text. */
const statusWord = (status: unknown): string => String(status).toLowerCase().replaceAll("_", " ");

type TextFact = Pick<TimelineFact, "kind" | "actorKind" | "data">;

/** The user that a program acted for; signed-in people act for themselves only. */
const forWhom = ({ kind, actorKind, data: { user } }: TextFact): string =>
  kind !== "REVIEW" && actorKind !== "staff" && typeof user === "string" && user !== "" ? ` for ${user}` : "";

/** Kinds whose reason follows the sentence. */
const SAY_WHY: ReadonlySet<string> = new Set(["CANCELED", "CORRECTION", "HELD"]);

/** Returns an operator's message for a change; inspected units each have their own reason. */
const said = ({ kind, data: { reason, note } }: Pick<TimelineFact, "kind" | "data">): string =>
  [SAY_WHY.has(kind) ? reason : "", kind === "REVIEW" ? "" : note]
    .filter((text) => typeof text === "string" && text !== "")
    .join(": ");

const restockWords = ({ units, takenOff = 0, ungraded = 0 }: Data): string =>
  [
    ...(units === 0 ? [] : [`put ${count(units, "unit")} back into stock`]),
    ...(takenOff === 0 ? [] : [`took ${count(takenOff, "unit")} out of stock again`]),
    ...(ungraded === 0 ? [] : [`did not restock ${count(ungraded, "unit")} returned as damaged: no grade was given`]),
  ].join(" and ");

/** Payments of some shops have no name. */
const toward = ({ destination }: Data): string => `to ${destination || "the original payment method"}`;

const refundWords = (data: Data): string => {
  const option = isRefundOption(data.refundOption) ? data.refundOption : "ORIGINAL_PAYMENT_METHOD";
  const words = `${REFUND_OPTION_FACTS[option].done} ${money(data)}`;
  return isMovedByBanks(option) ? `${words} ${toward(data)}` : words;
};

const DISPUTES: Record<string, string> = {
  OPEN: "is open",
  WON: "was decided for the store",
  LOST: "was lost: the shopper has the money",
  CLOSED: "was closed",
};

const disputeWords = (data: Data): string => {
  const reason = data.reason === "" ? "" : ` (${data.reason})`;
  return `found that a dispute about ${money(data)} ${DISPUTES[String(data.status)] ?? "changed"}${reason}`;
};

const activityWords = (name: unknown): string =>
  ACTIVITY_NAMES.filter((known) => known === name).map((known) => ACTIVITY_FACTS[known].words)[0] ?? `finish ${name}`;

const RULE_WORDS: Record<string, string> = {
  OUTSIDE_WINDOW: "the return window is over",
  POLICY: "the item is not returnable",
};

/** Rules apply to shoppers; an import may ignore them, which is recorded. */
const overRules = ({ overridden, overriddenRules, currency }: Data): string => {
  const causes = Array.isArray(overridden) ? overridden.map((rule) => RULE_WORDS[String(rule)] ?? String(rule)) : [];
  if (causes.length === 0) return "";
  const decisions: PolicyDecision<unknown>[] = Array.isArray(overriddenRules) ? overriddenRules : [];
  const whys = decisions.map((decision) => staffWhy(decision, typeof currency === "string" ? currency : "EUR"));
  const why = whys.length === 0 ? "" : ` (${whys.join(" ").replace(/\.$/, "")})`;
  return `, although ${causes.join(" and ")}${why}`;
};

const FIELD_WORDS: Record<string, string> = {
  email: "email",
  firstName: "first name",
  lastName: "last name",
  phone: "phone number",
};

/**
 * Returns one timeline entry: the end of a sentence that starts with the actor's name, and its message. Shoppers see
 * the event, but only messages written to them.
 */
export const timelineParts = (fact: TextFact): { text: string; said: string } => ({
  text: wordsOf(fact) + forWhom(fact),
  said: said(fact),
});

/** Returns both parts as one text. */
export const timelineText = (fact: TextFact): string => {
  const { text, said } = timelineParts(fact);
  return said === "" ? text : `${text}: ${said}`;
};

const foundWords = ({ extra, swapped, plate }: Data): string => {
  const parts = [
    ...(Number(extra) > 0
      ? [`${count(extra, "item")} that ${Number(extra) === 1 ? "wasn’t" : "weren’t"} expected`]
      : []),
    ...(Number(swapped) > 0 ? [`${count(swapped, "item")} sent instead of another`] : []),
  ];
  return `put ${parts.join(" and ")} aside as ${plate}`;
};

const createdWords = (origin: unknown): string => {
  if (origin === "FOUND") return "created a return for an unexpected parcel, with";
  if (origin === "STAFF") return "created a return for the shopper, with";
  return origin === "IMPORT" ? "imported a return of" : "requested a return of";
};

const MAILS: Record<MailKind, string> & Partial<Record<string, string>> = {
  approval_needed: 'emailed the "Under review" notice to the shopper',
  approved: "emailed the approval to the shopper",
  refused: "emailed the decline to the shopper",
  label_promised: "emailed the shopper that the label will follow",
  pass: "emailed the return pass to the shopper",
  reminder_3: "reminded the shopper to send the parcel",
  reminder_1: "sent the shopper a last reminder",
  handed_over: "emailed the shopper that the parcel is on its way",
  arrived: "emailed the shopper that the parcel arrived",
  result: "emailed the result to the shopper",
  refund_sent: "emailed the shopper that the refund is sent",
  canceled: "emailed the cancellation to the shopper",
  message: "sent the shopper the message",
};

/** Returns the timeline text for an email of a return. */
const mailWords = ({ mail, isSent, isKept }: Data): string => {
  if (isSent === false) return "had no email address to write to";
  // An email that couldn't be sent notified nobody.
  if (isKept === true)
    return `kept an email that was not sent, because no mail server is connected: ${kindWords(mail)}`;
  return MAILS[String(mail)] ?? "sent an email";
};

/** Formats "refund_sent" as readable text. */
const kindWords = (mail: unknown): string => String(mail).replaceAll("_", " ");

/** Text for each kind of entry, after the actor's name. */
const WORDS: Readonly<Record<string, (data: Data) => string>> = {
  CREATED: (data) => `${createdWords(data.origin)} ${count(data.units, "unit")}${overRules(data)}`,
  SHIPPING_STATUS: (data) =>
    data.isLate === true
      ? `reported late: ${SHIPPING[String(data.to)] ?? data.to}`
      : `moved the parcel to: ${SHIPPING[String(data.to)] ?? data.to}${beforeWords(data.from)}`,
  REVIEW: (data) => `recorded the inspection: ${verdicts(data)}`,
  OVERRIDE: (data) => `changed the refund to ${money(data)}: ${data.reason}`,
  REFUND: refundWords,
  EXTERNAL_REFUND: (data) => `marked ${money(data)} as refunded outside Homeward`,
  CREDIT_TAKEN_BACK: (data) => `took ${money(data)} of the credit ${data.code} back`,
  EXCHANGE_ORDER: (data) => `ordered the new items: ${data.name}`,
  RESTOCK: restockWords,
  CHARGE_REFUNDED: (data) => `refunded the ${money(data)} that the shopper had paid`,
  RETRY: (data) => `tried again to ${activityWords(data.activity)}`,
  MAIL: mailWords,
  STATUS: (data) => `changed the return from ${statusWord(data.from)} to ${statusWord(data.to)}`,
  CANCELED: () => "canceled the return",
  AUTHORIZATION_REQUESTED: () => "waits for the store’s approval",
  AUTHORIZATION_REMINDER: (data) => `reminded ${data.to} that it waits for approval`,
  AUTHORIZED: () => "approved the return",
  TASK_SKIPPED: (data) => `skipped a task: ${activityWords(data.activity)}`,
  BY_HAND: (data) =>
    `${data.wasTask === true ? "marked as done" : "resolved manually"}: ${activityWords(data.activity)}${data.reference ? ` (${data.reference})` : ""}`,
  HELD: () => "put the return on hold",
  RESUMED: () => "resumed the return",
  GIVEN_UP: (data) => `closed the return as failed: ${data.reason}`,
  CUSTOMER: (data) =>
    `corrected the shopper’s ${Array.isArray(data.fields) ? data.fields.map((field) => FIELD_WORDS[String(field)] ?? field).join(", ") : "data"}`,
  PICKUP_ADDRESS: () => "changed the address that the parcel is sent from",
  TRACKING: (data) => `set the tracking number ${data.trackingNumber}`,
  CORRECTION: (data) => `corrected the inspection to ${verdicts(data)}`,
  ACTIVITY_FAILED: (data) => `could not ${activityWords(data.activity)}: ${data.error}`,
  HOLD_PLACED: (data) => `had ${money(data)} put on hold for the new items`,
  HOLD_CAPTURED: (data) =>
    `charged ${money(data)} on hold: ${data.cause === "NOT_SENT" ? "nothing was sent in time" : "not every item was accepted"}`,
  HOLD_LAPSED: () => "found that the hold on the shopper’s card had expired",
  HOLD_RELEASED: (data) => `released the hold of ${money(data)}`,
  INSPECTION_UNDONE: (data) =>
    `undid the inspection of ${count(data.units, "item")}${Number(data.amountMinor) > 0 ? `; ${money(data)} was not refunded` : ""}`,
  PAYOUT_RELEASED: (data) => {
    if (Number(data.amountMinor) === 0) return "ended the undo period of the inspection";
    return data.isRelease === true
      ? `released the refund of ${money(data)}`
      : `sent the refund of ${money(data)} immediately`;
  },
  CUSTOMS: (data) => `entered the customs details of ${data.items}`,
  DISPUTE: disputeWords,
  REFUND_RETURNED: (data) =>
    `found that the refund of ${money(data)} ${toward(data)} failed after it was sent${data.error === "" ? "" : `: ${data.error}`}`,
  BANK_ACCOUNT_SHOWN: (data) =>
    data.where === "EXPORT" ? "exported the shopper’s bank account" : "viewed the shopper’s bank account",
  NOTE: (data) => (data.isForShopper === true ? "wrote to the shopper" : "noted"),
  FOUND: foundWords,
  RULES_OVERRIDDEN: (data) => `overrode the return conditions: ${data.reason}`,
  SHOP_ORDER_CHANGED: (data) =>
    `found the order changed in the shop; what the return depends on stays as it was: ${data.reason}`,
  SHOP_ORDER_DELETED: () => "found the order deleted in the shop; nothing more of it can be returned",
  ...SHIPPING_WORDS,
};

const wordsOf = ({ kind, data }: Pick<TimelineFact, "kind" | "data">): string =>
  WORDS[kind]?.(data) ?? kind.toLowerCase().replaceAll("_", " ");
