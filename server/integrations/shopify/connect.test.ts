import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { mockShop } from "@/test/shopify/mock-state";
import { type ShopifyStage, shopifyStage, VALUES } from "@/test/shopify/shopify-stage";
import { SCOPES } from "./scopes";
import { shopify } from "./shopify";

let stage: ShopifyStage;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  Object.assign(stage.admin.shop, mockShop(), { scopes: [...SCOPES] });
  stage.admin.status = null;
  stage.calls.length = 0;
});

const attempt = (values = VALUES) => ({ values, http: stage.http, now: stage.clock.now });

test.each([
  "acme",
  "acme.myshopify.com",
  "https://ACME.myshopify.com/",
  "https://acme.myshopify.com/admin/orders?x=1",
  "https://admin.shopify.com/store/acme/settings/apps",
  "admin.shopify.com/store/acme",
])("normalizes the address %s to acme.myshopify.com", (shop) => {
  expect(shopify.readValues({ ...VALUES, shop })).toMatchObject({ ok: true, values: { shop: "acme.myshopify.com" } });
});

test.each([
  [{ shop: "www.acme.com" }, "shop"],
  [{ shop: "https://admin.shopify.com/" }, "shop"],
  [{ shop: "evil.com/acme.myshopify.com" }, "shop"],
  [{ clientSecret: "" }, "clientSecret"],
  [{ clientId: "", accessToken: "" }, "clientId"],
  [{ accessToken: "shpss_123" }, "accessToken"],
])("rejects %o and names the field", (typed, name) => {
  expect(shopify.readValues({ ...VALUES, ...typed })).toMatchObject({ ok: false, faults: [{ field: name }] });
});

test("explains for each field in the form where to find its value", () => {
  for (const { help, label } of [...shopify.credentials, ...shopify.settings]) expect(label && help).not.toBe("");
  expect(shopify.credentials.filter(({ kind }) => kind === "SECRET").map(({ name }) => name)).toEqual([
    "clientSecret",
    "accessToken",
  ]);
});

test("reads the shop's identity, capabilities and API end date without changing anything", async () => {
  expect(await shopify.connect(attempt())).toEqual({
    accountId: "acme.myshopify.com",
    accountName: "Acme",
    mode: "TEST",
    currency: "EUR",
    capabilities: shopify.capabilities,
    locations: [
      { id: "1", name: "Köln" },
      { id: "2", name: "Paris" },
    ],
    warnings: [],
    versionEndsOn: "2027-10-01",
  });
  stage.admin.shop.isDevelopment = false;
  expect((await shopify.connect(attempt())).mode).toBe("LIVE");
  expect(stage.admin.asked.every((name) => ["ShopAndApp", "Locations"].includes(name))).toBe(true);
});

test("names missing scopes: rejects without read scopes, warns about the others", async () => {
  stage.admin.shop.scopes = SCOPES.filter((scope) => scope !== "read_products" && scope !== "read_inventory");
  await expect(shopify.connect(attempt())).rejects.toMatchObject({
    kind: "UNAUTHORIZED",
    attention: "PERMISSIONS_MISSING",
    message: expect.stringContaining("the scope read_products."),
  });
  stage.admin.shop.scopes = SCOPES.filter((scope) => !/gift_cards|read_all_orders|read_orders/.test(scope));
  const { warnings, capabilities } = await shopify.connect(attempt());
  expect(warnings).toHaveLength(3);
  expect(warnings.join()).toMatch(/60 days.*write_gift_cards: store credit is not offered/);
  expect(capabilities).toEqual(["REFUNDS", "EXCHANGE_ORDERS", "RESTOCK", "RETURNS"]);
});

const grantValues = { ...VALUES, accessToken: "" };

test("gets and caches a one-day token when none is given, and renews it when Shopify revokes it early", async () => {
  const grants = () => stage.calls.filter(({ url }) => url.endsWith("/admin/oauth/access_token")).length;
  // A connection is reopened for each piece of work, but its token is reused.
  for (const http of [stage.http, { ...stage.http }])
    await shopify.connect({ values: grantValues, http, now: stage.clock.now });
  expect(grants()).toBe(1);
  stage.admin.tokens = new Set(["shpat_good"]);
  await shopify.connect(attempt(grantValues));
  expect(grants()).toBe(2);
  stage.clock.now = new Date(stage.clock.now.getTime() + 86_300_000);
  await shopify.connect(attempt(grantValues));
  expect(grants()).toBe(3);
});

