import { afterEach, beforeEach, expect, test } from "vitest";
import type { ConnectionValues } from "@/server/partners/provider";
import { type EasyPostDouble, PDF, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openEasyPost } from "@/test/carriers/open-easypost";
import { detailsOf, lineOf, SHOPPER, shipmentOf, WAREHOUSE } from "@/test/carriers/parcel-scene";
import type { Heard, Json } from "@/test/carriers/provider-double";
import recordings from "./recorded/easypost-v2.json";

let double: EasyPostDouble;
beforeEach(async () => {
  double = await startEasyPostDouble();
});
afterEach(() => double.close());

const sent = (method: string, path: RegExp): Heard[] =>
  double.heard.filter((call) => call.method === method && path.test(new URL(call.url).pathname));

test("buys a return label at the lowest rate, with our key as its reference, and reads its file", async () => {
  const result = await openEasyPost(double).createShipment(shipmentOf());
  expect(result).toMatchObject({
    ...{ reference: "shp_1", carrier: "USPS", trackingNumber: "9400100110368068000001" },
    ...{ priceMinor: 593, priceCurrency: "USD", label: { contentType: "application/pdf", extension: "pdf" } },
  });
  expect(Buffer.from(result.label.bytes)).toEqual(PDF);
  expect(result.trackingUrl).toMatch(/^https:\/\/track\.easypost\.com\//);
  const [made] = sent("POST", /\/shipments$/);
  expect(made?.body.shipment).toMatchObject({
    ...{ is_return: true, reference: expect.stringMatching(/^hw-[0-9a-f]{32}$/) },
    // The shopper is where the outbound shipment ended: EasyPost swaps the addresses.
    ...{ to_address: { name: "Jack Sparrow", zip: "94107" }, from_address: { name: "Elizabeth Swan", zip: "90277" } },
    parcel: { weight: 15.2, length: 11.9, width: 9.9, height: 4 },
    options: { label_format: "PDF", print_custom_1: "RT-4F2K", print_custom_2: "#1042" },
  });
  expect(sent("POST", /\/buy$/).map(({ body }) => body)).toEqual([{ rate: { id: "rate_3" } }]);
});

test("sends only fields that EasyPost's own client sent to the real API, or that are documented", async () => {
  const lines = [lineOf({ customAttributes: { hs_code: "6109.10", origin_country: "us" } })];
  const details = detailsOf({ isCustomsRequired: true, lines });
  await openEasyPost(double, { insurance: "ORDER_VALUE" }).createShipment(shipmentOf({ details }));
  const known = recordings.flatMap(({ request }) => leaves(request));
  const documented = [
    ...[
      "shipment.is_return:boolean",
      "shipment.to_address.street2:string",
      "shipment.options.print_custom_1:string",
      "shipment.options.print_custom_2:string",
    ],
    ...["shipment.customs_info.customs_items.code:string", "shipment.customs_info.customs_items.currency:string"],
  ];
  const ours = double.heard.flatMap(({ body }) => leaves(body));
  expect(ours.filter((leaf) => !known.includes(leaf) && !documented.includes(leaf))).toEqual([]);
});

const leaves = (value: Json, path = ""): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => leaves(each, path));
  if (value === null || typeof value !== "object") return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path === "" ? name : `${path}.${name}`));
};

test("follows the connection's service rule, its exclusions and a named service", async () => {
  const bought = async (values: Record<string, string>, serviceId = "") => {
    const idempotencyKey = JSON.stringify({ values, serviceId });
    const details = detailsOf({ serviceId });
    await openEasyPost(double, values).createShipment(shipmentOf({ idempotencyKey, details }));
    const id = sent("POST", /\/buy$/).at(-1)?.body.rate.id;
    return [...double.books.shipments.values()].at(-1)?.rates.find((rate: Json) => rate.id === id).service;
  };
  expect(await bought({ rateRule: "CHEAPEST" })).toBe("GroundAdvantage");
  expect(await bought({ rateRule: "FASTEST" })).toBe("Priority");
  expect(await bought({ excludedServices: "groundadvantage, Priority" })).toBe("Express");
  expect(await bought({ excludedServices: "Express" }, "express")).toBe("Express");
  await expect(bought({}, "Teleport")).rejects.toMatchObject({
    kind: "REFUSED",
    message: "USPS has no service Teleport for this parcel. It offers: GroundAdvantage, Priority, Express.",
  });
});

