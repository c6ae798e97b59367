import { NEAR_FIELDS } from "@/components/portal/send/shop-list";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One value of a query parameter that may be missing or repeated. NUL and half a character are no value: nobody types them. */
export const oneOf = (query: Query, name: string): string => {
  const value = query[name];
  const text = (Array.isArray(value) ? value[0] : value) ?? "";
  return text.includes("\u0000") || !text.isWellFormed() ? "" : text;
};

export type Near = { readonly shops: string; readonly points: string };

/** The postal codes that shops of the store and counters of the carrier are searched near. */
export const nearOf = (query: Query): Near => ({
  shops: postcodeOf(query, NEAR_FIELDS.shops),
  points: postcodeOf(query, NEAR_FIELDS.points),
});

const postcodeOf = (query: Query, name: string): string => oneOf(query, name).trim().slice(0, 32);
