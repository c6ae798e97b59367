/** See csp-reports.ts, which this file must not load: the proxy is a bundle of its own. */
const REPORTS = "/csp-reports";

/** The directives of every page's policy. */
export const DIRECTIVE_NAMES = [
  ...["default-src", "script-src", "style-src", "img-src", "font-src", "worker-src", "connect-src", "frame-src"],
  ...["manifest-src", "media-src", "object-src", "base-uri", "form-action", "frame-ancestors"],
] as const;

type Directive = (typeof DIRECTIVE_NAMES)[number];

/**
 * Returns the security headers of a page. A script runs only if it carries this answer's `nonce` or was loaded by a
 * script that does; styles are files or carry the nonce. The dashboard can't be framed; the portal can be framed only
 * by this installation and by its own shop. Product pictures may come from the shops' addresses.
 */
export const documentHeaders = (call: {
  nonce: string;
  pathname: string;
  /** Origin of the shop's own pages that embed its portal; empty if only this installation may frame the portal. */
  framer?: string;
  /** Hot reload evaluates text and adds inline styles. */
  isDevelopment: boolean;
}): Record<string, string> => {
  const { nonce, pathname, framer = "", isDevelopment } = call;
  const isPortal = pathname === "/r" || pathname.startsWith("/r/");
  // The station decodes codes with WebAssembly where the browser has no barcode reader.
  const isStation = pathname === "/station";
  const evaluated = isDevelopment ? " 'unsafe-eval'" : isStation ? " 'wasm-unsafe-eval'" : "";
  const policy: Record<Directive, string> = {
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}`,
    "style-src": `'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src": "'self' https: data: blob:",
    "font-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isPortal ? `'self' ${framer}`.trimEnd() : "'none'",
  };
  const directives = DIRECTIVE_NAMES.map((name) => `${name} ${policy[name]}`);
  return {
    // Firefox and Safari know only `report-uri`; Chrome ignores it beside `report-to`.
    "content-security-policy": [...directives, `report-uri ${REPORTS}`, "report-to csp"].join("; "),
    "reporting-endpoints": `csp="${REPORTS}"`,
    // A shop's page that isolates itself could not show its portal otherwise.
    ...(framer === "" ? { "cross-origin-resource-policy": "same-origin" } : {}),
  };
};
