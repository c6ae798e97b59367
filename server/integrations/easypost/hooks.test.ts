import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { readHook, verifyHook } from "./hooks";
import recordings from "./recorded/easypost-v2.json";

const hookSecret = "sécret";
const values = { hookSecret };
const event = {
  ...recordings.find(({ name }) => name === "retrieves-an-event")?.answer,
  ...{ id: "evt_1", description: "tracker.updated", created_at: "2026-11-24T08:00:00Z" },
  result: { ...recordings.find(({ name }) => name === "creates-a-tracker")?.answer, weight: 15.5 },
};
const signed = (text: string, secret = hookSecret.normalize("NFKD")) => ({
  body: Buffer.from(text),
  headers: { "x-hmac-signature": `hmac-sha256-hex=${hmacSha256Hex(secret, text)}` },
});

test("accepts only bytes signed with this connection's secret", () => {
  const hook = signed(JSON.stringify(event));
  expect(verifyHook(hook, { values })).toBe(true);
  expect(verifyHook({ ...hook, body: Buffer.concat([hook.body, Buffer.from(" ")]) }, { values })).toBe(false);
  expect(verifyHook(signed("{}", "other"), { values })).toBe(false);
  expect(verifyHook({ body: hook.body, headers: {} }, { values })).toBe(false);
  expect(verifyHook(signed("{}", ""), { values: {} })).toBe(false);
});

test("verifies a whole weight that is signed with a decimal but sent without", () => {
  const text = '{"id":"evt_1","result":{"weight":15,"tracking_code":"EZ1"}}';
  const { headers } = signed(text.replace("15,", "15.0,"));
  expect(verifyHook({ body: Buffer.from(text), headers }, { values })).toBe(true);
  expect(verifyHook({ body: Buffer.from(text.replace("15,", "16,")), headers }, { values })).toBe(false);
});

test("reads the parcel from a tracker event, the same on every delivery, and ignores other events", () => {
  const hook = signed(JSON.stringify(event));
  const expected = {
    ...{ eventId: "evt_1", topic: "TRACKING", name: "tracker.updated", subject: "EZ1000000001" },
    occurredAt: "2026-11-24T08:00:00.000Z",
  };
  expect(readHook(hook)).toEqual([expected]);
  expect(readHook(hook)).toEqual([expected]);
  const refund = signed(JSON.stringify({ ...event, description: "refund.successful", result: { id: "rfnd_1" } }));
  expect(readHook(refund)).toMatchObject([{ topic: "IGNORED", subject: "rfnd_1" }]);
  expect(() => readHook(signed("[]"))).toThrow();
});

test("reads shipment, total and reason from a shipment invoice, and ignores an unreadable one", () => {
  const invoice = {
    ...{ id: "shpinv_1", object: "ShipmentInvoice", shipment_id: "shp_1", tracking_code: "9400" },
    ...{ quoted_amount: "4.83", adjustment_reason: "Weight", adjustment_amount: "1.60000" },
    ...{ invoice_amount: "1.60000", invoice_currency: "USD", total_cost: "6.43000" },
  };
  const told = (result: unknown) =>
    readHook(signed(JSON.stringify({ id: "evt_2", description: "shipment.invoice.created", result })));
  expect(told(invoice)).toMatchObject([
    { topic: "LABEL_BILL", subject: "shp_1", bill: { totalMinor: 643, currency: "USD", reason: "Weight" } },
  ]);
  expect(told({ ...invoice, adjustment_reason: null })).toMatchObject([{ bill: { reason: "" } }]);
  for (const unclear of [
    { total_cost: "6.4351" },
    { total_cost: null },
    { invoice_currency: "XXX" },
    { shipment_id: "" },
  ])
    expect(told({ ...invoice, ...unclear })).toMatchObject([{ topic: "IGNORED" }]);
});

test("accepts a signature that EasyPost's own client (8.9.0) accepts", () => {
  const body = Buffer.from('{"id":"e","result":{"weight":15,"tracking_code":"x"}}');
  const signature = "hmac-sha256-hex=5a4669fd58d81db5168cce5b01e3672fbfaee4e45b7ef90219df9e67839e6db0";
  expect(verifyHook({ body, headers: { "x-hmac-signature": signature } }, { values })).toBe(true);
});
