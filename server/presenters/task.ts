import type { z } from "zod";
import type { TaskDto } from "@/contract/dashboard/tasks";
import type { TaskKind } from "@/contract/vocabulary/task";
import type { ReturnProcess } from "@/server/domain/process/types";
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

export const presentTask = ({ row, process, words }: TaskFacts): z.input<typeof TaskDto> => ({
  activity_id: row.id,
  process_id: process.id,
  return_code: process.returnCode,
  order_name: process.order.name,
  customer_name: `${process.shopperAddress.firstName} ${process.shopperAddress.lastName}`.trim(),
  store_name: row.storeName,
  is_test: process.isTest,
  kind: row.kind,
  since: row.createdAt,
  currency: process.currency,
  lines: words.lines.map(({ name, sku, quantity, unitPriceMinor }) => ({
    ...{ name, sku, quantity },
    unit_price: unitPriceMinor === null ? null : presentAmount(unitPriceMinor),
  })),
  ship_to: words.shipTo,
  warehouse: words.warehouse,
  platform_return: process.platformProcessId,
});
