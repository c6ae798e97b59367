import { afterEach, beforeEach, expect, test } from "vitest";
import { DUTCH_SHOPPER, dutchShipment, openSendcloud, SENDCLOUD_VALUES } from "@/test/carriers/open-sendcloud";
import { detailsOf, lineOf } from "@/test/carriers/parcel-scene";
import { historyEntry } from "@/test/carriers/sendcloud-answers";
import { type SendcloudDouble, startSendcloudDouble } from "@/test/carriers/sendcloud-double";
import { sendcloud } from "./sendcloud";

let double: SendcloudDouble;
beforeEach(async () => {
  double = await startSendcloudDouble();
});
// Every request and response must match the published documents.
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const bought = () => double.heard.filter(({ url }) => url.endsWith("/announce-synchronously")).map(({ body }) => body);
const theOne = () => [...double.books.returns.values()][0];

test("buys a return label from the shopper to the warehouse, with our key, at the lowest rate", async () => {
  const result = await openSendcloud(double).createShipment(dutchShipment());
  expect(result).toMatchObject({
    ...{ reference: "1", carrier: "dpd", trackingNumber: "05415001", priceMinor: 615, priceCurrency: "EUR" },
    label: { contentType: "application/pdf", extension: "pdf" },
  });
  expect(bought()).toMatchObject([
    {
      from_address: { name: "Jan Sparrow", address_line_1: "Insulindelaan 115", postal_code: "5642 CV" },
      to_address: { name: "Acme", company_name: "Acme", country_code: "NL" },
      ship_with: { type: "shipping_option_code", shipping_option_code: "dpd:return/return", contract: 11 },
      ...{ weight: { value: 0.43, unit: "kg" }, dimensions: { length: 30, width: 25, height: 10, unit: "cm" } },
      external_reference: expect.stringMatching(/^hw-[0-9a-f]{24}-1$/),
      order_number: expect.stringMatching(/^RT-4F2K hw-[0-9a-f]{24}-1$/),
      ...{ send_tracking_emails: false, delivery_option: "drop_off_point" },
    },
  ]);
});

test("detects a body that the document doesn't allow", async () => {
  const url = "https://panel.sendcloud.sc/api/v3/returns/announce-synchronously";
  const headers = { authorization: "Basic x" };
  const body = JSON.stringify({ ...bought()[0], from: {}, ship_with: {}, external_reference: "1" });
  await double.http.send({ method: "POST", url, body, headers, purpose: "Test" });
  expect(double.unfit.splice(0)).toEqual([expect.stringContaining("must NOT have additional properties")]);
});

test("follows the service rule, exclusions, a quoted service and a named one", async () => {
  const service = async (
    values: Record<string, string>,
    { serviceId = "", quotedService = "", carrier = "dpd" } = {},
  ) => {
    const idempotencyKey = JSON.stringify({ values, serviceId, quotedService, carrier });
    const details = detailsOf({ currency: "EUR", serviceId });
    await openSendcloud(double, values).createShipment(
      dutchShipment({ idempotencyKey, quotedService, details, carrier }),
    );
    return bought().at(-1)?.ship_with.shipping_option_code;
  };
  const express = "dpd:return_express/return";
  expect(await service({ rateRule: "FASTEST" })).toBe(express);
  expect(await service({ excludedServices: "dpd:return/return" })).toBe(express);
  expect(await service({}, { serviceId: express })).toBe(express);
  expect(await service({}, { quotedService: express })).toBe(express);
  // A merchant's own contract, without a price here.
  expect(await service({}, { carrier: "gls" })).toBe("gls:shop_return/return");
  await expect(openSendcloud(double).createShipment(dutchShipment({ carrier: "ups" }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/ups has no service for this parcel.*Sendcloud says: We couldn't find any/),
  });
});

test("declares customs and insurance from the lines", async () => {
  const lines = [lineOf({ weightGrams: 200, customAttributes: { hs_code: "6109.10", origin_country: "pt" } })];
  const details = detailsOf({ currency: "EUR", isCustomsRequired: true, lines });
  const from = { ...DUTCH_SHOPPER, countryCode: "GB", stateProvinceCode: "ENG" };
  await openSendcloud(double, { insurance: "ORDER_VALUE" }).createShipment(dutchShipment({ details, from }));
  expect(bought()[0]).toMatchObject({
    from_address: { state_province_code: "GB-ENG" },
    total_insured_value: { value: 46.5, currency: "EUR" },
    ...{ customs_invoice_nr: "RT-4F2K", customs_information: { export_reason: "returned_goods" } },
    parcel_items: [
      {
        ...{ description: "Sweet shirt", quantity: 2, hs_code: "610910", origin_country: "PT", sku: "SHIRT-M" },
        ...{ price: { value: 23.25, currency: "EUR" }, weight: { value: 0.2, unit: "kg" } },
      },
    ],
  });
  const bare = dutchShipment({ idempotencyKey: "bare", details: detailsOf({ isCustomsRequired: true }) });
  await expect(openSendcloud(double).createShipment(bare)).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: expect.stringContaining("Sweet shirt: ") },
  });
});

