import { afterEach, beforeEach, expect, test } from "vitest";
import { openShipEngine, SANDBOX_KEY, shipEngineConnection } from "@/test/carriers/open-shipengine";
import { detailsOf, lineOf, SHOPPER, shipmentOf, WAREHOUSE } from "@/test/carriers/parcel-scene";
import { type ShipEngineDouble, startShipEngineDouble } from "@/test/carriers/shipengine-double";
import { shipengine } from "./shipengine";

let double: ShipEngineDouble;
beforeEach(async () => {
  double = await startShipEngineDouble();
});
// Every request and response must match the published document.
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const CARRIER = "stamps_com";
const input = (changes = {}) => shipmentOf({ carrier: CARRIER, ...changes });
const sent = (method: string, path: RegExp) =>
  double.heard.filter((call) => call.method === method && path.test(new URL(call.url).pathname));

test("buys a return label from the shopper to the warehouse, with our key, at the lowest rate", async () => {
  const result = await openShipEngine(double).createShipment(input());
  expect(result).toMatchObject({
    ...{ reference: "se-label-1", carrier: CARRIER, trackingNumber: "94001", priceMinor: 603, priceCurrency: "USD" },
    label: { contentType: "application/pdf", extension: "pdf" },
  });
  expect(sent("POST", /labels$/)[0]?.body).toMatchObject({
    ...{ is_return_label: true, charge_event: "carrier_default", rma_number: "RT-4F2K" },
    ...{ label_format: "pdf", label_download_type: "url" },
    shipment: {
      ...{ carrier_id: "se-100", service_code: "usps_ground_advantage", is_return: true },
      external_shipment_id: expect.stringMatching(/^hw-[0-9a-f]{32}$/),
      ...{ ship_from: { name: "Jack Sparrow", postal_code: "94107" }, ship_to: { name: "Elizabeth Swan" } },
      packages: [
        { weight: { value: 430, unit: "gram" }, label_messages: { reference1: "RT-4F2K", reference2: "#1042" } },
      ],
    },
  });
});

test("detects a body that the document doesn't allow", async () => {
  const url = "https://api.shipengine.com/v1/labels";
  const body = JSON.stringify({ shipment: { external_shipment_id: "1", shipto: {} } });
  await double.http.send({ method: "POST", url, body, headers: { "api-key": "k" }, purpose: "Test" });
  expect(double.unfit.splice(0)).toEqual([expect.stringContaining("must NOT have additional properties")]);
});

test("follows the service rule, exclusions and a named service", async () => {
  const bought = async (values: Record<string, string>, serviceId = "") => {
    const idempotencyKey = JSON.stringify({ values, serviceId });
    await openShipEngine(double, values).createShipment(input({ idempotencyKey, details: detailsOf({ serviceId }) }));
    return sent("POST", /labels$/).at(-1)?.body.shipment.service_code;
  };
  expect(await bought({ rateRule: "FASTEST" })).toBe("usps_priority_mail");
  expect(await bought({ excludedServices: "usps_ground_advantage" })).toBe("usps_priority_mail");
  expect(await bought({}, "usps_priority_mail")).toBe("usps_priority_mail");
  await expect(openShipEngine(double).createShipment(input({ carrier: "ups" }))).rejects.toMatchObject({
    ...{
      kind: "REFUSED",
      message: "ups has no service for this parcel. Check the addresses, weight and size. The carrier says: Too heavy.",
    },
  });
});

test("declares customs and insurance from the lines, in the document's format", async () => {
  const lines = [lineOf({ weightGrams: 200, customAttributes: { hs_code: "6109.10", origin_country: "pt" } })];
  const details = detailsOf({ isCustomsRequired: true, lines });
  const shipment = await openShipEngine(double, { insurance: "ORDER_VALUE" }).createShipment(input({ details }));
  expect(shipment.insured).toEqual({ amountMinor: 4_650, currency: "USD" });
  expect(sent("POST", /labels$/)[0]?.body.shipment).toMatchObject({
    customs: {
      ...{ contents: "returned_goods", non_delivery: "return_to_sender" },
      customs_items: [{ quantity: 2, value: 23.25, harmonized_tariff_code: "610910", country_of_origin: "PT" }],
    },
    ...{ insurance_provider: "carrier", packages: [{ insured_value: { currency: "usd", amount: 46.5 } }] },
  });
  const bare = detailsOf({ isCustomsRequired: true });
  await expect(
    openShipEngine(double).createShipment(input({ idempotencyKey: "bare", details: bare })),
  ).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringContaining("Sweet shirt: ") });
});

