import { formatMoney } from "@/contract/vocabulary/format-money";

/** Formulas are kept as they were written, for the staff of the store: in the dashboard's own spelling. */
const LOCALE = "en-GB";

/** An amount in the formula of a row, as the amounts beside it are written: "€1,250.00". */
export const formulaAmount = (amountMinor: number, currency: string): string =>
  formatMoney(amountMinor, currency, LOCALE);
