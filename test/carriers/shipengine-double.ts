import Ajv from "ajv";
import { type Answer, type Heard, type Json, startProviderDouble } from "./provider-double";
import { CARRIER, money, PAGE, POINT, ratesOf, trackingOf, verdictOf } from "./shipengine-answers";
import operations from "./shipengine-operations.json";

const PDF = Buffer.from("%PDF-1.4\n%ShipEngine label\n");
const ajv = new Ajv({ strict: false, allErrors: true });
const compiled = operations.map(({ method, path, request, answer, status }) => ({
  ...{ method, status },
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  request: request === null ? null : ajv.compile(request),
  answer: answer === null ? null : ajv.compile(answer),
}));

/**
 * For tests: ShipEngine on loopback. Requests and responses are validated against its published OpenAPI document
 * (shipengine-openapi, MIT, trimmed to the called operations); violations are collected in `unfit`. Its responses
 * contain only the fields that are read, so no field is required. `/v1/rates` accepts a shipment without carrier and
 * service: the document requires both, although a rate is how the service is found.
 */
export const startShipEngineDouble = async () => {
  const books = {
    ...{ labels: [] as Json[], pickups: [] as Json[], webhooks: [] as Json[], shipments: [] as Json[] },
    bought: 0,
    labelStatus: "completed",
    isVoidApproved: true,
    statusCode: "IT",
    file: { status: 200, body: PDF } as Answer,
    carriers: [CARRIER, { ...CARRIER, carrier_id: "se-200", carrier_code: "ups", friendly_name: "UPS", balance: 0 }],
  };
  const unfit: string[] = [];
  const double = await startProviderDouble("SHIPENGINE", (call) => answer({ books, unfit }, call));
  return Object.assign(double, { books, unfit });
};
export type ShipEngineDouble = Awaited<ReturnType<typeof startShipEngineDouble>>;
type Stage = Pick<ShipEngineDouble, "books" | "unfit">;

const answer = (stage: Stage, call: Heard): Answer => {
  const { pathname } = new URL(call.url);
  if (pathname.startsWith("/v1/downloads/")) return stage.books.file;
  if (call.headers["api-key"] === undefined) return refusal(401, "unauthorized", "Invalid API key.");
  // A literal path takes precedence over one with a parameter.
  const operation = compiled.find(({ method, pattern }) => method === call.method && pattern.test(pathname));
  if (operation === undefined) stage.unfit.push(`${call.method} ${pathname} is not in the document`);
  if (operation?.request && !operation.request(call.body))
    stage.unfit.push(`${call.method} ${pathname}: ${ajv.errorsText(operation.request.errors)}`);
  const given = route(stage, call);
  if (given.status === 200 && operation?.answer && !operation.answer(given.body))
    stage.unfit.push(`answer of ${call.method} ${pathname}: ${ajv.errorsText(operation.answer.errors)}`);
  return given;
};

const route = ({ books }: Stage, call: Heard): Answer => {
  const url = new URL(call.url);
  const [, , subject = "", id = "", act = ""] = url.pathname.split("/");
  const ok = (body: Json): Answer => ({ status: 200, body });
  if (subject === "carriers") return ok({ carriers: books.carriers });
  if (subject === "rates") return ok(ratesOf(call));
  if (subject === "labels") return labels(books, { call, id, act, number: url.searchParams.get("tracking_number") });
  if (subject === "shipments") {
    const shipment = books.shipments.find((one) => one.external_shipment_id === act || one.shipment_id === id);
    return shipment === undefined ? missing() : ok(Object.assign(shipment, call.body ?? {}));
  }
  if (subject === "tracking") return ok(trackingOf(books, url.searchParams.get("tracking_number") ?? ""));
  if (subject === "pickups" && call.method === "GET") return ok({ pickups: books.pickups });
  if (subject === "pickups") {
    const pickup = {
      ...call.body,
      pickup_id: `pik_${books.pickups.length + 1}`,
      confirmation_number: "WTC1",
    };
    books.pickups.push(pickup);
    return ok(pickup);
  }
  if (subject === "service_points")
    return ok({ service_points: [POINT, { ...POINT, service_point_id: "p2", features: ["pickup_point"] }] });
  if (subject === "addresses") return ok([verdictOf(call.body[0])]);
  return webhooks(books, { call, id: act });
};

type AskedLabel = { call: Heard; id: string; act: string; number: string | null };

const labels = (books: ShipEngineDouble["books"], { call, id, act, number }: AskedLabel): Answer => {
  if (call.method === "POST") {
    const external =
      id === "shipment"
        ? books.shipments.find((one) => one.shipment_id === act)?.external_shipment_id
        : call.body.shipment.external_shipment_id;
    const isTaken = (one: Json): boolean => one.external_shipment_id === external;
    if (id === "" && [...books.labels, ...books.shipments].some(isTaken))
      return refusal(400, "identifier_conflict", "External shipment id already exists.");
    books.bought += 1;
    const label_id = `se-label-${books.bought}`;
    const href = `https://api.shipengine.com/v1/downloads/1/${label_id}.pdf`;
    books.labels.push({
      ...{
        label_id,
        status: books.labelStatus,
        external_shipment_id: external,
        voided: false,
        carrier_code: "stamps_com",
      },
      ...{
        tracking_number: `9400${books.bought}`,
        shipment_cost: money(5.93),
        insurance_cost: money(0.1),
        is_return_label: true,
      },
      ...{ label_download: { href, pdf: href, png: href.replace("pdf", "png") }, form_download: null },
      packages: (call.body.shipment?.packages ?? []).map((one: Json) => ({ insured_value: money(0), ...one })),
    });
    return { status: 200, body: books.labels.at(-1) };
  }
  if (id === "")
    return { status: 200, body: { labels: books.labels.filter((one) => one.tracking_number === number), ...PAGE } };
  const label = books.labels.find((one) => one.label_id === id || one.external_shipment_id === act);
  if (label === undefined) return missing();
  if (act === "track") return { status: 200, body: trackingOf(books, label.tracking_number) };
  if (act !== "void") return { status: 200, body: label };
  label.voided = books.isVoidApproved;
  return { status: 200, body: { approved: books.isVoidApproved, message: "Request processed." } };
};

const webhooks = (books: ShipEngineDouble["books"], { call, id }: { call: Heard; id: string }): Answer => {
  if (call.method === "GET") return { status: 200, body: books.webhooks };
  const known = books.webhooks.find((one) => one.webhook_id === id);
  if (call.method === "POST") books.webhooks.push({ ...call.body, webhook_id: `se-${books.webhooks.length + 1}` });
  else if (known === undefined) return missing();
  else if (call.method === "DELETE") books.webhooks = books.webhooks.filter((one) => one !== known);
  else Object.assign(known, call.body);
  return call.method === "POST" ? { status: 200, body: books.webhooks.at(-1) } : { status: 204, body: "" };
};

const refusal = (status: number, error_code: string, message: string): Answer => ({
  status,
  body: {
    request_id: "aa3d8e8e-462b-4476-9618-72db7f7b7009",
    errors: [{ error_source: "shipengine", error_type: "validation", error_code, message }],
  },
});
const missing = (): Answer => refusal(404, "not_found", "The resource was not found.");
