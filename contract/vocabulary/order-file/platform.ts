import type { FieldName } from "./order-fields";

/** Whose export a file is, and how its columns become an order. */
export type Platform = {
  name: "Shopify" | "WooCommerce" | "BigCommerce" | "Magento" | "PrestaShop";
  /** The columns by which it is told; each entry names one or several that mean the same. */
  known: readonly (string | readonly string[])[];
  columns?: Partial<Record<FieldName, string | readonly string[]>>;
  /** Members of the mapping beside the columns. Where one names a column that the file lacks, it is left out. */
  rules?: PlatformRules;
  /** Why no order can be made of it, and what to export instead. */
  advice?: string;
};

type Skip = { column: string; matches: string; reason: string; whole_order: boolean };

export type PlatformRules = {
  skip?: readonly Skip[];
  clean?: Readonly<Record<string, { remove: string }>>;
  /** Rows that are no items, such as a tip: added to an amount of the order. */
  charges?: readonly { column: string; matches: string; to: "fees" }[];
  items?: { column: string; between: string; names: readonly string[] };
  order?: Readonly<Record<string, object>>;
  line?: Readonly<Record<string, object>>;
  /** Columns of fees without tax, each with the column of the tax on top. */
  taxOfFees?: Readonly<Record<string, string>>;
  discount_is_rest?: boolean;
  roundsAmounts?: boolean;
  /** Where the days of a file fit both. */
  isMonthFirst?: boolean;
  taxesIncluded?: boolean;
};

/** Leaves out every row of an order. */
export const skipOrder = (column: string, matches: string, reason: string): Skip => ({
  ...{ column, matches, reason, whole_order: true },
});
export const CANCELED = "the order is canceled";
export const UNPAID = "the order is not paid in full";
