import { z } from "zod";
import type { PlatformReturnRequest } from "@/server/partners/shop";
import { type MedusaClient, refused } from "./client";
import { keyIn, keyMark } from "./keys";
import { locationOf } from "./location-of";
import { withLock } from "./lock";
import { piecesOf } from "./map-line";
import { readOrder } from "./read-order";
import type { MedusaOrder } from "./wire";

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
        purpose: "Cancel unfinished return",
        signal,
      });
    requireFulfilled(order, request);
    const call = { schema: begun, purpose: `Open return for order ${request.order.name}`, signal };
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

const requireFulfilled = (order: MedusaOrder, { lines, order: { name } }: PlatformReturnRequest): void => {
  for (const { lineItemId, quantity } of lines) {
    const line = order.items.find(({ id }) => id === lineItemId);
    if (line === undefined) throw refused(`Order ${name} doesn't have one of these items in Medusa anymore.`);
    if (piecesOf(line.detail.raw_fulfilled_quantity) < quantity)
      throw refused(`Medusa opens returns for fulfilled items only. Fulfill order ${name} in Medusa, then retry.`);
  }
};

const begun = z.object({ return: z.object({ id: z.string() }) });
