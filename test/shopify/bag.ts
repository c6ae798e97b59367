export type Bag = { presentmentMoney: Money; shopMoney: Money };
type Money = { amount: string; currencyCode: string };
/** An amount as the shopper paid it. */
export const bag = (amount: string, currencyCode: string): Bag => ({
  presentmentMoney: { amount, currencyCode },
  // What the shop's own books say, in another currency: nobody may read it for the shopper's amount.
  shopMoney: { amount: "999999.99", currencyCode: "XTS" },
});
