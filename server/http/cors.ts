import type { Env } from "@/server/kernel/env";

/** What a page may send along. Headers of API keys are not in it: a key has no business in a browser. */
const REQUEST_HEADERS = ["authorization", "content-type", "idempotency-key", "if-none-match", "x-request-id"];
/** What a page may read of an answer besides its body. */
const EXPOSED_HEADERS =
  "deprecation, etag, idempotent-replayed, ratelimit, ratelimit-policy, retry-after, x-request-id";
/** Browsers ask again after this; a changed list of origins counts by then. */
const PREFLIGHT_SECONDS = 600;

type Headers = Record<string, string>;

/**
 * What lets a page of a configured origin read an answer that it asked for with a shopper's token. Never with an API
 * key, and never with a cookie: `Access-Control-Allow-Credentials` is not sent.
 */
export const corsHeaders = (request: Request, env: Pick<Env, "STOREFRONT_ORIGINS">): Headers => {
  const origin = allowedOrigin(request, env);
  if (origin === null || !hasShopperToken(request)) return VARY;
  return { ...VARY, "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS };
};

/** The answer to a browser's question before it sends such a request. No permission is no header. */
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

/** Also where nothing is allowed: what a cache keeps for one origin is not for another. */
const VARY = { vary: "origin" };

const allowedOrigin = (request: Request, env: Pick<Env, "STOREFRONT_ORIGINS">): string | null => {
  const origin = request.headers.get("origin");
  return origin !== null && env.STOREFRONT_ORIGINS.includes(origin) ? origin : null;
};

const hasShopperToken = (request: Request): boolean =>
  /^bearer\s+ct_/i.test(request.headers.get("authorization")?.trim() ?? "") &&
  !request.headers.has("x-svc-api-key") &&
  !request.headers.has("x-api-key");
