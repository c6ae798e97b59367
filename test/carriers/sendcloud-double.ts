import Ajv from "ajv";
import { type Answer, type Heard, type Json, startProviderDouble } from "./provider-double";
import { historyEntry, optionsAnswer, POINT, returnAnswer } from "./sendcloud-answers";
import operations from "./sendcloud-operations.json";

const PDF = Buffer.from("%PDF-1.4\n%Sendcloud label\n");
const ajv = new Ajv({ strict: false, allErrors: true });
const compiled = operations.map(({ method, path, request, answer, status }) => ({
  ...{ method, status },
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  request: request === null ? null : ajv.compile(request),
  answer: answer === null ? null : ajv.compile(answer),
}));

/**
 * For tests: Sendcloud on loopback, with its own state. Requests and responses are validated against its published
 * OpenAPI documents (version 3, Apache-2.0, trimmed to the called operations); violations are collected in `unfit`. The
 * paths of shipping options are those of its newer documentation.
 */
export const startSendcloudDouble = async () => {
  const books = {
    /** By external reference. */
    returns: new Map<string, Json>(),
    bought: 0,
    cancellations: 0,
    now: new Date("2026-11-24T09:00:00Z"),
    /** Its documentation lists IDs, its schema doesn't. */
    hasIds: true,
    /** Changes of a purchase to the response. */
    label: {} as Json,
    pageSize: 40,
    file: { status: 200, body: PDF } as Answer,
  };
  const unfit: string[] = [];
  const double = await startProviderDouble("SENDCLOUD", (call) => answer({ books, unfit }, call));
  return Object.assign(double, { books, unfit });
};
export type SendcloudDouble = Awaited<ReturnType<typeof startSendcloudDouble>>;
type Stage = Pick<SendcloudDouble, "books" | "unfit">;
type Books = SendcloudDouble["books"];

const answer = (stage: Stage, call: Heard): Answer => {
  const { pathname } = new URL(call.url);
  if (pathname.endsWith("/documents/label")) return stage.books.file;
  if (!call.headers.authorization?.startsWith("Basic "))
    return { status: 401, body: { detail: "Invalid credentials." } };
  // A literal path takes precedence over one with a parameter.
  const operation = compiled.find(({ method, pattern }) => method === call.method && pattern.test(pathname));
  if (operation === undefined) stage.unfit.push(`${call.method} ${pathname} is not in the documents`);
  if (operation?.request && !operation.request(call.body))
    stage.unfit.push(`${call.method} ${pathname}: ${ajv.errorsText(operation.request.errors)}`);
  const given = route(stage.books, call);
  const isUsual = given.status < 300;
  if (isUsual && operation?.answer && !operation.answer(given.body))
    stage.unfit.push(`answer of ${call.method} ${pathname}: ${ajv.errorsText(operation.answer.errors)}`);
  return { ...given, status: isUsual ? (operation?.status ?? given.status) : given.status };
};

const ok = (body: Json): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { errors: [{ status: "404", code: "not_found", detail: "Not found." }] } };

const route = (books: Books, call: Heard): Answer => {
  const url = new URL(call.url);
  const [, , , subject = "", id = "", act = ""] = url.pathname.split("/");
  if (subject === "shipping-options") return ok(optionsAnswer(call.body));
  if (subject === "service-points")
    return ok({
      data: { results: [POINT], geocoding: { status: "matched", precision: "city", formatted_address: "x" } },
    });
  if (subject === "parcels") return tracking(books, decodeURIComponent(act));
  if (call.method === "POST") return buy(books, call.body);
  if (id === "") return list(books, url);
  const known = [...books.returns.values()].find((one) => String(one.number) === id);
  if (known === undefined) return missing;
  return act === "cancel" ? cancel(books, known) : ok(shown(books, known));
};

const shown = ({ hasIds }: Books, { number, ...made }: Json): Json => (hasIds ? { ...made, id: number } : made);

const list = (books: Books, { searchParams, origin, pathname }: URL): Answer => {
  const at = (name: string) => Date.parse(`${(searchParams.get(name) ?? "").replace(" ", "T")}Z`);
  const within = [...books.returns.values()].filter(
    ({ created_at }) => Date.parse(created_at) >= at("from_date") && Date.parse(created_at) <= at("to_date"),
  );
  const start = Number(searchParams.get("cursor") ?? 0);
  const end = start + books.pageSize;
  const next = end < within.length ? { next: `${origin}${pathname}?cursor=${end}` } : {};
  return ok({ ...next, data: within.slice(start, end).map((one) => shown(books, one)) });
};

const buy = (books: Books, body: Json): Answer => {
  if (books.returns.has(body.external_reference)) {
    const message = "External reference has already been used in another return.";
    return { status: 400, body: { error: { code: "invalid", request: "api/v3/returns", message } } };
  }
  const number = books.returns.size + 1;
  const usual = returnAnswer(body, { id: number, at: books.now.toISOString(), hasId: false });
  const made = { ...usual, ...books.label, number };
  books.returns.set(body.external_reference, made);
  books.bought += made.tracking_number === "" ? 0 : 1;
  return ok({ return_id: number, parcel_id: number + 1_000, multi_collo_ids: [] });
};

const cancel = (books: Books, made: Json): Answer => {
  if (!made.is_cancellable)
    return { status: 409, body: { errors: [{ field: "returns", code: 409, message: "Return is not cancellable." }] } };
  books.cancellations += 1;
  made.is_cancellable = false;
  made.status_history.push(historyEntry("cancelling", books.now.toISOString()));
  return ok({ message: "Cancellation requested successfully" });
};

const tracking = (books: Books, number: string): Answer => {
  const known = [...books.returns.values()].find(({ tracking_number }) => tracking_number === number);
  if (known === undefined) return { status: 404, body: { detail: "Parcel does not exist" } };
  const event = { event_at: "2026-11-24T07:00:00Z", event_type: "carrier", status_code: "accepted" };
  return ok({ events: [{ ...event, status_description: "Accepted by the carrier" }] });
};
