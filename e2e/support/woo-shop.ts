import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type WooShop = {
  /** What a merchant copies from WooCommerce into the form. */
  address: string;
  consumerKey: string;
  consumerSecret: string;
  /** The current webhooks, by topic. */
  webhooks: Map<string, Record<string, unknown>>;
  /** The secret that signs the shop's deliveries. */
  webhookSecret(): string;
  /** A customer places an order, which can be read from now on. */
  addOrder(id: number): void;
  /** How often an order was read by its ID. */
  reads(id: string): number;
  /** From now on the shop rejects the key as if revoked; false accepts it again. */
  refuseKey(isRefused: boolean): void;
  /** From now on lists of orders are served up to this page; null serves all pages. */
  holdOrdersAfter(page: number | null): void;
  close(): Promise<void>;
};

type State = {
  products: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  webhooks: Map<string, Record<string, unknown>>;
  secret: string;
  reads: string[];
  key: string;
  isKeyRefused: boolean;
  lastPage: number | null;
  held: (() => void)[];
};

/**
 * The part of WooCommerce's REST API that connecting and importing use, on loopback, with the response formats of
 * WooCommerce 11.0.1. Over plain HTTP it accepts signed calls but verifies only the key.
 */
export const startWooShop = async (orderCount = 3): Promise<WooShop> => {
  const key = `ck_${randomBytes(20).toString("hex")}`;
  const goods = [product(15, "Wool blanket"), product(16, "Enamel mug")];
  const orders = Array.from({ length: orderCount }, (_, index) => order(100 + index));
  const state: State = {
    ...{ products: goods, orders, webhooks: new Map(), secret: "", reads: [] },
    ...{ key, isKeyRefused: false, lastPage: null, held: [] },
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      await untilAnswered(state, new URL(request.url ?? "/", "http://127.0.0.1"));
      const { status, data, total } = answer(state, { request, body });
      const headers = { "content-type": "application/json; charset=UTF-8" };
      response.writeHead(status, total === undefined ? headers : { ...headers, "x-wp-total": String(total) });
      response.end(JSON.stringify(data));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    consumerKey: key,
    consumerSecret: `cs_${randomBytes(20).toString("hex")}`,
    webhooks: state.webhooks,
    webhookSecret: () => state.secret,
    addOrder: (id) => void orders.push(order(id)),
    reads: (id) => state.reads.filter((read) => read === id).length,
    refuseKey: (isRefused) => {
      state.isKeyRefused = isRefused;
    },
    holdOrdersAfter: (last) => {
      state.lastPage = last;
      for (const answerNow of state.held.splice(0)) answerNow();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const untilAnswered = async (state: State, { pathname, searchParams }: URL): Promise<void> => {
  const isLate = state.lastPage !== null && Number(searchParams.get("page") ?? 1) > state.lastPage;
  if (isLate && pathname.endsWith("/orders")) await new Promise<void>((done) => state.held.push(done));
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? {} : JSON.parse(text);
};

type Answer = { status: number; data: unknown; total?: number };

const answer = (
  state: State,
  { request, body }: { request: IncomingMessage; body: Record<string, unknown> },
): Answer => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const path = url.pathname.replace("/wp-json/wc/v3/", "");
  if (state.isKeyRefused || url.searchParams.get("oauth_consumer_key") !== state.key) {
    const message = "Consumer key is invalid.";
    return { status: 401, data: { code: "woocommerce_rest_authentication_error", message, data: { status: 401 } } };
  }
  if (path.startsWith("webhooks")) return answerWebhooks(state, { method: request.method ?? "GET", path, body });
  if (path === "system_status") {
    const environment = { version: "11.0.1", home_url: `http://${request.headers.host}` };
    return { status: 200, data: { environment, settings: { currency: "EUR" } } };
  }
  if (path === "settings/general/woocommerce_currency") return { status: 200, data: { value: "EUR" } };
  if (path === "settings/general/woocommerce_enable_coupons") return { status: 200, data: { value: "yes" } };
  if (path === "settings/products/woocommerce_weight_unit") return { status: 200, data: { value: "kg" } };
  if (path === "orders/batch") return { status: 200, data: {} };
  if (path === "payment_gateways") return { status: 200, data: [] };
  if (path === "orders") return page(state.orders, url.searchParams);
  const [, id] = /^orders\/(\d+)$/.exec(path) ?? [];
  if (id !== undefined) {
    state.reads.push(id);
    const found = state.orders.find((each) => String(each.id) === id);
    if (found !== undefined) return { status: 200, data: found };
  }
  if (path === "products") return page(state.products, url.searchParams);
  return { status: 404, data: { code: "rest_no_route", message: "No route was found.", data: { status: 404 } } };
};

const page = (all: readonly Record<string, unknown>[], query: URLSearchParams): Answer => {
  const [size, number] = [Number(query.get("per_page") ?? 10), Number(query.get("page") ?? 1)];
  const after = query.get("modified_after") ?? "";
  const include = query.get("include")?.split(",");
  const found = all.filter(
    (each) => String(each.date_modified_gmt) > after && (include === undefined || include.includes(String(each.id))),
  );
  return { status: 200, data: found.slice((number - 1) * size, number * size), total: found.length };
};

type HookCall = { method: string; path: string; body: Record<string, unknown> };

const answerWebhooks = (state: State, { method, path, body }: HookCall): Answer => {
  const { webhooks } = state;
  const id = path.split("/")[1];
  if (method === "GET") return { status: 200, data: [...webhooks.values()], total: webhooks.size };
  const known = [...webhooks.values()].find((each) => String(each.id) === id);
  if (method === "DELETE") {
    webhooks.delete(String(known?.topic));
    return { status: 200, data: known ?? {} };
  }
  const { secret, ...shown } = body;
  if (typeof secret === "string") state.secret = secret;
  const made: Record<string, unknown> = { id: webhooks.size + 1, ...known, ...shown };
  webhooks.set(String(made.topic), made);
  return { status: method === "POST" ? 201 : 200, data: made };
};

/** An hour ago: after any day from which orders are read, before now by every clock. */
const CHANGED = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19);

const product = (id: number, name: string): Record<string, unknown> => ({
  ...{ id, name, type: "simple", status: "publish", sku: `WOO-${id}`, global_unique_id: "", price: "100.00" },
  ...{ date_modified_gmt: CHANGED, virtual: false, downloadable: false, weight: "", parent_id: 0, meta_data: [] },
  ...{ manage_stock: true, stock_quantity: 10, stock_status: "instock", backorders_allowed: false },
  ...{ images: [], categories: [{ id: 1 }], tags: [], brands: [], attributes: [], variations: [] },
});

const PERSON = {
  ...{ first_name: "Ada", last_name: "Example", company: "", address_1: "Street 1", address_2: "", city: "Berlin" },
  ...{ state: "", postcode: "10115", country: "DE", phone: "", email: "ada@example.com" },
};

const order = (id: number): Record<string, unknown> => ({
  ...{ id, number: String(id), status: "completed", currency: "EUR", prices_include_tax: true, customer_id: 0 },
  ...{ date_created_gmt: CHANGED, date_modified_gmt: CHANGED, date_completed_gmt: CHANGED, date_paid_gmt: CHANGED },
  ...{ total: "104.90", shipping_total: "4.90", shipping_tax: "0.00", billing: PERSON, shipping: PERSON },
  ...{ payment_method: "stripe", payment_method_title: "Card", transaction_id: `ch_${id}`, meta_data: [] },
  line_items: [
    {
      ...{ id: id * 10, name: "Wool blanket", parent_name: null, product_id: 15, variation_id: 0, quantity: 1 },
      ...{ subtotal: "100.00", subtotal_tax: "0.00", total: "100.00", total_tax: "0.00", taxes: [] },
      ...{ sku: "WOO-15", global_unique_id: "", image: { src: "" }, meta_data: [] },
    },
  ],
  shipping_lines: [{ id: id * 10 + 1, total: "4.90", total_tax: "0.00", taxes: [] }],
  fee_lines: [],
  refunds: [],
});
