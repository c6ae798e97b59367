import { createHmac } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { baseUrl } from "./support/demo";
import { connectWooShop, disconnectShop, makeStore, type OtherStore } from "./support/other-store";
import { sendRaw } from "./support/raw";
import { startWooShop, type WooShop } from "./support/woo-shop";

type Scene = { shop: WooShop; connectionId: string; store: OtherStore };

/** Webhooks of a connected shop over HTTP, against the server that a merchant runs: bytes, limits, responses. */
const test = base.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the names of what a fixture needs, and this one needs none
  scene: async ({}, use) => {
    const shop = await startWooShop();
    const store = await makeStore();
    const connectionId = await connectWooShop(store, shop);
    await use({ shop, connectionId, store });
    await shop.close();
  },
});

const MEBIBYTE = 1024 * 1024;
type Headers = Record<string, string>;

const signed = ({ shop }: Scene, body: string | Buffer, changes: Headers = {}): Headers => ({
  "content-type": "application/json",
  "x-wc-webhook-topic": "order.updated",
  "x-wc-webhook-delivery-id": "e2e",
  "x-wc-webhook-signature": createHmac("sha256", shop.webhookSecret()).update(body).digest("base64"),
  ...changes,
});

const send = (path: string, body: string | Buffer, headers: Headers) =>
  fetch(baseUrl + path, { method: "POST", body: typeof body === "string" ? body : new Uint8Array(body), headers });

const answerOf = async (sent: Promise<Response>) => {
  const answer = await sent;
  const text = await answer.text();
  const { reason } = (text === "" ? {} : JSON.parse(text)) as { reason?: string };
  return { status: answer.status, reason, type: answer.headers.get("content-type") };
};

const PROBLEM = "application/problem+json";

test("an event is verified by its exact bytes, and its order is read from the shop", async ({ scene }) => {
  test.slow();
  const path = `/hooks/${scene.connectionId}`;
  scene.shop.addOrder(4711);
  // White space, an escape and non-ASCII letters: parsing and serializing this JSON would change its signature.
  const body = '{ "id" : 4711,\n\t"note":"\\u00fc ü 日本" , "date_modified_gmt":"2026-11-23T10:00:00" }\r\n';
  expect(await answerOf(send(path, body, signed(scene, body)))).toMatchObject({ status: 200 });
  // A repeated delivery counts as the same event.
  expect(await answerOf(send(path, body, signed(scene, body)))).toMatchObject({ status: 200 });
  const lines = Object.entries(signed(scene, body)).map(([name, value]) => `${name}: ${value}`);
  const size = Buffer.byteLength(body).toString(16);
  const whole = `${size}\r\n${body}\r\n0\r\n\r\n`;
  expect(await sendRaw([`POST ${path} HTTP/1.1`, ...lines, "Transfer-Encoding: chunked"], whole)).toMatchObject({
    status: 200,
  });
  await expect.poll(() => scene.shop.reads("4711"), { timeout: 30_000 }).toBeGreaterThan(0);
});

test("a changed body, a wrong secret or signature, and an unknown connection are rejected", async ({ scene }) => {
  test.slow();
  const path = `/hooks/${scene.connectionId}`;
  const body = JSON.stringify({ id: 1, date_modified_gmt: "2026-11-23T10:00:00" });
  const right = signed(scene, body);
  const unauthenticated = { status: 401, reason: "UNAUTHENTICATED", type: PROBLEM };
  expect(await answerOf(send(path, `${body} `, right))).toEqual(unauthenticated);
  const { "x-wc-webhook-signature": signature = "", ...unsigned } = right;
  expect(await answerOf(send(path, body, unsigned))).toEqual(unauthenticated);
  const forged = signed(scene, body, { "x-wc-webhook-signature": signature.replace(/^./, "!") });
  expect(await answerOf(send(path, body, forged))).toEqual(unauthenticated);
  const missing = { status: 404, reason: "NOT_FOUND", type: PROBLEM };
  expect(await answerOf(send("/hooks/con_unknown", body, right))).toEqual(missing);
  expect(await answerOf(send(`${path}/more`, body, right))).toEqual(missing);
  const unreadable = "{no json";
  const invalid = { status: 400, reason: "INVALID_ARGUMENT", type: PROBLEM };
  expect(await answerOf(send(path, unreadable, signed(scene, unreadable)))).toEqual(invalid);
  const packed = signed(scene, body, { "content-encoding": "gzip" });
  expect((await answerOf(send(path, body, packed))).status).toBe(415);
  for (const method of ["GET", "PUT", "DELETE"])
    expect(await answerOf(fetch(baseUrl + path, { method }))).toEqual({
      ...{ status: 405, reason: "METHOD_NOT_ALLOWED", type: PROBLEM },
    });
});

test("a body may have up to one MiB, whether or not it declares its length", async ({ scene }) => {
  test.slow();
  const path = `/hooks/${scene.connectionId}`;
  const head = '{"id":1,"note":"';
  const largest = Buffer.from(`${head}${"a".repeat(MEBIBYTE - head.length - 2)}"}`);
  expect(largest.byteLength).toBe(MEBIBYTE);
  expect((await answerOf(send(path, largest, signed(scene, largest)))).status).toBe(200);
  const larger = Buffer.concat([largest, Buffer.from(" ")]);
  const tooLarge = { status: 413, reason: "PAYLOAD_TOO_LARGE", type: PROBLEM };
  expect(await answerOf(send(path, larger, signed(scene, larger)))).toEqual(tooLarge);
  const lines = Object.entries(signed(scene, larger)).map(([name, value]) => `${name}: ${value}`);
  const chunked = `${larger.byteLength.toString(16)}\r\n${larger.toString()}\r\n0\r\n\r\n`;
  const answer = await sendRaw([`POST ${path} HTTP/1.1`, ...lines, "Transfer-Encoding: chunked"], chunked);
  expect(answer.status).toBe(413);
});

test("a disconnected shop gets an answer that makes it stop", async ({ scene }) => {
  test.slow();
  const body = JSON.stringify({ id: 1 });
  const headers = signed(scene, body);
  await disconnectShop(scene.store, scene.connectionId);
  const gone = { status: 410, reason: "NOT_FOUND", type: PROBLEM };
  expect(await answerOf(send(`/hooks/${scene.connectionId}`, body, headers))).toEqual(gone);
});
