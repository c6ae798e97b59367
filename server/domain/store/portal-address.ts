import type { Store } from "./types";

/** Where a store's portal begins: on its own domain, or at the installation's address. Without a trailing slash. */
export const portalAddress = (appUrl: string, { slug, portalDomain }: Pick<Store, "slug" | "portalDomain">): string => {
  if (!portalDomain) return `${appUrl}/r/${slug}`;
  const { protocol, port } = new URL(appUrl);
  return `${protocol}//${portalDomain}${port === "" ? "" : `:${port}`}/r/${slug}`;
};

type Named = { readonly storeSlug: string; readonly storePortalDomain: string | null; readonly returnCode: string };

/** The page of one return in the portal of its store. */
export const returnPage = (appUrl: string, { storeSlug, storePortalDomain, returnCode }: Named): string =>
  `${portalAddress(appUrl, { slug: storeSlug, portalDomain: storePortalDomain })}/return/${returnCode}`;
