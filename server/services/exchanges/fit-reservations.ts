import type { Tx } from "@/server/db/client";
import { lowerReservation, releaseReservations } from "@/server/db/orders/stock-reservations";
import { unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

/** After a decision: pieces whose exchange does not take place are free for others again. Under the process lock. */
export const fitReservations = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const chosen = new Set(process.units.flatMap(({ exchange }) => exchange?.variantId ?? []));
  const needed = unitsToExchange(process).map(({ exchange }) => exchange.variantId);
  const { id: returnId } = process;
  for (const variantId of chosen) {
    const quantity = needed.filter((id) => id === variantId).length;
    if (quantity === 0) await releaseReservations(tx, actor, { returnId, variantIds: [variantId], now });
    else await lowerReservation(tx, actor, { returnId, variantId, quantity });
  }
};
