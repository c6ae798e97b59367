import type { PortalDomains } from "./portal-domains";

type Asked = {
  /** Requested host without the port. */
  host: string;
  method: string;
  pathname: string;
  /** The page is embedded in another one: the dashboard's preview or a shop's own page. */
  isFramed: boolean;
};

export type Place =
  | { readonly kind: "HERE" }
  /** The same page on the store's own domain. */
  | { readonly kind: "DOMAIN"; readonly domain: string }
  /** The portal's first page, at the root of its domain. */
  | { readonly kind: "FRONT_PAGE"; readonly slug: string }
  /** No such page on this domain. */
  | { readonly kind: "NOWHERE"; readonly slug: string };

/** Our own images and scripts, which belong to no store. */
const FILE = /^\/(?!r\/).*\.[a-z0-9]{2,5}$/;

/**
 * Decides where a page of a portal is served. A domain shows only its own store's portal, and a portal that has a
 * domain is served there, so that its cookies and addresses belong to one host.
 */
export const placePortal = (
  { host, method, pathname, isFramed }: Asked,
  { slugOf, domainOf }: PortalDomains,
): Place => {
  const [, area, slug = ""] = pathname.split("/");
  const own = slugOf.get(host);
  if (own !== undefined) {
    if (pathname === "/") return { kind: "FRONT_PAGE", slug: own };
    return FILE.test(pathname) || (area === "r" && slug === own) ? { kind: "HERE" } : { kind: "NOWHERE", slug: own };
  }
  const domain = area === "r" ? domainOf.get(slug) : undefined;
  const isRead = method === "GET" || method === "HEAD";
  return domain === undefined || !isRead || isFramed ? { kind: "HERE" } : { kind: "DOMAIN", domain };
};
