import { z } from "zod";
import type { ShopLocation } from "@/server/partners/shop-feed";
import type { Admin } from "./admin";
import { idOf } from "./ids";
import { LOCATIONS } from "./shop-documents";
import { pageInfoSchema } from "./wire-order";

const dataSchema = z.object({
  locations: z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })), pageInfo: pageInfoSchema }),
});

/** Lists the active locations of a shop. */
export const listLocations = async (admin: Admin, signal?: AbortSignal): Promise<readonly ShopLocation[]> => {
  const found: ShopLocation[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof dataSchema> = await admin.ask({
      document: LOCATIONS,
      variables: { after },
      data: dataSchema,
      purpose: "Read locations",
      signal,
    });
    const { nodes, pageInfo } = answer.locations;
    found.push(...nodes.map(({ id, name }) => ({ id: idOf(id), name })));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found;
};
