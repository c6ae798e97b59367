import type { FileKind, OrderFileFormat, OrderImportState } from "@/contract/vocabulary/order-import";
import type { OrderImportCounts, OrderImportReport } from "./import-report";

/** A file of orders that was uploaded, and how far it was taken in. */
export type OrderImport = {
  id: string;
  groupId: string;
  ecommerceId: string;
  /** Of returns, `counts` counts returns. */
  what: FileKind;
  state: OrderImportState;
  format: OrderFileFormat;
  /** How columns become orders; null: they are named like the fields. */
  mapping: unknown;
  storageKey: string;
  /** Everything is looked at and nothing is stored. */
  isDryRun: boolean;
  totalBytes: number;
  readBytes: number;
  /** Entries of the file whose effect is stored. */
  position: number;
  counts: OrderImportCounts;
  report: OrderImportReport;
  error: string;
  attempt: number;
  losses: number;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
};
