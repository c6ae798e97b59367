type Sorted = {
  readonly collections: readonly { readonly id: string }[];
  readonly facetValues: readonly { readonly id: string; readonly facet: { readonly code: string } }[];
};

/**
 * Maps collections and facets. Brand, category and tags are facet values with names chosen by the shop: "brand" and
 * "category" are the ones in Vendure's examples, and every value becomes a tag.
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
