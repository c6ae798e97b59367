import type { z } from "zod";
import type { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import { readAnswer } from "./answers";

/** What a client of one connection is created from. */
export type ClientParts = { readonly http: ProviderHttp; readonly values: ConnectionValues; readonly now: () => Date };

/** One call to a provider's JSON API. */
export type JsonCall = {
  readonly method?: ProviderRequest["method"];
  /** Relative to the provider's base URL; the caller encodes its parts. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** A call with the schema of its response. */
export type Asked<C, T> = C & { readonly schema: z.ZodType<T> };

type Failure = { readonly status: number; readonly error: PartnerError };
export type Tried<T, F extends Failure> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: F };

export type Asking<C, F extends Failure> = {
  /** @throws PartnerError for every failure */
  ask<T>(call: Asked<C, T>): Promise<T>;
  /** Returns a rejection as a result, for callers that handle it. @throws PartnerError when there is no response */
  tryAsk<T>(call: Asked<C, T>): Promise<Tried<T, F>>;
  /** Returns null for unknown IDs. @throws PartnerError for every other failure */
  find<T>(call: Asked<C, T>): Promise<T | null>;
};

type Methods<C, F> = {
  send(call: C): Promise<ProviderResponse>;
  readFailure(answer: ProviderResponse): F;
  /** The JSON that a successful response without a body stands for, for providers that respond so. */
  empty?: string;
};

/** Creates the three ways to call a provider, given how its requests are sent and its failures are read. */
export const asking = <C, F extends Failure>(
  partner: string,
  { send, readFailure, empty }: Methods<C, F>,
): Asking<C, F> => {
  const tryAsk = async <T>(call: Asked<C, T>): Promise<Tried<T, F>> => {
    const answer = await send(call);
    if (answer.status < 200 || answer.status >= 300) return { ok: false, failure: readFailure(answer) };
    const text = empty !== undefined && answer.text.trim() === "" ? empty : answer.text;
    return { ok: true, data: readAnswer(partner, { text }, call.schema) };
  };
  const ask = async <T>(call: Asked<C, T>): Promise<T> => {
    const tried = await tryAsk(call);
    if (tried.ok) return tried.data;
    throw tried.failure.error;
  };
  const find = async <T>(call: Asked<C, T>): Promise<T | null> => {
    const tried = await tryAsk(call);
    if (tried.ok) return tried.data;
    if (tried.failure.status === 404) return null;
    throw tried.failure.error;
  };
  return { ask, tryAsk, find };
};

/** Builds the request of a call below `base`, with the credentials in `headers`. */
export const jsonRequest = (
  base: string,
  { method = "GET", path, body, headers, purpose, signal }: JsonCall,
  credentials: Readonly<Record<string, string>>,
): ProviderRequest => ({
  ...{ method, url: `${base}${path}`, purpose, signal },
  headers: { ...credentials, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Returns the `Authorization` header for a user name and a password. */
export const basicAuthorization = (name = "", password = ""): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
