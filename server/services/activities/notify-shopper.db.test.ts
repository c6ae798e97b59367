import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runDueActivities } from "./run-due-activities";

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

const newReturn = async () => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
const mailsOf = async (processId: string) => {
  const entries = await ctx.db.processEvent.findMany({ where: { processId, kind: "MAIL" }, orderBy: { id: "asc" } });
  return entries.map(({ data }) => (data as { mail: string }).mail);
};

test("a return is told of as it goes: the pass, then the arrival", async () => {
  const made = await newReturn();
  await runDueActivities(ctx);
  await updateShippingStatus(ctx, {
    actor: tenant.actor,
    processId: made.id,
    platformProcessId: "",
    to: "IN_WAREHOUSE",
  });
  await runDueActivities(ctx);
  expect(await mailsOf(made.id)).toEqual(["pass", "arrived"]);
});

test("a pass that could not be sent in time is not sent after the parcel arrived, or after the return was canceled", async () => {
  const [arrived, canceled] = [await newReturn(), await newReturn()];
  const before = ctx.sentMails.length;
  await updateShippingStatus(ctx, {
    actor: tenant.actor,
    processId: arrived.id,
    platformProcessId: "",
    to: "IN_WAREHOUSE",
  });
  await cancelReturn(ctx, { actor: tenant.actor, returnId: canceled.id });
  await runDueActivities(ctx);
  expect([await mailsOf(arrived.id), await mailsOf(canceled.id)]).toEqual([["arrived"], ["canceled"]]);
  expect(ctx.sentMails.length).toBe(before + 2);
});
