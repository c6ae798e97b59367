import { describe, expect, test } from "vitest";
import { parcelLimit } from "@/contract/vocabulary/parcels";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Shipment } from "../process/shipment";
import { contentsGrams } from "./parcel-lines";
import {
  nextParcel,
  parcelCountOf,
  parcelLeg,
  parcelOfLeg,
  parcelsOf,
  parcelsToCome,
  statusOfParcels,
} from "./parcels";

const shipment = (parcel: number, status: ShippingStatus, voidedAt: string | null = null): Shipment =>
  ({ id: `shp_${parcel}`, parcel, status, voidedAt }) as Shipment;
const facts = (...statuses: (ShippingStatus | null)[]) => ({
  parcels: statuses.map((_, index) => index + 1),
  shipments: statuses.flatMap((status, index) => (status === null ? [] : [shipment(index + 1, status)])),
});

describe("the status of a return with several parcels", () => {
  test.each([
    ["CREATED", ["CREATED", "CREATED"]],
    ["COLLECTED", ["COLLECTED", "CREATED"]],
    ["COLLECTED", ["IN_WAREHOUSE", "CREATED"]],
    ["COLLECTED", ["IN_WAREHOUSE", "COLLECTED"]],
    // Its label is still being made, so it can't have arrived.
    ["COLLECTED", ["IN_WAREHOUSE", null]],
    ["CREATED", ["CREATED", null]],
    ["ERROR", ["IN_WAREHOUSE", "ERROR"]],
    ["IN_WAREHOUSE", ["IN_WAREHOUSE", "IN_WAREHOUSE"]],
    ["NO_SHIPPING_STATUS", [null, null]],
  ] as const)("%s by %j", (expected, statuses) => {
    expect(statusOfParcels(facts(...statuses))).toBe(expected);
  });
});

test("a void label belongs to no parcel; its replacement does", () => {
  const process = { parcels: [1], shipments: [shipment(1, "CANCELED", "x"), shipment(1, "CREATED")] };
  expect(parcelsOf(process)).toMatchObject([{ position: 1, count: 1, shipment: { status: "CREATED" } }]);
});

test("parcels are still expected only in a return with several, and none once it counts as arrived", () => {
  const some = facts("IN_WAREHOUSE", "COLLECTED");
  expect(parcelsToCome({ ...some, shippingStatus: "COLLECTED" }).map(({ position }) => position)).toEqual([2]);
  expect(parcelsToCome({ ...some, shippingStatus: "IN_WAREHOUSE" })).toEqual([]);
  expect(parcelsToCome({ ...facts("COLLECTED"), shippingStatus: "COLLECTED" })).toEqual([]);
});

test("each parcel's label is requested under its own leg, and no number is used twice", () => {
  expect([1, 2, 10].map((number) => parcelOfLeg(parcelLeg(number)))).toEqual([1, 2, 10]);
  expect([parcelLeg(1), parcelOfLeg("reminder"), parcelOfLeg("parcel-x")]).toEqual(["", null, null]);
  const asked = { name: "CREATE_LOGISTIC_ORDER", leg: "parcel-4" } as never;
  expect(nextParcel({ parcels: [1, 2], shipments: [shipment(3, "CANCELED", "x")], activities: [asked] })).toBe(5);
});

test("allows at most one parcel per piece, and ten in all", () => {
  expect([0, 1, 3, 40].map(parcelLimit)).toEqual([1, 1, 3, 10]);
  expect([parcelCountOf({ parcelCount: 3 }, 2), parcelCountOf({}, 5), parcelCountOf(null, 5)]).toEqual([2, 1, 1]);
});

test("contents have no weight if one piece has none: half of a parcel would be billed again", () => {
  const weighing = (weightGrams: number, quantity: number) => ({ weightGrams, quantity });
  expect(contentsGrams([weighing(200, 2), weighing(100, 1)])).toBe(500);
  expect(contentsGrams([weighing(3_000, 1), weighing(0, 1)])).toBe(0);
});
