import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import type { JsonCall } from "../provider-kit/asking";
import { parseAnswer } from "./parse-answer";
import { PARTNER, readFailure, type WooFailure } from "./read-failure";
import { signRequest } from "./sign-request";

/** The path is relative to `/wc/v3/`. */
export type WooAsk<T> = Omit<JsonCall, "headers"> & {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly schema: z.ZodType<T>;
};
/** The time of the response, by our clock and by the shop's server. */
export type WooAnswer<T> = {
  readonly data: T;
  readonly headers: ProviderResponse["headers"];
  readonly now: Date;
  readonly shopNow: Date;
};
export type WooResult<T> =
  | ({ readonly ok: true } & WooAnswer<T>)
  | { readonly ok: false; readonly failure: WooFailure };

export type WooClient = {
  /** Returns a failure as a result, for callers that know its codes. @throws PartnerError when there is no response */
  tryAsk<T>(ask: WooAsk<T>): Promise<WooResult<T>>;
  /** @throws PartnerError for every failure */
  ask<T>(ask: WooAsk<T>): Promise<WooAnswer<T>>;
  /** Returns null for unknown IDs. @throws PartnerError for every other failure */
  find<T>(ask: WooAsk<T>): Promise<T | null>;
  /** How the shop must be called, as far as it is known; stored with the connection's values. */
  manners(): ConnectionValues;
};

/**
 * `rest`: "plain" for shops whose URLs carry the route in the query; `auth`: "signed" for shops that don't receive keys
 * in a header.
 */
type Manners = { rest: "pretty" | "plain"; auth: "header" | "signed" };

/** A client for the REST API (version 3) of one shop. It detects how the shop must be called. */
export const createWooClient = (options: {
  http: ProviderHttp;
  values: ConnectionValues;
  now: () => Date;
}): WooClient => {
  const { http, values, now } = options;
  const manners = firstManners(values);
  const send = async <T>(ask: WooAsk<T>): Promise<Sent> => {
    const request = buildRequest(ask, { values, manners, now: now() });
    return { answer: await http.send(request), url: request.url, method: request.method };
  };
  let isSure = values.rest !== undefined;
  const sendEitherWay = async <T>(ask: WooAsk<T>): Promise<Sent> => {
    // A write is not repeated on a guess: if a page comes back, its effect is unknown.
    if (!isSure && (ask.method ?? "GET") !== "GET") await sendEitherWay(HARMLESS);
    const first = await send(ask);
    const other = otherManners(first, manners);
    isSure ||= other === null;
    if (other === null) return first;
    const kept = { ...manners };
    Object.assign(manners, other);
    const second = await send(ask);
    const isBetter =
      parseAnswer(second.answer.text) !== undefined && !(second.answer.status === 401 && "auth" in other);
    isSure ||= isBetter;
    if (isBetter) return second;
    Object.assign(manners, kept);
    return first;
  };
  const tryAsk = async <T>(ask: WooAsk<T>): Promise<WooResult<T>> => {
    const { answer, url } = await sendEitherWay(ask);
    if (answer.status < 200 || answer.status >= 300)
      return { ok: false, failure: readFailure(answer, { url, now: now() }) };
    return readSuccess(answer, { ask, url, now: now() });
  };
  const ask = async <T>(asked: WooAsk<T>): Promise<WooAnswer<T>> => {
    const result = await tryAsk(asked);
    if (!result.ok) throw result.failure.error;
    return result;
  };
  const find = async <T>(asked: WooAsk<T>): Promise<T | null> => {
    const result = await tryAsk(asked);
    if (result.ok) return result.data;
    if (isUnknown(result.failure)) return null;
    throw result.failure.error;
  };
  return { tryAsk, ask, find, manners: () => ({ ...manners }) };
};

const HARMLESS = {
  path: "settings/general/woocommerce_currency",
  purpose: "Test connection",
  schema: z.unknown(),
};

const firstManners = (values: ConnectionValues): Manners => ({
  rest: values.rest === "plain" ? "plain" : "pretty",
  // WooCommerce accepts keys in a header only over HTTPS, and a site password needs that header for itself.
  auth: values.auth === "signed" || values.siteUser || values.address?.startsWith("http:") ? "signed" : "header",
});

