import type { z } from "zod";
import type { DerivationDto } from "@/contract/schemas/derivation";
import type { PortalText } from "@/messages/portal";

export type Derivation = z.output<typeof DerivationDto>;
export type SumLine = { readonly key: string; readonly text: string; readonly amountMinor: number };

/**
 * The rows of a derivation as a shopper sees them: equal items are one line with a count, shares of the order's
 * discount are one line, included tax is none. The lines add up to the same total as the rows; when that is owed to the
 * store, the signs are reversed to show what the shopper pays.
 */
export function sumLines(derivation: Pick<Derivation, "rows">, t: PortalText): SumLine[] {
  const names = unitNames(derivation.rows);
  const lines = new Map<string, { count: number; amountMinor: number; text: (count: number) => string }>();
  for (const row of derivation.rows) {
    const words = wordsOf(t, row, row.unit_id ? (names.get(row.unit_id) ?? row.label) : row.label);
    if (!words) continue;
    const key = `${row.kind} ${words(1)}`;
    const known = lines.get(key) ?? { count: 0, amountMinor: 0, text: words };
    known.count += 1;
    known.amountMinor += Number(row.amount);
    lines.set(key, known);
  }
  const isOwed = derivation.rows.reduce((sum, { amount }) => sum + Number(amount), 0) < 0;
  return Array.from(lines, ([key, { text, count, amountMinor }]) => {
    // Avoids -0, which would be formatted with a sign.
    return { key, text: text(count), amountMinor: isOwed ? 0 - amountMinor : amountMinor };
  });
}

type Row = Derivation["rows"][number];

/** The prefix of an exchanged item's rows, before its name. */
const EXCHANGED_LABEL = /^Exchanged: /;

const unitNames = (rows: readonly Row[]): Map<string, string> =>
  new Map(
    rows.flatMap(({ kind, unit_id: unitId, label }) => {
      if (!unitId || (kind !== "UNIT_PRICE" && kind !== "UNIT_EXCHANGED")) return [];
      return [[unitId, label.replace(EXCHANGED_LABEL, "")] as const];
    }),
  );

/** Label of a kind of row, with its count; null when a row means nothing to a shopper. */
function wordsOf(t: PortalText, row: Row, item: string): ((count: number) => string) | null {
  const counted = (text: string) => (count: number) => t("money.times", { item: text, count });
  switch (row.kind) {
    case "UNIT_PRICE":
      return counted(item);
    case "UNIT_EXCHANGED":
      return counted(t("money.exchanged", { item }));
    case "EXCHANGE_DIFFERENCE":
      // Zero either way: the exchanged item's line already says it.
      return Number(row.amount) === 0 ? null : counted(t("money.newItem", { item }));
    case "UNIT_DECLINED":
      return counted(t("money.declined", { item }));
    case "UNIT_MISSING":
      return counted(t("money.missing", { item }));
    case "UNIT_PENDING":
      return counted(t("money.pending", { item }));
    case "LINE_DISCOUNT":
      return constant(t("money.lineDiscount", { item }));
    case "AMOUNT_LOWERED":
      return constant(t("money.lowered", { item }));
    case "TAX_INCLUDED":
    case "PAYOUT":
      return null;
    default: {
      const key = PLAIN_WORDS[row.kind];
      return constant(key === undefined ? row.label : t(`money.${key}`));
    }
  }
}

type PlainWord =
  | "orderDiscount"
  | "tax"
  | "returnFee"
  | "shippingFee"
  | "restockFee"
  | "feeNotCharged"
  | "alreadyRefunded"
  | "bonus"
  | "notCharged"
  | "incentive"
  | "rounding"
  | "override";

const constant = (text: string) => () => text;

const PLAIN_WORDS: Readonly<Record<string, PlainWord>> = {
  ORDER_DISCOUNT: "orderDiscount",
  TAX_ON_TOP: "tax",
  RETURN_FEE: "returnFee",
  SHIPPING_FEE: "shippingFee",
  RESTOCK_FEE: "restockFee",
  FEE_NOT_CHARGED: "feeNotCharged",
  ALREADY_REFUNDED: "alreadyRefunded",
  EXCHANGE_NOT_CHARGED: "notCharged",
  EXCHANGE_INCENTIVE: "incentive",
  BONUS: "bonus",
  ROUNDING: "rounding",
  OVERRIDE: "override",
};
