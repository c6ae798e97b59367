/**
 * Headers that anybody can send about how a request reached us, and that the application, Next.js and next-auth would
 * trust.
 */
const CLAIMS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-forwarded-prefix"];

/** Headers written by proxies; a direct client has no reason to send them. */
const TRACES = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Returns whether a request shows no trace of a proxy; to be called before `ownAddress` removes the traces. Anybody can
 * make a direct request look forwarded, but not the reverse.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function isDirect(headers) {
  return !Object.keys(headers).some((name) => TRACES.test(name));
}

/**
 * Determines the address under which a request reached us before anything reads it: `APP_URL`, or the requested host.
 * Because a proxy may rewrite `Host`, the page's `Origin` and the proxy's address are used too, but only if they equal
 * `APP_URL`: a forwarded host is never trusted alone.
 * @param {{appUrl?: string, trustsProxy?: boolean}} settings
 * @returns {(headers: import("node:http").IncomingHttpHeaders) => void} overwrites the headers in place
 */
export function ownAddress({ appUrl, trustsProxy = false } = {}) {
  const app = appUrl === undefined || !URL.canParse(appUrl) ? null : new URL(appUrl);
  return (headers) => {
    const { host = "", origin, "x-forwarded-host": claimed, "x-forwarded-proto": protocol } = headers;
    const isApp = app !== null && (host === app.host || claimed === app.host || origin === app.origin);
    // For another name of this server, only the scheme is taken from the proxy, because nobody else knows it.
    const scheme = trustsProxy && protocol === "https" ? "https" : "http";
    for (const name of CLAIMS) delete headers[name];
    if (!trustsProxy) delete headers["x-forwarded-for"];
    headers["x-forwarded-host"] = isApp ? app.host : host;
    headers["x-forwarded-proto"] = isApp ? app.protocol.slice(0, -1) : scheme;
  };
}