test("returns the rate of the service that would be bought, without buying or naming a person", async () => {
  const { from, to } = dutchShipment();
  const asked = { returnMethod: "DROP_OFF_POINT" as const, from, to, carriers: ["dpd", "postnl", "gls"] };
  expect(await openSendcloud(double).quoteRates?.(asked)).toEqual([
    {
      ...{ carrier: "dpd", service: "dpd:return/return", serviceName: "DPD Return" },
      ...{ amountMinor: 615, currency: "EUR", days: 2 },
    },
    {
      ...{ carrier: "postnl", service: "postnl:standard/return", serviceName: "PostNL Return" },
      ...{ amountMinor: 520, currency: "EUR", days: null },
    },
  ]);
  expect(double.books.bought).toBe(0);
  expect(JSON.stringify(double.heard.map(({ body }) => body))).not.toContain("Sparrow");
});

test("treats the account as live whatever its keys, and lists carriers that take returns", async () => {
  const attempt = { values: SENDCLOUD_VALUES, http: double.http, now: new Date() };
  expect(await sendcloud.connect(attempt)).toMatchObject({
    ...{ accountId: expect.stringMatching(/^key-[0-9a-f]{12}$/), mode: "LIVE", warnings: [] },
    carriers: [
      { code: "dpd", name: "DPD", returnMethods: ["DROP_OFF_POINT"] },
      { code: "postnl", name: "PostNL" },
      { code: "gls", name: "GLS" },
    ],
  });
  const isAsked = ({ url }: { url: string }) => url.endsWith("/shipping-options");
  double.meet({ match: isAsked, when: "BEFORE", instead: { status: 200, body: { data: null } } });
  const empty = await sendcloud.connect(attempt);
  expect(empty.warnings).toEqual([expect.stringContaining("Enable a carrier that takes returns")]);
  expect(sendcloud.readValues({ publicKey: "x", secretKey: "" })).toMatchObject({
    ok: false,
    faults: [{ field: "publicKey" }, { field: "secretKey" }],
  });
  expect(sendcloud.readValues(SENDCLOUD_VALUES)).toMatchObject({ ok: true });
});

test("cancels a label once, as a pending request", async () => {
  const carrier = openSendcloud(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(dutchShipment());
  const wanted = { idempotencyKey: "void", carrier: "dpd", trackingNumber, reference };
  const isCancel = ({ url }: { url: string }) => url.endsWith("/cancel");
  double.meet({ match: isCancel, when: "AFTER", instead: null });
  await expect(carrier.voidShipment(wanted)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true, isPromised: true });
  expect(double.books.cancellations).toBe(1);
  theOne().status_history.push(historyEntry("cancelled", "2026-11-25T09:00:00Z"));
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: true });
  const missing = { kind: "REFUSED", message: expect.stringContaining("Cancel it in Sendcloud") };
  await expect(carrier.voidShipment({ ...wanted, reference: "77" })).rejects.toMatchObject(missing);
  await expect(carrier.voidShipment({ ...wanted, reference: "" })).rejects.toMatchObject(missing);
});

