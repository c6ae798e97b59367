import { t } from "@/messages/dashboard/customers";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { moneyText } from "../../ui/money";
import type { Balance } from "./types";

export const unitWords = (count: number): string => t("balanceFacts.units", { count });

/** Total refunded through returns and directly in the shop, in minor units. */
export const allRefunded = ({ refunded, refunded_by_shop: byShop }: Balance): string =>
  String(Number(refunded) + Number(byShop));

/** Returns "€60.00 in the shop, €20.00 through returns". */
export const refundedWords = ({ refunded, refunded_by_shop: byShop, currency }: Balance): string => {
  const amount = moneyText(byShop, currency, LOCALE);
  if (refunded === "0") return t("balanceFacts.refundedInShop", { amount });
  return t("balanceFacts.refundedBoth", { amount, byReturns: moneyText(refunded, currency, LOCALE) });
};

/** The amounts paid, refunded and still refundable. */
export function BalanceFacts({ balance, isOfMany = false }: { balance: Balance; isOfMany?: boolean }) {
  const { paid, refunded_by_shop: byShop, pending, expected, returnable, currency } = balance;
  const money = (amount: string) => moneyText(amount, currency, LOCALE);
  const figure = "text-h2! font-semibold tabular-nums";
  return (
    <Facts className="grid-cols-4! border-rule! max-desk:grid-cols-2! max-[400px]:grid-cols-1!">
      <Fact label={t("balanceFacts.paid")} valueClassName={figure}>
        {money(paid)}
        <small>{isOfMany ? t("balanceFacts.inCurrency", { currency }) : t("balanceFacts.captured")}</small>
      </Fact>
      <Fact label={t("balanceFacts.refunded")} valueClassName={figure} isOpen={allRefunded(balance) === "0"}>
        {money(allRefunded(balance))}
        <small>{byShop === "0" ? t("balanceFacts.sent") : refundedWords(balance)}</small>
      </Fact>
      <Fact label={t("balanceFacts.pending")} valueClassName={figure} isOpen={pending === "0"}>
        {money(pending)}
        <small>
          {expected === "0"
            ? t("balanceFacts.nothingExpected")
            : t("balanceFacts.moreIfAccepted", { amount: money(expected) })}
        </small>
      </Fact>
      <Fact label={t("balanceFacts.stillReturnable")} valueClassName={figure} isOpen={returnable.quantity === 0}>
        {money(returnable.amount)}
        <small>{t("balanceFacts.returnable", { count: returnable.quantity })}</small>
      </Fact>
    </Facts>
  );
}
