import { z } from "zod";
import { type MedusaClient, refused, unavailable } from "./client";
import { type MedusaOrder, ORDER_FIELDS, orderSchema } from "./wire";

type Ask = { readonly orderId: string; readonly signal?: AbortSignal | undefined };

/** Loads an order from the shop. @throws PartnerError REFUSED when it no longer exists */
export const readOrder = async (client: MedusaClient, { orderId, signal }: Ask): Promise<MedusaOrder> => {
  const path = `/admin/orders/${encodeURIComponent(orderId)}?fields=${ORDER_FIELDS}`;
  const found = await client.find({ path, schema: z.object({ order: orderSchema }), purpose: "Read order", signal });
  if (found === null) throw refused("Medusa doesn't have this order anymore.");
  return found.order;
};

const changeSchema = z.object({
  id: z.string(),
  status: z.string(),
  change_type: z.string().nullish(),
  return_id: z.string().nullish(),
  internal_note: z.string().nullish(),
});

/** Loads all changes of an order: edits, returns, receipts, credit lines. */
export const readChanges = async (
  client: MedusaClient,
  { orderId, signal }: Ask,
): Promise<readonly z.infer<typeof changeSchema>[]> => {
  const path = `/admin/orders/${encodeURIComponent(orderId)}/changes?fields=id,status,change_type,return_id,internal_note`;
  const schema = z.object({ order_changes: z.array(changeSchema) });
  return (await client.get({ path, schema, purpose: "Read order changes", signal })).order_changes;
};

export const isActive = ({ status }: { status: string }): boolean => status === "pending" || status === "requested";

/**
 * Medusa books one change of an order at a time, and a refund that can't be booked has already moved its money. So
 * nothing may start while the order is being edited. @throws PartnerError UNAVAILABLE
 */
export const requireNoEdit = async (client: MedusaClient, ask: Ask): Promise<void> => {
  if ((await readChanges(client, ask)).some(isActive))
    throw unavailable("Someone is editing this order in Medusa. Confirm or discard the edit there.");
};
