import type { Env } from "@/server/kernel/env";

/**
 * Request headers that a page may send. Headers for API keys are not included, because keys don't belong in a browser.
 */
const REQUEST_HEADERS = ["authorization", "content-type", "idempotency-key", "if-none-match", "x-request-id"];
/** Response headers that a page may read. */
const EXPOSED_HEADERS =
  "deprecation, etag, idempotent-replayed, ratelimit, ratelimit-policy, retry-after, x-request-id";
/** How long browsers cache a preflight answer, in seconds. A changed list of origins takes effect after that. */
const PREFLIGHT_SECONDS = 600;

type Headers = Record<string, string>;

/**
 * Returns the headers that let a page of a configured origin read an answer to a request with a shopper's token. API
 * keys and cookies never qualify: `Access-Control-Allow-Credentials` is not sent.
 */
export const corsHeaders = (request: Request, env: Pick<Env, "STOREFRONT_ORIGINS">): Headers => {
  const origin = allowedOrigin(request, env);
  if (origin === null || !hasShopperToken(request)) return VARY;
  return { ...VARY, "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS };
};

/** Returns the headers of a preflight answer. A request that is not allowed gets no permission headers. */
export const preflightHeaders = (
  request: Request,
  { env, methods }: { env: Pick<Env, "STOREFRONT_ORIGINS">; methods: readonly string[] },
): Headers => {
  const vary = { vary: "origin, access-control-request-method, access-control-request-headers" };
  const origin = allowedOrigin(request, env);
  const method = request.headers.get("access-control-request-method");
  const asked = (request.headers.get("access-control-request-headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  if (origin === null || method === null || !methods.includes(method)) return vary;
  if (asked.some((name) => !REQUEST_HEADERS.includes(name))) return vary;
  return {
    ...vary,
    "access-control-allow-origin": origin,
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers": REQUEST_HEADERS.join(", "),
    "access-control-max-age": String(PREFLIGHT_SECONDS),
  };
};

/** Sent even when nothing is allowed, because an answer cached for one origin must not be served to another. */
const VARY = { vary: "origin" };

const allowedOrigin = (request: Request, env: Pick<Env, "STOREFRONT_ORIGINS">): string | null => {
  const origin = request.headers.get("origin");
  return origin !== null && env.STOREFRONT_ORIGINS.includes(origin) ? origin : null;
};

const hasShopperToken = (request: Request): boolean =>
  /^bearer\s+ct_/i.test(request.headers.get("authorization")?.trim() ?? "") &&
  !request.headers.has("x-svc-api-key") &&
  !request.headers.has("x-api-key");
