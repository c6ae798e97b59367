import { type MedusaClient, refused } from "./client";
import { listLocations } from "./list-locations";
import type { MedusaOrder } from "./wire";

/** Returns the location the goods were shipped from, or the shop's first location if unknown. */
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
