import { afterAll, beforeAll, expect, test } from "vitest";
import { listProducts } from "@/server/db/orders/catalog";
import { disconnectStore } from "@/server/services/connections/disconnect-store";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopProductRecord } from "@/test/connected-shop/records";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { putProduct } from "../../catalog/put-product";
import { readAgain } from "../read-again";
import { runSyncs } from "./run-syncs";

let ctx: TestContext;
let shop: ConnectedShop;
beforeAll(async () => {
  ctx = await openTestContext({ shops: [fakeShopProvider] });
  shop = await startConnectedShop();
});
afterAll(async () => {
  await shop.close();
  await ctx.close();
});

const record = (id: string) => {
  const made = shopProductRecord();
  const variants = made.product.variants.map((one) => ({
    ...one,
    platformVariantId: `${id}-${one.platformVariantId}`,
  }));
  return { ...made, product: { ...made.product, platformProductId: id, name: id, variants } };
};

test("offers only the connected shop's own products, and none that it deleted", async () => {
  const tenant = await createTenant(ctx);
  const ecommerceId = tenant.store.id;
  const onOffer = { categoryIds: null, exceptCategoryIds: [] };
  const offered = async () =>
    (await listProducts(ctx.db, tenant.actor, { ecommerceId, filter: { onOffer } })).map(({ name }) => name);
  await putProduct(ctx, { actor: tenant.actor, ecommerceId, content: record("demo").product });
  const { id: connectionId } = await connectShop(ctx, tenant, shop);
  // Until the shop has sent its catalog, all known products are offered.
  expect(await offered()).toEqual(["demo"]);
  const read = async () => {
    ctx.clock.advance(1_000);
    await readAgain(ctx, { actor: tenant.actor, connectionId, days: 30 });
    await runSyncs(ctx);
  };
  for (const id of ["mug", "rug"]) shop.books.putProduct(record(id));
  await read();
  expect(await offered()).toEqual(["mug", "rug"]);

  // It was deleted without an event; reading the full catalog notices that.
  shop.books.removeProduct("rug");
  await read();
  expect(await offered()).toEqual(["mug"]);
  await disconnectStore(ctx, { actor: tenant.actor, connectionId });
  expect(await offered()).toEqual(["demo", "mug"]);
});
