import type { OrderFileFormat, OrderImportState } from "@/contract/vocabulary/order-import";
import type { OrderImportCounts, OrderImportReport } from "./import-report";

/** A file of orders that was uploaded, and how far it was taken in. */
export type OrderImport = {
  id: string;
  groupId: string;
  ecommerceId: string;
  state: OrderImportState;
  format: OrderFileFormat;
  /** How columns become orders; null: they are named like the fields. */
  mapping: unknown;
  storageKey: string;
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
