import type { TaskKind } from "@/contract/vocabulary/task";
import type { Tx } from "@/server/db/client";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { planExchangeOrder, unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import type { Actor } from "@/server/kernel/actor";
import { addressLines } from "@/server/partners/address-lines";
import { readShelfMoves } from "./restock-units";

export type TaskLine = { name: string; sku: string; quantity: number; unitPriceMinor: number | null };
export type TaskWords = { lines: TaskLine[]; shipTo: string[]; warehouse: string };

/** Describes what a person has to do for a task: which items, at which price, where they go. Always current. */
export const describeTask = async (
  tx: Tx,
  { actor, process, kind }: { actor: Actor; process: ReturnProcess; kind: TaskKind },
): Promise<TaskWords> => {
  switch (kind) {
    case "CREATE_EXCHANGE_ORDER": {
      if (unitsToExchange(process).length === 0) return { lines: [], shipTo: [], warehouse: "" };
      const { lines } = planExchangeOrder({ process, payments: await listPaymentBalances(tx, actor, process.order) });
      return {
        lines: lines.map(({ name, variantName, sku, quantity, unitPriceMinor }) => ({
          ...{ name: [name, variantName].filter(Boolean).join(", "), sku, quantity, unitPriceMinor },
        })),
        shipTo: addressLines(process.order.shippingAddress),
        warehouse: "",
      };
    }
    case "CAPTURE_HOLD":
      return { lines: owedLines(process), shipTo: [], warehouse: "" };
    case "RESTOCK": {
      const { moves, warehouse } = await readShelfMoves(tx, { actor, process });
      const units = moves.map(({ unitId, quantity }) => ({ unitId, quantity }));
      return { lines: linesOf(process, units), shipTo: [], warehouse };
    }
    case "OPEN_PLATFORM_RETURN":
    case "CLOSE_PLATFORM_RETURN": {
      const units = process.units.filter(comesBack).map(({ id }) => ({ unitId: id, quantity: 1 }));
      return { lines: linesOf(process, units), shipTo: [], warehouse: "" };
    }
  }
};

/** The advance that the shopper owes, item by item. */
const owedLines = ({ units }: ReturnProcess): TaskLine[] =>
  units
    .filter(({ advanceMinor, verdict }) => advanceMinor !== null && verdict !== "APPROVED")
    .map(({ exchange, advanceMinor }) => ({
      name: [exchange?.name, exchange?.variantName].filter(Boolean).join(", "),
      ...{ sku: exchange?.sku ?? "", quantity: 1, unitPriceMinor: advanceMinor },
    }));

/** Units as lines of their order, with units of one line grouped. */
const linesOf = ({ units, order }: ReturnProcess, moved: { unitId: string; quantity: number }[]): TaskLine[] =>
  order.lines.flatMap(({ id, name, variantName, sku }) => {
    const own = moved.filter(({ unitId }) => units.some((unit) => unit.id === unitId && unit.orderLineId === id));
    const of = (sign: 1 | -1) => own.filter(({ quantity }) => Math.sign(quantity) === sign).length * sign;
    const words = { name: [name, variantName].filter(Boolean).join(", "), sku, unitPriceMinor: null };
    return [of(1), of(-1)].filter((quantity) => quantity !== 0).map((quantity) => ({ ...words, quantity }));
  });
