import { formatMoney } from "@/contract/vocabulary/format-money";

/** Formats an amount. Takes minor units as in the API ("-490") or as a number; a deduction gets a true minus sign. */
export function moneyText(amount: string | number, currency: string, locale: string): string {
  return formatMoney(Number(amount), currency, locale).replace("-", "\u2212");
}
