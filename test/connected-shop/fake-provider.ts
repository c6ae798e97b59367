import { createHmac, timingSafeEqual } from "node:crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectionField, HookEvent, OpenedConnection } from "@/server/partners/provider";
import type { ProviderRequest } from "@/server/partners/provider-http";
import type { Shop } from "@/server/partners/shop";
import type { FeedAsk, ShopFeed, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";
import type { ShopProvider } from "@/server/partners/shop-provider";

export const FAKE_PROVIDER = "FAKESHOP";

const CAPABILITIES = ["REFUNDS", "EXCHANGE_ORDERS", "RESTOCK", "RETURNS", "STORE_CREDIT"] as const;

const credential = (name: string, kind: ConnectionField["kind"]): ConnectionField => ({
  ...{ name, label: name, help: `The ${name} of the fake shop.`, kind, isRequired: true },
  ...{ placeholder: "", options: [], initial: "" },
});

/** The signature of an event's bytes. */
export const signFakeHook = (secret: string, body: Uint8Array): string =>
  createHmac("sha256", secret).update(body).digest("hex");

/** A shop provider for tests: each of its actions is an HTTP request to a `startConnectedShop`. */
export const fakeShopProvider: ShopProvider = {
  kind: "SHOP",
  provider: FAKE_PROVIDER,
  displayName: "Fake shop",
  tagline: "A shop that lives in a test.",
  tile: { color: "#336699", letters: "F" },
  guide: "connections",
  isBeta: false,
  credentials: [credential("url", "URL"), credential("token", "SECRET")],
  settings: [],
  capabilities: CAPABILITIES,
  readValues: ({ url, token }) => {
    const faults = Object.entries({ url, token })
      .filter(([, value]) => typeof value !== "string" || value === "")
      .map(([field]) => ({ field, description: `Enter the ${field}.` }));
    return faults.length > 0 ? { ok: false, faults } : { ok: true, values: { url: String(url), token: String(token) } };
  },
  connect: async (attempt) => {
    const shop = await ask<{ id: string; name: string }>(attempt, { method: "GET", path: "/shop", purpose: "Connect" });
    return {
      ...{ accountId: shop.id, accountName: shop.name, mode: "TEST", currency: "EUR" },
      ...{ capabilities: CAPABILITIES, locations: [], warnings: [], versionEndsOn: null },
    };
  },
  subscribe: async (connection) => {
    const body = { url: connection.hookUrl };
    const { secret } = await ask<{ secret: string }>(connection, {
      ...{ method: "PUT", path: "/hooks", body, purpose: "Subscribe to events" },
    });
    return { hookSecret: secret };
  },
  isSubscribed: async (connection) => {
    const { url } = await ask<{ url: string }>(connection, { method: "GET", path: "/hooks", purpose: "Read hooks" });
    return url === connection.hookUrl;
  },
  unsubscribe: async (connection) => {
    await ask(connection, { method: "PUT", path: "/hooks", body: { url: "" }, purpose: "Unsubscribe" });
  },
  open: openShop,
  openFeed,
  verifyHook: ({ body, headers }, { values }) => {
    const expected = Buffer.from(signFakeHook(values.hookSecret ?? "", body));
    const given = Buffer.from(headers["x-fake-signature"] ?? "");
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  },
  readHook: ({ body }) => (JSON.parse(Buffer.from(body).toString("utf8")) as { events: HookEvent[] }).events,
};

function openFeed(connection: OpenedConnection): ShopFeed {
  const page = <T>(what: string, { since, cursor, signal }: FeedAsk) =>
    ask<{ items: T[]; cursor: string; total: number | null; waitSeconds?: number }>(connection, {
      ...{ method: "GET", purpose: `Read ${what}`, signal },
      path: `/${what}?${new URLSearchParams({ since: since.toISOString(), cursor })}`,
    });
  const one = <T>(path: string, signal?: AbortSignal) =>
    ask<T | null>(connection, { method: "GET", path, purpose: `Read ${path}`, signal, isNullable: true });
  return {
    listOrders: async (given) => ({ unreadable: [], ...(await page<ShopOrderRecord>("orders", given)) }),
    readOrder: (id, signal) => one<ShopOrderRecord>(`/orders/${encodeURIComponent(id)}`, signal),
    listProducts: async (given) => ({ unreadable: [], ...(await page<ShopProductRecord>("products", given)) }),
    readProduct: (id, signal) => one<ShopProductRecord>(`/products/${encodeURIComponent(id)}`, signal),
    listLocations: async () => [],
  };
}

function openShop(connection: OpenedConnection): Shop {
  const post = <T>(path: string, { signal, ...body }: { signal?: AbortSignal | undefined }) =>
    ask<T>(connection, { method: "POST", path, body, purpose: `Send ${path}`, signal });
  const refunds = async (orderId: string, signal?: AbortSignal) =>
    (await openFeed(connection).readOrder(orderId, signal))?.refunds ?? [];
  return {
    platform: FAKE_PROVIDER,
    capabilities: new Set(connection.capabilities),
    openReturn: async ({ idempotencyKey: key, ...rest }) => {
      const { id } = await post<{ id: string }>("/returns", { ...rest, ...{ key } });
      return { platformReturnId: id };
    },
    closeReturn: ({ idempotencyKey: key, ...rest }) => post("/closures", { ...rest, ...{ key } }),
    refund: async ({ idempotencyKey: key, order, ...rest }) => {
      const path = `/orders/${encodeURIComponent(order.orderId)}/refunds`;
      const { refundId } = await post<{ refundId: string }>(path, { ...rest, ...{ key } });
      return { status: "SETTLED", reference: refundId };
    },
    findRefund: async ({ idempotencyKey, order, signal }) => {
      const known = (await refunds(order.orderId, signal)).find(({ key }) => key === idempotencyKey);
      return known === undefined ? null : { status: "SETTLED", reference: known.refundId };
    },
    readRefund: async ({ reference }) => ({ status: "SETTLED", reference }),
    createExchangeOrder: async ({ idempotencyKey: key, order, ...rest }) => {
      const { orderId } = await post<{ orderId: string }>("/exchanges", {
        ...rest,
        ...{ key, orderId: order.orderId },
      });
      return { platformOrderId: orderId, name: `#${orderId}`, fulfilledAt: null };
    },
    findExchangeOrder: async ({ idempotencyKey, signal }) => {
      const path = `/effects/${encodeURIComponent(idempotencyKey)}`;
      const purpose = "Find an exchange";
      const made = await ask<{ orderId: string } | null>(connection, {
        ...{ method: "GET", path, purpose, signal, isNullable: true },
      });
      return made === null ? null : { platformOrderId: made.orderId, fulfilledAt: null };
    },
    restock: ({ idempotencyKey: key, ...rest }) => post("/restocks", { ...rest, ...{ key } }),
    issueCredit: async ({ idempotencyKey: key, ...rest }) => {
      const { id } = await post<{ id: string }>("/credits", { ...rest, ...{ key } });
      return { reference: id };
    },
  };
}

type Ask = Pick<ProviderRequest, "method" | "purpose" | "signal"> & {
  path: string;
  body?: object;
  isNullable?: boolean;
};

const ask = async <T>({ values, http }: Pick<ConnectAttempt, "values" | "http">, given: Ask): Promise<T> => {
  const { path, body, isNullable = false, ...rest } = given;
  const { status, headers, text } = await http.send({
    ...rest,
    url: `${values.url}${path}`,
    headers: { authorization: `Bearer ${values.token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (status === 404 && isNullable) return null as T;
  if (status >= 200 && status < 300) return JSON.parse(text) as T;
  const words = `The fake shop answered ${status}.`;
  const retryAfterSeconds = Number(headers["retry-after"] ?? "10");
  if (status === 401) throw new PartnerError(FAKE_PROVIDER, "UNAUTHORIZED", words);
  if (status === 423) throw new PartnerError(FAKE_PROVIDER, "BUSY", words);
  if (status === 429) throw new PartnerError(FAKE_PROVIDER, "PAUSED", words, { retryAfterSeconds });
  throw new PartnerError(FAKE_PROVIDER, status >= 500 ? "UNAVAILABLE" : "REFUSED", words);
};
