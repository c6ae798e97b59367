import recorded from "./recorded/wc-11.0.1.json";

export type Json = Record<string, unknown>;
export type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };
type Meta = { id: number; key: string; value: unknown };
export type Entry = Json & { id: number; meta_data: Meta[] };
type Call = { method: string; path: string; query: URLSearchParams; body: Json };

export type WooBooks = {
  readonly orders: Map<string, Entry>;
  readonly refunds: Map<string, Entry[]>;
  readonly products: Map<string, Entry>;
  readonly variations: Map<string, Entry>;
  readonly coupons: Map<string, Entry>;
  readonly webhooks: Map<string, Entry>;
  readonly gateways: Map<string, { status: number; body: Json }>;
  /** The gateway's refunds, in the order requested. */
  readonly paid: string[];
  gateway: "PAYS" | "DECLINES" | "DIES";
  /** Shops that store orders as posts list them by local time. */
  sortsBy: "date_modified_gmt" | "date_modified";
  nextId(): number;
  addOrder(changes?: Json): Entry;
  addProduct(changes?: Json): Entry;
  addVariation(changes?: Json): Entry;
  handle(call: Call): Answer;
};

/** The double's records: orders, refunds, products, coupons and webhooks in the recorded shapes. */
export const createWooBooks = (): WooBooks => {
  let lastId = 1_000;
  const books: WooBooks = {
    ...{ orders: new Map(), refunds: new Map(), products: new Map(), variations: new Map() },
    ...{ coupons: new Map(), webhooks: new Map(), paid: [], gateway: "PAYS", sortsBy: "date_modified_gmt" },
    gateways: new Map([["hwpay", recorded.gateway as { status: number; body: Json }]]),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
    addOrder: (changes = {}) => {
      const order = copyOf(books, recorded.order.body, { refunds: [], ...changes });
      return keep(books.orders, { ...order, number: String(order.id) });
    },
    addProduct: (changes = {}) => keep(books.products, copyOf(books, recorded.product.body, changes)),
    addVariation: (changes = {}) => keep(books.variations, copyOf(books, recorded.variation.body, changes)),
    handle: (call) => routes(books, call),
  };
  return books;
};

const copyOf = (books: WooBooks, body: unknown, changes: Json): Entry => ({
  ...(structuredClone(body) as Entry),
  meta_data: [],
  id: books.nextId(),
  ...changes,
});

const keep = (map: Map<string, Entry>, entry: Entry): Entry => {
  map.set(String(entry.id), entry);
  return entry;
};

const writeMeta = (books: WooBooks, entry: Entry, body: Json): void => {
  for (const { id, key, value } of (body.meta_data ?? []) as Meta[]) {
    const known = entry.meta_data.findIndex((meta) => (id === undefined ? meta.key === key : meta.id === id));
    if (value === null) entry.meta_data.splice(known, known < 0 ? 0 : 1);
    else if (known >= 0) Object.assign(entry.meta_data[known] ?? {}, { value });
    else entry.meta_data.push({ id: books.nextId(), key, value });
  }
};
const goods = (books: WooBooks, map: Map<string, Entry>, id: string, { method, body }: Call, gone: Answer): Answer => {
  const entry = map.get(id);
  if (entry === undefined) return gone;
  if (method === "PUT") {
    writeMeta(books, entry, body);
    if (body.inventory_delta !== undefined)
      entry.stock_quantity = Number(entry.stock_quantity) + Number(body.inventory_delta);
  }
  return { status: 200, body: entry };
};

const refund = (books: WooBooks, orderId: string, body: Json): Answer => {
  const order = books.orders.get(orderId);
  if (order === undefined) return recorded.orderGone;
  const all = books.refunds.get(orderId) ?? [];
  const cannot = (message: string) => ({ status: 500, body: { ...CANNOT, message } });
  const left = Number(order.total) - all.reduce((sum, { amount }) => sum + Number(amount), 0);
  if (Number(body.amount) > left + 1e-9) return cannot("Invalid refund amount.");
  if (body.api_refund === true && books.gateway === "DECLINES") return cannot("Your card issuer declined the refund.");
  const made = copyOf(books, recorded.refund.body, {
    amount: body.amount,
    reason: body.reason,
    refunded_payment: false,
    line_items: [],
  });
  books.refunds.set(orderId, [made, ...all]);
  order.refunds = [...(order.refunds as Json[]), { id: made.id }];
  if (body.api_refund === true) books.paid.push(`${orderId} ${String(body.amount)}`);
  // As when PHP crashes: the gateway has paid, and neither that nor the metadata were written.
  if (body.api_refund === true && books.gateway === "DIES") return { status: 502, body: "" };
  made.refunded_payment = body.api_refund === true;
  made.sent = body;
  writeMeta(books, made, body);
  return { status: 201, body: made };
};

