import type { FieldName } from "./order-fields";

/** A shop platform, and how the columns of its export become an order. */
export type Platform = {
  name: "Shopify" | "WooCommerce" | "BigCommerce" | "Magento" | "PrestaShop";
  /** Columns that identify the export; each entry lists one or several equivalent names. */
  known: readonly (string | readonly string[])[];
  columns?: Partial<Record<FieldName, string | readonly string[]>>;
  /** Members of the mapping besides the columns. Those that use a missing column are left out. */
  rules?: PlatformRules;
  /** Why the file can't be imported, and what to export instead. */
  advice?: string;
};

type Skip = { column: string; matches: string; reason: string; whole_order: boolean };

export type PlatformRules = {
  skip?: readonly Skip[];
  clean?: Readonly<Record<string, { remove: string }>>;
  /** Rows that are charges instead of items, such as a tip: added to an amount of the order. */
  charges?: readonly { column: string; matches: string; to: "fees" }[];
  items?: { column: string; between: string; names: readonly string[] };
  order?: Readonly<Record<string, object>>;
  line?: Readonly<Record<string, object>>;
  /** Columns of fees without tax, each with its column of additional tax. */
  taxOfFees?: Readonly<Record<string, string>>;
  discount_is_rest?: boolean;
  roundsAmounts?: boolean;
  /** Used if the dates of a file fit both formats. */
  isMonthFirst?: boolean;
  taxesIncluded?: boolean;
};

/** Skips all rows of an order. */
export const skipOrder = (column: string, matches: string, reason: string): Skip => ({
  ...{ column, matches, reason, whole_order: true },
});
export const CANCELED = "the order is canceled";
export const UNPAID = "the order is not paid in full";
