/** A search without a field also matches gift card codes. */
export const GIFT_CARD_SEARCH = `query GiftCardSearch($query: String!) {
  giftCards(first: 10, query: $query) { nodes { id note } }
}`;

export const GIFT_CARD_CREATE = `mutation GiftCardCreate($input: GiftCardCreateInput!) {
  giftCardCreate(input: $input) { giftCard { id } userErrors { code message } }
}`;
