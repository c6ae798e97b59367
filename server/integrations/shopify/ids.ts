/**
 * Returns the number in a Shopify global ID ("gid://shopify/Order/1042" has a type and a number). We store the number,
 * as Shopify's webhooks and admin do, and add the type when calling the API.
 */
export const idOf = (gid: string): string => (gid.split("?")[0] ?? "").split("/").at(-1) ?? "";

/** Returns the global ID for one of our IDs; a global ID is returned unchanged. */
export const gidOf = (type: string, id: string): string =>
  id.startsWith("gid://") ? id : `gid://shopify/${type}/${id}`;

/** Returns the type, for example "LineItem" for "gid://shopify/LineItem/7". */
export const typeOf = (gid: string): string => gid.split("/").at(-2) ?? "";
