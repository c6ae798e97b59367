import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { moneyText } from "../../ui/money";
import type { Balance } from "./types";

export const unitWords = (count: number): string => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);

/** What was paid, what of it went back, and what may still: the figures that a refund is made of. */
export function BalanceFacts({ balance, isOfMany = false }: { balance: Balance; isOfMany?: boolean }) {
  const { paid, refunded, pending, expected, returnable, currency } = balance;
  const money = (amount: string) => moneyText(amount, currency, LOCALE);
  const figure = "text-h2! font-semibold tabular-nums";
  return (
    <Facts className="grid-cols-4! border-rule! max-desk:grid-cols-2! max-[400px]:grid-cols-1!">
      <Fact label="Paid" valueClassName={figure}>
        {money(paid)}
        <small>{isOfMany ? `For orders in ${currency}` : "Captured by all payments"}</small>
      </Fact>
      <Fact label="Refunded" valueClassName={figure} isOpen={refunded === "0"}>
        {money(refunded)}
        <small>Sent to the customer</small>
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
