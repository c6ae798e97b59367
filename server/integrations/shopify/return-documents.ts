const CLAIMS = `order { metafield(namespace: "$app:homeward", key: "processing") { value compareDigest } }`;

/** The newest returns of an order with the notes that mark ours. */
export const RETURNS_OF_ORDER = `query ReturnsOfOrder($id: ID!, $after: String) {
  order(id: $id) {
    returns(first: 10, after: $after, reverse: true) {
      nodes { id status returnLineItems(first: 5) { nodes { returnReasonNote } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** The returnable items of an order by fulfillment: a line may have been shipped in several parcels. */
export const RETURNABLE = `query Returnable($orderId: ID!, $after: String) {
  returnableFulfillments(orderId: $orderId, first: 2, after: $after) {
    nodes {
      returnableFulfillmentLineItems(first: 100) { nodes { quantity fulfillmentLineItem { id lineItem { id } } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const RETURN_CREATE = `mutation ReturnCreate($input: ReturnInput!) {
  returnCreate(returnInput: $input) { return { id } userErrors { code message } }
}`;

export const RETURN_STATUS = `query ReturnStatus($id: ID!) {
  return(id: $id) { id status returnLineItems(first: 50) { nodes { processedQuantity } } }
}`;

export const RETURN_CLOSE = `mutation ReturnClose($id: ID!) {
  returnClose(id: $id) { return { id status } userErrors { code message } }
}`;

export const RETURN_CANCEL = `mutation ReturnCancel($id: ID!) {
  returnCancel(id: $id, notifyCustomer: false) { return { id status } userErrors { code message } }
}`;

/** What must be known about a return before its lines are processed. */
export const RETURN_TO_PROCESS = `query ReturnToProcess($id: ID!) {
  return(id: $id) {
    id status ${CLAIMS}
    returnLineItems(first: 50) {
      nodes { id processableQuantity ... on ReturnLineItem { fulfillmentLineItem { id lineItem { id } } } }
    }
    refunds(first: 50) { nodes { id note } }
    reverseFulfillmentOrders(first: 3) { nodes { lineItems(first: 50) { nodes { id fulfillmentLineItem { id } } } } }
  }
}`;

export const RETURN_PROCESS = `mutation ReturnProcess($input: ReturnProcessInput!) {
  returnProcess(input: $input) {
    return { ${CLAIMS} refunds(first: 50) { nodes { id note } } }
    userErrors { code message }
  }
}`;
