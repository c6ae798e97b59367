import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { moneyText } from "../../ui/money";
import type { Balance } from "./types";

export const unitWords = (count: number): string => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);

/** By returns and by the shop itself, in minor units. */
export const allRefunded = ({ refunded, refunded_by_shop: byShop }: Balance): string =>
  String(Number(refunded) + Number(byShop));

/** "€60.00 in the shop, €20.00 by returns" */
export const refundedWords = ({ refunded, refunded_by_shop: byShop, currency }: Balance): string => {
  const inShop = `${moneyText(byShop, currency, LOCALE)} in the shop`;
  return refunded === "0" ? inShop : `${inShop}, ${moneyText(refunded, currency, LOCALE)} by returns`;
};

/** What was paid, what of it went back, and what may still: the figures that a refund is made of. */
export function BalanceFacts({ balance, isOfMany = false }: { balance: Balance; isOfMany?: boolean }) {
  const { paid, refunded_by_shop: byShop, pending, expected, returnable, currency } = balance;
  const money = (amount: string) => moneyText(amount, currency, LOCALE);
  const figure = "text-h2! font-semibold tabular-nums";
  return (
    <Facts className="grid-cols-4! border-rule! max-desk:grid-cols-2! max-[400px]:grid-cols-1!">
      <Fact label="Paid" valueClassName={figure}>
        {money(paid)}
        <small>{isOfMany ? `For orders in ${currency}` : "Captured by all payments"}</small>
      </Fact>
      <Fact label="Refunded" valueClassName={figure} isOpen={allRefunded(balance) === "0"}>
        {money(allRefunded(balance))}
        <small>{byShop === "0" ? "Sent to the customer" : refundedWords(balance)}</small>
      </Fact>
      <Fact label="Refund pending" valueClassName={figure} isOpen={pending === "0"}>
        {money(pending)}
        <small>{expected === "0" ? "Nothing else expected" : `${money(expected)} more if accepted`}</small>
      </Fact>
      <Fact label="Still returnable" valueClassName={figure} isOpen={returnable.quantity === 0}>
        {money(returnable.amount)}
        <small>{unitWords(returnable.quantity)}, before fees</small>
      </Fact>
    </Facts>
  );
}
