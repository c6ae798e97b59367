import type { OrderLine } from "@/server/domain/orders/types";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";

export type ProcessLine = { line: OrderLine; units: ReturnUnit[] };

/** Returns the units of a return by order line, in the order's sequence. */
export const processLines = (process: Pick<ReturnProcess, "order" | "units">): ProcessLine[] =>
  process.order.lines
    .map((line) => ({ line, units: process.units.filter(({ orderLineId }) => orderLineId === line.id) }))
    .filter(({ units }) => units.length > 0);
