import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv } from "ajv";
import schemas from "./paypal-schemas.json";

type Values = Record<string, unknown>;
type Answer = { status: number; body?: unknown };
type Capture = { id: string; orderId: string; left: number; currency: string; refunds: Values[] };

export type PaypalServer = {
  readonly url: string;
  /** Violations of the published schemas in the double's requests and responses. */
  readonly faults: string[];
  readonly webhooks: Values[];
  tokens: number;
  /** Tokens that are rejected although they haven't expired. */
  revoked: Set<string>;
  scope: string;
  forbidden: RegExp | null;
  disputes: Values[];
  /** The initial status of refunds. */
  refundStatus: string;
  addCapture(cents: number, options?: { currency?: string; hasOrder?: boolean }): Capture;
  close(): Promise<void>;
};

export const PAYPAL_VALUES = {
  environment: "SANDBOX",
  clientId: "AaBbCcDdEeFfGgHhIiJj0123",
  clientSecret: "EaBbCcDdEeFfGgHhIiJj0123",
};

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false });
ajv.addSchema(schemas, "paypal");
const faultsOf = (name: string, value: unknown): string[] => {
  const validate = ajv.getSchema(`paypal#/${name}`);
  if (validate === undefined) throw new Error(`PayPal has no schema ${name}.`);
  return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
};

/**
 * Stores captures and refunds as PayPal does, and validates every request and response against PayPal's published
 * schemas. A repeated request ID gets the same response for the process's lifetime.
 */
export const startPaypalServer = async (): Promise<PaypalServer> => {
  const books = { captures: new Map<string, Capture>(), replies: new Map<string, Answer>(), next: 1 };
  const state = {
    ...{ faults: [], webhooks: [], tokens: 0, revoked: new Set<string>(), forbidden: null, disputes: [] },
    ...{ scope: "https://uri.paypal.com/services/payments/refund", refundStatus: "COMPLETED" },
  } as unknown as PaypalServer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, body } = answerTo({ state, books }, request, Buffer.concat(chunks).toString());
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addCapture: (cents: number, { currency = "EUR", hasOrder = true } = {}) => {
      const number = String(books.next++).padStart(12, "0");
      const id = `CAPT0${number}`;
      const capture = { id, orderId: hasOrder ? `ORDE0${number}` : "", left: cents, currency, refunds: [] };
      books.captures.set(id, capture);
      return capture;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
};

type Stage = { state: PaypalServer; books: Books };
type Books = { captures: Map<string, Capture>; replies: Map<string, Answer>; next: number };

const failed = (status: number, name: string, issue = ""): Answer => ({
  status,
  body: { name, message: `PayPal's words for ${name}.`, details: issue === "" ? [] : [{ issue, description: issue }] },
});

const answerTo = ({ state, books }: Stage, request: IncomingMessage, text: string): Answer => {
  const { pathname } = new URL(request.url ?? "", "http://paypal");
  const asked = `${request.method} ${pathname}`;
  if (asked === "POST /v1/oauth2/token") return tokenFor(state, request);
  const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
  if (token !== `token-${state.tokens}` || state.revoked.has(token)) return failed(401, "invalid_token");
  if (state.forbidden?.test(asked)) return failed(403, "NOT_AUTHORIZED", "PERMISSION_DENIED");
  const body: unknown = text === "" ? null : JSON.parse(text);
  return payments({ state, books }, request, body) ?? others(state, asked, body) ?? failed(404, "RESOURCE_NOT_FOUND");
};

const tokenFor = (state: PaypalServer, request: IncomingMessage): Answer => {
  const basic = Buffer.from(`${PAYPAL_VALUES.clientId}:${PAYPAL_VALUES.clientSecret}`).toString("base64");
  if (request.headers.authorization !== `Basic ${basic}`)
    return { status: 401, body: { error: "invalid_client", error_description: "Client Authentication failed" } };
  state.tokens += 1;
  const body = { access_token: `token-${state.tokens}`, expires_in: 32_400, scope: state.scope };
  return { status: 200, body };
};

