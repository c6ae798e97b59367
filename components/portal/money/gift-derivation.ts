import type { PortalText } from "@/messages/portal";
import type { Derivation } from "./sum-lines";

/** The rows of a gift's calculation that are shown individually: deductions, additions, and the cost of new items. */
const SHOWN_KINDS: ReadonlySet<string> = new Set([
  "UNIT_EXCHANGED",
  "EXCHANGE_DIFFERENCE",
  "EXCHANGE_NOT_CHARGED",
  "EXCHANGE_INCENTIVE",
  "RETURN_FEE",
  "SHIPPING_FEE",
  "RESTOCK_FEE",
  "FEE_NOT_CHARGED",
  "BONUS",
  "ROUNDING",
  "OVERRIDE",
]);
/** Part of other rows, or a destination: no amount of its own. */
const SILENT_KINDS: ReadonlySet<string> = new Set(["TAX_INCLUDED", "PAYOUT"]);

/**
 * A gift's calculation as its recipient sees it: the gifts count as one value, without the price, discounts and tax of
 * each. The rows still add up.
 */
export function giftDerivation(derivation: Derivation, t: PortalText): Derivation {
  const hidden = derivation.rows.filter(({ kind }) => !SHOWN_KINDS.has(kind) && !SILENT_KINDS.has(kind));
  const value = hidden.reduce((sum, { amount }) => sum + Number(amount), 0);
  const [first] = hidden;
  const one = { kind: "GIFT_VALUE", label: t("money.giftValue"), formula: "", unit_id: null, amount: String(value) };
  // How a share was calculated would reveal the price.
  const rows = derivation.rows.flatMap((row) => (SHOWN_KINDS.has(row.kind) ? [{ ...row, formula: "" }] : []));
  return { ...derivation, tax: "0", rows: first === undefined ? rows : [{ ...first, ...one }, ...rows] };
}
