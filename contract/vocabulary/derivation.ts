/**
 * Sections of a calculation in display order: list price, discounts, tax, excluded parts, promotions that the kept
 * items no longer earn, the order's shipping, exchanges, earlier refunds, fees, bonus, rounding, legs.
 */
export const DERIVATION_GROUPS = [
  "ITEMS",
  "DISCOUNTS",
  "TAX",
  "NOT_ACCEPTED",
  "PROMOTIONS",
  "SHIPPING",
  "EXCHANGE",
  "REFUNDED_BEFORE",
  "FEES",
  "BONUS",
  "ROUNDING",
  "OVERRIDE",
  "LEG",
] as const;
export type DerivationGroup = (typeof DERIVATION_GROUPS)[number];

/** Kinds of lines in a calculation. */
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
  "PROMOTION_REVOKED",
  "PROMOTION_WITHHELD_BEFORE",
  "PROMOTION_NOT_CHARGED",
  "ORIGINAL_SHIPPING",
  "EXCHANGE_DIFFERENCE",
  "EXCHANGE_NOT_CHARGED",
  "ALREADY_REFUNDED",
  "RETURN_FEE",
  "SHIPPING_FEE",
  "RESTOCK_FEE",
  "FEE_NOT_CHARGED",
  "EXCHANGE_INCENTIVE",
  "BONUS",
  "ROUNDING",
  "OVERRIDE",
  "PAYOUT",
] as const;
export type DerivationKind = (typeof DERIVATION_KINDS)[number];
