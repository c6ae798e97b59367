type PageArgs = {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly reverse?: boolean | null;
};
type Connection<T> = {
  readonly nodes: readonly T[];
  readonly edges: readonly { readonly node: T }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/**
 * A page of the current items. The cursor is the last item's key, not its position, so that items changing between two
 * pages behave as in Shopify. Without `first` everything: that is how a bulk operation reads.
 */
export const connectionOf = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  { first, after, reverse }: PageArgs = {},
): Connection<T> => {
  const sorted = [...items].sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1) * (reverse ? -1 : 1));
  const start = after ? sorted.filter((item) => (reverse ? keyOf(item) < after : keyOf(item) > after)) : sorted;
  const nodes = first ? start.slice(0, first) : start;
  const last = nodes.at(-1);
  return {
    nodes,
    edges: nodes.map((node) => ({ node })),
    pageInfo: { hasNextPage: nodes.length < start.length, endCursor: last === undefined ? null : keyOf(last) },
  };
};

/** A connection whose items keep their order. */
export const listOf =
  <T>(items: () => readonly T[]) =>
  (args: PageArgs): Connection<T> => {
    const all = items();
    const place = new Map(all.map((item, index) => [item, String(index).padStart(6, "0")]));
    return connectionOf(all, (item) => place.get(item) ?? "", args);
  };
