import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { changeSetting } from "@/server/operations/settings/change-settings";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createReturn, type Tenant, testAddress } from "@/test/factories";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { retryActivity } from "../activities/retry-activity";
import { doDueWork } from "../due-work/do-due-work";
import { putOrder } from "../orders/put-order";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
beforeAll(async () => {
  // The database's own clock decides which parcels are due for tracking.
  base = await openTestContext({ now: new Date() });
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  ({ tenant } = await createEasyPostTenant(ctx));
});
afterAll(async () => {
  await Promise.all([easypost.close(), base.close()]);
});

const SWISS = testAddress({ city: "Zürich", postcode: "8001", country: "Switzerland", countryCode: "CH" });
const FACTS = { hsCode: "611020", originCountry: "PT" };

/** An order from Switzerland, as a shop pushes it. */
const push = async (number: string, facts: Partial<typeof FACTS> = {}) => {
  const line = contentLine({ platformLineItemId: `line-${number}`, ...facts });
  const payments = [contentPayment({ platformPaymentId: `pay-${number}` })];
  const order = { orderNumber: number, name: `#${number}`, platformOrderId: number, shippingAddress: SWISS };
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString();
  const times = { purchasedAt: daysAgo(5), fulfilledAt: daysAgo(4), deliveredAt: daysAgo(2) };
  const pushed = content({ ...order, ...times, lines: [line], payments });
  return (await putOrder(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, content: pushed })).order;
};
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const labelOf = ({ activities }: ReturnProcess) => activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER");
const lastDeclared = () =>
  easypost.heard.findLast(({ method, url }) => method === "POST" && url.endsWith("/v2/shipments"))?.body.shipment
    .customs_info.customs_items;

test("declares a parcel that crosses a customs border with the customs data of its order's products", async () => {
  const made = await createReturn(ctx, tenant, { order: await push("7001", FACTS) });
  await doDueWork(ctx);
  expect((await look(made)).shipments).toHaveLength(1);
  expect(lastDeclared()).toMatchObject([{ hs_tariff_number: "611020", origin_country: "PT", quantity: 1 }]);
});

test("keeps a label without customs data waiting, names the product, and buys it once the data is there", async () => {
  const made = await createReturn(ctx, tenant, { order: await push("7002") });
  await doDueWork(ctx);
  const held = labelOf(await look(made));
  expect(held?.state).toBe("HELD");
  expect(held?.lastError).toMatch(/^Customs needs more details\. Jumper: HS code, country of origin\./);
  await push("7002", FACTS);
  await retryActivity(ctx, { actor: tenant.actor, processId: made.id, activityId: held?.id ?? "" });
  await doDueWork(ctx);
  expect((await look(made)).shipments).toHaveLength(1);
});

test("buys the label once staff enter the data; a push without the data keeps it", async () => {
  const made = await createReturn(ctx, tenant, { order: await push("7004") });
  await doDueWork(ctx);
  const { actor } = tenant;
  const caller = t.createCallerFactory(appRouter)({ ctx, actor });
  const { problems } = await caller.listProblems({});
  expect(problems.find(({ process_id }) => process_id === made.id)?.acts).toContain("CUSTOMS");
  const { lines } = await caller.listCustomsLines({ process_id: made.id });
  expect(lines).toMatchObject([{ name: "Jumper", hs_code: "", origin_country: "" }]);
  const line_item_id = lines[0]?.line_item_id ?? "";
  const save = (line: { hs_code: string; origin_country: string; line_item_id?: string }) =>
    caller.saveCustomsLines({ process_id: made.id, lines: [{ line_item_id, ...line }] });
  await expect(save({ hs_code: "12", origin_country: "PT" })).rejects.toThrow("6 to 12 digits");
  await expect(save({ hs_code: "611020", origin_country: "PT", line_item_id: "li_other" })).rejects.toThrow("order");
  await save({ hs_code: "6110.20", origin_country: "pt" });
  await doDueWork(ctx);
  expect((await look(made)).shipments).toHaveLength(1);
  expect(lastDeclared()).toMatchObject([{ hs_tariff_number: "611020", origin_country: "PT" }]);
  expect((await push("7004")).lines).toMatchObject([FACTS]);
});

test("uses the store's default customs data for missing order data, and shows it as such", async () => {
  const { actor, store } = tenant;
  const caller = t.createCallerFactory(appRouter)({ ctx, actor });
  const set = (default_hs_code: string, default_origin_country: string) =>
    changeSetting(ctx, {
      ...{ actor, ecommerceId: store.id, name: "logisticsetting" },
      patch: { default_hs_code, default_origin_country },
    });
  await expect(set("12", "PT")).rejects.toMatchObject({ extras: { violations: [{ field: "default_hs_code" }] } });
  await set("6404.19", "IT");
  const bare = await createReturn(ctx, tenant, { order: await push("7005") });
  await doDueWork(ctx);
  expect((await look(bare)).shipments).toHaveLength(1);
  expect(lastDeclared()).toMatchObject([{ hs_tariff_number: "640419", origin_country: "IT" }]);
  expect(await caller.listCustomsLines({ process_id: bare.id })).toMatchObject({
    ...{ default_hs_code: "640419", default_origin_country: "IT" },
    lines: [{ hs_code: "", origin_country: "" }],
  });
  await createReturn(ctx, tenant, { order: await push("7006", FACTS) });
  await doDueWork(ctx);
  expect(lastDeclared()).toMatchObject([{ hs_tariff_number: "611020", origin_country: "PT" }]);
  await set("", "");
});

test("keeps customs data when a push doesn't have it", async () => {
  await push("7003", FACTS);
  const { lines } = await push("7003");
  expect(lines).toMatchObject([FACTS]);
});
