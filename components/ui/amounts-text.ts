import { LOCALE } from "./age";
import { moneyText } from "./money";

/** "€14.40 and US$5.93": amounts of several currencies are never added. `amount` is in minor units. */
export const amountsText = (amounts: readonly { amount: string; currency: string }[]): string =>
  new Intl.ListFormat(LOCALE).format(amounts.map(({ amount, currency }) => moneyText(amount, currency, LOCALE)));
