import { z } from "zod";
import type { MedusaClient } from "./client";
import { keyIn, keyMark } from "./keys";
import { isActive, readChanges } from "./read-order";
import type { MedusaOrder, MedusaReturn } from "./wire";

type Pieces = readonly { readonly id: string; readonly quantity: number }[];
type Receipt = {
  readonly order: MedusaOrder;
  readonly opened: MedusaReturn;
  /** To restock. */
  readonly received: Pieces;
  /** To book without changing the stock. */
  readonly dismissed: Pieces;
  /** Where the goods are; "" for the return's own location. */
  readonly locationId?: string;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal | undefined;
};

/**
 * Books units of a return as received, once per key: the key is in the note of Medusa's change, which is confirmed in
 * one step with the stock. Call it while holding the order's lock.
 */
export const receiveReturn = async (client: MedusaClient, receipt: Receipt): Promise<void> => {
  const { order, opened, received, dismissed, locationId = "", idempotencyKey, signal } = receipt;
  const changes = await readChanges(client, { orderId: order.id, signal });
  const mine = changes.filter(({ internal_note }) => keyIn(internal_note) === idempotencyKey);
  if (mine.some(({ status }) => status === "confirmed")) return;
  const path = `/admin/returns/${opened.id}`;
  // Left by an attempt that was aborted before confirming anything.
  if (mine.some(isActive))
    await client.delete({ path: `${path}/receive`, purpose: "Cancel unfinished receipt", signal });
  const post = (end: string, body: unknown) =>
    client.post({ path: path + end, body, schema: z.unknown(), purpose: "Receive return", signal });
  await post("/receive", { internal_note: `Homeward ${keyMark(idempotencyKey)}` });
  if (locationId !== "" && locationId !== opened.location_id) await post("", { location_id: locationId });
  if (received.length > 0) await post("/receive-items", { items: received });
  if (dismissed.length > 0) await post("/dismiss-items", { items: dismissed });
  await post("/receive/confirm", {});
};

/** Returns whether `receiveReturn` was completed under this key. */
export const isReceived = async (
  client: MedusaClient,
  ask: { orderId: string; idempotencyKey: string; signal: AbortSignal | undefined },
): Promise<boolean> =>
  (await readChanges(client, ask)).some(
    ({ internal_note, status }) => status === "confirmed" && keyIn(internal_note) === ask.idempotencyKey,
  );