test("puts no secret into a URL or a purpose", async () => {
  await shopify.connect(attempt());
  expect(stage.calls.length).toBeGreaterThan(0);
  for (const { url, purpose, request } of stage.calls) expect(url + purpose + request).not.toMatch(/shpat_|shpss_/);
});

test.each([
  ["a wrong token", { ...VALUES, accessToken: "shpat_bad" }, null, /uninstalled, or the token was revoked/],
  ["a wrong secret", { ...grantValues, clientSecret: "no", clientId: "other" }, null, /client ID or the client secret/],
  ["another address", VALUES, 404, /no Shopify shop at this address/],
  ["a redirect", VALUES, 301, /no Shopify shop at this address/],
  ["a closed door", VALUES, 403, /does not let the app in/],
  ["an unpaid bill", VALUES, 402, /unpaid bill/],
] as const)("explains %s in words", async (_, values, status, message) => {
  stage.admin.status = status;
  const connected = shopify.connect(attempt(values));
  await expect(connected).rejects.toMatchObject({ kind: "UNAUTHORIZED", message: expect.stringMatching(message) });
});

test("creates each subscription once, and unsubscribing leaves those of other apps", async () => {
  const { shop } = stage.admin;
  const foreign = {
    id: "gid://shopify/WebhookSubscription/1",
    topic: "ORDERS_CREATE",
    uri: "https://other.example.com",
  };
  shop.subscriptions = [{ ...foreign, apiVersion: { handle: "2026-10" } }];
  const connection = stage.open();
  expect(await shopify.isSubscribed(connection)).toBe(false);
  await shopify.subscribe(connection);
  const count = shop.subscriptions.length;
  await shopify.subscribe(connection);
  expect(shop.subscriptions).toHaveLength(count);
  expect(await shopify.isSubscribed(connection)).toBe(true);
  shop.subscriptions.pop();
  expect(await shopify.isSubscribed(connection)).toBe(false);
  await shopify.unsubscribe(connection);
  expect(shop.subscriptions).toMatchObject([foreign]);
});

test("has nothing to unsubscribe after the app was uninstalled", async () => {
  stage.admin.status = 401;
  await expect(shopify.unsubscribe(stage.open())).resolves.toBeUndefined();
});

const signed = (query: Record<string, string>) => {
  const message = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join("&");
  return { ...query, hmac: hmacSha256Hex("shpss_secret", message) };
};
const answer = (query: Record<string, string>) => ({
  values: grantValues,
  query,
  callbackUrl: "https://returns.example.com/install",
  http: stage.http,
});
const QUERY = { shop: "acme.myshopify.com", code: "code-1", state: "s-1", timestamp: "1795000000", host: "aG9zdA==" };

test("sends the user to the shop with every scope and returns with a token", async () => {
  const url = new URL(
    shopify.install?.begin({ values: grantValues, callbackUrl: answer({}).callbackUrl, state: "s-1" }) ?? "",
  );
  expect(url.origin + url.pathname).toBe("https://acme.myshopify.com/admin/oauth/authorize");
  expect(url.searchParams.get("scope")).toBe(SCOPES.join(","));
  expect(url.searchParams.get("state")).toBe("s-1");
  expect(await shopify.install?.finish(answer(signed(QUERY)))).toMatchObject({ accessToken: "shpat_installed" });
});

test.each([
  ["is not signed", { ...QUERY, hmac: "0".repeat(64) }, /not signed by Shopify/],
  ["was changed", { ...signed(QUERY), code: "code-2" }, /not signed by Shopify/],
  ["comes from another shop", signed({ ...QUERY, shop: "other.myshopify.com" }), /not in acme.myshopify.com/],
  ["was used already", signed({ ...QUERY, code: "code-2" }), /used already/],
])("rejects an approval that %s", async (_, query, message) => {
  const finished = shopify.install?.finish(answer(query));
  await expect(finished).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringMatching(message) });
});

test("rejects an approval without a required read scope", async () => {
  stage.admin.shop.scopes = ["read_orders"];
  await expect(shopify.install?.finish(answer(signed(QUERY)))).rejects.toThrow(/read_products/);
});
