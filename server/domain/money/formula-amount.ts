import { formatMoney } from "@/contract/vocabulary/format-money";

/** Formulas are stored as written for the store's staff, in the dashboard's own spelling. */
const LOCALE = "en-GB";

/** Formats an amount in a row's formula like the amounts beside it: "€1,250.00". */
export const formulaAmount = (amountMinor: number, currency: string): string =>
  formatMoney(amountMinor, currency, LOCALE);