test("buys an ordinary label for a parcel from abroad, because return services are domestic", async () => {
  await openShipEngine(double).createShipment(input({ from: { ...SHOPPER, countryCode: "CA" } }));
  const body = sent("POST", /labels$/)[0]?.body;
  expect([body.is_return_label, body.shipment.is_return]).toEqual([undefined, false]);
  expect(sent("POST", /rates$/)[0]?.body.rate_options.is_return).toBe(false);
});

test("returns the rate of the service that would be bought, without buying", async () => {
  const asked = { returnMethod: "DROP_OFF_POINT" as const, carriers: [CARRIER, "ups"], from: SHOPPER, to: WAREHOUSE };
  expect(await openShipEngine(double).quoteRates?.(asked)).toEqual([
    {
      ...{ carrier: CARRIER, service: "usps_ground_advantage", serviceName: "usps_ground_advantage" },
      ...{ amountMinor: 603, currency: "USD", days: 3 },
    },
  ]);
  expect(double.books.bought).toBe(0);
});

test("reads the account, its mode and its carriers, with what to fix", async () => {
  const account = await shipengine.connect({ values: { apiKey: SANDBOX_KEY }, http: double.http, now: new Date() });
  expect(account).toMatchObject({
    accountId: "se-100",
    mode: "TEST",
    warnings: [expect.stringContaining("sandbox key")],
  });
  expect(account.carriers?.map(({ code, returnMethods }) => [code, returnMethods.length])).toEqual([
    [CARRIER, 2],
    ["ups", 2],
  ]);
  const live = await shipengine.connect({
    values: { apiKey: "live0123456789abcdefghij" },
    http: double.http,
    now: new Date(),
  });
  expect(live).toMatchObject({ mode: "LIVE", warnings: [expect.stringContaining("UPS has none")] });
  expect(shipengine.readValues({ apiKey: "short" })).toMatchObject({ ok: false, faults: [{ field: "apiKey" }] });
  expect(shipengine.readValues({ apiKey: SANDBOX_KEY })).toMatchObject({ ok: true });
});

test("voids a label once, and not when the carrier refuses", async () => {
  const carrier = openShipEngine(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(input());
  const wanted = { idempotencyKey: "void", carrier: CARRIER, trackingNumber, reference };
  double.books.isVoidApproved = false;
  // The message says nothing about the parcel, so it must not claim that the carrier has it.
  await expect(carrier.voidShipment(wanted)).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("ShipEngine did not void it"),
  });
  double.books.labels[0].tracking_status = "in_transit";
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: false });
  double.books.isVoidApproved = true;
  expect(await carrier.voidShipment({ ...wanted, reference: "" })).toEqual({ isVoided: true });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true });
  expect(sent("PUT", /void$/).length).toBe(3);
  await expect(carrier.voidShipment({ ...wanted, reference: "gone" })).rejects.toMatchObject({ kind: "REFUSED" });
});

