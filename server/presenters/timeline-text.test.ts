import { expect, test } from "vitest";
import { timelineParts, timelineText } from "./timeline-text";

test.each([
  ["STATUS", { from: "ON_HOLD", to: "FAILED", note: "Fraud" }, "changed the return from on hold to failed", "Fraud"],
  [
    "CANCELED",
    { user: "sven", reason: "Too late", note: "by phone" },
    "canceled the return for sven",
    "Too late: by phone",
  ],
  ["CANCELED", { reason: "" }, "canceled the return", ""],
  ["TIMER", { timer: "NOT_SENT_IN_TIME" }, "found that nothing was sent in time", ""],
  ["TIMER", { timer: "REVIEW_AUTO_COMPLETE" }, "found that the inspection deadline had passed", ""],
  [
    "CORRECTION",
    { approved: 0, declined: 1, missing: 0, reason: "Worn" },
    "corrected the inspection to 1 declined",
    "Worn",
  ],
  ["PICKUP", { pickupDate: "2026-11-24", reference: "D-1" }, "booked a pickup for Tue 24 Nov (D-1)", ""],
  ["MANUAL_ORDER", { carrier: "store_label", trackingNumber: "" }, "uploaded a label", ""],
  ["MANUAL_ORDER", { carrier: "dhl", trackingNumber: "JJD1" }, "uploaded a label of Dhl (JJD1)", ""],
  [
    "LABEL_VOIDED",
    { answer: "VOIDED", carrier: "sandbox_post", trackingNumber: "SBP1" },
    "voided label SBP1 at Sandbox post",
    "",
  ],
  [
    "LABEL_VOIDED",
    { answer: "PROMISED", carrier: "stamps_com", carrierName: "Stamps.com", trackingNumber: "SBP1" },
    "requested a refund of label SBP1 (Stamps.com): the answer can take weeks",
    "",
  ],
  [
    "LABEL_VOIDED",
    { answer: "REFUSED", carrier: "ups", trackingNumber: "1Z", error: "ShipEngine did not void it." },
    "could not void label 1Z, so it may be billed: ShipEngine did not void it.",
    "",
  ],
  [
    "REFUND",
    { amountMinor: 7980, currency: "EUR", destination: "Visa ending in 42" },
    "refunded €79.80 to Visa ending in 42",
    "",
  ],
  [
    "REFUND",
    { amountMinor: 7980, currency: "EUR", destination: "" },
    "refunded €79.80 to the original payment method",
    "",
  ],
  [
    "REFUND_RETURNED",
    { amountMinor: 7980, currency: "EUR", destination: "", error: "" },
    "found that the refund of €79.80 to the original payment method failed after it was sent",
    "",
  ],
  ["HELD", { user: "sven", reason: "Odd photos" }, "put the return on hold for sven", "Odd photos"],
  [
    "REVIEW",
    { approved: 2, declined: 0, missing: 0, user: "sven", note: "x" },
    "recorded the inspection: 2 approved",
    "",
  ],
])("separates the event from its message in %s %j", (kind, data, text, said) => {
  const fact = { kind, data, actorKind: "key" };
  expect(timelineParts(fact)).toEqual({ text, said });
  expect(timelineText(fact)).toBe(said === "" ? text : `${text}: ${said}`);
});

test("shows no represented user for people who are signed in", () => {
  const data = { user: "sven@example.com", reason: "Odd photos" };
  expect(timelineText({ kind: "HELD", actorKind: "staff", data })).toBe("put the return on hold: Odd photos");
});
