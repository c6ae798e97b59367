import { describe, expect, it } from "vitest";
import { portalText } from "@/messages/portal";
import { statusNext, statusTitle } from "./status-sentences";

const FACTS = {
  ...{ store: "Nordlicht", code: "RT-7F3K-92QD", isNothingSent: false, refundBy: null, refusal: null },
  ...{ labelSource: "CARRIER" as const, isShipped: false, labelDue: null, isLabelLate: false },
  ...{ isPaidBack: false, isExchanged: false, isOnlyExchanged: false, handOverBy: null, pickUp: null },
  ...{ unitsTotal: 1, unitsDecided: 0, unitsRefused: 0 },
};

describe("the sentence of a return that is ready to send", () => {
  it("names the pickup time for a courier, not the drop-off deadline", () => {
    const facts = { ...FACTS, handOverBy: "Saturday 5 December", pickUp: "Tuesday 24 November, 12–16" };
    expect(statusTitle(portalText("en"), "READY_TO_SEND", facts)).toBe(
      "Ready to send. The courier comes on Tuesday 24 November, 12–16.",
    );
  });

  it("names the deadline for a drop-off", () => {
    const facts = { ...FACTS, handOverBy: "Saturday 5 December", pickUp: null };
    expect(statusTitle(portalText("en"), "READY_TO_SEND", facts)).toBe(
      "Ready to send. Drop it off by Saturday 5 December.",
    );
  });
});

it("names the result of a return that has ended", () => {
  const title = (isPaidBack: boolean, isExchanged: boolean) =>
    statusTitle(portalText("en"), "COMPLETED", { ...FACTS, isPaidBack, isExchanged });
  expect([title(true, false), title(false, true), title(true, true), title(false, false)]).toEqual([
    ...["Refunded", "Exchanged", "Exchanged and refunded", "Completed"],
  ]);
});

it("says of an exchange without a refund that the new item is ordered, not that money is on its way", () => {
  const facts = { ...FACTS, isExchanged: true, isOnlyExchanged: true };
  expect(statusTitle(portalText("en"), "PAYING", facts)).toContain("is ordering your new item");
  expect(statusNext(portalText("en"), "PAYING", facts)).toBe(
    "All items have been inspected. There’s nothing left to pay.",
  );
});
