import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenedConnection } from "@/server/partners/provider";
import type { Shop } from "@/server/partners/shop";
import { createProviderAgent, createProviderHttp } from "../provider-http/provider-http";
import { medusa } from "./medusa";
import { ORDER_FIELDS, PRODUCT_FIELDS } from "./wire";

type Exchange = { method: string; path: string; body: unknown; status: number; answer: unknown };
type Scene = { name: string; method: string; request: never; answer: { error?: string }; exchanges: Exchange[] };

const { scenes } = JSON.parse(readFileSync(new URL("./recorded.fixture.json", import.meta.url), "utf8")) as {
  scenes: Scene[];
};

/** Responses recorded from a real Medusa, in order; any other request gets a 599. */
let waiting: Exchange[] = [];
let strange: string[] = [];
let server: Server;
let address = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      const told = JSON.stringify([
        request.method,
        shortPath(request.url ?? ""),
        text === "" ? null : JSON.parse(text),
      ]);
      const next = waiting.shift();
      const isKnown = next !== undefined && JSON.stringify([next.method, next.path, next.body]) === told;
      if (!isKnown) strange.push(`${told} instead of ${JSON.stringify(next?.path)}`);
      response.writeHead(isKnown ? next.status : 418, { "content-type": "application/json" });
      response.end(JSON.stringify(isKnown ? next.answer : { message: "not recorded" }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  waiting = [];
  strange = [];
});

const shortPath = (path: string): string =>
  path.replace(ORDER_FIELDS, "ORDER_FIELDS").replace(PRODUCT_FIELDS, "PRODUCT_FIELDS");

const agent = createProviderAgent({ allowPrivateAddresses: true });
const http = createProviderHttp({ partner: "MEDUSA", agent, isGuarded: false, onCall: () => undefined });
const open = (): OpenedConnection => ({
  ...{ id: "cnn_1", ecommerceId: "eco_1", accountId: "store_1", mode: "LIVE", hookUrl: "https://example.test/hooks" },
  values: { address, apiKey: "sk_test", signingSecret: "bench-only-signing-secret-0123456789" },
  ...{ capabilities: medusa.capabilities, carriers: [], http, now: () => new Date() },
});

const sceneOf = (name: string): Scene => {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`Nothing was recorded as "${name}".`);
  waiting = [...scene.exchanges];
  return scene;
};

describe("repeats every call recorded from a real Medusa and reads the same result", () => {
  const calls = scenes.filter(({ method }) =>
    ["connect", "listOrders", "listProducts", "readOrder"].every((other) => other !== method),
  );
  test.each(calls.map(({ name }) => name))("%s", async (name) => {
    const { method, request, answer } = sceneOf(name);
    const shop = medusa.open(open());
    const done = (shop[method as keyof Shop] as (ask: never) => Promise<unknown>)(request);
    const told = await done.catch((error: Error) => ({ error: error.message }));
    expect(strange).toEqual([]);
    expect(waiting).toEqual([]);
    expect(told).toEqual(answer);
  });
});

test("connects a store with its locations and a warning about an unencrypted address", async () => {
  sceneOf("connect");
  const connection = open();
  const account = await medusa.connect({ values: connection.values, http, now: new Date() });
  expect(strange).toEqual([]);
  expect(account).toMatchObject({ accountName: "Northwind Goods", mode: null, currency: "", versionEndsOn: null });
  expect(account.locations).toMatchObject([{ name: "Berlin" }]);
  expect(account.warnings).toHaveLength(1);
});

test("adds up orders in four currencies to what Medusa captured, to the minor unit", async () => {
  const { exchanges } = sceneOf("orders");
  const page = await medusa.openFeed(open()).listOrders({ since: sinceOf("orders"), cursor: "" });
  expect(strange).toEqual([]);
  expect(page.unreadable).toEqual([]);
  const [first] = exchanges;
  const { orders: rows } = (first as { answer: { orders: { id: string }[] } }).answer;
  expect(page.items.map(({ orderId }) => orderId)).toEqual(rows.map(({ id }) => id));
  const sums = page.items.map(({ order }) => {
    const lines = order.lines.map((line) => line.unitPriceMinor * line.quantity - line.discountMinor);
    const tax = order.taxesIncluded
      ? 0
      : order.lines.reduce((all, line) => all + line.taxMinor, order.shippingTaxMinor);
    const shipping = order.shippingPriceMinor - order.shippingDiscountMinor - order.orderDiscountMinor;
    return `${lines.reduce((all, one) => all + one, shipping + tax)} ${order.currency} ${order.taxesIncluded}`;
  });
  expect(sums).toEqual(["11263 EUR true", "9900 USD false", "3600 JPY true", "13897 KWD false"]);
  const japan = page.items[2]?.order;
  expect(japan).toMatchObject({ lastName: "山田", platformCustomerId: "", deliveredAt: expect.any(String) });
  expect(page.items[3]?.order).toMatchObject({ fulfilledAt: null, payments: [{ processor: "manual" }] });
  expect(page.items[0]?.order.lines[0]).toMatchObject({ name: "Linen shirt", options: { Size: "S", Color: "Blue" } });
});

test("reads products with options, stock less reservations, and prices in the store's own currency", async () => {
  sceneOf("products");
  const page = await medusa.openFeed(open()).listProducts({ since: new Date(0), cursor: "" });
  expect(strange).toEqual([]);
  const [shirt, mug] = [...page.items].sort((a, b) => a.product.name.localeCompare(b.product.name));
  expect(shirt?.product.variants.map(({ sku, priceMinor }) => [sku, priceMinor]).sort()).toEqual([
    ["SHIRT-L", 3990],
    ["SHIRT-M", 3990],
    ["SHIRT-S", 3990],
  ]);
  expect(mug?.product.variants).toMatchObject([
    { sku: "MUG", ean: "4006381333931", name: "", stock: expect.any(Number) },
  ]);
});

test("reads an order after a return as it was placed, with its refund and our key", async () => {
  const { request } = sceneOf("order after");
  const record = await medusa.openFeed(open()).readOrder(request);
  expect(strange).toEqual([]);
  expect(record?.order.lines).toMatchObject([{ quantity: 3, unitPriceMinor: 3990, discountMinor: 0 }]);
  expect(record?.order.payments).toMatchObject([{ capturedMinor: 12_460 }]);
  expect(record?.refunds).toMatchObject([{ key: "refund-1", payments: [{ amountMinor: 7_000 }], lines: [] }]);
});

const sinceOf = (name: string): Date => {
  const scene = scenes.find((one) => one.name === name) as unknown as { request: { since: string } };
  return new Date(scene.request.since);
};
