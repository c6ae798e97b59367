import type { z } from "zod";
import type { DerivationDto } from "@/contract/schemas/derivation";
import { money } from "../copy/money";

export type Derivation = z.output<typeof DerivationDto>;
export type SumLine = { readonly key: string; readonly text: string; readonly amountMinor: number };

/**
 * The rows of a derivation as a shopper reads them: the same piece twice is one line with a count, shares of the
 * order's discount are one line, tax inside the price is none. The lines add up to what the rows add up to.
 */
export function sumLines(derivation: Pick<Derivation, "rows">): SumLine[] {
  const names = unitNames(derivation.rows);
  const lines = new Map<string, { count: number; amountMinor: number; text: (count: number) => string }>();
  for (const row of derivation.rows) {
    const words = wordsOf(row, row.unit_id ? (names.get(row.unit_id) ?? row.label) : row.label);
    if (!words) continue;
    const key = `${row.kind} ${words(1)}`;
    const known = lines.get(key) ?? { count: 0, amountMinor: 0, text: words };
    known.count += 1;
    known.amountMinor += Number(row.amount);
    lines.set(key, known);
  }
  return Array.from(lines, ([key, line]) => ({ key, text: line.text(line.count), amountMinor: line.amountMinor }));
}

type Row = Derivation["rows"][number];

const unitNames = (rows: readonly Row[]): Map<string, string> =>
  new Map(rows.flatMap((row) => (row.kind === "UNIT_PRICE" && row.unit_id ? [[row.unit_id, row.label] as const] : [])));

/** How a kind of row is called, with how many of it there are; null where a row says nothing to a shopper. */
function wordsOf(row: Row, name: string): ((count: number) => string) | null {
  const counted = (text: string) => (count: number) => money.times(text, count);
  switch (row.kind) {
    case "UNIT_PRICE":
      return counted(name);
    case "UNIT_EXCHANGED":
      return counted(row.label);
    case "UNIT_DECLINED":
      return counted(money.declined(name));
    case "UNIT_MISSING":
      return counted(money.missing(name));
    case "UNIT_PENDING":
      return counted(money.pending(name));
    case "LINE_DISCOUNT":
      return () => money.lineDiscount(name);
    case "AMOUNT_LOWERED":
      return () => money.lowered(name);
    case "TAX_INCLUDED":
    case "PAYOUT":
      return null;
    default:
      return constant(PLAIN_WORDS[row.kind] ?? row.label);
  }
}

const constant = (text: string) => () => text;

const PLAIN_WORDS: Readonly<Record<string, string>> = {
  ORDER_DISCOUNT: money.orderDiscount,
  TAX_ON_TOP: money.tax,
  RETURN_FEE: money.returnFee,
  SHIPPING_FEE: money.shippingFee,
  RESTOCK_FEE: money.restockFee,
  FEE_NOT_CHARGED: money.feeNotCharged,
  BONUS: money.bonus,
  ROUNDING: money.rounding,
  OVERRIDE: money.override,
};
