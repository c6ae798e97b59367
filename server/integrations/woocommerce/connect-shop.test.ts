import { afterEach, beforeEach, expect, test } from "vitest";
import recorded from "@/test/woocommerce/recorded/wc-11.0.1.json";
import { testConnection, testHttp } from "@/test/woocommerce/test-connection";
import { page, startWooDouble, type WooDouble } from "@/test/woocommerce/woo-double";
import { connectShop } from "./connect-shop";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

let shop: WooDouble;
beforeEach(async () => {
  shop = await startWooDouble();
});
afterEach(() => shop.close());

const connect = (values: Record<string, string> = {}, now = new Date()) =>
  connectShop({ values: { ...testConnection(shop.url).values, ...values }, http: testHttp, now });
const json = (answer: { status: number; body: unknown }) => ({
  status: answer.status,
  text: JSON.stringify(answer.body),
});

test("reads a shop's identity and capabilities without changing anything", async () => {
  expect(await connect()).toMatchObject({
    ...{ accountId: "127.0.0.1:4481", mode: null, currency: "EUR", locations: [], versionEndsOn: null },
    capabilities: ["REFUNDS", "EXCHANGE_ORDERS", "RESTOCK", "STORE_CREDIT", "GIFT_CARDS"],
    warnings: ["WooCommerce can't refund through Bank transfer. Your team sends the refunds of those orders."],
  });
  const written = shop.heard.filter(({ method }) => method !== "GET");
  expect(written.map(({ method, path, body }) => [method, path, body])).toEqual([["POST", "orders/batch", {}]]);
  expect(shop.heard.every(({ query }) => query.get("oauth_signature") && !query.toString().includes("cs_"))).toBe(true);
});

test("connects a read-only key without commands", async () => {
  shop.meet(({ path }) => path === "orders/batch", json(recorded.readOnly));
  expect(await connect()).toMatchObject({
    capabilities: [],
    warnings: [expect.stringMatching(/can only read/)],
  });
});

test("offers no credit without coupons", async () => {
  shop.meet(({ path }) => path.endsWith("coupons"), json({ status: 200, body: { value: "no" } }));
  expect((await connect()).capabilities).toEqual(["REFUNDS", "EXCHANGE_ORDERS", "RESTOCK"]);
});

