import { piecesOf } from "./map-line";
import type { MedusaOrder, MedusaReturn } from "./wire";

/**
 * Returns the units a return is still waiting for. When more units of a line are received, Medusa forgets earlier ones,
 * so the order's count is used.
 */
export const openPieces = (order: MedusaOrder, opened: MedusaReturn): { id: string; quantity: number }[] =>
  opened.items
    .map(({ item_id, raw_quantity, raw_received_quantity }) => {
      const line = order.items.find(({ id }) => id === item_id);
      const requested = line === undefined ? 0 : piecesOf(line.detail.raw_return_requested_quantity);
      const left = piecesOf(raw_quantity) - piecesOf(raw_received_quantity);
      return { id: item_id, quantity: Math.min(requested, left) };
    })
    .filter(({ quantity }) => quantity > 0);
