import { afterAll, beforeAll, expect, test } from "vitest";
import { createProviders } from "@/server/integrations/registry";
import { type ConnectedShop, startConnectedShop } from "./connected-shop";
import { FAKE_PROVIDER, fakeShopProvider } from "./connected-shop/fake-provider";
import { shopOrderRecord, shopProductRecord } from "./connected-shop/records";

let shop: ConnectedShop;
beforeAll(async () => {
  shop = await startConnectedShop();
});
afterAll(() => shop.close());

const open = () => {
  const http = createProviders({ allowPrivateAddresses: true }).openHttp(FAKE_PROVIDER, () => undefined);
  const values = { ...shop.values, hookSecret: shop.state.hookSecret };
  const base = {
    id: "con_1",
    ecommerceId: "eco_1",
    accountId: "shop-1",
    mode: "TEST",
    hookUrl: "http://here",
  } as const;
  return { ...base, carriers: [], values, http, capabilities: fakeShopProvider.capabilities, now: () => new Date() };
};

test("orders and products are read page by page, each once", async () => {
  shop.state.pageSize = 2;
  for (const id of ["1", "2", "3"]) shop.books.putOrder(shopOrderRecord(id));
  shop.books.putProduct(shopProductRecord());
  const feed = fakeShopProvider.openFeed(open());
  const first = await feed.listOrders({ since: new Date(0), cursor: "" });
  const second = await feed.listOrders({ since: new Date(0), cursor: first.cursor });
  expect([...first.items, ...second.items].map(({ orderId }) => orderId)).toEqual(["1", "2", "3"]);
  expect([first.total, second.cursor]).toEqual([3, ""]);
  expect((await feed.listProducts({ since: new Date(0), cursor: "" })).items).toEqual([shopProductRecord()]);
  expect(await feed.readOrder("404")).toBeNull();
});

test("the same refund sent twice is made once, even when its response was lost", async () => {
  const seam = fakeShopProvider.open(open());
  const order = { orderId: "1", name: "#1", currency: "EUR", customerId: "" };
  const refund = {
    ...{ idempotencyKey: "k1", order, paymentReference: "pay-1", amountMinor: 1_000, returnCode: "RT-1" },
    ...{ platformReturnId: "", lines: [], shippingMinor: 0, locationId: "" },
  };
  shop.trouble(/refunds$/, { kind: "lose-answer" });
  await expect(seam.refund(refund)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const found = await seam.findRefund({ idempotencyKey: "k1", order, since: new Date(0) });
  expect(await seam.refund(refund)).toEqual(found);
  expect(shop.books.orders.get("1")?.refunds).toHaveLength(1);
});

test("events have a signature that another secret doesn't produce", () => {
  const hook = shop.hook([{ subject: "1" }]);
  expect(fakeShopProvider.verifyHook(hook, open())).toBe(true);
  expect(fakeShopProvider.verifyHook(hook, { values: { hookSecret: "another" } })).toBe(false);
  expect(fakeShopProvider.readHook(hook)).toMatchObject([{ topic: "ORDER", subject: "1" }]);
});
