import type { OrderImportDto } from "@/contract/admin/order-imports";
import type { StaffOrderImportDto } from "@/contract/dashboard/order-imports";
import type { OrderImport } from "@/server/domain/orders/order-import";
import type { Shown } from "@/server/kernel/wire-names";

/** Returns an import as its sender sees it. */
export const presentOrderImport = (one: OrderImport): Shown<typeof OrderImportDto> => ({
  ...one,
  importId: one.id,
  progress: { readBytes: one.readBytes, totalBytes: one.totalBytes },
  rows: { read: one.counts.rows, refused: one.counts.refusedRows, skipped: one.counts.skippedRows },
  orders: one.counts,
  errors: one.report.errors
    .toSorted((left, right) => left.line - right.line)
    .map((error) => ({ column: "", ...error })),
  skipped: one.report.skipped.toSorted((left, right) => left.line - right.line),
  messages: one.report.messages
    .toSorted((left, right) => right.rows - left.rows)
    .map(({ message, rows, isForeseen }) => ({ message, rows, isForeseen })),
});

/** Returns an import as the team sees it. */
export const presentStaffImport = (one: OrderImport): Shown<typeof StaffOrderImportDto> => ({
  ...one,
  ...presentOrderImport(one),
});
