import { listProducts } from "@/server/db/orders/catalog";
import { insertOrdersIfNew } from "@/server/db/orders/order-writes";
import { inTransaction } from "@/server/db/transaction";
import { putProduct } from "@/server/services/catalog/put-product";
import type { ServiceContext } from "@/server/services/context";
import { catalogContents, item, madeToMeasure } from "./catalog";
import { type Demo, writeDemoFile } from "./demo-file";
import { type DemoTenant, ensureDemoTenant } from "./demo-tenant";
import { ENDED_STORIES } from "./ended-stories";
import { instantAt } from "./moments";
import { OPEN_ORDERS } from "./open-orders";
import { orderFrom } from "./order-from";
import { PEOPLE } from "./people";
import { RULED_STORIES } from "./ruled-stories";
import { RUNNING_STORIES } from "./running-stories";
import { seedScenario } from "./seed-scenario";
import { seededIds } from "./seeded-ids";
import { draftOf, type ShopOrder } from "./shop-order";
import { deliveredOrder as order, type Story } from "./story";

export type SeedResult = { tenant: DemoTenant; demo: Demo; path: string; orders: number; returns: number };

/**
 * Creates the demo, or its missing parts. Every part is one transaction, so that a killed seed leaves complete parts
 * and the next one adds the others. demo.json is written last: if it exists, the demo is complete.
 */
export const seedDemo = async (ctx: ServiceContext, baseUrl: string): Promise<SeedResult> => {
  const now = ctx.clock.now();
  const tenant = await ensureDemoTenant(ctx);
  await ensureCatalog(ctx, tenant, now);
  const orders = await ensureOrders(ctx, tenant, now);
  const returns = await tellStories(ctx, tenant, now);
  const demo = demoOf(tenant, baseUrl);
  const path = await writeDemoFile(ctx.env.DATA_DIR, demo);
  return { tenant, demo, path, orders, returns };
};

/** Creates the shop's products; stock that has changed since is kept. */
const ensureCatalog = async (ctx: ServiceContext, { store, system }: DemoTenant, now: Date): Promise<void> => {
  const there = await listProducts(ctx.db, system, { ecommerceId: store.id });
  const known = new Set(there.map(({ platformProductId }) => platformProductId));
  for (const content of catalogContents().filter(({ platformProductId }) => !known.has(platformProductId))) {
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

/** One after the other, oldest first, because lists sort returns by creation. */
const tellStories = async (ctx: ServiceContext, tenant: DemoTenant, now: Date): Promise<number> => {
  const openedAt = (story: Story): number => instantAt(story.opened, now).getTime();
  let told = 0;
  for (const story of STORIES.toSorted((left, right) => openedAt(left) - openedAt(right)))
    if (await seedScenario(ctx, { tenant, story, now })) told += 1;
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

/** Returns in every state and for every rule. */
export const STORIES: readonly Story[] = [...RUNNING_STORIES, ...RULED_STORIES, ...ENDED_STORIES];

const visa = (capturedMinor: number) => ({
  processor: "cards",
  method: "card",
  label: "Visa ending in 42",
  capturedMinor,
});

/** Orders with finished or current returns; see the stories. */
const RETURNED_ORDERS: readonly ShopOrder[] = [
  order(["1001", "jonas", 4], [item("jacketMarigold", 1, "L"), item("hat", 1, "L/XL")]),
  order(["1002", "sofie", 3], [item("boots", 1, "39")]),
  order(["1003", "paul", 6], [item("trousers", 1, "M"), item("vest", 1, "M")], { orderDiscountMinor: 1500 }),
  order(["1004", "freya", 9], [item("backpack"), item("flask", 2)]),
  order(["1005", "milan", 16], [item("jacketNavy", 1, "M")]),
  order(["1006", "ida", 7], [item("vest", 2, "S")]),
  order(["1007", "emil", 8], [item("lantern"), item("mug", 2)]),
  order(["1008", "hanna", 10], [item("boots", 1, "40"), item("socks", 1, "40–43")]),
  order(["1009", "timo", 9], [item("jacketMarigold", 1, "XL"), item("trousers", 1, "XL"), item("hat", 2, "L/XL")]),
  order(["1010", "lucja", 11], [item("blanket", 1)]),
  order(["1011", "grace", 12], [item("mug", 4), item("towel", 2)], { orderDiscountMinor: 500 }),
  order(["1012", "eleni", 12], [item("vest", 3, "M", { discountMinor: 1000 })]),
  order(["1013", "noor", 13], [item("trousers", 2, "S"), item("boots", 1, "37")]),
  order(["1014", "jonas", 15], [item("jacketNavy", 1, "L")], { shippingPriceMinor: 490 }),
  order(["1016", "paul", 21], [item("backpack"), item("hat", 1, "S/M")], {
    payments: [
      { processor: "wetterholm", method: "store_credit", label: "Store credit SC-L2FA-D6PV-FMHM", capturedMinor: 6000 },
      visa(13000),
    ],
  }),
  order(["1017", "aoi", 22], [item("blanket", 2)], { orderDiscountMinor: 2500 }),
  order(["1019", "freya", 20], [item("mug", 3), item("flask"), item("lantern")], { orderDiscountMinor: 1000 }),
  order(["1020", "emil", 18], [item("boots", 1, "42")]),
  order(["1022", "theodora", 16], [item("jacketMarigold", 1, "S")]),
  order(["1024", "timo", 14], [item("lantern", 2)]),
  order(["1025", "lucja", 12], [item("backpack")]),
  order(["1027", "eleni", 9], [item("blanket")]),
  order(["1028", "noor", 14], [item("jacketNavy", 1, "S")], {
    payments: [{ ...visa(18900), label: "Gift card 7781", platformPaymentId: "pay-1028-1 SANDBOX:FAIL" }],
  }),
  order(["1029", "nele", 5], [item("vest", 1, "XL"), item("mug", 2)]),
  order(["1030", "jonas", 5], [madeToMeasure("L")]),
  order(["1031", "hanna", 11], [madeToMeasure("M"), item("socks", 1, "36–39")]),
  order(["1032", "ida", 8], [item("towel", 3, "", { discountMinor: 1800 })]),
  order(["1033", "milan", 7], [item("mug", 2), item("trousers", 1, "L")]),
  order(["1034", "lasse", 16], [item("mug", 4), item("flask")]),
  order(["1035", "merle", 15], [item("socks", 3, "40–43")]),
  order(["1036", "lasse", 9], [item("jacketMarigold", 1, "L")]),
  order(["1050", "sofie", 17], [item("boots", 1, "38"), item("blanket")], {
    note: "Used up: both items are in returns already",
  }),
];
