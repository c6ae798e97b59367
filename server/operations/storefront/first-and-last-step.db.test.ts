import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { completeReturn } from "./checkout";
import { startIntent } from "./intents";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const missing = (field: string) => ({ reason: "INVALID_ARGUMENT", extras: { violations: [{ field }] } });

test("a look-up without what the store asks for says what is missing, and counts as no failure", async () => {
  const start = (input: Record<string, string>) =>
    startIntent.call(ctx, tenant.actor, { ecommerce_id: tenant.store.id, ...input });
  for (const more of [{}, { postal_code: "24937" }] as Record<string, string>[])
    await expect(start({ order_number: "1042", ...more })).rejects.toMatchObject(missing("email"));
  await ctx.db.ecommerce.update({
    where: { id: tenant.store.id },
    data: { identificationFlow: "ORDER_ID_AND_POSTAL_CODE" },
  });
  await expect(start({ order_number: "1042", email: "a@example.com" })).rejects.toMatchObject(missing("postal_code"));
  expect(await ctx.db.failureWindow.count()).toBe(0);
});

test("confirming again says what there is to do now: nothing once the return has ended", async () => {
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const again = () => completeReturn.call(ctx, tenant.actor, { return_id: made.id });
  expect(await again()).toMatchObject({ process_id: made.id, status: "RUNNING", next_step: "HAND_OVER" });
  await cancelReturn(ctx, { actor: tenant.actor, returnId: made.id });
  expect(await again()).toMatchObject({ process_id: made.id, status: "CANCELED", next_step: "NONE" });
});
