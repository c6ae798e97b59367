type Sorted = {
  readonly collections: readonly { readonly id: string }[];
  readonly facetValues: readonly { readonly id: string; readonly facet: { readonly code: string } }[];
};

/**
 * Collections are Vendure's own. Brand, category and tags are facet values, which shops name as they like: "brand" and
 * "category" are what Vendure's own examples use, every value is a tag.
 */
export const sortsOf = ({ collections, facetValues }: Sorted) => {
  const ofFacet = (code: string) => facetValues.filter(({ facet }) => facet.code === code).map(({ id }) => id);
  return {
    brandId: ofFacet("brand")[0] ?? "",
    categoryIds: ofFacet("category"),
    collectionIds: [...new Set(collections.map(({ id }) => id))],
    tagIds: facetValues.map(({ id }) => id),
  };
};

export const optionsOf = (
  options: readonly { readonly name: string; readonly group: { readonly name: string } }[],
): Record<string, string> => Object.fromEntries(options.map(({ name, group }) => [group.name, name]));
