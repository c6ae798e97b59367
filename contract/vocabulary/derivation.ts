/** Sections of a derivation in reading order: list, discounts, tax, what is taken out, fees, bonus, rounding, legs. */
export const DERIVATION_GROUPS = [
  "ITEMS",
  "DISCOUNTS",
  "TAX",
  "NOT_ACCEPTED",
  "FEES",
  "BONUS",
  "ROUNDING",
  "OVERRIDE",
  "LEG",
] as const;
export type DerivationGroup = (typeof DERIVATION_GROUPS)[number];

/** What one line of a derivation stands for. */
export const DERIVATION_KINDS = [
  "UNIT_PRICE",
  "UNIT_EXCHANGED",
  "LINE_DISCOUNT",
  "ORDER_DISCOUNT",
  "TAX_ON_TOP",
  "TAX_INCLUDED",
  "UNIT_DECLINED",
  "UNIT_MISSING",
  "UNIT_PENDING",
  "AMOUNT_LOWERED",
  "RETURN_FEE",
  "SHIPPING_FEE",
  "RESTOCK_FEE",
  "FEE_NOT_CHARGED",
  "BONUS",
  "ROUNDING",
  "OVERRIDE",
  "PAYOUT",
] as const;
export type DerivationKind = (typeof DERIVATION_KINDS)[number];
