import recordings from "@/server/integrations/easypost/recorded/easypost-v2.json" with { type: "json" };
import { type Answer, type Heard, type Json, startProviderDouble } from "./provider-double";

const FILES = "https://easypost-files.";
export const PDF = Buffer.from("%PDF-1.4\n%EasyPost label\n");

const recorded = (name: string, method: string): Json =>
  structuredClone(recordings.find((one) => one.name === name && one.method === method && one.status < 300)?.answer);
const BOUGHT = recordings.find(({ path }) => path.endsWith("/buy"))?.answer;

/** For tests: EasyPost on loopback, with its own state and the recorded answers of its test API. */
export const startEasyPostDouble = async () => {
  const books = {
    shipments: new Map<string, Json>(),
    pickups: new Map<string, Json>(),
    webhooks: new Map<string, Json>(),
    bought: 0,
    refunds: 0,
    /** Response to a purchase instead of the recorded label. */
    label: {} as Json,
    file: { status: 200, body: PDF } as Answer,
    /** Price of a service. */
    rateOf: (_service: string, rate: string): string => rate,
    currency: "USD",
    /** Its corrections of a given address. */
    addressOf: (given: Json): Json => given,
    trackerStatus: "pre_transit",
    isProduction: false,
  };
  const double = await startProviderDouble("EASYPOST", (call) => answer(books, call));
  return Object.assign(double, { books });
};
export type EasyPostDouble = Awaited<ReturnType<typeof startEasyPostDouble>>;
type Books = EasyPostDouble["books"];

const answer = (books: Books, call: Heard): Answer => {
  if (call.url.startsWith(FILES)) return books.file;
  if (!call.headers.authorization?.startsWith("Basic "))
    return failure(401, "APIKEY.INACTIVE", "This api key is no longer active.");
  const url = new URL(call.url);
  const [, , subject = "", id = "", act = ""] = url.pathname.split("/");
  return ROUTES[subject]?.({ books, call, id: decodeURIComponent(id), act, query: url.searchParams }) ?? missing();
};

type Asked = { books: Books; call: Heard; id: string; act: string; query: URLSearchParams };

const ROUTES: Readonly<Record<string, (asked: Asked) => Answer>> = {
  shipments: (asked) => {
    const { books, call, id, act } = asked;
    if (id === "" && call.method === "POST") return makeShipment(asked);
    if (id === "") return { status: 200, body: { shipments: [...books.shipments.values()].reverse() } };
    const shipment = books.shipments.get(id) ?? [...books.shipments.values()].find(({ reference }) => reference === id);
    if (shipment === undefined) return missing();
    if (act === "") return { status: 200, body: shipment };
    if (act === "rerate") return { status: 200, body: { rates: shipment.rates } };
    if (act === "buy") return buy(asked, shipment);
    if (act === "forms")
      shipment.forms.push({ ...recorded("generates-a-form", "POST").forms[0], form_type: call.body.form.type });
    if (act === "refund") {
      books.refunds += shipment.refund_status === null ? 1 : 0;
      shipment.refund_status = "submitted";
    }
    return { status: 200, body: shipment };
  },
  refunds: () => ({ status: 201, body: recorded("creates-a-refund", "POST") }),
  trackers: ({ books, query }) => {
    const trackers = [...books.shipments.values()].flatMap(({ tracker }) => (tracker === null ? [] : [tracker]));
    const ours = trackers.filter(({ tracking_code }) => tracking_code === query.get("tracking_code"));
    return {
      status: 200,
      body: { trackers: ours.map((one) => ({ ...one, status: books.trackerStatus })), has_more: false },
    };
  },
  pickups: ({ books, call, id, act }) => {
    const known = books.pickups.get(id) ?? [...books.pickups.values()].find(({ reference }) => reference === id);
    if (id !== "" && known === undefined) return missing();
    if (act === "buy") Object.assign(known, { status: "scheduled", confirmation: "WTC64740634" });
    if (known !== undefined) return { status: 200, body: known };
    const made = {
      ...recorded("creates-a-pickup", "POST"),
      id: `pickup_${books.pickups.size + 1}`,
      reference: call.body.pickup.reference,
    };
    books.pickups.set(made.id, made);
    return { status: 200, body: made };
  },
  addresses: ({ books, call }) => {
    const isKnown = call.body.address.street1 !== "000 unknown street";
    const bad = recorded("creates-an-address-with-verify-param", "POST");
    const known = recorded("verifies-an", "GET").address;
    return {
      status: 201,
      body: isKnown ? { ...known, street2: "", state: "", ...books.addressOf(call.body.address) } : bad,
    };
  },
  webhooks: ({ books, call, id }) => {
    if (call.method === "GET") return { status: 200, body: { webhooks: [...books.webhooks.values()] } };
    if (call.method === "DELETE") return books.webhooks.delete(id) ? { status: 200, body: {} } : missing();
    const made = recorded("creates-a-webhook", "POST");
    const hook = books.webhooks.get(id) ?? {
      ...made,
      id: `hook_${books.webhooks.size + 1}`,
      url: call.body.webhook.url,
    };
    books.webhooks.set(hook.id, { ...hook, disabled_at: null });
    return { status: 201, body: hook };
  },
  users: ({ books }) =>
    books.isProduction
      ? { status: 200, body: { id: "user_1", name: "Acme" } }
      : failure(403, "FORBIDDEN", "Use a production key."),
  carrier_accounts: () => ({
    status: 200,
    body: [
      { id: "ca_1", type: "UspsAccount", readable: "USPS" },
      { id: "ca_2", type: "UpsAccount", readable: "UPS" },
      { id: "ca_3", type: "AsendiaUsaAccount", readable: "Asendia USA" },
    ],
  }),
};

