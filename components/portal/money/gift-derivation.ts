import type { PortalText } from "@/messages/portal";
import type { Derivation } from "./sum-lines";

/** What is told of a gift's money one by one: what is taken off and put on, and what new things cost. */
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
/** Inside other rows, or where it goes: no money of its own. */
const SILENT_KINDS: ReadonlySet<string> = new Set(["TAX_INCLUDED", "PAYOUT"]);

/**
 * How the amount of a gift is calculated, as who got it is told: what they were given counts as one value, without what
 * each thing cost, its discounts and its tax. The rows still add up.
 */
export function giftDerivation(derivation: Derivation, t: PortalText): Derivation {
  const hidden = derivation.rows.filter(({ kind }) => !SHOWN_KINDS.has(kind) && !SILENT_KINDS.has(kind));
  const value = hidden.reduce((sum, { amount }) => sum + Number(amount), 0);
  const [first] = hidden;
  const one = { kind: "GIFT_VALUE", label: t("money.giftValue"), formula: "", unit_id: null, amount: String(value) };
  // How a share of a price was reckoned tells the price.
  const rows = derivation.rows.flatMap((row) => (SHOWN_KINDS.has(row.kind) ? [{ ...row, formula: "" }] : []));
  return { ...derivation, tax: "0", rows: first === undefined ? rows : [{ ...first, ...one }, ...rows] };
}
