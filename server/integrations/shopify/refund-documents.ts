const MONEY = "{ presentmentMoney { amount currencyCode } }";

/** What a refund needs to know about an order: its payments, its refunds, and what is left. */
export const REFUNDABLE = `query Refundable($id: ID!) {
  order(id: $id) {
    id name presentmentCurrencyCode
    transactions { id kind status gateway formattedGateway manualPaymentGateway amountSet ${MONEY} parentTransaction { id } }
    refunds { id note }
    suggestedRefund(suggestFullRefund: true) { maximumRefundableSet ${MONEY} }
  }
}`;

export const REFUND_NOTES = `query RefundNotes($id: ID!) { order(id: $id) { refunds { id note } } }`;

export const REFUND_CREATE = `mutation RefundCreate($input: RefundInput!, $key: String!) {
  refundCreate(input: $input) @idempotent(key: $key) { refund { id } userErrors { message } }
}`;

export const REFUND_STATUS = `query RefundStatus($id: ID!) {
  refund(id: $id) {
    id note
    transactions(first: 20) { nodes { kind status amountSet ${MONEY} parentTransaction { id } } }
  }
}`;
