/**
 * True for a request that does not come from our own pages. Browsers send `Sec-Fetch-Site` with every request and
 * `Origin` with every one that could change something. The front writes our own address into `X-Forwarded-Host`.
 */
export const isForeign = ({ headers, method }: Request): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return method !== "GET" && site === null;
  return !URL.canParse(origin) || new URL(origin).host !== (headers.get("x-forwarded-host") ?? headers.get("host"));
};