test("does not cancel a used label, even if only Sendcloud knows that it was used", async () => {
  const carrier = openSendcloud(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(dutchShipment());
  const wanted = { idempotencyKey: "void", carrier: "dpd", trackingNumber, reference };
  const refusal = { status: 409, body: { errors: [{ field: "returns", message: "Return is not cancellable." }] } };
  double.meet({ match: ({ url }) => url.endsWith("/cancel"), when: "BEFORE", instead: refusal });
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: false });
  theOne().is_cancellable = false;
  expect(await carrier.voidShipment(wanted)).toEqual({ isVoided: false });
  expect(double.books.cancellations).toBe(0);
});

test("requests a cancellation once when two attempts run at the same time, and returns it to both", async () => {
  const carrier = openSendcloud(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(dutchShipment());
  const wanted = { idempotencyKey: "void", carrier: "dpd", trackingNumber, reference };
  const promised = { isVoided: true, isPromised: true };
  expect(await Promise.all([carrier.voidShipment(wanted), carrier.voidShipment(wanted)])).toEqual([promised, promised]);
  expect(double.books.cancellations).toBe(1);
});

test("recognizes the label in lists without IDs, and tracks it by its number", async () => {
  double.books.hasIds = false;
  const carrier = openSendcloud(double);
  const first = await carrier.createShipment(dutchShipment());
  expect(first.reference).toBe("1");
  const again = await carrier.createShipment(dutchShipment());
  expect(again).toEqual({ ...first, reference: "" });
  expect(await carrier.track?.({ carrier: "dpd", trackingNumber: again.trackingNumber, reference: "" })).toEqual({
    ...{ status: "COLLECTED", providerStatus: "accepted (Accepted by the carrier)", at: "2026-11-24T07:00:00.000Z" },
  });
  expect(double.books.bought).toBe(1);
});

test("uses the newest tracking entry in any order", async () => {
  const carrier = openSendcloud(double);
  const { reference = "", trackingNumber } = await carrier.createShipment(dutchShipment());
  const wanted = { carrier: "dpd", trackingNumber, reference };
  theOne().status_history.unshift(historyEntry("Delivered", "2026-11-26T10:00:00+01:00"));
  theOne().status_history.push(historyEntry("sorted", "2026-11-25T10:00:00+01:00"));
  const delivered = { status: "IN_WAREHOUSE", providerStatus: "Delivered (Scanned)", at: "2026-11-26T09:00:00.000Z" };
  expect(await carrier.track?.(wanted)).toEqual(delivered);
  expect(await carrier.track?.({ ...wanted, reference: "77" })).toBeNull();
  expect(await carrier.track?.({ ...wanted, trackingNumber: "77", reference: "" })).toBeNull();
});

test("lists shops with hours near a postal code, and none when the carrier's are unknown", async () => {
  const carrier = openSendcloud(double);
  expect(await carrier.listDropOffPoints({ carrier: "dpd", near: DUTCH_SHOPPER })).toEqual([
    {
      ...{ id: "1000001", name: "Stadhuisplein Parcel Shop", distanceMeters: 85 },
      address: {
        ...{ line1: "Stadhuisplein 1", postcode: "5611 EM", city: "Eindhoven" },
        ...{ country: expect.any(String), countryCode: "NL" },
      },
      openingHours: [{ weekday: 1, opens: "09:00", closes: "17:00" }],
    },
  ]);
  const isAsked = ({ url }: { url: string }) => url.includes("/service-points");
  double.meet({ match: isAsked, when: "BEFORE", instead: { status: 400, body: { detail: "Unknown carrier." } } });
  expect(await carrier.listDropOffPoints({ carrier: "x", near: DUTCH_SHOPPER })).toEqual([]);
});

test("offers no pickups, and leaves the webhook to a person", async () => {
  const carrier = openSendcloud(double);
  expect(carrier.combinations.every(({ isPickedUp }) => !isPickedUp)).toBe(true);
  const wanted = { idempotencyKey: "pickup", carrier: "dpd", trackingNumber: "1", shipmentReference: "1" };
  const pickup = { ...wanted, address: DUTCH_SHOPPER, date: "2026-11-26", range: "NO_RANGE" as const };
  await expect(carrier.schedulePickup(pickup)).rejects.toMatchObject({ kind: "REFUSED" });
});