const makeShipment = ({ books, call }: Asked): Answer => {
  const { shipment: wanted } = call.body;
  if (wanted === undefined)
    return {
      status: 422,
      body: recordings.find(({ path, status }) => path === "/v2/shipments" && status === 422)?.answer,
    };
  const made = recorded("creates-a-shipment", "POST");
  const id = `shp_${books.shipments.size + 1}`;
  const [from, to] = wanted.is_return
    ? [wanted.to_address, wanted.from_address]
    : [wanted.from_address, wanted.to_address];
  Object.assign(made, { id, reference: wanted.reference ?? null, is_return: wanted.is_return, tracking_code: null });
  Object.assign(made.from_address, { street2: null }, from);
  Object.assign(made.to_address, { street2: null }, to);
  Object.assign(made.parcel, wanted.parcel);
  made.rates = made.rates.map((rate: Json, index: number) => ({
    ...{ ...rate, id: `rate_${index + 1}`, shipment_id: id },
    ...{ rate: books.rateOf(rate.service, rate.rate), currency: books.currency },
  }));
  books.shipments.set(id, made);
  return { status: 201, body: made };
};

const buy = ({ books, call }: Asked, shipment: Json): Answer => {
  if (shipment.postage_label !== null)
    return failure(422, "SHIPMENT.POSTAGE.EXISTS", "Postage already exists for this shipment.");
  const rate = shipment.rates.find(({ id }: Json) => id === call.body.rate.id);
  if (rate === undefined) return failure(422, "SHIPMENT.POSTAGE.FAILURE", "Unknown rate.");
  books.bought += 1;
  const bought = structuredClone(BOUGHT) as Json;
  const tracking_code = `9400100110368068${String(books.bought).padStart(6, "0")}`;
  Object.assign(shipment, {
    tracking_code,
    selected_rate: rate,
    insurance: call.body.insurance?.toFixed(2) ?? null,
    postage_label: { ...bought.postage_label, ...books.label },
  });
  shipment.tracker = { ...bought.tracker, tracking_code, shipment_id: shipment.id };
  return { status: 200, body: shipment };
};

const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message, errors: [] } },
});
const missing = (): Answer => failure(404, "NOT_FOUND", "The requested resource could not be found.");
