import { afterEach, beforeEach, expect, test } from "vitest";
import { openShippo, SHIPPO_TEST_TOKEN, shippoConnection } from "@/test/carriers/open-shippo";
import { detailsOf, lineOf, SHOPPER, shipmentOf, WAREHOUSE } from "@/test/carriers/parcel-scene";
import { type ShippoDouble, startShippoDouble } from "@/test/carriers/shippo-double";
import { shippo } from "./shippo";

let double: ShippoDouble;
beforeEach(async () => {
  double = await startShippoDouble();
});
// Every request and response must match the schemas of Shippo's own client.
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const input = (changes = {}) => shipmentOf({ carrier: "usps", ...changes });
const sent = (method: string, path: RegExp) =>
  double.heard.filter((call) => call.method === method && path.test(new URL(call.url).pathname));
const marked = () => sent("POST", /shipments$/).find(({ body }) => body.metadata !== undefined)?.body;

test("buys a pay-on-use return label with our key at the lowest rate", async () => {
  const result = await openShippo(double).createShipment(input());
  expect(result).toMatchObject({
    ...{ reference: "trn_1", carrier: "usps", priceMinor: 593, priceCurrency: "USD" },
    ...{ trackingNumber: "92055901649173127511", label: { contentType: "application/pdf", extension: "pdf" } },
  });
  expect(marked()).toMatchObject({
    metadata: expect.stringMatching(/^hw-[0-9a-f]{32}:usps_ground_advantage$/),
    // Shippo swaps the outbound addresses itself.
    ...{ address_from: { name: "Elizabeth Swan" }, address_to: { name: "Jack Sparrow", zip: "94107" } },
    parcels: [{ weight: "430", mass_unit: "g", length: "30", width: "25", height: "10", distance_unit: "cm" }],
    extra: { is_return: true, reference_1: "RT-4F2K", reference_2: "#1042" },
    ...{ async: false, carrier_accounts: ["acc_usps"] },
  });
  expect(sent("POST", /transactions$/)[0]?.body).toEqual({
    ...{ rate: "shp_002_rate_1", async: false, label_file_type: "PDF" },
    metadata: expect.stringMatching(/^hw-[0-9a-f]{32}$/),
  });
});

test.each([
  ["the settings want that", { returnLabels: "ORDINARY" }, "usps", SHOPPER],
  ["the carrier has no other", {}, "dhl_express", SHOPPER],
  ["it comes from abroad", {}, "usps", { ...SHOPPER, countryCode: "CA" }],
])("buys an ordinary label from the shopper to the warehouse where %s", async (_why, values, carrier, from) => {
  const result = await openShippo(double, values).createShipment(input({ carrier, from }));
  expect(result.carrier).toBe(carrier);
  expect(marked()).toMatchObject({ address_from: { name: "Jack Sparrow" }, address_to: { name: "Elizabeth Swan" } });
  expect(marked()?.extra.is_return).toBeUndefined();
});

test("detects a body that Shippo's client doesn't know", async () => {
  const url = "https://api.goshippo.com/transactions";
  const headers = { authorization: `ShippoToken ${SHIPPO_TEST_TOKEN}` };
  await double.http.send({ method: "POST", url, body: '{"rate":"1","reference":"x"}', headers, purpose: "Test" });
  expect(double.unfit.splice(0)).toEqual([expect.stringContaining("must NOT have additional properties")]);
});

test("follows the service rule, exclusions, a quoted service and a named one", async () => {
  const bought = async (values: Record<string, string>, { serviceId = "", quotedService = "" } = {}) => {
    const idempotencyKey = JSON.stringify({ values, serviceId, quotedService });
    const wanted = input({ idempotencyKey, quotedService, details: detailsOf({ serviceId }) });
    await openShippo(double, values).createShipment(wanted);
    return double.books.shipments.at(-1)?.metadata.split(":")[1];
  };
  expect(await bought({ rateRule: "FASTEST" })).toBe("usps_priority");
  expect(await bought({ excludedServices: "usps_ground_advantage" })).toBe("usps_priority");
  expect(await bought({}, { serviceId: "usps_priority" })).toBe("usps_priority");
  expect(await bought({}, { quotedService: "usps_priority" })).toBe("usps_priority");
  await expect(openShippo(double).createShipment(input({ carrier: "ups" }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/ups has no service for this parcel.*UPS says: Carrier account is inactive\./),
  });
});

