import { afterEach, beforeEach, expect, test } from "vitest";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { connectionTo, openEasyPost, TEST_KEY } from "@/test/carriers/open-easypost";
import { SHOPPER, shipmentOf } from "@/test/carriers/parcel-scene";
import { easypost } from "./easypost";

let double: EasyPostDouble;
beforeEach(async () => {
  double = await startEasyPostDouble();
});
afterEach(() => double.close());
const now = new Date("2026-11-24T09:00:00Z");

test("reads account and carriers of a production key", async () => {
  double.books.isProduction = true;
  const read = easypost.readValues({ apiKey: " EZAK0123456789abcdef ", qrCodes: "yes", excludedServices: "MediaMail" });
  if (!read.ok) throw new Error("The form was refused.");
  expect(read.values).toMatchObject({
    apiKey: "EZAK0123456789abcdef",
    rateRule: "CHEAPEST",
    qrCodes: "true",
    parcelLengthCm: "30",
  });
  const account = await easypost.connect({ values: read.values, http: double.http, now });
  expect(account).toMatchObject({ accountId: "user_1", accountName: "Acme", mode: "LIVE", warnings: [] });
  expect(account.carriers).toEqual([
    { code: "USPS", name: "USPS", returnMethods: ["DROP_OFF_POINT", "HOME_PICK_UP"], hasQrCodes: true },
    { code: "UPS", name: "UPS", returnMethods: ["DROP_OFF_POINT", "HOME_PICK_UP"], hasQrCodes: false },
    { code: "AsendiaUsa", name: "Asendia USA", returnMethods: ["DROP_OFF_POINT"], hasQrCodes: false },
  ]);
});

test("recognizes a test key, always maps it to the same account, and says what it can't see", async () => {
  await openEasyPost(double).createShipment(shipmentOf());
  const account = await easypost.connect({ values: { apiKey: TEST_KEY }, http: double.http, now });
  expect(account).toMatchObject({ mode: "TEST", accountId: expect.stringMatching(/^test_[0-9a-f]{12}$/) });
  expect(account.carriers?.map(({ code }) => code)).toEqual(["USPS"]);
  expect(account.warnings).toEqual([expect.stringContaining("A test key can't list carrier accounts")]);
});

test.each(["", "sk_live_123456789", "EZAK"])("rejects the key %j in the form", (apiKey) => {
  expect(easypost.readValues({ apiKey })).toMatchObject({ ok: false, faults: [{ field: "apiKey" }] });
});

test("voids a label once, as a pending request, and not after the carrier has the parcel", async () => {
  const carrier = openEasyPost(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(shipmentOf());
  const wanted = { idempotencyKey: "void", carrier: "USPS", trackingNumber, reference };
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true, isPromised: true });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true, isPromised: true });
  expect(double.books.refunds).toBe(1);
  expect(await carrier.voidShipment({ ...wanted, reference: "" })).toEqual({ isVoided: true, isPromised: true });
  const second = await carrier.createShipment(shipmentOf({ idempotencyKey: "second" }));
  double.books.shipments.get("shp_2").tracker.status = "in_transit";
  const late = { ...wanted, trackingNumber: second.trackingNumber, reference: "shp_2" };
  expect(await carrier.voidShipment(late)).toEqual({ isVoided: false });
  await expect(carrier.voidShipment({ ...wanted, reference: "shp_gone" })).rejects.toMatchObject({ kind: "REFUSED" });
});

test("books a pickup once in the requested hours, also when the response was lost", async () => {
  const carrier = openEasyPost(double);
  const { trackingNumber, reference: shipmentReference = "" } = await carrier.createShipment(shipmentOf());
  const wanted = {
    ...{ idempotencyKey: "pickup", carrier: "USPS", trackingNumber, shipmentReference, address: SHOPPER },
    ...{ date: "2026-11-26", range: "RANGE_8_TO_12" as const },
  };
  double.meet({ match: ({ url }) => url.endsWith("/buy"), when: "AFTER", instead: null });
  await expect(carrier.schedulePickup(wanted)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const booked = { reference: "WTC64740634", date: "2026-11-26", range: "RANGE_8_TO_12" };
  expect(await carrier.schedulePickup(wanted)).toEqual(booked);
  expect(double.books.pickups.size).toBe(1);
  const made = double.heard.find(({ method, url }) => method === "POST" && url.endsWith("/pickups"));
  expect(made?.body.pickup).toMatchObject({
    ...{ shipment: { id: "shp_1" }, min_datetime: "2026-11-26 08:00:00", max_datetime: "2026-11-26 12:00:00" },
  });
  // Without the shipment ID, the label's tracking number identifies the shipment.
  expect(await carrier.schedulePickup({ ...wanted, idempotencyKey: "again", shipmentReference: "" })).toEqual(booked);
  await expect(carrier.schedulePickup({ ...wanted, idempotencyKey: "ups", carrier: "UPS" })).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("UPS has no pickup at this address on 2026-11-26"),
  });
});

test("finds a parcel by its number and returns null for unknown numbers", async () => {
  const carrier = openEasyPost(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(shipmentOf());
  double.books.trackerStatus = "delivered";
  const asked = { carrier: "USPS", trackingNumber, reference };
  expect(await carrier.track?.(asked)).toMatchObject({
    status: "IN_WAREHOUSE",
    providerStatus: expect.stringContaining("delivered"),
  });
  expect(await carrier.track?.({ ...asked, trackingNumber: "1Z" })).toBeNull();
});

test("returns an address as EasyPost writes it, or its errors", async () => {
  double.books.addressOf = () => ({ state: "CA" });
  const carrier = openEasyPost(double);
  const known = { ...SHOPPER, line1: "179 N Harbor Drive", line2: "", city: "Redondo Beach", postcode: "90277" };
  const verdict = await carrier.checkAddress?.({ address: known });
  expect(verdict).toMatchObject({ isDeliverable: true, written: { line1: "179 N HARBOR DR", postcode: "90277" } });
  const bad = await carrier.checkAddress?.({ address: { ...SHOPPER, line1: "000 unknown street" } });
  expect(bad).toEqual({
    ...{ isDeliverable: false, written: null },
    faults: ["This address can't be found. Check street, city and postal code."],
  });
});

test("sets up one webhook, and restores a lost or disabled one", async () => {
  const connection = connectionTo(double);
  const values = await easypost.subscribe(connection);
  const secret = values?.hookSecret ?? "";
  expect(secret).toMatch(/^[0-9a-f]{48}$/);
  const subscribed = { ...connection, values: { ...connection.values, hookSecret: secret } };
  expect(await easypost.subscribe(subscribed)).toEqual({ hookSecret: secret });
  expect(double.books.webhooks.size).toBe(1);
  expect(await easypost.isSubscribed(subscribed)).toBe(true);
  double.books.webhooks.get("hook_1").disabled_at = "2026-11-24T08:00:00Z";
  expect(await easypost.isSubscribed(subscribed)).toBe(false);
  await easypost.unsubscribe(subscribed);
  expect(double.books.webhooks.size).toBe(0);
});
