/** A search without a field looks at the codes of gift cards as well. */
export const GIFT_CARD_SEARCH = `query GiftCardSearch($query: String!) {
  giftCards(first: 10, query: $query) { nodes { id note } }
}`;

export const GIFT_CARD_CREATE = `mutation GiftCardCreate($input: GiftCardCreateInput!) {
  giftCardCreate(input: $input) { giftCard { id } userErrors { code message } }
}`;
