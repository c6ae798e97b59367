/**
 * Headers of a page that a browser shows. A script runs only if the server put it into
 * this very answer (`nonce`) or such a script loaded it; styles are files, or carry the nonce; nothing frames the
 * dashboard, and the portal is framed by this installation and by its own shop alone. Pictures of products come from the shops' addresses.
 */
export const documentHeaders = (call: {
  nonce: string;
  pathname: string;
  /** Origin of the shop's own pages, where it shows its portal; empty: nobody but this installation may frame a portal. */
  framer?: string;
  /** People reach this installation over https: the browser is told to stay there. */
  isHttps: boolean;
  /** Hot reload evaluates text and brings styles of its own. */
  isDevelopment: boolean;
}): Record<string, string> => {
  const { nonce, pathname, framer = "", isHttps, isDevelopment } = call;
  const isPortal = pathname === "/r" || pathname.startsWith("/r/");
  // The station's camera reads codes with a program of ours (WebAssembly) where the browser has no reader.
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
