import { listProducts } from "@/server/db/orders/catalogue";
import { insertOrdersIfNew } from "@/server/db/orders/order-writes";
import { inTransaction } from "@/server/db/transaction";
import { putProduct } from "@/server/services/catalogue/put-product";
import type { ServiceContext } from "@/server/services/context";
import { catalogueContents } from "./catalogue";
import { type Demo, writeDemoFile } from "./demo-file";
import { type DemoTenant, ensureDemoTenant } from "./demo-tenant";
import { instantAt } from "./moments";
import { OPEN_ORDERS } from "./open-orders";
import { orderFrom } from "./order-from";
import { PEOPLE } from "./people";
import { RETURNED_ORDERS } from "./returned-orders";
import { seededIds } from "./seeded-ids";
import { draftOf, type ShopOrder } from "./shop-order";
import { STORIES } from "./stories";
import type { Story } from "./story";
import { tellStory } from "./tell-story";

export type SeedResult = { tenant: DemoTenant; demo: Demo; path: string; orders: number; returns: number };

/**
 * Makes the demo, or what is missing of it: every part is one transaction, so that a killed seed leaves whole parts and
 * the next one adds the others. demo.json is written last: where it is, the demo is complete.
 */
export const seedDemo = async (ctx: ServiceContext, baseUrl: string): Promise<SeedResult> => {
  const now = ctx.clock.now();
  const tenant = await ensureDemoTenant(ctx);
  await ensureCatalogue(ctx, tenant, now);
  const orders = await ensureOrders(ctx, tenant, now);
  const returns = await tellStories(ctx, tenant, now);
  const demo = demoOf(tenant, baseUrl);
  const path = await writeDemoFile(ctx.env.DATA_DIR, demo);
  return { tenant, demo, path, orders, returns };
};

/** What the shop sells; stock that has moved since stays as it is. */
const ensureCatalogue = async (ctx: ServiceContext, { store, system }: DemoTenant, now: Date): Promise<void> => {
  const there = await listProducts(ctx.db, system, { ecommerceId: store.id });
  const known = new Set(there.map(({ platformProductId }) => platformProductId));
  for (const content of catalogueContents().filter(({ platformProductId }) => !known.has(platformProductId))) {
    const ids = seededIds(`product:${content.platformProductId}`, () => now.getTime());
    await putProduct({ ...ctx, ids }, { actor: system, ecommerceId: store.id, content });
  }
};

const ensureOrders = async (ctx: ServiceContext, { store, system }: DemoTenant, now: Date): Promise<number> => {
  const orders = [...RETURNED_ORDERS, ...OPEN_ORDERS].map((order) => {
    const ids = seededIds(`order:${order.number}`, () => now.getTime());
    return orderFrom({ ids, store, draft: draftOf(order, now) });
  });
  const created = await inTransaction(ctx, (tx) => insertOrdersIfNew(tx, system, { orders, now }));
  return created.size;
};

/** One after the other, oldest first: lists show returns in the order in which they were made. */
const tellStories = async (ctx: ServiceContext, tenant: DemoTenant, now: Date): Promise<number> => {
  const openedAt = (story: Story): number => instantAt(story.opened, now).getTime();
  let told = 0;
  for (const story of STORIES.toSorted((left, right) => openedAt(left) - openedAt(right)))
    if (await tellStory(ctx, { tenant, story, now })) told += 1;
  return told;
};

const demoOf = ({ store, apiKey, logins }: DemoTenant, baseUrl: string): Demo => ({
  base_url: baseUrl,
  ecommerce_id: store.id,
  slug: store.slug,
  api_key: apiKey,
  dashboard: logins.map(({ role, email, password }) => ({ role, email, password })),
  orders: [...OPEN_ORDERS, ...RETURNED_ORDERS].filter(({ note }) => note !== "").map(demoOrder),
});

const demoOrder = (order: ShopOrder): Demo["orders"][number] => {
  const { email, address } = PEOPLE[order.who];
  return {
    order_number: order.name ?? `#${order.number}`,
    email,
    postal_code: address.postcode,
    note: order.note,
  };
};
