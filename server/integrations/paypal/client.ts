import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { PAYPAL, type PaypalFailure, readFailure } from "./failures";

/** A token is renewed so long before it ends. */
const EARLY_MS = 60_000;

export type PaypalCall<T> = {
  readonly method?: ProviderRequest["method"];
  /** Below the origin, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
  readonly schema: z.ZodType<T>;
};

export type PaypalResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: PaypalFailure };

/** PayPal's REST API with the app of one connection. */
export type PaypalClient = {
  /** A failure is an answer, for who knows what its code means. @throws PartnerError when there is no answer */
  tryAsk<T>(call: PaypalCall<T>): Promise<PaypalResult<T>>;
  /** @throws PartnerError for every failure */
  ask<T>(call: PaypalCall<T>): Promise<T>;
  /** Null for what PayPal does not know. @throws PartnerError for every other failure */
  find<T>(call: PaypalCall<T>): Promise<T | null>;
  /** What the app may do, by PayPal's names; empty where PayPal doesn't say. @throws PartnerError */
  scopes(): Promise<readonly string[]>;
  readonly now: () => Date;
};

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().catch(0),
  scope: z.string().catch(""),
});
type Token = { readonly text: string; readonly scopes: readonly string[]; readonly endsMs: number };
type Parts = { values: ConnectionValues; http: ProviderHttp; now: () => Date };

/** The way to PayPal for one connection. A token serves every call until it ends, or is refused. */
export const createPaypalClient = (parts: Parts): PaypalClient => {
  const { http, now } = parts;
  let token: Promise<Token> | null = null;
  const tokenOf = async (signal?: AbortSignal): Promise<Token> => {
    const known = token === null ? null : await token.catch(() => null);
    if (known !== null && known.endsMs > now().getTime()) return known;
    token = signIn(parts, signal);
    return token;
  };
  const send = async (call: Omit<PaypalCall<unknown>, "schema">): Promise<ProviderResponse> => {
    const used = await tokenOf(call.signal);
    const answer = await http.send(requestOf(call, { ...parts, token: used.text }));
    if (answer.status !== 401) return answer;
    // A token may be revoked before its time: once more with another one, unless that is refused as well.
    if ((await token) === used) token = null;
    return http.send(requestOf(call, { ...parts, token: (await tokenOf(call.signal)).text }));
  };
  const tryAsk = async <T>({ schema, ...call }: PaypalCall<T>): Promise<PaypalResult<T>> => {
    const answer = await send(call);
    const isFine = answer.status >= 200 && answer.status < 300;
    if (!isFine) return { ok: false, failure: readFailure(answer, now()) };
    return { ok: true, data: answer.status === 204 ? schema.parse(null) : readAnswer(PAYPAL, answer, schema) };
  };
  return {
    now,
    tryAsk,
    ask: async (call) => {
      const result = await tryAsk(call);
      if (!result.ok) throw result.failure.error;
      return result.data;
    },
    find: async (call) => {
      const result = await tryAsk(call);
      if (result.ok) return result.data;
      if (result.failure.status === 404) return null;
      throw result.failure.error;
    },
    scopes: async () => (await tokenOf()).scopes,
  };
};

const signIn = async ({ values, http, now }: Parts, signal: AbortSignal | undefined): Promise<Token> => {
  const { clientId = "", clientSecret = "" } = values;
  const answer = await http.send({
    method: "POST",
    url: `${originOf(values)}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
    purpose: "Sign in",
    signal,
  });
  if (answer.status !== 200) throw asPaused(readFailure(answer, now()).error);
  const { access_token: text, expires_in, scope } = readToken(answer);
  const scopes = scope.split(" ").filter((name) => name !== "");
  return { text, scopes, endsMs: now().getTime() + expires_in * 1_000 - EARLY_MS };
};

const readToken = (answer: ProviderResponse) => {
  try {
    return readAnswer(PAYPAL, answer, tokenSchema);
  } catch {
    // The answer is not repeated: it may hold the token.
    throw new PartnerError(PAYPAL, "PAUSED", "PayPal's answer to the sign-in could not be read.", {
      retryAfterSeconds: 60,
    });
  }
};

/** Before a token nothing was done, whatever PayPal's trouble is. */
const asPaused = (error: PartnerError): PartnerError =>
  error.kind === "UNAVAILABLE"
    ? new PartnerError(PAYPAL, "PAUSED", error.message, { retryAfterSeconds: error.retryAfterSeconds ?? 60 })
    : error;

const requestOf = (
  { method = "GET", path, body, headers = {}, purpose, signal }: Omit<PaypalCall<unknown>, "schema">,
  { values, token }: Pick<Parts, "values"> & { token: string },
): ProviderRequest => ({
  ...{ method, url: `${originOf(values)}${path}`, purpose, signal },
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

const LIVE = "https://api-m.paypal.com";
const SANDBOX = "https://api-m.sandbox.paypal.com";

/** Where PayPal's API of a connection is: tests and real money have addresses of their own. */
const originOf = ({ environment }: ConnectionValues): string => (environment === "SANDBOX" ? SANDBOX : LIVE);