const place = (books: WooBooks, body: Json): Answer => {
  const items = (body.line_items as Json[]).map((item, index) => ({
    ...recorded.order.body.line_items[index],
    ...item,
    total: "100.000000",
    total_tax: "19.000000",
  }));
  const order = copyOf(books, recorded.order.body, {
    ...body,
    meta_data: [],
    status: "pending",
    line_items: items,
    fee_lines: [],
    refunds: [],
    date_completed_gmt: null,
    shipping_lines: [],
  });
  order.number = String(order.id);
  writeMeta(books, order, body);
  keep(books.orders, total(order));
  return { status: 201, body: order };
};
const change = (books: WooBooks, order: Entry, body: Json): void => {
  writeMeta(books, order, body);
  for (const line of (body.line_items ?? []) as Json[]) {
    const known = (order.line_items as Json[]).find(({ id }) => id === line.id);
    Object.assign(known ?? {}, { total: line.total, total_tax: String(Number(line.total) * 0.19) });
  }
  if (body.line_items !== undefined) total(order);
  if (body.set_paid === true || body.status !== undefined)
    Object.assign(order, { status: "processing", transaction_id: body.transaction_id });
};

const coupon = (books: WooBooks, body: Json): Answer => {
  if ([...books.coupons.values()].some(({ code }) => code === body.code)) return recorded.couponExists;
  const made = copyOf(books, recorded.coupon.body, { ...body, meta_data: [] });
  writeMeta(books, made, body);
  return { status: 201, body: keep(books.coupons, made) };
};
const webhook = (books: WooBooks, { method, body }: Call, id: string): Answer => {
  if (method === "POST") return { status: 201, body: keep(books.webhooks, copyOf(books, recorded.webhook.body, body)) };
  const known = books.webhooks.get(id);
  if (known === undefined) return recorded.orderGone;
  if (method === "DELETE") books.webhooks.delete(id);
  else Object.assign(known, body);
  return { status: 200, body: known };
};

const routes = (books: WooBooks, call: Call): Answer => {
  const { method, path, query, body } = call;
  const [kind = "", id = "", sub = "", subId = ""] = path.split("/");
  if (path === "orders/batch") return recorded.batchOfNothing;
  if (path === "system_status") return recorded.status;
  if (path === "reports/orders/totals") return recorded.orderTotals;
  if (kind === "settings")
    return id === "products" ? recorded.weightUnit : sub.endsWith("coupons") ? recorded.coupons : recorded.currency;
  if (kind === "payment_gateways")
    return id === "" ? recorded.gateways : (books.gateways.get(id) ?? recorded.gatewayGone);
  if (kind === "webhooks")
    return method === "GET" ? list([...books.webhooks.values()], query) : webhook(books, call, id);
  if (kind === "coupons")
    return method === "POST"
      ? coupon(books, body)
      : list(
          [...books.coupons.values()].filter(({ code }) => code === query.get("code")),
          query,
        );
  if (sub === "variations")
    return subId === ""
      ? list(included(books, books.variations, query), query)
      : goods(books, books.variations, subId, call, recorded.variationGone);
  if (kind === "products")
    return id === ""
      ? list(included(books, books.products, query), query)
      : goods(books, books.products, id, call, recorded.productGone);
  if (sub === "refunds" && method === "POST") return refund(books, id, body);
  if (sub === "refunds")
    return subId === ""
      ? list(books.refunds.get(id) ?? [], query)
      : ((found) => (found ? { status: 200, body: found } : recorded.refundGone))(
          books.refunds.get(id)?.find((made) => String(made.id) === subId),
        );
  if (id === "" && method === "POST") return place(books, body);
  if (id === "") return list(changed(books, books.orders, query), query);
  const order = books.orders.get(id);
  if (order === undefined) return method === "GET" ? recorded.orderGone : recorded.orderPutGone;
  if (method === "PUT") change(books, order, body);
  return { status: 200, body: order };
};
const CANNOT = { code: "woocommerce_rest_cannot_create_order_refund", data: 500 };

const total = (order: Entry): Entry => {
  const lines = order.line_items as Json[];
  order.total = lines.reduce((sum, line) => sum + Number(line.total) + Number(line.total_tax), 0).toFixed(2);
  return order;
};

const included = (books: WooBooks, map: Map<string, Entry>, query: URLSearchParams): Entry[] => {
  const ids = query.get("include")?.split(",");
  return ids === undefined ? changed(books, map, query) : ids.flatMap((id) => map.get(id) ?? []);
};

const changed = (books: WooBooks, map: Map<string, Entry>, query: URLSearchParams): Entry[] => {
  const after = query.get("modified_after") ?? "";
  const before = query.get("modified_before") ?? "9";
  const at = ({ date_modified_gmt }: Entry) => String(date_modified_gmt);
  return [...map.values()]
    .filter((entry) => at(entry) > after && at(entry) < before)
    .sort(
      (left, right) => String(left[books.sortsBy]).localeCompare(String(right[books.sortsBy])) || left.id - right.id,
    );
};

const list = (all: readonly Entry[], query: URLSearchParams): Answer => {
  const perPage = Number(query.get("per_page") ?? 10);
  const from = (Number(query.get("page") ?? 1) - 1) * perPage;
  return { status: 200, body: all.slice(from, from + perPage), headers: { "x-wp-total": String(all.length) } };
};