test("books a pickup once per label, in local hours, also when the response was lost", async () => {
  const carrier = openShipEngine(double);
  const { reference: shipmentReference = "", trackingNumber } = await carrier.createShipment(input());
  const wanted = {
    ...{ idempotencyKey: "pickup", carrier: CARRIER, trackingNumber, shipmentReference, address: SHOPPER },
    ...{ date: "2026-11-26", range: "RANGE_8_TO_12" as const },
  };
  const isBooking = ({ method, url }: { method: string; url: string }) => method === "POST" && url.endsWith("/pickups");
  double.meet({ match: isBooking, when: "AFTER", instead: null });
  await expect(carrier.schedulePickup(wanted)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect(await carrier.schedulePickup(wanted)).toEqual({
    reference: "WTC1",
    date: "2026-11-26",
    range: "RANGE_8_TO_12",
  });
  expect(double.books.pickups).toMatchObject([
    { pickup_window: { start_at: "2026-11-26T16:00:00.000Z", end_at: "2026-11-26T20:00:00.000Z" } },
  ]);
});

test("books one pickup for several labels, and finds it by any of them", async () => {
  const carrier = openShipEngine(double);
  const [first, second] = [
    await carrier.createShipment(input()),
    await carrier.createShipment(input({ idempotencyKey: "eco_1:prc_1:CREATE_LABEL:parcel-2" })),
  ];
  const named = ({ reference = "", trackingNumber }: typeof first) => ({
    shipmentReference: reference,
    trackingNumber,
  });
  const wanted = {
    ...{ idempotencyKey: "pickup", carrier: CARRIER, address: SHOPPER, ...named(first), further: [named(second)] },
    ...{ date: "2026-11-26", range: "RANGE_8_TO_12" as const },
  };
  await carrier.schedulePickup(wanted);
  await carrier.schedulePickup({ ...wanted, ...named(second), further: [] });
  expect(double.books.pickups).toMatchObject([{ label_ids: [first.reference, second.reference] }]);
});

test("finds a parcel by its label, or by carrier and number", async () => {
  const carrier = openShipEngine(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(input());
  const found = { status: "COLLECTED", providerStatus: "On its way", at: "2026-11-24T07:00:00.000Z" };
  expect(await carrier.track?.({ carrier: CARRIER, trackingNumber, reference })).toEqual(found);
  expect(await carrier.track?.({ carrier: CARRIER, trackingNumber, reference: "" })).toEqual(found);
  expect(await carrier.track?.({ carrier: CARRIER, trackingNumber, reference: "gone" })).toBeNull();
});

test("lists drop-off points that take parcels, with their hours", async () => {
  const points = await openShipEngine(double).listDropOffPoints({ carrier: CARRIER, near: SHOPPER });
  expect(points).toEqual([
    {
      ...{ id: "p1", name: "Corner shop", distanceMeters: 421 },
      address: {
        line1: "1 Main St",
        postcode: "94107",
        city: "San Francisco",
        country: expect.any(String),
        countryCode: "US",
      },
      openingHours: [{ weekday: 1, opens: "09:00", closes: "18:30" }],
    },
  ]);
});

test("returns an address as the carrier writes it, or its errors", async () => {
  const carrier = openShipEngine(double);
  const known = { ...SHOPPER, line1: "179 N Harbor Drive", line2: "", city: "Redondo Beach", postcode: "90277" };
  const verdict = await carrier.checkAddress?.({ address: known });
  expect(verdict).toMatchObject({ isDeliverable: true, written: { line1: "179 N HARBOR DR", postcode: "90277" } });
  const bad = await carrier.checkAddress?.({ address: { ...known, line1: "000 unknown" } });
  expect(bad).toMatchObject({
    isDeliverable: false,
    faults: ["This address can't be found. Check street, city and postal code."],
  });
});

test("creates one webhook with a secret, and none for the sandbox", async () => {
  expect(await shipengine.subscribe(shipEngineConnection(double))).toBeNull();
  expect(await shipengine.isSubscribed(shipEngineConnection(double))).toBe(true);
  const live = shipEngineConnection(double, { apiKey: "live0123456789abcdefghij" });
  const values = (await shipengine.subscribe(live)) ?? {};
  const subscribed = { ...live, values: { ...live.values, ...values } };
  expect(await shipengine.subscribe(subscribed)).toEqual(values);
  expect(double.books.webhooks).toMatchObject([
    { event: "track", headers: [{ key: "x-homeward-secret", value: values.hookSecret }] },
  ]);
  expect(await shipengine.isSubscribed(subscribed)).toBe(true);
  await shipengine.unsubscribe(subscribed);
  expect(await shipengine.isSubscribed(subscribed)).toBe(false);
});

test("accepts a delivery only with the secret, and reads its parcel as the same event each time", () => {
  const values = { hookSecret: "a1b2c3" };
  const data = { tracking_number: "94001", status_code: "IT", events: [{ occurred_at: "2026-11-24T07:00:00Z" }] };
  const body = Buffer.from(
    JSON.stringify({ resource_url: "https://api.shipengine.com/v1/tracking", resource_type: "API_TRACK", data }),
  );
  const hook = { body, headers: { "x-homeward-secret": "a1b2c3" } };
  expect(shipengine.verifyHook(hook, { values })).toBe(true);
  expect(shipengine.verifyHook({ body, headers: { "x-homeward-secret": "other" } }, { values })).toBe(false);
  expect(shipengine.verifyHook({ body, headers: {} }, { values: {} })).toBe(false);
  const [event] = shipengine.readHook(hook);
  expect(event).toMatchObject({ topic: "TRACKING", subject: "94001", occurredAt: "2026-11-24T07:00:00.000Z" });
  expect(shipengine.readHook(hook)).toEqual([event]);
  const other = Buffer.from('{"resource_type":"API_BATCH"}');
  expect(shipengine.readHook({ body: other, headers: {} })).toMatchObject([{ topic: "IGNORED" }]);
  expect(() => shipengine.readHook({ body: Buffer.from("[]"), headers: {} })).toThrow();
});
