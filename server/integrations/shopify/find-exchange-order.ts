import { z } from "zod";
import type { ShopOrder } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { EXCHANGE_RECENT, EXCHANGE_SEARCH } from "./exchange-documents";
import { idOf } from "./ids";
import { utc } from "./map-order";
import { uuidOf } from "./marks";
import { pageInfoSchema } from "./wire-order";

export const foundSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  cancelledAt: z.string().nullish(),
  sourceIdentifier: z.string().nullish(),
  fulfillments: z.array(z.object({ createdAt: z.string(), status: z.string() })),
});
export type FoundOrder = z.output<typeof foundSchema>;
const dataSchema = z.object({ orders: z.object({ nodes: z.array(foundSchema), pageInfo: pageInfoSchema }) });

/** Pages of 50. Older orders are already in Shopify's search index. */
const PAGES = 6;
/** Tolerated difference between the shop's clock and ours. */
const CLOCK_MS = 10 * 60_000;

type FindOrder = { key: string; since: Date; signal?: AbortSignal | undefined };

/** Returns our key as stored on an order, using only characters that Shopify's search accepts. */
export const sourceOf = (key: string): string => `homeward-${uuidOf(key)}`;

/**
 * Returns the order created for a key, or null. When two calls at the same time created several, the first one counts.
 */
export const findExchangeOrder = async (admin: Admin, look: FindOrder): Promise<FoundOrder | null> => {
  const recent = await findRecent(admin, look);
  const found = recent.length > 0 ? recent : await search(admin, look);
  return [...found].sort((left, right) => (BigInt(idOf(left.id)) < BigInt(idOf(right.id)) ? -1 : 1))[0] ?? null;
};

/** Converts to the type of the partner interface. */
export const shopOrderOf = ({ id, name, fulfillments }: FoundOrder): ShopOrder => {
  const sent = fulfillments.filter(({ status }) => status === "SUCCESS").map(({ createdAt }) => utc(createdAt));
  return { platformOrderId: idOf(id), name, fulfilledAt: sent.sort().at(-1) ?? null };
};

const isOurs = (source: string) => (order: FoundOrder) => order.sourceIdentifier === source && !order.cancelledAt;

const findRecent = async (admin: Admin, { key, since, signal }: FindOrder): Promise<FoundOrder[]> => {
  const found: FoundOrder[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { orders }: z.output<typeof dataSchema> = await admin.ask({
      document: EXCHANGE_RECENT,
      variables: { after },
      data: dataSchema,
      purpose: "Check for an existing exchange order",
      signal,
    });
    found.push(...orders.nodes.filter(isOurs(sourceOf(key))));
    const oldest = Date.parse(orders.nodes.at(-1)?.createdAt ?? "");
    after = orders.pageInfo.endCursor ?? null;
    if (!orders.pageInfo.hasNextPage || after === null || oldest < since.getTime() - CLOCK_MS) break;
  }
  return found;
};

const search = async (admin: Admin, { key, signal }: FindOrder): Promise<FoundOrder[]> => {
  const { orders } = await admin.ask({
    document: EXCHANGE_SEARCH,
    variables: { query: `source_identifier:'${sourceOf(key)}'` },
    data: dataSchema,
    purpose: "Check for an existing exchange order",
    signal,
  });
  return orders.nodes.filter(isOurs(sourceOf(key)));
};
