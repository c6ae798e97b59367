import type { z } from "zod";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { readFailure, STRIPE, type StripeFailure } from "./failures";

/** What answers look like is fixed by this, whatever version the account is on. */
export const STRIPE_VERSION = "2026-10-28.endive";
const ORIGIN = "https://api.stripe.com";

export type StripeCall<T> = {
  readonly method?: "GET" | "POST" | "DELETE";
  /** Below the origin, for example "/v1/refunds". */
  readonly path: string;
  /** Of a GET its query, else its body. */
  readonly params?: Readonly<Record<string, FormValue>>;
  readonly idempotencyKey?: string;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
  readonly schema: z.ZodType<T>;
};

export type StripeResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: StripeFailure };

/** Stripe's API with the key of one connection. */
export type StripeClient = {
  /** A failure is an answer, for who knows what its code means. @throws PartnerError when there is no answer */
  tryAsk<T>(call: StripeCall<T>): Promise<StripeResult<T>>;
  /** @throws PartnerError for every failure */
  ask<T>(call: StripeCall<T>): Promise<T>;
  readonly now: () => Date;
};

/** The way to Stripe for one connection. Keys travel in a header only. */
export const createStripeClient = ({
  values,
  http,
  now,
}: {
  values: ConnectionValues;
  http: ProviderHttp;
  now: () => Date;
}): StripeClient => {
  const tryAsk = async <T>(call: StripeCall<T>): Promise<StripeResult<T>> => {
    const answer = await http.send(requestOf(call, values.secretKey ?? ""));
    const isFine = answer.status >= 200 && answer.status < 300;
    return isFine
      ? { ok: true, data: readAnswer(STRIPE, answer, call.schema) }
      : { ok: false, failure: readFailure(answer, now()) };
  };
  return {
    tryAsk,
    ask: async (call) => {
      const result = await tryAsk(call);
      if (!result.ok) throw result.failure.error;
      return result.data;
    },
    now,
  };
};

const requestOf = (
  { method = "GET", path, params = {}, idempotencyKey, purpose, signal }: Omit<StripeCall<unknown>, "schema">,
  key: string,
): ProviderRequest => {
  const form = encodeForm(params);
  const isQuery = method === "GET" && form !== "";
  return {
    method,
    url: `${ORIGIN}${path}${isQuery ? `?${form}` : ""}`,
    headers: {
      authorization: `Bearer ${key}`,
      "stripe-version": STRIPE_VERSION,
      ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    ...(method === "POST" ? { body: form } : {}),
    purpose,
    signal,
  };
};

/** A value of a form that Stripe takes: nested in brackets, lists by number. Null and undefined are left out. */
type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** The `application/x-www-form-urlencoded` text of a call to Stripe. */
export const encodeForm = (values: Readonly<Record<string, FormValue>>): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form.toString();
};

const append = (form: URLSearchParams, name: string, value: FormValue): void => {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") {
    form.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
};
