import type { z } from "zod";
import type { OrderImportDto } from "@/contract/admin/order-imports";
import type { StaffOrderImportDto } from "@/contract/dashboard/order-imports";
import type { OrderImport } from "@/server/domain/orders/order-import";

/** An import as its sender sees it. */
export const presentOrderImport = (one: OrderImport): z.input<typeof OrderImportDto> => ({
  import_id: one.id,
  state: one.state,
  error: one.error,
  progress: { read_bytes: one.readBytes, total_bytes: one.totalBytes },
  rows: { read: one.counts.rows, refused: one.counts.refusedRows },
  orders: {
    created: one.counts.created,
    updated: one.counts.updated,
    unchanged: one.counts.unchanged,
    refused: one.counts.refused,
  },
  errors: one.report.errors.toSorted((left, right) => left.line - right.line),
  messages: one.report.messages
    .toSorted((left, right) => right.rows - left.rows)
    .map(({ message, rows, isForeseen }) => ({ message, rows, is_foreseen: isForeseen })),
  created_at: one.createdAt,
  started_at: one.startedAt,
  finished_at: one.finishedAt,
});

/** As the team sees it. */
export const presentStaffImport = (one: OrderImport): z.input<typeof StaffOrderImportDto> => ({
  ...presentOrderImport(one),
  ...{ ecommerce_id: one.ecommerceId, what: one.what, created_by: one.createdBy, is_dry_run: one.isDryRun },
});
