export type Bag = { presentmentMoney: Money; shopMoney: Money };
type Money = { amount: string; currencyCode: string };
/** An amount as the shopper paid it. */
export const bag = (amount: string, currencyCode: string): Bag => ({
  presentmentMoney: { amount, currencyCode },
  // The shop's own amount, in another currency: it must not be mistaken for the shopper's.
  shopMoney: { amount: "999999.99", currencyCode: "XTS" },
});
