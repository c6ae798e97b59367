import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createExpressApp } from "stripe-stateful-mock";
import { createStripeCheckouts, type StripeCheckouts } from "./stripe-checkouts";
import { answerHold } from "./stripe-holds";
import objects from "./stripe-objects.json" with { type: "json" };

type Values = Record<string, unknown>;

export type StripeServer = {
  readonly url: string;
  readonly webhooks: Values[];
  readonly intents: Values[];
  readonly checkouts: StripeCheckouts;
  disputes: Values[];
  account: Values;
  /** Of a restricted key: the paths that it may not use. */
  forbidden: RegExp | null;
  /** A charge of the mock, in cents of that currency; returns its ID. */
  addCharge(amount: number, currency?: string, isHeld?: boolean): Promise<string>;
  /** The captured amount of a charge. */
  capturedOf(charge: string): Promise<number>;
  /** Every refund that moved money from a charge. */
  refundsOf(charge: string): Promise<Values[]>;
  close(): Promise<void>;
};

export const STRIPE_KEY = "sk_test_4eC39HqLyjWDarjtT1zdp7dc";
const HEADERS = { authorization: `Bearer ${STRIPE_KEY}`, "content-type": "application/x-www-form-urlencoded" };
/** A payment intent of the tests represents its charge: the mock knows only charges. */
export const intentOf = (charge: string): string => charge.replace(/^ch_/, "pi_");

/**
 * `stripe-stateful-mock` for charges and refunds, with the examples of Stripe's own API description for the rest:
 * account, webhooks, payment intents and disputes.
 */
