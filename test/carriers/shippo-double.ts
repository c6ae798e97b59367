import Ajv from "ajv";
import { type Answer, type Heard, type Json, startProviderDouble } from "./provider-double";
import { ACCOUNTS, addressAnswer, labelUrl, shipmentAnswer, trackAnswer } from "./shippo-answers";
import operations from "./shippo-operations.json";

const FILES = "https://shippo-delivery-east.s3.amazonaws.com/";
const PDF = Buffer.from("%PDF-1.4\n%Shippo label\n");
const ajv = new Ajv({ strict: false, allErrors: true });
const compiled = operations.map(({ method, path, request, answer, status }) => ({
  ...{ method, status },
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  request: request === null ? null : ajv.compile(request),
  answer: answer === null ? null : ajv.compile(answer),
}));

/**
 * For tests: Shippo on loopback, with its own state and clock. Requests and responses are validated against the schemas
 * of its official client (shippo 2.18.0 on npm, MIT, as JSON Schema, trimmed to the called operations); violations are
 * collected in `unfit`.
 */
export const startShippoDouble = async () => {
  const books = {
    ...{ shipments: [] as Json[], transactions: [] as Json[], webhooks: [] as Json[] },
    ...{ bought: 0, refunds: 0 },
    now: new Date("2026-11-24T09:00:00Z"),
    transactionStatus: "SUCCESS",
    refundStatus: "QUEUED",
    trackStatus: "TRANSIT",
    isFollowed: true,
    pageSize: 100,
    /** This many lists don't contain the latest shipment yet. */
    behind: 0,
    file: { status: 200, body: PDF } as Answer,
  };
  const unfit: string[] = [];
  const double = await startProviderDouble("SHIPPO", (call) => answer({ books, unfit }, call));
  return Object.assign(double, { books, unfit });
};
export type ShippoDouble = Awaited<ReturnType<typeof startShippoDouble>>;
type Stage = Pick<ShippoDouble, "books" | "unfit">;

const answer = (stage: Stage, call: Heard): Answer => {
  const { pathname } = new URL(call.url);
  if (call.url.startsWith(FILES)) return stage.books.file;
  const headers = { date: stage.books.now.toUTCString() };
  if (!call.headers.authorization?.startsWith("ShippoToken shippo_"))
    return { status: 401, headers, body: { detail: "Invalid token." } };
  const operation = compiled.find(({ method, pattern }) => method === call.method && pattern.test(pathname));
  if (operation === undefined) stage.unfit.push(`${call.method} ${pathname} is not in the client`);
  if (operation?.request && !operation.request(call.body))
    stage.unfit.push(`${call.method} ${pathname}: ${ajv.errorsText(operation.request.errors)}`);
  const given = route(stage.books, call);
  const isUsual = given.status < 300;
  if (isUsual && operation?.answer && !operation.answer(given.body))
    stage.unfit.push(`answer of ${call.method} ${pathname}: ${ajv.errorsText(operation.answer.errors)}`);
  return { ...given, status: isUsual ? (operation?.status ?? given.status) : given.status, headers };
};

type Books = ShippoDouble["books"];

const ok = (body: Json): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { detail: "Not found." } };

const route = (books: Books, call: Heard): Answer => {
  const url = new URL(call.url);
  const [, subject = "", id = "", act = ""] = url.pathname.split("/");
  if (subject === "carrier_accounts") return ok(pageOf(books, ACCOUNTS, url));
  if (subject === "addresses") return ok(addressAnswer(call.body));
  if (subject === "shipments") return shipments(books, call);
  if (subject === "transactions") return transactions(books, { call, id });
  if (subject === "refunds") return refund(books, call);
  if (subject === "tracks") return tracks(books, { carrier: id, number: decodeURIComponent(act) });
  return webhooks(books, { call, id });
};

const pageOf = (books: Books, all: readonly Json[], { searchParams, href }: URL): Json => {
  const [page, size] = [Number(searchParams.get("page") ?? 1), books.pageSize];
  const next = page * size < all.length ? href : null;
  return { next, previous: null, results: all.slice((page - 1) * size, page * size) };
};

