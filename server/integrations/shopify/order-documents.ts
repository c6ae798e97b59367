// Selections are strings, not GraphQL fragments: a bulk operation takes a single query and writes connections
// differently.

const MONEY = "{ presentmentMoney { amount currencyCode } }";
const ADDRESS =
  "{ firstName lastName company address1 address2 city province provinceCode zip country countryCodeV2 phone }";

const LINE = `id title variantTitle sku vendor quantity currentQuantity requiresShipping isGiftCard
  originalUnitPriceSet ${MONEY}
  discountAllocations { allocatedAmountSet ${MONEY} }
  taxLines { priceSet ${MONEY} }
  weight { unit value }
  image { url }
  variant { id barcode selectedOptions { name value } inventoryItem { harmonizedSystemCode countryCodeOfOrigin } }
  product { id tags category { id } }`;

const SHIPPING_LINE = `id isRemoved originalPriceSet ${MONEY} discountedPriceSet ${MONEY} taxLines { priceSet ${MONEY} }`;

const TRANSACTION = `id kind status gateway formattedGateway accountNumber manualPaymentGateway
  amountSet ${MONEY}
  parentTransaction { id }
  paymentDetails { ... on CardPaymentDetails { company } ... on BasePaymentDetails { paymentMethodName } }`;

const ORDER = `id name createdAt processedAt updatedAt cancelledAt email phone tags taxesIncluded
  presentmentCurrencyCode displayFulfillmentStatus
  customer { id firstName lastName defaultEmailAddress { emailAddress } }
  shippingAddress ${ADDRESS}
  billingAddress ${ADDRESS}
  transactions { ${TRANSACTION} }
  fulfillments { id createdAt deliveredAt status }
  refunds { id }`;

/**
 * More lines than nearly every order has; the rest of longer orders is read separately. The cost of a query grows with
 * its page sizes.
 */
const LINES = `lineItems(first: 20) { nodes { ${LINE} } pageInfo { hasNextPage endCursor } }
  shippingLines(first: 10, includeRemovals: true) { nodes { ${SHIPPING_LINE} } }`;

export const ORDER_COUNT = `query OrderCount($query: String!) { ordersCount(query: $query, limit: null) { count } }`;

/**
 * Sorted by change, oldest first. The cursor holds the last time and ID, so orders that change meanwhile are read
 * again.
 */
export const ORDER_PAGE = `query OrderPage($query: String!, $first: Int!, $after: String) {
  orders(query: $query, first: $first, after: $after, sortKey: UPDATED_AT) {
    nodes { ${ORDER} ${LINES} }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const ORDER_BY_ID = `query OrderById($id: ID!) { order(id: $id) { ${ORDER} ${LINES} } }`;

export const ORDER_LINES = `query OrderLines($id: ID!, $after: String!) {
  order(id: $id) { lineItems(first: 100, after: $after) { nodes { ${LINE} } pageInfo { hasNextPage endCursor } } }
}`;

/** Read by ID: connections inside a list are not allowed in bulk operations and too costly in a page of orders. */
export const REFUND_DETAILS = `query RefundDetails($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Refund {
      id note
      refundLineItems(first: 40) { nodes { quantity restockType lineItem { id } } pageInfo { hasNextPage } }
      transactions(first: 10) { nodes { id kind status gateway amountSet ${MONEY} parentTransaction { id } } }
    }
  }
}`;

export const FULFILLMENT_DETAILS = `query FulfillmentDetails($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Fulfillment {
      id fulfillmentLineItems(first: 60) { nodes { quantity lineItem { id } } pageInfo { hasNextPage } }
    }
  }
}`;

export const PRODUCT_COLLECTIONS = `query ProductCollections($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Product { id collections(first: 10) { nodes { id } } } }
}`;

/** The same orders as lines of a bulk file. `filter` is inserted as is; it is built from a time, never from input. */
export const bulkOrders = (filter: string): string => `{
  orders(query: "${filter}", sortKey: UPDATED_AT) {
    edges { node { ${ORDER}
      lineItems { edges { node { ${LINE} } } }
      shippingLines(includeRemovals: true) { edges { node { ${SHIPPING_LINE} } } }
    } }
  }
}`;