export const startStripeServer = async (): Promise<StripeServer> => {
  const mock = createExpressApp();
  const intents: Values[] = [];
  const state = {
    webhooks: [],
    intents,
    checkouts: createStripeCheckouts(intents),
    disputes: [],
    account: objects.account,
    forbidden: null,
  } as unknown as StripeServer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (refused(state, request, response)) return;
    if (request.url?.startsWith("/pay/")) return servePage(state, request, response);
    const asked = `${request.method} ${new URL(request.url ?? "", "http://stripe").pathname}`;
    const held = await answerHold({ intents, ask: askMock }, asked, new URLSearchParams(body));
    if (held !== null) return reply(response, held.status, held.body);
    const answer = own(state, request, new URLSearchParams(body));
    if (answer !== null) return reply(response, answer.status, answer.body);
    mock(forwarded(request, body), response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${url}${path}`, { method: "POST", headers: HEADERS, body: new URLSearchParams(form) });
  async function askMock(path: string, form: Record<string, string>): Promise<void> {
    await post(path, form);
  }
  const headers = HEADERS;
  return Object.assign(state, {
    url,
    addCharge: async (amount: number, currency = "eur", isHeld = false) => {
      const made = await post("/v1/charges", {
        ...{ amount: String(amount), currency, source: "tok_visa" },
        ...(isHeld ? { capture: "false" } : {}),
      });
      return ((await made.json()) as { id: string }).id;
    },
    capturedOf: async (charge: string) => {
      const read = await fetch(`${url}/v1/charges/${charge}`, { headers });
      const { amount, amount_refunded: refunded, captured } = (await read.json()) as Record<string, number | boolean>;
      return captured ? Number(amount) - Number(refunded) : 0;
    },
    refundsOf: async (charge: string) => {
      const listed = await fetch(`${url}/v1/refunds?charge=${charge}&limit=100`, { headers });
      return ((await listed.json()) as { data: Values[] }).data;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
};

/** Stripe's own page, as far as a browser needs it. */
const servePage = async (state: StripeServer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const id = request.url?.split("/").at(-1) ?? "";
  const session = state.checkouts.sessions.find((one) => one.id === id);
  if (request.method === "POST") {
    const isHeld = session?.capture_method === "manual";
    const charge = await state.addCharge(Number(session?.amount_total), String(session?.currency), isHeld);
    state.checkouts.pay(id, intentOf(charge), isHeld ? "requires_capture" : "succeeded");
    return void response.writeHead(303, { location: String(session?.success_url) }).end();
  }
  response.writeHead(200, { "content-type": "text/html" });
  const amount = `${(Number(session?.amount_total) / 100).toFixed(2)} ${String(session?.currency).toUpperCase()}`;
  response.end(`<title>Pay</title><h1>Pay ${amount}</h1><form method="post"><button>Pay now</button></form>
    <a href="${session?.cancel_url}">Go back</a>`);
};

const reply = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};

const refused = ({ forbidden }: StripeServer, request: IncomingMessage, response: ServerResponse): boolean => {
  if (forbidden?.test(`${request.method} ${request.url}`) !== true) return false;
  const message =
    "The provided key 'rk_test_****7dc' does not have the required permissions for this endpoint on account 'acct_1Restricted'. Having the 'rak_charge_write' permission would allow this request to continue.";
  reply(response, 403, { error: { type: "invalid_request_error", message } });
  return true;
};

/** The mock accepts charges where Stripe also accepts payment intents. */
const forwarded = (request: IncomingMessage, body: string): IncomingMessage => {
  const toCharge = (text: string): string => text.replace(/payment_intent=pi_/, "charge=ch_");
  const text = toCharge(body);
  const headers = { ...request.headers, "content-length": String(Buffer.byteLength(text)) };
  const copy = Readable.from([Buffer.from(text)]);
  return Object.assign(copy, {
    method: request.method,
    url: toCharge(request.url ?? ""),
    headers,
    socket: request.socket,
    connection: request.socket,
    httpVersion: "1.1",
  }) as unknown as IncomingMessage;
};

type Answer = { status: number; body: unknown };
const list = (data: readonly unknown[]): Answer => ({ status: 200, body: { object: "list", data, has_more: false } });

const own = (state: StripeServer, request: IncomingMessage, form: URLSearchParams): Answer | null => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe");
  const asked = `${request.method} ${pathname}`;
  const { host = "", "idempotency-key": key } = request.headers;
  const page = state.checkouts.answer(asked, { form, key: String(key), host });
  if (page !== null) return page;
  if (asked === "GET /v1/account") return { status: 200, body: state.account };
  if (asked === "GET /v1/disputes")
    return list(
      state.disputes.filter(({ charge }) => !searchParams.has("charge") || charge === searchParams.get("charge")),
    );
  if (asked === "GET /v1/webhook_endpoints") return list(state.webhooks);
  if (asked === "POST /v1/webhook_endpoints") return addWebhook(state, form);
  if (asked.startsWith("DELETE /v1/webhook_endpoints/")) {
    const index = state.webhooks.findIndex(({ id }) => id === pathname.split("/").at(-1));
    const missing = { error: { type: "invalid_request_error", code: "resource_missing", message: "No such webhook." } };
    return index < 0
      ? { status: 404, body: missing }
      : { status: 200, body: { deleted: state.webhooks.splice(index, 1) } };
  }
  if (asked === "GET /v1/payment_intents") return list(state.intents);
  if (asked === "POST /v1/checkout/sessions") return missingParameter();
  const intent = state.intents.find(({ id }) => asked === `GET /v1/payment_intents/${id}`);
  if (intent !== undefined) return { status: 200, body: intent };
  if (asked === "POST /v1/payment_intents") return form.size === 0 ? missingParameter() : addIntent(state, form);
  if (asked === "POST /v1/refunds" && form.size === 0) return missingParameter();
  return null;
};

const missingParameter = (): Answer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code: "parameter_missing", message: "Missing required param." } },
});

const addWebhook = (state: StripeServer, form: URLSearchParams): Answer => {
  const id = `we_${state.webhooks.length + 1}`;
  const made = {
    ...objects.webhook_endpoint,
    ...{ id, url: form.get("url"), api_version: form.get("api_version") },
    enabled_events: [...form].filter(([name]) => name.startsWith("enabled_events")).map(([, value]) => value),
  };
  state.webhooks.push(made);
  return { status: 200, body: { ...made, secret: `whsec_of_${id}` } };
};

const addIntent = (state: StripeServer, form: URLSearchParams): Answer => {
  const token = form.get("payment_method") ?? form.get("confirmation_token") ?? "";
  const isDeclined = token.includes("declined");
  const intent = {
    ...objects.payment_intent,
    id: `pi_made${state.intents.length + 1}`,
    status: isDeclined ? "requires_payment_method" : "succeeded",
    metadata: { homeward_key: form.get("metadata[homeward_key]") },
  };
  state.intents.unshift(intent);
  const error = {
    type: "card_error",
    code: "card_declined",
    message: "Your card was declined.",
    payment_intent: intent,
  };
  return isDeclined ? { status: 402, body: { error } } : { status: 200, body: intent };
};