test("declares HS code and origin of each line, or names the line without them", async () => {
  const usps = openEasyPost(double);
  const complete = lineOf({ customAttributes: { hs_code: "6109.10", origin_country: "pt" } });
  await usps.createShipment(shipmentOf({ details: detailsOf({ isCustomsRequired: true, lines: [complete] }) }));
  expect(sent("POST", /\/shipments$/)[0]?.body.shipment.customs_info).toMatchObject({
    ...{ contents_type: "returned_goods", customs_certify: true, customs_signer: "Jack Sparrow" },
    customs_items: [
      {
        description: "Sweet shirt",
        quantity: 2,
        value: 46.5,
        currency: "USD",
        hs_tariff_number: "610910",
        origin_country: "PT",
      },
    ],
  });
  const details = detailsOf({ isCustomsRequired: true, lines: [complete, lineOf({ name: "Hat" })] });
  await expect(usps.createShipment(shipmentOf({ idempotencyKey: "other", details }))).rejects.toMatchObject({
    kind: "REFUSED",
    message:
      "Customs needs more details. Hat: HS code, country of origin. Choose “Enter customs details” on the return.",
  });
  expect(double.books.bought).toBe(1);
});

test("insures a parcel for its contents in US dollars if enabled", async () => {
  const insured = openEasyPost(double, { insurance: "ORDER_VALUE" });
  const shipment = await insured.createShipment(shipmentOf());
  expect(shipment.insured).toEqual({ amountMinor: 4650, currency: "USD" });
  expect((await insured.findShipment(shipmentOf().idempotencyKey))?.insured).toEqual(shipment.insured);
  await insured.createShipment(shipmentOf({ idempotencyKey: "euros", details: detailsOf({ currency: "EUR" }) }));
  expect(sent("POST", /\/buy$/).map(({ body }) => body.insurance)).toEqual([46.5, undefined]);
});

test("gets a QR code from USPS if enabled", async () => {
  const result = await openEasyPost(double, { qrCodes: "true" }).createShipment(shipmentOf());
  expect(result.qrCode?.bytes.byteLength).toBe(PDF.byteLength);
  expect(sent("POST", /\/forms$/).map(({ body }) => body)).toEqual([{ form: { type: "label_qr_code" } }]);
});

const asked = {
  ...{ returnMethod: "DROP_OFF_POINT" as const, carriers: ["USPS", "UPS"] },
  ...{ from: SHOPPER, to: WAREHOUSE },
};
const pricesWith = async (values: ConnectionValues) =>
  (await openEasyPost(double, values).quoteRates?.(asked))?.map(({ carrier, service, amountMinor, days }) => [
    ...[carrier, service, amountMinor, days],
  ]);

test("prices the service that would be bought, without buying", async () => {
  expect(await pricesWith({})).toEqual([["USPS", "GroundAdvantage", 593, 3]]);
  expect(await pricesWith({ excludedServices: "groundadvantage" })).toEqual([["USPS", "Priority", 690, 2]]);
  expect(await pricesWith({ excludedServices: "Priority", rateRule: "FASTEST" })).toEqual([
    ["USPS", "Express", 3_310, 2],
  ]);
  expect(double.books.bought).toBe(0);
  expect(sent("POST", /\/shipments$/)[0]?.body.shipment.reference).toBeUndefined();
});

test("buys the service with the quoted price, or another if it is gone", async () => {
  const bought = async (key: string, quotedService: string) => {
    await openEasyPost(double).createShipment(shipmentOf({ idempotencyKey: key, quotedService }));
    return [...double.books.shipments.values()].at(-1)?.selected_rate.service;
  };
  expect(await bought("quoted", "priority")).toBe("Priority");
  expect(await bought("gone", "Discontinued")).toBe("GroundAdvantage");
});

test("rejects a parcel without any service, with the carriers' messages", async () => {
  const carrier = "UPS";
  await expect(openEasyPost(double).createShipment(shipmentOf({ carrier }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: "UPS has no service for this parcel. Check the addresses, weight and size.",
  });
});
