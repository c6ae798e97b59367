/** Under the app's own name, so that no other app can write it. */
export const RESTOCK_LOG = { namespace: "$app:homeward", key: "restocked" } as const;

const LOG = `metafield(namespace: "${RESTOCK_LOG.namespace}", key: "${RESTOCK_LOG.key}") { value compareDigest }`;

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

export const RESTOCK_NOTE = `mutation RestockNote($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { code message } }
}`;
