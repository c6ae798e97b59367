import type { z } from "zod";
import type { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import { readAnswer } from "./answers";

/** What a client of one connection is made of. */
export type ClientParts = { readonly http: ProviderHttp; readonly values: ConnectionValues; readonly now: () => Date };

/** One call of a provider's JSON interface. */
export type JsonCall = {
  readonly method?: ProviderRequest["method"];
  /** Below the provider's base address; the caller encodes what it puts in. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** A call, and the form that its answer has. */
export type Asked<C, T> = C & { readonly schema: z.ZodType<T> };

type Failure = { readonly status: number; readonly error: PartnerError };
export type Tried<T, F extends Failure> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: F };

export type Asking<C, F extends Failure> = {
  /** @throws PartnerError for every failure */
  ask<T>(call: Asked<C, T>): Promise<T>;
  /** The same, for callers to whom a refusal means something. @throws PartnerError when there is no answer */
  tryAsk<T>(call: Asked<C, T>): Promise<Tried<T, F>>;
  /** Null for what the provider does not know. @throws PartnerError for every other failure */
  find<T>(call: Asked<C, T>): Promise<T | null>;
};

type Ways<C, F> = {
  send(call: C): Promise<ProviderResponse>;
  readFailure(answer: ProviderResponse): F;
  /** The JSON that a success without a body stands for, where the provider answers so. */
  empty?: string;
};

/** The three ways to ask a provider, by how its requests are sent and its failures are read. */
export const asking = <C, F extends Failure>(
  partner: string,
  { send, readFailure, empty }: Ways<C, F>,
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

/** The request of a call below `base`, with the credentials in `headers`. */
export const jsonRequest = (
  base: string,
  { method = "GET", path, body, headers, purpose, signal }: JsonCall,
  credentials: Readonly<Record<string, string>>,
): ProviderRequest => ({
  ...{ method, url: `${base}${path}`, purpose, signal },
  headers: { ...credentials, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** The `Authorization` of a user name and a password. */
export const basicAuthorization = (name = "", password = ""): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
