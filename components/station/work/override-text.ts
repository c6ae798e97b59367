import { overrideOf, type TypedOverride } from "../../dashboard/review/typed-override";
import { moneyText } from "../../ui/money";

/** The overridden refund; "" without an override. */
export const overrideText = (override: TypedOverride, currency: string, locale: string): string => {
  const set = overrideOf(override, currency);
  return set === undefined ? "" : moneyText(set.amount.amount, currency, locale);
};
