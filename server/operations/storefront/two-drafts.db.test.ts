import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant } from "@/test/factories";
import { callRoute } from "@/test/return-journey";

const { POST: postIntent } = answersAt("/returns/intent/start");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

test("tells the second of two drafts quoted for the same remaining amount the new amount before anything is created", async () => {
  const tenant = await createTenant(ctx);
  const line = { name: "Felt slippers", sku: "FS-1", unitPriceMinor: 10_000, quantity: 3 };
  const order = await createOrder(ctx, tenant, { lines: [line] });
  // The shop refunded 180.00 of 300.00 without a return, so 120.00 are left for three pairs.
  await ctx.db.orderPayment.updateMany({ where: { orderId: order.id }, data: { refundedMinor: 18_000 } });

  const quoted = async () => {
    const body = { order_number: order.orderNumber, email: order.email };
    const { body: started } = await callRoute(postIntent, { key: tenant.apiKey, body });
    const { return_id, customer_token: key, line_items } = started.order;
    const params = { return_id };
    const choice = { quantity: 1, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
    const query = `?line_item_id=${line_items[0].id}`;
    await callRoute(postPreferences, { key, params, query, body: choice });
    await callRoute(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
    const { body: price } = await callRoute(postCheckout, { key, params, body: {} });
    const confirm = (quoteId: string) => callRoute(postComplete, { key, params, body: { quote_id: quoteId } });
    return { price, confirm };
  };
  const [first, second] = [await quoted(), await quoted()];
  expect([first.price.total, second.price.total]).toEqual(["10000", "10000"]);

  expect((await first.confirm(first.price.quote_id)).status).toBe(200);
  const refused = await second.confirm(second.price.quote_id);
  expect(refused).toMatchObject({ status: 409, body: { reason: "ABORTED" } });
  const { quote } = refused.body.details[0];
  expect(quote.total).toBe("2000");
  expect(await ctx.db.returnProcess.count({ where: { orderId: order.id } })).toBe(1);

  // A shopper who has seen the new amount may confirm it.
  expect((await second.confirm(quote.quote_id)).status).toBe(200);
});
