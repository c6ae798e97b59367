import { piecesOf } from "./map-line";
import type { MedusaOrder, MedusaReturn } from "./wire";

/**
 * What a return still waits for. Medusa forgets pieces that were received earlier when more of the same line are; the
 * order's own count is right.
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