test.each([
  ["a wrong secret", json(recorded.wrongSecret), "UNAUTHORIZED", /doesn't accept the key/],
  ["an unknown key", json(recorded.unsigned), "UNAUTHORIZED", /doesn't know the key/],
  ["a user without permission", json({ ...recorded.unsigned, status: 403 }), "UNAUTHORIZED", /shop manager/],
  ["no WooCommerce", json(recorded.noRoute), "UNAUTHORIZED", /^There is no WooCommerce REST API at this address/],
  [
    "an old version",
    json({ status: 200, body: { environment: { version: "5.7.2" }, settings: {} } }),
    "REFUSED",
    /5\.8 or newer/,
  ],
  [
    "another address",
    page(301, "", { location: "https://www.shop.example/wp-json/" }),
    "UNAUTHORIZED",
    /redirects to https:\/\/www\.shop\.example\./,
  ],
  ["a sign-in page", page(302, "", { location: "https://shop.example/wp-login.php" }), "UNAUTHORIZED", /sign-in page/],
  [
    "a site password",
    page(401, "Restricted", { "www-authenticate": 'Basic realm="x"' }),
    "UNAUTHORIZED",
    /site user name/,
  ],
  ["no shop", page(404, "Not found"), "UNAUTHORIZED", /no WooCommerce shop at this address/],
  [
    "maintenance",
    page(503, "Briefly unavailable for scheduled maintenance", { "retry-after": "600" }),
    "PAUSED",
    /maintenance/,
  ],
  ["Wordfence", page(403, "Your access has been blocked - Wordfence"), "UNAVAILABLE", /Wordfence/],
  ["Cloudflare", page(403, "Just a moment...", { server: "cloudflare" }), "UNAVAILABLE", /Cloudflare/],
  ["an unknown firewall", page(406, "Not acceptable"), "UNAVAILABLE", /security plugin or the host's firewall/],
  ["a critical error", page(500, "There has been a critical error on this website"), "UNAVAILABLE", /Logs/],
  [
    "a blocked interface",
    json({ status: 401, body: { code: "rest_login_required", message: "" } }),
    "UNAUTHORIZED",
    /plugin of the shop blocks/,
  ],
  ["too many calls", json({ status: 429, body: { code: "slow", message: "" } }), "PAUSED", /HTTP 429/],
])("has a specific message for %s", async (_, answer, kind, words) => {
  shop.meet(() => true, answer, 9);
  await expect(connect()).rejects.toMatchObject({ kind, message: expect.stringMatching(words) });
});

test.each([
  [
    "another address",
    { home: "https://shop.example", namespaces: ["wc/v3"] },
    /own address as https:\/\/shop\.example\./,
  ],
  ["another folder", (url: string) => ({ home: `${url}/blog`, namespaces: ["wc/v3"] }), /address as http:.*\/blog\./],
  ["no WooCommerce", (url: string) => ({ home: `${url}/`, namespaces: ["wp/v2"] }), /WooCommerce isn't active/],
  [
    "the same address",
    (url: string) => ({ home: url.replace("http", "https"), namespaces: ["wc/v3"] }),
    /accept the key/,
  ],
])("tells a rejected key from a wrong address: WordPress names %s", async (_, index, words) => {
  shop.index = typeof index === "function" ? index(shop.url) : index;
  shop.meet(({ path }) => path !== "", json(recorded.wrongSecret), 9);
  await expect(connect()).rejects.toMatchObject({ kind: "UNAUTHORIZED", message: expect.stringMatching(words) });
});

test("still reports a rejected key when WordPress doesn't reveal its address", async () => {
  shop.index = "BREAKS";
  shop.meet(({ path }) => path !== "", json(recorded.wrongSecret), 9);
  await expect(connect()).rejects.toMatchObject({ message: expect.stringMatching(/doesn't accept the key/) });
});

test("compares statuses of shipped orders with those of the shop and its plugins", async () => {
  expect((await connect({ shippedStatuses: "completed, on-hold" })).faults).toEqual([]);
  expect((await connect({ shippedStatuses: "completd, completed, sent" })).faults).toEqual([
    {
      field: "shippedStatuses",
      description:
        'This shop has no order status "completd" or "sent". "Statuses of shipped orders" can be pending, processing, on-hold, completed, cancelled, refunded, or failed.',
    },
  ]);
  const statuses = { status: 200, body: [{ slug: "completed" }, { slug: "sent" }] };
  shop.meet(({ path }) => path === "reports/orders/totals", json(statuses));
  expect((await connect({ shippedStatuses: "sent" })).faults).toEqual([]);
  shop.meet(({ path }) => path === "reports/orders/totals", json({ ...recorded.unsigned, status: 403 }));
  expect((await connect({ shippedStatuses: "sent" })).faults).toEqual([]);
});

test("skips PHP notices before the response", async () => {
  const text = `<br />\n<b>Deprecated</b>: Function [x] is {old} in <b>/a.php</b> on line <b>3</b><br />\n${JSON.stringify(recorded.status.body)}`;
  shop.meet(({ path }) => path === "system_status", { status: 200, text });
  expect((await connect()).currency).toBe("EUR");
});

test("finds a shop without pretty permalinks, also with a write call first", async () => {
  shop.isPlain = true;
  expect((await connect()).currency).toBe("EUR");
  const values = await subscribe(testConnection(shop.url));
  expect(values).toMatchObject({ rest: "plain", auth: "signed" });
  expect(shop.heard.every(({ query }) => query.get("via") === "wp-json/wc/")).toBe(true);
});

test("reports a clock that is off", async () => {
  const { warnings } = await connect({}, new Date(Date.now() + 20 * 60_000));
  expect(warnings).toContain("The shop's clock is 20 minutes behind. Ask your host to set the server's clock.");
});

test("creates webhooks once, reactivates them, and removes only ours", async () => {
  const connection = testConnection(shop.url);
  expect(await isSubscribed(connection)).toBe(false);
  const values = await subscribe(connection);
  const connected = { ...connection, values: { ...connection.values, ...values } };
  expect(await subscribe(connected)).toEqual(values);
  const hooks = () => [...shop.books.webhooks.values()];
  expect([hooks().length, await isSubscribed(connected)]).toEqual([8, true]);
  Object.assign(hooks()[3] ?? {}, { status: "disabled" });
  expect(await isSubscribed(connected)).toBe(false);
  await subscribe(connected);
  expect(await isSubscribed(connected)).toBe(true);
  Object.assign(hooks()[0] ?? {}, { delivery_url: "https://elsewhere.example" });
  await unsubscribe(connected);
  expect(hooks().map(({ delivery_url }) => delivery_url)).toEqual(["https://elsewhere.example"]);
});
