import { z } from "zod";
import type { CloseReturnRequest } from "@/server/partners/shop";
import { balanceOrder } from "./balance-order";
import type { MedusaClient } from "./client";
import { withLock } from "./lock";
import { openPieces } from "./open-pieces";
import { readOrder } from "./read-order";
import { receiveReturn } from "./receive-return";

/**
 * COMPLETED: pieces that were not put back on the shelf are booked as received and damaged, which leaves the stock as it
 * is. CANCELED, FAILED: the return is canceled, unless pieces have been received, which Medusa does not undo.
 */
export const closeReturn = (client: MedusaClient, request: CloseReturnRequest): Promise<void> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { signal, platformReturnId, idempotencyKey } = request;
    const order = await readOrder(client, { ...request.order, signal });
    const known = order.returns.find(({ id }) => id === platformReturnId);
    // Somebody canceled it in Medusa: then it is over there.
    if (known === undefined || known.status === "canceled") return;
    if (request.outcome === "COMPLETED") {
      const dismissed = openPieces(order, known);
      if (dismissed.length > 0)
        await receiveReturn(client, { order, opened: known, received: [], dismissed, idempotencyKey, signal });
    } else if (known.items.every(({ raw_received_quantity }) => raw_received_quantity.over === 0n)) {
      const path = `/admin/returns/${known.id}/cancel`;
      const body = { no_notification: true };
      await client.post({ path, body, schema: z.unknown(), purpose: "Cancel return", signal });
    }
    await balanceOrder(client, { orderId: order.id, platformReturnId, signal });
  });
