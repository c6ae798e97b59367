import type { FileKind, OrderFileFormat, OrderImportState } from "@/contract/vocabulary/order-import";
import type { Stored } from "@/server/schema/columns";
import type { OrderImportCounts, OrderImportReport } from "./import-report";

/** A file of orders that was uploaded, and how far it was taken in. */
export type OrderImport = Stored<
  "order_imports",
  {
    /** Of returns, `counts` counts returns. */
    what: FileKind;
    state: OrderImportState;
    format: OrderFileFormat;
    /** How columns become orders; null: they are named like the fields. */
    mapping: unknown;
    counts: OrderImportCounts;
    report: OrderImportReport;
  },
  "leaseUntil"
>;
