import type { OrderLine } from "@/server/domain/orders/types";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";

export type ProcessLine = { line: OrderLine; units: ReturnUnit[] };

/** The units of a return by order line, in the order's order. */
export const processLines = (process: Pick<ReturnProcess, "order" | "units">): ProcessLine[] =>
  process.order.lines
    .map((line) => ({ line, units: process.units.filter(({ orderLineId }) => orderLineId === line.id) }))
    .filter(({ units }) => units.length > 0);

/** The decision if there is one, else the confirmed quote. */
export const currentSettlement = (process: Pick<ReturnProcess, "settlements">) =>
  process.settlements.findLast(({ basis }) => basis === "DECISION") ??
  process.settlements.findLast(({ basis }) => basis === "QUOTE") ??
  null;

/** What is paid or will be; a payout that a later decision withdrew is history. */
export const livePayouts = (process: Pick<ReturnProcess, "payouts">): ReturnProcess["payouts"] =>
  process.payouts.filter(({ status }) => status !== "FAILED");
