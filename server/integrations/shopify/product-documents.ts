const VARIANT = `id title sku barcode price inventoryQuantity inventoryPolicy
  selectedOptions { name value }
  inventoryItem { tracked }`;

const PRODUCT = `id title status vendor tags isGiftCard updatedAt
  category { id }
  featuredMedia { preview { image { url } } }`;

const PARTS = `variants(first: 50) { nodes { ${VARIANT} } pageInfo { hasNextPage endCursor } }
  collections(first: 25) { nodes { id } }`;

export const PRODUCT_COUNT = `query ProductCount($query: String!) {
  productsCount(query: $query, limit: null) { count }
}`;

export const PRODUCT_PAGE = `query ProductPage($query: String!, $first: Int!, $after: String) {
  products(query: $query, first: $first, after: $after, sortKey: UPDATED_AT) {
    nodes { ${PRODUCT} ${PARTS} }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const PRODUCT_BY_ID = `query ProductById($id: ID!) { product(id: $id) { ${PRODUCT} ${PARTS} } }`;

export const PRODUCT_VARIANTS = `query ProductVariants($id: ID!, $after: String!) {
  product(id: $id) { variants(first: 100, after: $after) { nodes { ${VARIANT} } pageInfo { hasNextPage endCursor } } }
}`;

export const PRODUCT_OF_STOCK = `query ProductOfStock($id: ID!) {
  inventoryItem(id: $id) { variants(first: 1) { nodes { product { id } } } }
}`;

/** The shop's currency, which applies to all prices: products name none. */
export const SHOP_CURRENCY = `query ShopCurrency { shop { currencyCode } }`;

/** The same products as lines of a bulk file. `filter` is inserted as is; it is built from a time, never from input. */
export const bulkProducts = (filter: string): string => `{
  products(query: "${filter}", sortKey: UPDATED_AT) {
    edges { node { ${PRODUCT}
      variants { edges { node { ${VARIANT} } } }
      collections { edges { node { id } } }
    } }
  }
}`;