test("declares customs and insurance from the lines", async () => {
  const lines = [lineOf({ weightGrams: 200, customAttributes: { hs_code: "6109.10", origin_country: "pt" } })];
  const details = detailsOf({ isCustomsRequired: true, lines });
  const from = { ...SHOPPER, countryCode: "CA" };
  await openShippo(double, { insurance: "ORDER_VALUE" }).createShipment(input({ details, from }));
  expect(marked()).toMatchObject({
    extra: { insurance: { amount: "46.50", currency: "USD", content: "Sweet shirt" } },
    customs_declaration: {
      ...{ certify: true, certify_signer: "Jack Sparrow", contents_type: "RETURN_MERCHANDISE" },
      non_delivery_option: "RETURN",
      items: [
        {
          ...{ description: "Sweet shirt", quantity: 2, net_weight: "400", mass_unit: "g", value_amount: "46.50" },
          ...{ value_currency: "USD", tariff_number: "610910", origin_country: "PT", sku_code: "SHIRT-M" },
        },
      ],
    },
  });
  const bare = input({ idempotencyKey: "bare", details: detailsOf({ isCustomsRequired: true }) });
  await expect(openShippo(double).createShipment(bare)).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: expect.stringContaining("Sweet shirt: ") },
  });
});

test("requests rates of pay-on-use and ordinary labels together, without buying", async () => {
  const asked = { returnMethod: "DROP_OFF_POINT" as const, from: SHOPPER, to: WAREHOUSE };
  const rates = await openShippo(double).quoteRates?.({ ...asked, carriers: ["usps", "dhl_express", "fedex"] });
  expect(rates).toEqual([
    {
      ...{ carrier: "usps", service: "usps_ground_advantage", serviceName: "Ground Advantage" },
      ...{ amountMinor: 593, currency: "USD", days: 4 },
    },
    {
      ...{ carrier: "dhl_express", service: "dhl_express_worldwide", serviceName: "Worldwide" },
      ...{ amountMinor: 2_150, currency: "USD", days: 1 },
    },
  ]);
  expect([double.books.bought, double.books.shipments.length]).toEqual([0, 2]);
});

test("requests a QR code if enabled and available from USPS", async () => {
  await openShippo(double, { qrCodes: "true" }).createShipment(input());
  expect(marked()?.extra.qr_code_requested).toBe(true);
  Object.assign(double.books.transactions[0], { qr_code_url: "https://shippo-delivery-east.s3.amazonaws.com/qr.png" });
  expect((await openShippo(double).createShipment(input())).qrCode).toBeDefined();
});

test("reads the account, its mode and its carriers, with what to fix", async () => {
  const attempt = { values: { apiKey: SHIPPO_TEST_TOKEN, qrCodes: "true" }, http: double.http, now: new Date() };
  const account = await shippo.connect(attempt);
  expect(account).toMatchObject({ accountId: expect.stringMatching(/^owner-[0-9a-f]{12}$/), mode: "TEST" });
  expect(JSON.stringify(account)).not.toContain("owner@example.com");
  expect(account.carriers).toMatchObject([
    { code: "usps", name: "USPS", returnMethods: ["DROP_OFF_POINT"], hasQrCodes: true },
    { code: "dhl_express", name: "DHL Express", hasQrCodes: false },
  ]);
  expect(account.warnings).toEqual([
    "Sign in again in Shippo → Settings → Carriers: Fedex.",
    "A test token makes labels that can't be shipped.",
  ]);
  const apiKey = "shippo_live_0123456789abcdef0123";
  const live = await shippo.connect({ ...attempt, values: { apiKey } });
  expect([live.mode, live.accountId, live.capabilities.includes("QR_CODES")]).toEqual([
    ...["LIVE", account.accountId, false],
  ]);
  expect(shippo.readValues({ apiKey: "EZTK123" })).toMatchObject({ ok: false, faults: [{ field: "apiKey" }] });
  expect(shippo.readValues({ apiKey })).toMatchObject({ ok: true, values: { returnLabels: "PAY_ON_USE" } });
});

