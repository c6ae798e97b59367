import { afterAll, beforeAll, expect, test } from "vitest";
import { findApiKeyByHash } from "@/server/db/people/api-keys";
import { apiKeyHash } from "@/server/kernel/api-key";
import { openTestContext, type TestContext } from "./context";
import { createOrder, createReturn, createTenant } from "./factories";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("a tenant's key is found by its hash and gives access to its own group", async () => {
  const tenant = await createTenant(ctx);
  const found = await findApiKeyByHash(ctx.db, {
    hash: apiKeyHash(ctx.env.HOMEWARD_SECRET, tenant.apiKey),
    now: ctx.clock.now(),
  });
  expect(found).toMatchObject({ id: tenant.apiKeyId, groupId: tenant.groupId, mode: "test" });
});

test("an order results in a return with a label", async () => {
  const tenant = await createTenant(ctx);
  const order = await createOrder(ctx, tenant);
  const process = await createReturn(ctx, tenant, { order, method: "HOME_PICK_UP" });
  expect(process).toMatchObject({ status: "RUNNING", shippingStatus: "CREATED", orderId: order.id });
  expect(process.units).toHaveLength(1);
  expect(process.shipments[0]?.trackingNumber).not.toBe("");
});
