import type { FileKind, OrderFileFormat, OrderImportState } from "@/contract/vocabulary/order-import";
import type { Stored } from "@/server/schema/columns";
import type { OrderImportCounts, OrderImportReport } from "./import-report";

/** An uploaded file of orders and the progress of its import. */
export type OrderImport = Stored<
  "order_imports",
  {
    /** For returns, `counts` counts returns. */
    what: FileKind;
    state: OrderImportState;
    format: OrderFileFormat;
    /** How columns map to orders; null: columns are named like the fields. */
    mapping: unknown;
    counts: OrderImportCounts;
    report: OrderImportReport;
  },
  "leaseUntil"
>;
