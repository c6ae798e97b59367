import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import {
  type Asking,
  asking,
  basicAuthorization,
  type ClientParts,
  type JsonCall,
  jsonRequest,
  type Tried,
} from "../provider-kit/asking";
import { PAYPAL, type PaypalFailure, readFailure } from "./failures";

/** Tokens are renewed this long before they expire. */
const EARLY_MS = 60_000;

export type PaypalResult<T> = Tried<T, PaypalFailure>;

/** PayPal's REST API with the app of one connection. */
export type PaypalClient = Asking<JsonCall, PaypalFailure> & {
  /** Returns the app's permissions by PayPal's names; empty when PayPal doesn't list them. @throws PartnerError */
  scopes(): Promise<readonly string[]>;
  readonly now: () => Date;
};

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().catch(0),
  scope: z.string().catch(""),
});
type Token = { readonly text: string; readonly scopes: readonly string[]; readonly endsMs: number };

/** Creates a PayPal client for one connection. A token is reused until it expires or is rejected. */
export const createPaypalClient = (parts: ClientParts): PaypalClient => {
  const { http, now } = parts;
  let token: Promise<Token> | null = null;
  const tokenOf = async (signal?: AbortSignal): Promise<Token> => {
    const known = token === null ? null : await token.catch(() => null);
    if (known !== null && known.endsMs > now().getTime()) return known;
    token = signIn(parts, signal);
    return token;
  };
  const requestOf = (call: JsonCall, { text }: Token) =>
    jsonRequest(originOf(parts.values), call, { authorization: `Bearer ${text}` });
  const send = async (call: JsonCall): Promise<ProviderResponse> => {
    const used = await tokenOf(call.signal);
    const answer = await http.send(requestOf(call, used));
    if (answer.status !== 401) return answer;
    // A token may be revoked early: retry once with a new one.
    if ((await token) === used) token = null;
    return http.send(requestOf(call, await tokenOf(call.signal)));
  };
  return {
    ...asking<JsonCall, PaypalFailure>(PAYPAL, {
      send,
      readFailure: (answer) => readFailure(answer, now()),
      empty: "null",
    }),
    now,
    scopes: async () => (await tokenOf()).scopes,
  };
};

const signIn = async ({ values, http, now }: ClientParts, signal: AbortSignal | undefined): Promise<Token> => {
  const answer = await http.send({
    method: "POST",
    url: `${originOf(values)}/v1/oauth2/token`,
    headers: {
      authorization: basicAuthorization(values.clientId, values.clientSecret),
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
    // The response is not quoted, because it may contain the token.
    throw new PartnerError(PAYPAL, "PAUSED", "PayPal's answer to the sign-in could not be read.", {
      retryAfterSeconds: 60,
    });
  }
};

/** Converts errors to PAUSED: without a token nothing was done, whatever PayPal's error is. */
const asPaused = (error: PartnerError): PartnerError =>
  error.kind === "UNAVAILABLE"
    ? new PartnerError(PAYPAL, "PAUSED", error.message, { retryAfterSeconds: error.retryAfterSeconds ?? 60 })
    : error;

const LIVE = "https://api-m.paypal.com";
const SANDBOX = "https://api-m.sandbox.paypal.com";

/** Returns the base URL of PayPal's API for a connection: sandbox and live have different ones. */
const originOf = ({ environment }: ConnectionValues): string => (environment === "SANDBOX" ? SANDBOX : LIVE);
