/**
 * Returns whether a request comes from outside our own pages. Browsers send `Sec-Fetch-Site` with every request and
 * `Origin` with every request that may change something. The front server writes our own address into
 * `X-Forwarded-Host`.
 */
export const isForeign = ({ headers, method }: Request): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return method !== "GET" && site === null;
  return !URL.canParse(origin) || new URL(origin).host !== (headers.get("x-forwarded-host") ?? headers.get("host"));
};
