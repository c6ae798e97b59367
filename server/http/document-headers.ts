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
  /** People reach this installation over https, so the HSTS header is sent. */
  isHttps: boolean;
  /** Hot reload evaluates text and adds inline styles. */
  isDevelopment: boolean;
}): Record<string, string> => {
  const { nonce, pathname, framer = "", isHttps, isDevelopment } = call;
  const isPortal = pathname === "/r" || pathname.startsWith("/r/");
  // The station decodes codes with WebAssembly where the browser has no barcode reader.
  const isStation = pathname === "/station";
  const evaluated = isDevelopment ? " 'unsafe-eval'" : isStation ? " 'wasm-unsafe-eval'" : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPortal ? `'self' ${framer}`.trimEnd() : "'none'"}`,
  ].join("; ");
  return {
    "content-security-policy": policy,
    ...(isHttps ? { "strict-transport-security": "max-age=63072000" } : {}),
  };
};
