import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { replayVendure, type VendureRecording } from "@/test/vendure-recording";
import { tellVendureStory } from "@/test/vendure-story";
import { createProviders } from "../registry";
import { vendure } from "./vendure";

const FIXTURE = new URL("./fixtures/recording.json", import.meta.url);

test("reads, refunds, restocks and exchanges a return once, with responses of a real Vendure 3.7.3", async () => {
  const recording = JSON.parse(readFileSync(FIXTURE, "utf8")) as VendureRecording;
  const shop = await replayVendure(recording);
  const http = createProviders({ allowPrivateAddresses: true }).openHttp("VENDURE", () => undefined);
  const told = await tellVendureStory(recording.plan, { http, address: shop.address, apiKey: "key" }).finally(
    shop.close,
  );
  expect(shop.faults).toEqual([]);
  expect(shop.left()).toBe(0);
  expect(told.account).toMatchObject({ currency: "EUR", mode: null, capabilities: vendure.capabilities });
  expect(told.account.locations.map(({ name }) => name)).toEqual(["Default Stock Location", "Returns desk"]);
  expect(told.orders.items[0]?.order).toMatchObject({ name: recording.plan.name, taxesIncluded: true });
  expect(told.products.items).toHaveLength(3);
  expect(told.refunds[1]).toEqual(told.refunds[0]);
  expect(told.found).toEqual(told.refunds[0]);
  expect(told.refunds[0]?.status).toBe("SETTLED");
  expect(told.tooMuch).toMatch(
    /^REFUSED: Only €[\d.]+ of this payment can still be refunded in Vendure, not €900\.00\.$/,
  );
  expect(told.exchanges[1]).toEqual(told.exchanges[0]);
  expect(told.credits[1]).toEqual(told.credits[0]);
  expect(told.after?.refunds).toMatchObject([{ key: "eco_1:prc_1:REFUND:", payments: [{ amountMinor: 4200 }] }]);
  expect(told.exchanged?.order.payments).toMatchObject([{ processor: "exchange", capturedMinor: 3000 }]);
});

test("accepts notices only with the merchant's secret, and none when there is no secret", () => {
  const body = Buffer.from('{"id":"n1","topic":"ORDER","subject":"42","occurred_at":"2026-11-23T22:00:00.000Z"}');
  const now = new Date("2026-11-23T22:00:00.000Z");
  const seconds = String(now.getTime() / 1_000);
  const signatureBy = (secret: string) => `t=${seconds},v1=${hmacSha256Hex(secret, `${seconds}.${body.toString()}`)}`;
  const isTaken = (signedWith: string, signingSecret: string) => {
    const hook = { body, headers: { "x-homeward-signature": signatureBy(signedWith) } };
    return vendure.verifyHook(hook, { values: { signingSecret }, now: () => now });
  };
  expect(isTaken("our secret", "our secret")).toBe(true);
  expect(isTaken("another", "our secret")).toBe(false);
  expect(isTaken("", "")).toBe(false);
  expect(vendure.readHook({ body, headers: {} })).toMatchObject([{ eventId: "n1", topic: "ORDER", subject: "42" }]);
});
