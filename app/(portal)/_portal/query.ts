export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One value of a query parameter that may be missing or repeated. */
export const oneOf = (query: Query, name: string): string => {
  const value = query[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
};
