import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { completeReturn } from "./checkout";
import { changeIntentLanguage, startIntent } from "./intents";

let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const missing = (field: string) => ({ reason: "INVALID_ARGUMENT", extras: { violations: [{ field }] } });

test("names the fields missing from a look-up, and doesn't count it as a failure", async () => {
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

test("returns the current next steps when confirmed again, and none once the return is over", async () => {
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const again = () => completeReturn.call(ctx, tenant.actor, { return_id: made.id });
  expect(await again()).toMatchObject({ process_id: made.id, status: "RUNNING", next_step: "HAND_OVER" });
  await cancelReturn(ctx, { actor: tenant.actor, returnId: made.id });
  expect(await again()).toMatchObject({ process_id: made.id, status: "CANCELED", next_step: "NONE" });
});

test("continues a draft in the shopper's current language until it is confirmed", async () => {
  const order = await createOrder(ctx, tenant);
  const { orderNumber: order_number, lookupEmail: email, lookupPostcode: postal_code } = order;
  const asked = { order_number, email, postal_code, ecommerce_id: tenant.store.id };
  await startIntent.call(ctx, tenant.actor, { ...asked, lang: "en" });
  const intent = () => ctx.db.returnIntent.findFirstOrThrow({ where: { orderId: order.id } });
  const { id: return_id } = await intent();
  const change = (lang: string) => changeIntentLanguage.call(ctx, tenant.actor, { return_id, lang });
  await change("de");
  expect((await intent()).lang).toBe("de");
  await ctx.db.returnIntent.update({ where: { id: return_id }, data: { completedAt: ctx.clock.now() } });
  await change("fr");
  expect((await intent()).lang).toBe("de");
});
