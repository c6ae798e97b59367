import type { ProviderRequest } from "@/server/partners/provider-http";
import { type Asking, asking, type ClientParts } from "../provider-kit/asking";
import { readFailure, STRIPE, type StripeFailure } from "./failures";

/** Fixes the format of responses, whatever version the account uses. */
export const STRIPE_VERSION = "2026-10-28.endive";
const ORIGIN = "https://api.stripe.com";

export type StripeCall = {
  readonly method?: "GET" | "POST" | "DELETE";
  /** Path on the origin, for example "/v1/refunds". */
  readonly path: string;
  /** Sent as the query of a GET, otherwise as the body. */
  readonly params?: Readonly<Record<string, FormValue>>;
  readonly idempotencyKey?: string;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** Stripe's API with the key of one connection. */
export type StripeClient = Pick<Asking<StripeCall, StripeFailure>, "ask" | "tryAsk"> & { readonly now: () => Date };

/** Creates a Stripe client for one connection. Keys are sent in a header only. */
export const createStripeClient = ({ values, http, now }: ClientParts): StripeClient => ({
  ...asking<StripeCall, StripeFailure>(STRIPE, {
    send: (call) => http.send(requestOf(call, values.secretKey ?? "")),
    readFailure: (answer) => readFailure(answer, now()),
  }),
  now,
});

const requestOf = (
  { method = "GET", path, params = {}, idempotencyKey, purpose, signal }: StripeCall,
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

/** A form value as Stripe accepts it: nested values in brackets, lists by index. Null and undefined are left out. */
type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** Encodes parameters as `application/x-www-form-urlencoded` for Stripe. */
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
