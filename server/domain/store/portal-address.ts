import type { Store } from "./types";

/**
 * Returns the start address of a store's portal: its own domain, or the installation's address. Without a trailing
 * slash.
 */
export const portalAddress = (appUrl: string, { slug, portalDomain }: Pick<Store, "slug" | "portalDomain">): string => {
  if (!portalDomain) return `${appUrl}/r/${slug}`;
  const { protocol, port } = new URL(appUrl);
  return `${protocol}//${portalDomain}${port === "" ? "" : `:${port}`}/r/${slug}`;
};

type Named = { readonly storeSlug: string; readonly storePortalDomain: string | null; readonly returnCode: string };

/** Returns the address of one return's page in its store's portal. */
export const returnPage = (appUrl: string, { storeSlug, storePortalDomain, returnCode }: Named): string =>
  `${portalAddress(appUrl, { slug: storeSlug, portalDomain: storePortalDomain })}/return/${returnCode}`;