const payments = (stage: Stage, request: IncomingMessage, body: unknown): Answer | null => {
  const { state, books } = stage;
  const { pathname } = new URL(request.url ?? "", "http://paypal");
  const [, kind = "", id = "", act] =
    /^\/v2\/(?:payments|checkout)\/(captures|refunds|orders)\/(\w+)(\/refund)?$/.exec(pathname) ?? [];
  const all = [...books.captures.values()];
  if (kind === "orders") {
    const capture = all.find(({ orderId }) => orderId === id);
    if (capture === undefined) return null;
    const money = { captures: [captureBody(capture)], refunds: capture.refunds };
    return { status: 200, body: { id, purchase_units: [{ payments: money }] } };
  }
  const told = (status: number, name: string, value: unknown): Answer => {
    state.faults.push(...faultsOf(name, value));
    return { status, body: value };
  };
  if (kind === "refunds") {
    const refund = all.flatMap(({ refunds }) => refunds).find((one) => one.id === id);
    return refund === undefined ? null : told(200, "payments/refund", refund);
  }
  const capture = books.captures.get(id);
  if (kind !== "captures" || capture === undefined) return null;
  if (act === undefined) return told(200, "payments/capture-2", captureBody(capture));
  state.faults.push(...faultsOf("payments/refund_request", body));
  const key = String(request.headers["paypal-request-id"]);
  const answer = books.replies.get(key) ?? refund(stage, capture, body as RefundBody);
  if (answer.status === 201) {
    books.replies.set(key, answer);
    state.faults.push(...faultsOf("payments/refund", answer.body));
  }
  return answer;
};

const captureBody = ({ id, orderId }: Capture) => ({
  ...{ id, status: "COMPLETED" },
  ...(orderId === "" ? {} : { supplementary_data: { related_ids: { order_id: orderId } } }),
  links: [],
});

type RefundBody = { amount: { value: string; currency_code: string }; custom_id: string; note_to_payer: string };

const refund = ({ state, books }: Stage, capture: Capture, body: RefundBody): Answer => {
  const cents = Math.round(Number(body.amount.value) * 100);
  if (capture.left === 0) return failed(422, "UNPROCESSABLE_ENTITY", "CAPTURE_FULLY_REFUNDED");
  if (cents > capture.left) return failed(422, "UNPROCESSABLE_ENTITY", "REFUND_AMOUNT_EXCEEDED");
  if (body.amount.currency_code !== capture.currency)
    return failed(422, "UNPROCESSABLE_ENTITY", "REFUND_CAPTURE_CURRENCY_MISMATCH");
  capture.left -= cents;
  const made = { id: `REFU0${String(books.next++).padStart(12, "0")}`, status: state.refundStatus, ...body, links: [] };
  capture.refunds.push(made);
  return { status: 201, body: made };
};

const others = (state: PaypalServer, asked: string, body: unknown): Answer | null => {
  if (asked.startsWith("GET /v1/identity")) return { status: 200, body: { payer_id: "PAYER1", name: "Test Store" } };
  if (asked === "GET /v1/customer/disputes") return { status: 200, body: { items: state.disputes } };
  const dispute = state.disputes.find(({ dispute_id }) => asked === `GET /v1/customer/disputes/${dispute_id}`);
  if (dispute !== undefined) return { status: 200, body: dispute };
  if (asked === "GET /v1/notifications/webhooks") return { status: 200, body: { webhooks: state.webhooks } };
  if (asked === "GET /v1/notifications/webhooks-event-types")
    return { status: 200, body: { event_types: EVENT_TYPES.map((name) => ({ name, description: "" })) } };
  if (asked === "POST /v1/notifications/webhooks") {
    state.faults.push(...faultsOf("webhooks/webhook", body));
    const made = { id: `WH${state.webhooks.length + 1}`, ...(body as Values) };
    state.webhooks.push(made);
    return { status: 201, body: made };
  }
  const removed = state.webhooks.findIndex(({ id }) => asked === `DELETE /v1/notifications/webhooks/${id}`);
  if (removed < 0) return null;
  state.webhooks.splice(removed, 1);
  return { status: 204 };
};

const EVENT_TYPES = [
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.REFUND.FAILED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
];
