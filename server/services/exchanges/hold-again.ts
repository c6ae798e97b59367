import type { Tx } from "@/server/db/client";
import {
  keepReservations,
  listReservations,
  lockVariants,
  replaceReservations,
} from "@/server/db/orders/stock-reservations";
import { type ExchangedUnit, unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import { reserveStock } from "@/server/domain/exchanges/reserve-stock";
import { piecesThatComeBack } from "@/server/domain/exchanges/why-not-offered";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

const UNTIL_ORDERED_MS = 60_000;

/**
 * Reserves the new item again when a correction approves an exchange: it was free while the unit was declined. Under
 * the process lock and then the locks of the variants, after `fitReservations`; changes nothing while the return has
 * the reservations it needs.
 * @throws Problem FAILED_PRECONDITION in words when somebody else has the unit now
 */
export const holdAgain = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const { id: returnId, exchangeOrder } = process;
  const exchanged = unitsToExchange(process).filter((unit) => leavesTheShelf(process, unit));
  if (exchangeOrder !== null || exchanged.length === 0) return;
  const variantIds = [...new Set(exchanged.map(({ exchange }) => exchange.variantId))];
  const shelf = await lockVariants(tx, actor, variantIds);
  const reservations = await listReservations(tx, actor, { variantIds });
  const held = (variantId: string) =>
    reservations.find((one) => one.quoteId === returnId && one.variantId === variantId)?.quantity ?? 0;
  const needed = (variantId: string) => exchanged.filter(({ exchange }) => exchange.variantId === variantId).length;
  if (variantIds.every((variantId) => held(variantId) >= needed(variantId))) return;
  try {
    const whole = reserveStock({
      quoteId: returnId,
      // A variant that is gone from the catalog has no stock.
      lines: variantIds.map((variantId) => ({
        variantId,
        stock: shelf.has(variantId) ? (shelf.get(variantId) ?? null) : 0,
        quantity: needed(variantId),
      })),
      reservations,
      now: now.toISOString(),
      durationMs: UNTIL_ORDERED_MS,
    });
    const rows = whole.map((one) => ({ ...one, id: ctx.ids.next("rsv") }));
    await replaceReservations(tx, actor, { returnId, reservations: rows, now });
    await keepReservations(tx, actor, returnId);
  } catch (error) {
    if (error instanceof DomainError && error.reason === "OUT_OF_STOCK") throw takenMeanwhile(error, exchanged);
    throw error;
  }
};

/** A sellable unit that is sent out again as the same variant needs no reservation. */
const leavesTheShelf = ({ order }: ReturnProcess, { exchange, orderLineId, returnReason }: ExchangedUnit): boolean => {
  const line = order.lines.find(({ id }) => id === orderLineId);
  const isSame = line?.productId === exchange.platformProductId && line.variantId === exchange.platformVariantId;
  return !isSame || piecesThatComeBack({ isKept: false, reason: returnReason, quantity: 1 }) === 0;
};

const takenMeanwhile = ({ facts }: DomainError, exchanged: readonly ExchangedUnit[]): Problem => {
  const item = exchanged.find(({ exchange }) => exchange.variantId === facts.variantId)?.exchange;
  const name = [item?.name, item?.variantName].filter(Boolean).join(", ") || "The new item";
  const left = facts.available === 0 ? "none is left" : `only ${facts.available} of ${facts.asked} are left`;
  return new Problem(
    "FAILED_PRECONDITION",
    `${name} can no longer be sent: it was available to others while the unit was not approved, and ${left}. Nothing was recorded.`,
    { violations: [{ field: "reviews", description: `${name}: ${left}` }] },
  );
};
