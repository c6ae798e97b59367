import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExchangeAsk, RefundAsk, ShopBooks } from "./shop-books";

/** Failures of the shop, once per entry, in order. */
export type Trouble =
  | { kind: "answer"; status: number; headers?: Record<string, string> }
  /** Does nothing and drops the connection. */
  | { kind: "break" }
  /** Does the work but loses the response. */
  | { kind: "lose-answer" };

export type ShopServerState = {
  books: ShopBooks;
  token: string;
  hookSecret: string;
  shopName: string;
  pageSize: number;
  /** URL that gets events, "" without a subscription. */
  hookUrl: string;
  /** Seconds that the next first page asks to wait (a bulk export); 0: none. */
  exportSeconds: number;
  troubles: { path: RegExp; trouble: Trouble }[];
  /** Method and path of every request, oldest first. */
  requests: string[];
};

type Answer = { status: number; body?: unknown };
type Route = { method: string; path: RegExp; run: (ask: RouteAsk) => Answer };
type RouteAsk = { state: ShopServerState; id: string; query: URLSearchParams; body: unknown };

/** Serves a fake shop on loopback. */
export const startShopServer = async (state: ShopServerState, port = 0) => {
  const server = createServer((request, response) => void serve(state, request, response));
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((ended) => server.close(() => ended()));
    },
  };
};

const serve = async (state: ShopServerState, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/" } = request;
  const { pathname, searchParams: query } = new URL(url, "http://shop.invalid");
  state.requests.push(`${method} ${pathname}`);
  const place = state.troubles.findIndex(({ path }) => path.test(pathname));
  const trouble = place < 0 ? undefined : state.troubles.splice(place, 1)[0]?.trouble;
  if (trouble?.kind === "break") return void request.socket.destroy();
  if (trouble?.kind === "answer") return send(response, { status: trouble.status }, trouble.headers);
  if (request.headers.authorization !== `Bearer ${state.token}`) return send(response, { status: 401 });
  const text = Buffer.concat(chunks).toString("utf8");
  const route = ROUTES.find((one) => one.method === method && one.path.test(pathname));
  if (route === undefined) return send(response, { status: 404 });
  const id = decodeURIComponent(route.path.exec(pathname)?.[1] ?? "");
  const answer = route.run({ state, id, query, body: text === "" ? null : JSON.parse(text) });
  if (trouble?.kind === "lose-answer") return void request.socket.destroy();
  send(response, answer);
};

const send = (response: ServerResponse, { status, body = {} }: Answer, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

const found = (value: unknown): Answer =>
  value === undefined || value === null ? { status: 404 } : { status: 200, body: value };

const listPage =
  (what: "orders" | "products") =>
  ({ state, query }: RouteAsk): Answer => {
    const cursor = query.get("cursor") ?? "";
    if (cursor === "" && state.exportSeconds > 0) {
      const waitSeconds = state.exportSeconds;
      state.exportSeconds = 0;
      return { status: 200, body: { items: [], cursor: "", total: null, waitSeconds } };
    }
    const ask = { since: query.get("since") ?? "", cursor, limit: state.pageSize };
    return { status: 200, body: what === "orders" ? state.books.listOrders(ask) : state.books.listProducts(ask) };
  };

/** A command with a key: a repeat returns the first result. */
const once = ({ state, body }: RouteAsk): Answer => {
  const { key } = body as { key: string };
  if (!state.books.effects.has(key)) state.books.effects.set(key, { ...(body as object), id: `made-${key}` });
  return { status: 200, body: state.books.effects.get(key) };
};

const ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: /^\/shop$/ },
    run: ({ state }) => ({ status: 200, body: { id: state.shopName, name: state.shopName } }),
  },
  {
    ...{ method: "GET", path: /^\/hooks$/ },
    run: ({ state }) => ({ status: 200, body: { url: state.hookUrl } }),
  },
  {
    ...{ method: "PUT", path: /^\/hooks$/ },
    run: ({ state, body }) => {
      state.hookUrl = (body as { url: string }).url;
      return { status: 200, body: { secret: state.hookSecret } };
    },
  },
  { method: "GET", path: /^\/orders$/, run: listPage("orders") },
  { method: "GET", path: /^\/products$/, run: listPage("products") },
  { method: "GET", path: /^\/orders\/([^/]+)$/, run: ({ state, id }) => found(state.books.orders.get(id)) },
  { method: "GET", path: /^\/products\/([^/]+)$/, run: ({ state, id }) => found(state.books.products.get(id)) },
  {
    ...{ method: "POST", path: /^\/orders\/([^/]+)\/refunds$/ },
    run: ({ state, id, body }) => {
      if (!state.books.orders.has(id)) return { status: 404 };
      const refundId = state.books.refundByKey(id, body as RefundAsk);
      return refundId === null ? { status: 422 } : { status: 200, body: { refundId } };
    },
  },
  {
    ...{ method: "POST", path: /^\/exchanges$/ },
    run: ({ state, body }) => ({ status: 200, body: { orderId: state.books.exchangeByKey(body as ExchangeAsk) } }),
  },
  {
    ...{ method: "GET", path: /^\/effects\/([^/]+)$/ },
    run: ({ state, id }) => found(state.books.effects.get(id)),
  },
  { method: "POST", path: /^\/(?:restocks|returns|closures|credits)$/, run: once },
];
