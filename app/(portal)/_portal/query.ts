import { NEAR_FIELDS } from "@/components/portal/send/shop-list";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns one value of a query parameter that may be missing or repeated. NUL and lone surrogates are ignored: nobody
 * types them.
 */
export const oneOf = (query: Query, name: string): string => {
  const value = query[name];
  const text = (Array.isArray(value) ? value[0] : value) ?? "";
  return text.includes("\u0000") || !text.isWellFormed() ? "" : text;
};

export type Near = { readonly shops: string; readonly points: string };

/** The postal codes near which shops and drop-off points are searched. */
export const nearOf = (query: Query): Near => ({
  shops: postcodeOf(query, NEAR_FIELDS.shops),
  points: postcodeOf(query, NEAR_FIELDS.points),
});

const postcodeOf = (query: Query, name: string): string => oneOf(query, name).trim().slice(0, 32);
