const FOUND = "id name createdAt cancelledAt sourceIdentifier fulfillments { createdAt status }";

export const EXCHANGE_SEARCH = `query ExchangeSearch($query: String!) {
  orders(query: $query, first: 10) { nodes { ${FOUND} } pageInfo { hasNextPage endCursor } }
}`;

/** Lists recent orders without a search, because Shopify indexes a new order only after some seconds. */
export const EXCHANGE_RECENT = `query ExchangeRecent($after: String) {
  orders(first: 50, after: $after, sortKey: CREATED_AT, reverse: true) {
    nodes { ${FOUND} }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const EXCHANGE_CREATE = `mutation ExchangeCreate($order: OrderCreateOrderInput!, $options: OrderCreateOptionsInput) {
  orderCreate(order: $order, options: $options) { order { ${FOUND} } userErrors { code message } }
}`;

export const EXCHANGE_CANCEL = `mutation ExchangeCancel($id: ID!, $note: String) {
  orderCancel(orderId: $id, reason: OTHER, restock: true, notifyCustomer: false, staffNote: $note) {
    orderCancelUserErrors { message }
  }
}`;