test("voids a label once, as a pending request", async () => {
  const carrier = openShippo(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(input());
  const wanted = { idempotencyKey: "void", carrier: "usps", trackingNumber, reference };
  double.books.refundStatus = "ERROR";
  const rejected = { kind: "REFUSED", message: expect.stringContaining("rejected the refund") };
  await expect(carrier.voidShipment(wanted)).rejects.toMatchObject(rejected);
  double.books.refundStatus = "QUEUED";
  const isRefund = ({ url }: { url: string }) => url.endsWith("/refunds");
  double.meet({ match: isRefund, when: "AFTER", instead: null });
  await expect(carrier.voidShipment(wanted)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true, isPromised: true });
  expect(await carrier.voidShipment({ ...wanted, reference: "" })).toEqual({ isVoided: true, isPromised: true });
  expect(double.books.refunds).toBe(1);
  double.books.transactions[0].status = "REFUNDED";
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true });
  double.books.transactions[0].status = "REFUNDREJECTED";
  await expect(carrier.voidShipment(wanted)).rejects.toMatchObject(rejected);
  await expect(carrier.voidShipment({ ...wanted, reference: "gone" })).rejects.toMatchObject({ kind: "REFUSED" });
});

test("does not refund a label twice that two attempts void at once, or that was used", async () => {
  const carrier = openShippo(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(input());
  const wanted = { idempotencyKey: "void", carrier: "usps", trackingNumber, reference };
  const voided = await Promise.all([carrier.voidShipment(wanted), carrier.voidShipment(wanted)]);
  expect(voided).toEqual([
    { isVoided: true, isPromised: true },
    { isVoided: true, isPromised: true },
  ]);
  expect(double.books.refunds).toBe(1);
  Object.assign(double.books.transactions[0], { status: "SUCCESS", tracking_status: "TRANSIT" });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: false });
  expect(double.books.refunds).toBe(1);
});

test("finds a parcel by carrier and number, otherwise by its label", async () => {
  const carrier = openShippo(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(input());
  const wanted = { carrier: "usps", trackingNumber, reference };
  const found = { status: "COLLECTED", providerStatus: "TRANSIT (On its way)", at: "2026-11-24T07:00:00.000Z" };
  expect(await carrier.track?.(wanted)).toEqual(found);
  double.books.isFollowed = false;
  expect(await carrier.track?.(wanted)).toEqual({ status: null, providerStatus: "UNKNOWN", at: null });
  expect(await carrier.track?.({ ...wanted, reference: "" })).toBeNull();
  expect(await carrier.track?.({ ...wanted, reference: "gone" })).toBeNull();
});

test("returns an address as the carrier writes it, or its errors", async () => {
  const carrier = openShippo(double);
  const known = { ...SHOPPER, line1: "179 N Harbor Drive", line2: "", city: "Redondo Beach", postcode: "90277" };
  const verdict = await carrier.checkAddress?.({ address: known });
  expect(verdict).toMatchObject({ isDeliverable: true, written: { line1: "179 N HARBOR DR", postcode: "90277" } });
  const bad = await carrier.checkAddress?.({ address: { ...known, line1: "000 unknown" } });
  expect(bad).toMatchObject({ isDeliverable: false, faults: ["Address not found."] });
});

test("offers no pickups and no drop-off points", async () => {
  const carrier = openShippo(double);
  expect(carrier.combinations.every(({ isPickedUp }) => !isPickedUp)).toBe(true);
  expect(await carrier.listDropOffPoints({ carrier: "usps", near: SHOPPER })).toEqual([]);
  const wanted = { idempotencyKey: "pickup", carrier: "usps", trackingNumber: "1", shipmentReference: "trn_1" };
  const pickup = { ...wanted, address: SHOPPER, date: "2026-11-26", range: "NO_RANGE" as const };
  await expect(carrier.schedulePickup(pickup)).rejects.toMatchObject({ kind: "REFUSED" });
});

test("creates one webhook with a secret in its URL", async () => {
  const connection = shippoConnection(double);
  double.books.webhooks.push({ object_id: "other", event: "track_updated", url: "https://elsewhere.example/x" });
  const values = (await shippo.subscribe(connection)) ?? {};
  const subscribed = { ...connection, values: { ...connection.values, ...values } };
  expect(await shippo.subscribe(subscribed)).toEqual(values);
  expect(double.books.webhooks).toMatchObject([
    { object_id: "other" },
    { event: "track_updated", url: `${connection.hookUrl}?token=${values.hookSecret}`, is_test: true, active: true },
  ]);
  expect(await shippo.isSubscribed(subscribed)).toBe(true);
  expect(await shippo.isSubscribed({ ...connection, values: { ...connection.values, hookSecret: "other" } })).toBe(
    false,
  );
  await shippo.unsubscribe(subscribed);
  expect(await shippo.isSubscribed(subscribed)).toBe(false);
  expect(double.books.webhooks.map(({ object_id }) => object_id)).toEqual(["other"]);
});
