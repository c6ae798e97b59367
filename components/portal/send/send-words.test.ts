import { expect, test } from "vitest";
import { portalText } from "@/messages/portal";
import { methods } from "@/test/portal-scene";
import type { Reader } from "../reader";
import type { Method } from "./send-view";
import { methodWords } from "./send-words";

const reader = { t: portalText("en"), locale: "en-GB", language: "en", timeZone: "Europe/Berlin" } as Reader;
const [pickUp, dropOff, , inStore] = methods as [Method, Method, Method, Method];
/** The last moment of a Friday at the store, an hour before the UTC day ends. */
const friday = { hand_over_by: "2026-12-04T22:59:59.999Z", hand_over_days: 13 };
const places = { shops: [], near: "", points: null, pickUp: null };
const until = (method: Method, isApprovedFirst = false) =>
  methodWords(reader, method, { ...places, isApprovedFirst }).until;

test("each method names its deadline: on the store's calendar, from approval, or the driver's visit", () => {
  expect(until({ ...dropOff, ...friday })).toEqual({
    ...{ label: "Drop off by", text: "Fri 4 Dec", at: friday.hand_over_by },
  });
  expect(until({ ...inStore, ...friday })).toMatchObject({ label: "Bring it by", text: "Fri 4 Dec" });
  expect(until({ ...dropOff, ...friday }, true)).toEqual({
    ...{ label: "Drop off", text: "Within 13 days of approval", at: null },
  });
  expect(until(pickUp)).toEqual({ label: "Earliest pickup", text: "Tue 1 Dec", at: "2026-12-01" });
  expect(until({ ...dropOff, hand_over_by: null, hand_over_days: 0 }, true).text).toBe("No deadline");
});

test("a shopper who ships it pays the carrier, whatever else the store charges", () => {
  const own = { ...dropOff, label_source: "NONE" as const, currency: "EUR" };
  expect(methodWords(reader, { ...own, total_fee: "0" })).toMatchObject({
    ...{ fee: "You pay the carrier", line: "Use any carrier and keep the receipt." },
  });
  expect(methodWords(reader, { ...own, total_fee: "490" })).toMatchObject({
    ...{ fee: "€4.90", line: "Use any carrier and keep the receipt. You pay the carrier." },
  });
});
