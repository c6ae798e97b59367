import { z } from "zod";
import type { ShopLocation } from "@/server/partners/shop-feed";
import type { MedusaClient } from "./client";

const MOST_LOCATIONS = 200;

export const listLocations = async (client: MedusaClient, signal?: AbortSignal): Promise<readonly ShopLocation[]> => {
  const schema = z.object({ stock_locations: z.array(z.object({ id: z.string(), name: z.string() })) });
  const path = `/admin/stock-locations?fields=id,name&order=created_at&limit=${MOST_LOCATIONS}`;
  return (await client.get({ path, schema, purpose: "Read stock locations", signal })).stock_locations;
};
