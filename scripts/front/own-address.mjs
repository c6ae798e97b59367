/** What anybody can write about how a request reached us; the application, Next.js and next-auth would believe it. */
const CLAIMS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-forwarded-prefix"];

/** What proxies write. Whoever asks this server itself has no reason to. */
const TRACES = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request bears no trace of a proxy; to be asked before `ownAddress` takes the traces away. Anybody can make a
 * direct request look forwarded, nobody the other way round.
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function isDirect(headers) {
  return !Object.keys(headers).some((name) => TRACES.test(name));
}

/**
 * Settles under which address a request reached us, before anybody reads it: `APP_URL`, or the host that was asked.
 * A proxy may rewrite `Host`, so the address that the page was opened at (`Origin`) and the one that the proxy names
 * count, but only where they are `APP_URL`: a forwarded host is never believed by itself.
 * @param {{appUrl?: string, trustsProxy?: boolean}} settings
 * @returns {(headers: import("node:http").IncomingHttpHeaders) => void} overwrites the headers in place
 */
export function ownAddress({ appUrl, trustsProxy = false } = {}) {
  const app = appUrl === undefined || !URL.canParse(appUrl) ? null : new URL(appUrl);
  return (headers) => {
    const { host = "", origin, "x-forwarded-host": claimed, "x-forwarded-proto": protocol } = headers;
    const isApp = app !== null && (host === app.host || claimed === app.host || origin === app.origin);
    // Only the scheme of another name that reaches this server is taken from the proxy: nobody else knows it.
    const scheme = trustsProxy && protocol === "https" ? "https" : "http";
    for (const name of CLAIMS) delete headers[name];
    if (!trustsProxy) delete headers["x-forwarded-for"];
    headers["x-forwarded-host"] = isApp ? app.host : host;
    headers["x-forwarded-proto"] = isApp ? app.protocol.slice(0, -1) : scheme;
  };
}
