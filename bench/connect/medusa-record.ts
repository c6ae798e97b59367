import { writeFileSync } from "node:fs";
import { medusa } from "@/server/integrations/medusa/medusa";
import { ORDER_FIELDS, PRODUCT_FIELDS } from "@/server/integrations/medusa/wire";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { Shop } from "@/server/partners/shop";
import type { Json } from "./medusa-api";
import { refOf, type Stage } from "./medusa-checks";
import { ADDRESS } from "./medusa-exchange";

const FILE = "server/integrations/medusa/recorded.fixture.json";

type Exchange = { method: string; path: string; body: unknown; status: number; answer: unknown };
type Scene = { name: string; method: string; request: unknown; answer: unknown; exchanges: Exchange[] };

/** Records a real Medusa's responses to our calls, for the unit tests. All people in it are invented. */
export const recordMedusa = async (stage: Stage): Promise<void> => {
  const { connection } = stage;
  const exchanges: Exchange[] = [];
  const http = recordingHttp(connection.http, exchanges);
  const opened = { ...connection, http };
  const [shop, feed] = [medusa.open(opened), medusa.openFeed(opened)];
  const scenes: Scene[] = [];
  const record = async <T>(name: string, method: string, request: Json, act: () => Promise<T>): Promise<T> => {
    exchanges.length = 0;
    const answer = await act().catch((error: Error) => ({ error: error.message }) as T);
    scenes.push({ name, method, request, answer, exchanges: [...exchanges] });
    return answer;
  };
  const call = (name: string, method: keyof Shop, request: Json) =>
    record(name, method, request, () => (shop[method] as (ask: Json) => Promise<Json>)(request));
  await record("connect", "connect", null, () =>
    medusa.connect({ values: connection.values, http, now: new Date("2026-11-23T12:00:00Z") }),
  );
  const since = new Date();
  await stage.place({
    region: "eu",
    lines: [{ sku: "SHIRT-S", quantity: 3 }],
    email: "mira@example.test",
    codes: ["TEN"],
  });
  await stage.place({ region: "us", lines: [{ sku: "MUG", quantity: 7 }], email: "noor@example.test", codes: ["TEN"] });
  await stage.place({
    region: "jp",
    lines: [{ sku: "MUG", quantity: 2 }],
    email: "hanako@example.test",
    lastName: "山田",
  });
  await stage.place({
    region: "kw",
    lines: [{ sku: "MUG", quantity: 3 }],
    email: "lulwa@example.test",
    isFulfilled: false,
  });
  const ask = { since: since.toISOString(), cursor: "" };
  await record("orders", "listOrders", ask, () => feed.listOrders({ since, cursor: "" }));
  await record("products", "listProducts", ask, () => feed.listProducts({ since: new Date(0), cursor: "" }));
  const order = await stage.place({
    region: "eu",
    lines: [{ sku: "SHIRT-M", quantity: 3 }],
    email: "ana@example.test",
  });
  const common = { order: refOf(order), returnCode: "R-1001" };
  const lines = [{ lineItemId: order.items[0].id, quantity: 2, reason: "Too small" }];
  const { platformReturnId } = await call("open return", "openReturn", { ...common, idempotencyKey: "open-1", lines });
  const refund = {
    ...{ ...common, idempotencyKey: "refund-1", amountMinor: 7_000, paymentReference: "", platformReturnId },
    ...{ lines: [], shippingMinor: 0, locationId: "" },
  };
  await call("refund", "refund", refund);
  await call("refund again", "refund", refund);
  await call("refund too much", "refund", { ...refund, idempotencyKey: "refund-2", amountMinor: 7_000 });
  const shirt = stage.seeded.variants["SHIRT-M"];
  const items = [
    {
      lineItemId: order.items[0].id,
      productId: shirt?.productId,
      variantId: shirt?.variantId,
      sku: "SHIRT-M",
      quantity: 1,
    },
  ];
  const restock = { ...common, idempotencyKey: "restock-1", platformReturnId, locationId: "", items };
  await call("restock", "restock", restock);
  await call("restock again", "restock", restock);
  await call("take off", "restock", {
    ...restock,
    idempotencyKey: "restock-2",
    items: items.map((one) => ({ ...one, quantity: -1 })),
  });
  const close = { order: refOf(order), platformReturnId, idempotencyKey: "close-1", outcome: "COMPLETED" };
  await call("close return", "closeReturn", close);
  const credit = { ...common, kind: "STORE_CREDIT", code: "HOME-1001", amountMinor: 1_500, currency: "EUR", email: "" };
  await call("credit", "issueCredit", { ...credit, idempotencyKey: "credit-1" });
  const large = stage.seeded.variants["SHIRT-L"];
  const exchange = {
    ...{ ...common, idempotencyKey: "exchange-1", email: order.email, currency: "EUR", paymentMethod: "exchange" },
    ...{ shippingLine: "Exchange", shippingPriceMinor: 0, at: since.toISOString(), shippingAddress: ADDRESS },
    lines: [{ ...large, sku: "SHIRT-L", quantity: 1, unitPriceMinor: 3_333 }],
  };
  await call("exchange", "createExchangeOrder", exchange);
  await record("order after", "readOrder", order.id, () => feed.readOrder(order.id));
  const rows = scenes.map((scene) => JSON.stringify(scene));
  writeFileSync(FILE, `{"scenes":[\n${rows.join(",\n")}\n]}\n`);
};

/** Unused parts of a response aren't kept: Medusa answers each step of a return with the whole order. */
const UNREAD = /^POST \/admin\/(returns\/|draft-orders\/|inventory-items\/|payments\/|orders\/)/;

/** A shop's response without empty values, and without unused order totals. */
const withoutUnread = (key: string, value: unknown): unknown =>
  value === null || key === "precision" || /^(?!raw_original).*_total$/.test(key) ? undefined : value;

const shortPath = (path: string): string =>
  path.replace(ORDER_FIELDS, "ORDER_FIELDS").replace(PRODUCT_FIELDS, "PRODUCT_FIELDS");

const recordingHttp = (http: ProviderHttp, exchanges: Exchange[]): ProviderHttp => ({
  send: async (request) => {
    const response = await http.send(request);
    const path = shortPath(request.url.slice(new URL(request.url).origin.length));
    const body = request.body === undefined ? null : JSON.parse(request.body);
    const answer = UNREAD.test(`${request.method} ${path}`) ? {} : JSON.parse(response.text, withoutUnread);
    exchanges.push({ method: request.method, path, body, status: response.status, answer });
    return response;
  },
  readBytes: (request) => http.readBytes(request),
  readLines: (request) => http.readLines(request),
});
