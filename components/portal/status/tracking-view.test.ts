import { expect, it } from "vitest";
import { tracking } from "@/test/portal-scene";
import { isBoughtUnsent, parcelStatusKey } from "./tracking-view";

it("distinguishes a return that ended because its new items were bought from a canceled one", () => {
  const hold = { captured: "8990", amount: "8990", state: "CAPTURED", cause: "NOT_SENT", released_on: "COLLECTED" };
  expect(isBoughtUnsent(tracking({ status: "CANCELED", hold }))).toBe(true);
  expect(isBoughtUnsent(tracking({ status: "CANCELED", hold: null }))).toBe(false);
  expect(isBoughtUnsent(tracking({ status: "RUNNING", hold }))).toBe(false);
  const released = { ...hold, state: "RELEASED", cause: "NOTHING_ORDERED" };
  expect(isBoughtUnsent(tracking({ status: "CANCELED", hold: released }))).toBe(false);
});

it.each([
  ["STORE", null, "awaited"],
  ["CARRIER", null, "pending"],
  ["STORE", "/label", "ready"],
  ["NONE", null, "ready"],
] as const)("a parcel with a label from %s at %s is %s", (source, label_url, key) => {
  const parcel = { shipping_status: "CREATED", label_url } as Parameters<typeof parcelStatusKey>[0];
  expect(parcelStatusKey(parcel, source)).toBe(key);
});
