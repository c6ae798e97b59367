import type { Tx } from "@/server/db/client";
import {
  listReservations,
  lockVariants,
  replaceReservations,
  takeOverReservations,
} from "@/server/db/orders/stock-reservations";
import { reserveStock } from "@/server/domain/exchanges/reserve-stock";
import type { DraftExchanges } from "@/server/domain/returns/draft-exchanges";
import type { Actor } from "@/server/kernel/actor";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Reserves the units that a quote needs until it expires, replacing earlier reservations of the return and those of
 * other drafts of the same order, so that shoppers don't block themselves. The variants are locked in the order of
 * their IDs, so that of two quotes for the last unit one waits and then fails.
 * @throws Problem FAILED_PRECONDITION in words when somebody else was faster
 */
export const holdStock = async (
  ctx: ServiceContext,
  tx: Tx,
  call: { actor: Actor; returnId: string; orderId: string; exchanges: DraftExchanges; expiresAt: Date },
): Promise<void> => {
  const { actor, returnId, orderId, exchanges, expiresAt } = call;
  if (exchanges.newItems.size === 0) return;
  const variantIds = exchanges.toReserve.map(({ variantId }) => variantId);
  const shelf = await lockVariants(tx, actor, variantIds);
  const now = ctx.clock.now();
  try {
    const reservations = reserveStock({
      quoteId: returnId,
      // The shop's current stock counts, not that from when the draft was priced; a variant that is gone has none.
      lines: exchanges.toReserve.map((line) => ({ ...line, stock: stockOf(shelf, line.variantId) })),
      reservations: await listReservations(tx, actor, { variantIds, exceptDraftsOf: orderId }),
      now: now.toISOString(),
      durationMs: expiresAt.getTime() - now.getTime(),
    });
    await takeOverReservations(tx, actor, { returnId, orderId, variantIds, now });
    await replaceReservations(tx, actor, {
      returnId,
      reservations: reservations.map((one) => ({ ...one, id: ctx.ids.next("rsv") })),
      now,
    });
  } catch (error) {
    if (error instanceof DomainError && error.reason === "OUT_OF_STOCK") throw outOfStock(error, exchanges);
    throw error;
  }
};

const stockOf = (shelf: ReadonlyMap<string, number | null>, variantId: string): number | null =>
  shelf.has(variantId) ? (shelf.get(variantId) ?? null) : 0;

const outOfStock = ({ facts }: DomainError, { newItems }: DraftExchanges): Problem => {
  const item = [...newItems.values()].find(({ variantId }) => variantId === facts.variantId);
  const name = [item?.name, item?.variantName].filter(Boolean).join(", ") || "The new item";
  const left = facts.available === 0 ? "is no longer in stock" : `has only ${facts.available} left`;
  return new Problem("FAILED_PRECONDITION", `${name} ${left}. Choose something else, or take a refund.`);
};
