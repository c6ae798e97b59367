const LOG = `metafield(namespace: "$app:homeward", key: "restocked") { value compareDigest }`;

export const RESTOCK_CONTEXT = `query RestockContext($ids: [ID!]!, $orderId: ID!) {
  nodes(ids: $ids) { ... on ProductVariant { id displayName inventoryItem { id tracked } } }
  order(id: $orderId) { ${LOG} }
  location { id }
}`;

export const STOCK_ADJUST = `mutation StockAdjust($input: InventoryAdjustQuantitiesInput!, $key: String!) {
  inventoryAdjustQuantities(input: $input) @idempotent(key: $key) {
    inventoryAdjustmentGroup { id }
    userErrors { code message }
  }
}`;