const shipments = (books: Books, call: Heard): Answer => {
  const url = new URL(call.url);
  if (call.method === "GET") {
    const since = Date.parse(url.searchParams.get("object_created_gte") ?? "");
    const listed = books.shipments.filter((one) => Date.parse(one.object_created) >= since);
    books.behind -= 1;
    return ok(pageOf(books, books.behind >= 0 ? listed.slice(0, -1) : listed, url));
  }
  const id = `shp_${String(books.shipments.length + 1).padStart(3, "0")}`;
  books.shipments.push(shipmentAnswer(call.body, { id, at: books.now.toISOString() }));
  return ok(books.shipments.at(-1));
};

const transactions = (books: Books, { call, id }: { call: Heard; id: string }): Answer => {
  if (call.method === "POST") return buy(books, call);
  const url = new URL(call.url);
  if (id === "") {
    const ours = books.transactions.filter(({ rate }) => rate === url.searchParams.get("rate"));
    return ok(pageOf(books, ours, url));
  }
  const known = books.transactions.find(({ object_id }) => object_id === id);
  return known === undefined ? missing : ok(known);
};

/** Shippo's documentation doesn't say that a rate can be bought only once: here it can be bought repeatedly. */
const buy = (books: Books, { body }: Heard): Answer => {
  const rate = books.shipments.flatMap(({ rates }) => rates).find(({ object_id }: Json) => object_id === body.rate);
  if (rate === undefined)
    return { status: 400, body: { rate: [`Rate with supplied object_id ${body.rate} not found.`] } };
  const status = books.transactionStatus;
  const isMade = status === "SUCCESS";
  books.bought += status === "ERROR" ? 0 : 1;
  const id = `trn_${books.transactions.length + 1}`;
  books.transactions.push({
    ...{ object_id: id, object_created: books.now.toISOString(), object_updated: books.now.toISOString() },
    ...{ status, rate: body.rate, metadata: body.metadata, test: true, object_state: "VALID" },
    ...(isMade ? madeOf(id, books.transactions.length + 1) : {}),
    messages: status === "ERROR" ? [{ source: "USPS", code: "x", text: "Phone number is missing." }] : [],
  });
  return ok(books.transactions.at(-1));
};

const madeOf = (id: string, count: number): Json => ({
  ...{ label_url: labelUrl(id, "pdf"), tracking_number: `9205590164917312751${count}`, tracking_status: "UNKNOWN" },
  tracking_url_provider: "https://tools.usps.com/go/TrackConfirmAction",
});

const refund = (books: Books, { body }: Heard): Answer => {
  const label = books.transactions.find(({ object_id }) => object_id === body.transaction);
  if (label === undefined) return missing;
  if (label.status !== "SUCCESS") return { status: 400, body: { __all__: ["A refund was requested already."] } };
  if (books.refundStatus !== "ERROR") {
    books.refunds += 1;
    label.status = books.refundStatus === "SUCCESS" ? "REFUNDED" : "REFUNDPENDING";
  }
  return ok({ object_id: "ref_1", status: books.refundStatus, transaction: body.transaction });
};

const tracks = (books: Books, { carrier, number }: { carrier: string; number: string }): Answer => {
  const label = books.transactions.find(({ tracking_number }) => tracking_number === number);
  if (!books.isFollowed || label === undefined) return missing;
  return ok(trackAnswer({ carrier, number, status: books.trackStatus, transaction: label.object_id }));
};

const webhooks = (books: Books, { call, id }: { call: Heard; id: string }): Answer => {
  if (call.method === "GET") return ok(pageOf(books, books.webhooks, new URL(call.url)));
  const known = books.webhooks.find(({ object_id }) => object_id === id);
  if (call.method === "POST") books.webhooks.push({ ...call.body, object_id: `hok_${books.webhooks.length + 1}` });
  else if (known === undefined) return missing;
  else if (call.method === "DELETE") books.webhooks = books.webhooks.filter((one) => one !== known);
  else Object.assign(known, call.body);
  return call.method === "DELETE" ? { status: 200, body: "" } : ok(known ?? books.webhooks.at(-1));
};
