/**
 * What the front server refuses before a request reaches Next.js: requests that Next.js itself would answer with 500,
 * HTML or a redirect, and bodies that are too large to read. Pure: takes a request line and headers, returns a verdict.
 */
const MEBIBYTE = 1024 * 1024;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
export const ALLOW = METHODS.join(", ");

/** Order files may be compressed; the reader that decompresses them counts the result. */
const ORDER_FILES = /^\/v1\/ecommerces\/[^/]+\/orders\/import\/?$/;

/** Body limits by path and method; the first match applies. A label file of 10 MiB is a third larger in base64. */
const BODY_LIMITS = [
  { path: ORDER_FILES, limit: 1024 * MEBIBYTE },
  { path: /^\/v1\/logistics\/orders\/?$/, method: "POST", limit: 15 * MEBIBYTE },
  { path: /^\/v1\/processes\/[^/]+\/logistics\/$/, method: "POST", limit: 15 * MEBIBYTE },
  { path: /^\/returns\/[^/]+\/documents\/?$/, type: /^multipart\//i, limit: 11 * MEBIBYTE },
  { path: /^\/returns\/[^/]+\/documents\/?$/, limit: 15 * MEBIBYTE },
];
/**
 * The dashboard's own requests: order files are streamed to storage; a batch of calls carries photos of the station.
 */
const UPLOAD = /^\/dashboard\/returns\/import\/(?:return-)?file\/?$/;
const PAGE_LIMITS = [
  { path: UPLOAD, limit: 1024 * MEBIBYTE },
  { path: /^\/api\/(trpc|inngest)(\/|$)/, limit: 16 * MEBIBYTE },
  // Without scripts, all photos of an item are sent together in the camera's full size.
  { path: /^\/r\/[^/]+\/documents\/?$/, limit: 26 * MEBIBYTE },
];
/** Everything else is JSON or a form. */
const USUAL_LIMIT = MEBIBYTE;

/**
 * @typedef {{status: number, reason: string, detail: string, allow?: string, retryAfterS?: number, isApi: boolean}} Refusal
 * @param {{method: string, url: string, headers: Record<string, string | string[] | undefined>}} request
 * @returns {Refusal | null} null lets the request pass
 */
export function judge({ method, url, headers }) {
  const [rawPath, query] = splitUrl(url);
  const path = decode(rawPath);
  const isApi = isApiPath(path ?? rawPath);
  const refuse = (verdict) => ({ ...verdict, isApi });

  if (!METHODS.includes(method)) return refuse(methodNotAllowed(method));
  if (path === null) return refuse(badEncoding("path"));
  if (path.includes("\0")) return refuse(nulInPath());
  if (isApi && query !== undefined && decode(query) === null) return refuse(badEncoding("query"));
  if (isApi && /\/\/|\\/.test(path)) return refuse(noSuchPath());
  if (!isApi && isApiPath(path.toLowerCase())) return { ...noSuchCase(), isApi: true };
  if (isApi && hasContentEncoding(headers) && !ORDER_FILES.test(path)) return refuse(encodedBody());
  const limit = bodyLimit({ path, method, isApi, contentType: String(headers["content-type"] ?? "") });
  if (Number(headers["content-length"] ?? 0) > limit) return refuse(tooLarge(limit));
  // API operations count bytes while they read; page forms don't, and browsers always declare a length.
  if (!isApi && headers["transfer-encoding"] !== undefined && !UPLOAD.test(path)) return refuse(noLength());
  return null;
}

/**
 * Returns true for paths that programs read, including signed file links and shop events: errors are problem+json,
 * never HTML.
 */
export function isApiPath(path) {
  return /^\/(v1|returns|files|hooks)(\/|$)/.test(path);
}

/** Returns path and query of a request target; the origin in the absolute form sent by proxies is removed. */
export function splitUrl(url) {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const at = relative.indexOf("?");
  return at < 0 ? [relative, undefined] : [relative.slice(0, at), relative.slice(at + 1)];
}

export function methodNotAllowed(method) {
  return {
    status: 405,
    reason: "METHOD_NOT_ALLOWED",
    detail: `The method ${method} is not supported; use one of ${ALLOW}.`,
    allow: ALLOW,
  };
}

/**
 * Returns how many bytes the front server itself reads of a body without a declared length; null for a body with one,
 * and for those so large that only their final reader should hold them.
 * @param {{method: string, url: string, headers: Record<string, string | string[] | undefined>}} request one that
 * `judge` lets pass
 */
export function untoldLimit({ method, url, headers }) {
  const path = decode(splitUrl(url)[0]) ?? "";
  if (headers["transfer-encoding"] === undefined || !isApiPath(path)) return null;
  const limit = bodyLimit({ path, method, isApi: true, contentType: String(headers["content-type"] ?? "") });
  return limit === USUAL_LIMIT ? limit : null;
}

/** Only the expectation 100-continue is supported (RFC 9110, section 10.1.1). */
export function unknownExpectation(isApi) {
  const detail = "The only expectation that is met is 100-continue.";
  return { status: 417, reason: "INVALID_ARGUMENT", detail, isApi };
}

/** Returns the refusal of a body that the front server has started to read. */
export function bodyRefusal(outcome, limit) {
  if (outcome === "TOO_LARGE") return { ...tooLarge(limit), isApi: true };
  return { ...(outcome === "TOO_MANY" ? tooMany() : tooSlow()), isApi: true };
}

function bodyLimit({ path, method, isApi, contentType }) {
  const limits = isApi ? BODY_LIMITS : PAGE_LIMITS;
  const rule = limits.find(
    (entry) => entry.path.test(path) && (entry.method ?? method) === method && (entry.type?.test(contentType) ?? true),
  );
  return rule?.limit ?? USUAL_LIMIT;
}

function hasContentEncoding(headers) {
  const encoding = String(headers["content-encoding"] ?? "identity");
  return encoding.trim().toLowerCase() !== "identity";
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function badEncoding(part) {
  const detail = `The ${part} of the address has a percent sign that does not begin a valid UTF-8 escape.`;
  return { status: 400, reason: "INVALID_ARGUMENT", detail };
}

function nulInPath() {
  const detail = "The path of the address has a NUL character (%00), which no name of this service contains.";
  return { status: 400, reason: "INVALID_ARGUMENT", detail };
}

function noSuchPath() {
  const detail = "There is nothing at this address; it has a doubled slash or a backslash.";
  return { status: 404, reason: "NOT_FOUND", detail };
}

function noSuchCase() {
  const detail = "There is nothing at this address; the paths of this API are written in lower case.";
  return { status: 404, reason: "NOT_FOUND", detail };
}

function encodedBody() {
  const detail = "Compressed bodies are not accepted; send the body without Content-Encoding.";
  return { status: 415, reason: "UNSUPPORTED_MEDIA_TYPE", detail };
}

function noLength() {
  const detail = "The body must say its length: send Content-Length.";
  return { status: 411, reason: "INVALID_ARGUMENT", detail };
}

function tooMany() {
  const detail = "Too many bodies that do not tell their length are on their way; send Content-Length, or try again.";
  return { status: 503, reason: "UNAVAILABLE", detail, retryAfterS: 1 };
}

function tooSlow() {
  return { status: 408, reason: "INVALID_ARGUMENT", detail: "The body of the request was not complete in time." };
}

function tooLarge(limit) {
  const detail = `The body exceeds the limit of ${limit / MEBIBYTE} MiB for this path.`;
  return { status: 413, reason: "PAYLOAD_TOO_LARGE", detail };
}
