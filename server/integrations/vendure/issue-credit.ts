import type { CreditRequest } from "@/server/partners/shop";
import { claimOrder } from "./claim-order";
import { createCoupon, findCoupon } from "./coupon";
import { vendureError } from "./vendure-error";
import { toVendure } from "./vendure-money";
import type { VendureShop } from "./vendure-shop";

/**
 * Vendure has no store credit of its own: the code becomes a coupon code that takes the amount off one order. What the
 * order leaves of it is lost, which the guide says.
 */
export const issueCredit = async (shop: VendureShop, request: CreditRequest): Promise<{ reference: string }> => {
  const { order, code, amountMinor, currency, idempotencyKey, returnCode, signal } = request;
  const facts = await shop.facts(signal);
  // A coupon's amount is a bare number: in another currency of the channel it would be worth something else.
  if (facts.currencies.length > 1 || currency !== facts.currency)
    throw vendureError("REFUSED", `Coupon codes in ${currency} can't be issued in a channel with other currencies.`);
  return claimOrder({
    shop,
    orderId: order.orderId,
    idempotencyKey,
    signal,
    words: `store credit of return ${returnCode}`,
    find: async () => {
      const reference = await findCoupon(shop, { code, signal });
      return reference === null ? null : { reference };
    },
    act: async () => {
      const amount = toVendure(amountMinor, { currency, precision: facts.precision });
      const name = `Store credit of return ${returnCode}`;
      return { reference: await createCoupon(shop, { code, amount, name, facts, signal }) };
    },
  });
};
