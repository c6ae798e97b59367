import type { OrderImportDto } from "@/contract/admin/order-imports";
import type { StaffOrderImportDto } from "@/contract/dashboard/order-imports";
import type { OrderImport } from "@/server/domain/orders/order-import";
import type { Shown } from "@/server/kernel/wire-names";

/** An import as its sender sees it. */
export const presentOrderImport = (one: OrderImport): Shown<typeof OrderImportDto> => ({
  importId: one.id,
  state: one.state,
  error: one.error,
  progress: { readBytes: one.readBytes, totalBytes: one.totalBytes },
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
    .map(({ message, rows, isForeseen }) => ({ message, rows, isForeseen })),
  createdAt: one.createdAt,
  startedAt: one.startedAt,
  finishedAt: one.finishedAt,
});

/** As the team sees it. */
export const presentStaffImport = (one: OrderImport): Shown<typeof StaffOrderImportDto> => ({
  ...presentOrderImport(one),
  ...{ ecommerceId: one.ecommerceId, what: one.what, createdBy: one.createdBy, isDryRun: one.isDryRun },
});
