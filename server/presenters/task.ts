import type { TaskDto } from "@/contract/dashboard/tasks";
import type { TaskKind } from "@/contract/vocabulary/task";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type TaskFacts = {
  row: { id: string; kind: TaskKind; createdAt: string; storeName: string };
  process: ReturnProcess;
  words: {
    lines: { name: string; sku: string; quantity: number; unitPriceMinor: number | null }[];
    shipTo: string[];
    warehouse: string;
  };
};

export const presentTask = ({ row, process, words }: TaskFacts): Shown<typeof TaskDto> => ({
  ...process,
  activityId: row.id,
  processId: process.id,
  orderName: process.order.name,
  customerName: `${process.shopperAddress.firstName} ${process.shopperAddress.lastName}`.trim(),
  storeName: row.storeName,
  kind: row.kind,
  since: row.createdAt,
  lines: words.lines.map(({ name, sku, quantity, unitPriceMinor }) => ({
    ...{ name, sku, quantity },
    unitPrice: unitPriceMinor === null ? null : presentAmount(unitPriceMinor),
  })),
  shipTo: words.shipTo,
  warehouse: words.warehouse,
  platformReturn: process.platformProcessId,
});