type Sent = { readonly answer: ProviderResponse; readonly url: string; readonly method: string };

/**
 * Returns another way to call the shop when the response shows that the first didn't reach WooCommerce, so nothing was
 * done.
 */
const otherManners = ({ answer, url, method }: Sent, manners: Manners): Partial<Manners> | null => {
  const isKeyLost = answer.status === 401 && /"woocommerce_rest_cannot_/.test(answer.text);
  if (isKeyLost) return manners.auth === "header" ? { auth: "signed" } : null;
  if (parseAnswer(answer.text) !== undefined) return null;
  // Without pretty permalinks WordPress doesn't know the route: it says so, shows its home page, or redirects to it.
  const isHomePage = method === "GET" && answer.status >= 200 && answer.status < 300;
  const isElsewhere = answer.status === 404 || isHomePage || isLedWithinShop(answer, url);
  return isElsewhere ? { rest: manners.rest === "pretty" ? "plain" : "pretty" } : null;
};

const isLedWithinShop = ({ status, headers }: ProviderResponse, url: string): boolean => {
  const location = headers.location ?? "";
  const isLed = status >= 300 && status < 400 && location !== "" && URL.canParse(location, url);
  return isLed && new URL(location, url).origin === new URL(url).origin;
};

/** Recognizes an unknown ID by WooCommerce's own code: any other 404 means that the API is missing. */
const isUnknown = ({ status, code }: WooFailure): boolean =>
  (status === 404 || status === 400 || status === 410) && /invalid(_\w+)?_id$|_id_invalid$/.test(code);

/**
 * Before version 11.1, WooCommerce checks keys only if this text is anywhere in the URL, so shops without pretty
 * permalinks reject every key. As a parameter it has no other effect.
 */
const KEYS_COUNT_FOR = "wp-json/wc/";

const buildRequest = <T>(
  { method = "GET", path, query = {}, body, purpose, signal }: WooAsk<T>,
  { values, manners, now }: { values: ConnectionValues; manners: Manners; now: Date },
): ProviderRequest => {
  const { address = "", consumerKey = "", consumerSecret = "", siteUser = "", sitePassword = "" } = values;
  const isPlain = manners.rest === "plain";
  const url = isPlain ? `${address}/` : `${address}/wp-json/wc/v3/${path}`;
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const asked: Record<string, string> = isPlain
    ? { rest_route: `/wc/v3/${path}`, via: KEYS_COUNT_FOR, ...given }
    : given;
  const isSigned = manners.auth === "signed";
  // WordPress compares with its own address, which has no trailing slash.
  const sent = isSigned
    ? signRequest({ method, url: url.replace(/\/$/, ""), query: asked, consumerKey, consumerSecret, now })
    : asked;
  const [user, password] = isSigned ? [siteUser, sitePassword] : [consumerKey, consumerSecret];
  const search = Object.entries(sent)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll("%2F", "/")}`)
    .join("&");
  return {
    method,
    url: search === "" ? url : `${url}?${search}`,
    headers: {
      ...(user === "" ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    purpose,
    signal,
  };
};

const readSuccess = <T>(
  answer: ProviderResponse,
  { ask, url, now }: { ask: WooAsk<T>; url: string; now: Date },
): WooResult<T> => {
  const data = parseAnswer(answer.text);
  if (data === undefined) return { ok: false, failure: readFailure(answer, { url, now }) };
  const parsed = ask.schema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue === undefined ? "" : `: ${issue.path.join(".")} ${issue.message}`;
    throw new PartnerError(PARTNER, "UNAVAILABLE", `WooCommerce's answer was not in the expected form${where}.`);
  }
  return { ok: true, data: parsed.data, headers: answer.headers, now, shopNow: shopClock(answer.headers.date, now) };
};

const shopClock = (date: string | undefined, now: Date): Date => {
  const ms = Date.parse(date ?? "");
  return Number.isNaN(ms) ? now : new Date(ms);
};
