import { z } from "zod";
import type { CloseReturnRequest, PlatformReturnRequest } from "@/server/partners/shop";
import { balanceOrder } from "./balance-order";
import { type MedusaClient, refused } from "./client";
import { listLocations } from "./feed";
import { keyIn, keyMark } from "./keys";
import { withLock } from "./lock";
import { piecesOf } from "./map-line";
import { readOrder } from "./read-order";
import { receiveReturn } from "./receive-return";
import type { MedusaOrder, MedusaReturn } from "./wire";

const begun = z.object({ return: z.object({ id: z.string() }) });

/**
 * Requests a return in Medusa for fulfilled pieces. From then on Medusa counts their price as owed to the customer, which
 * a refund takes from and `closeReturn` settles.
 */
export const openReturn = (
  client: MedusaClient,
  request: PlatformReturnRequest,
): Promise<{ platformReturnId: string }> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { idempotencyKey, signal, returnCode } = request;
    const order = await readOrder(client, { ...request.order, signal });
    const known = order.returns.find(
      ({ metadata, status }) => keyIn(metadata.homeward) === idempotencyKey && status !== "canceled",
    );
    if (known !== undefined && known.status !== "open") return { platformReturnId: known.id };
    // Begun by an attempt that was killed: it has no pieces, or not all of them.
    if (known !== undefined)
      await client.delete({
        path: `/admin/returns/${known.id}/request`,
        purpose: "Discard an unfinished return",
        signal,
      });
    requireFulfilled(order, request);
    const call = { schema: begun, purpose: `Open a return for order ${request.order.name}`, signal };
    const body = {
      order_id: order.id,
      location_id: await locationOf(client, { order, signal }),
      internal_note: `Homeward return ${returnCode}`,
      metadata: { homeward: `${returnCode} ${keyMark(idempotencyKey)}` },
    };
    const { id } = (await client.post({ path: "/admin/returns", body, ...call })).return;
    const items = request.lines.map(({ lineItemId, quantity, reason }) => ({
      ...{ id: lineItemId, quantity, ...(reason === "" ? {} : { internal_note: reason }) },
    }));
    const anything = { ...call, schema: z.unknown() };
    await client.post({ path: `/admin/returns/${id}/request-items`, body: { items }, ...anything });
    await client.post({ path: `/admin/returns/${id}/request`, body: { no_notification: true }, ...anything });
    return { platformReturnId: id };
  });

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
      await client.post({ path, body, schema: z.unknown(), purpose: "Cancel a return", signal });
    }
    await balanceOrder(client, { orderId: order.id, platformReturnId, signal });
  });

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

const requireFulfilled = (order: MedusaOrder, { lines, order: { name } }: PlatformReturnRequest): void => {
  for (const { lineItemId, quantity } of lines) {
    const line = order.items.find(({ id }) => id === lineItemId);
    if (line === undefined) throw refused(`Order ${name} doesn't have one of these items in Medusa anymore.`);
    if (piecesOf(line.detail.raw_fulfilled_quantity) < quantity)
      throw refused(`Medusa opens returns for fulfilled items only. Fulfill order ${name} in Medusa, then retry.`);
  }
};

/** Where the goods were sent from; the shop's first location where nobody knows. */
export const locationOf = async (
  client: MedusaClient,
  { order, signal }: { order: MedusaOrder; signal: AbortSignal | undefined },
): Promise<string> => {
  const sent = order.fulfillments.find(({ canceled_at, location_id }) => canceled_at === null && location_id !== "");
  const location = sent?.location_id ?? (await listLocations(client, signal))[0]?.id;
  if (location === undefined)
    throw refused("Medusa has no stock location. Add one under Settings → Locations & Shipping.");
  return location;
};
