/**
 * Shopify's global ids ("gid://shopify/Order/1042") name a type and a number. We keep the number, as its webhooks and its
 * admin do, and add the type again when we ask.
 */
export const idOf = (gid: string): string => (gid.split("?")[0] ?? "").split("/").at(-1) ?? "";

/** The global id for an id of ours; one that is global already stays as it is. */
export const gidOf = (type: string, id: string): string =>
  id.startsWith("gid://") ? id : `gid://shopify/${type}/${id}`;

/** "LineItem" of "gid://shopify/LineItem/7". */
export const typeOf = (gid: string): string => gid.split("/").at(-2) ?? "";
