import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { Carrier } from "@/server/partners/carrier";
import { createTestContext, type TestContext } from "@/test/context";
import { bringIn, decide } from "@/test/crash/crash-steps";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { withSandbox } from "@/test/with-sandbox";
import { retryActivity } from "../activities/retry-activity";
import { runDueActivities } from "../activities/run-due-activities";
import { createWarehouse } from "../setup/create-warehouse";
import { updateShippingStatus } from "./update-shipping-status";

let database: TestDatabase;
let ctx: TestContext;
/** Return codes for which a label was requested. */
const asked: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  const watched = (carrier: Carrier): Carrier => ({
    ...carrier,
    createShipment: (input) => {
      asked.push(input.returnCode);
      return carrier.createShipment(input);
    },
  });
  ctx = withSandbox(base, { carriers: base.sandbox.carriers.map(watched) });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

test("makes no label in a store that skips CREATE_LOGISTIC_ORDER, even at confirmation", async () => {
  const tenant = await createTenant(ctx, { store: { policy: { skipWorkflowActivities: ["CREATE_LOGISTIC_ORDER"] } } });
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  await runDueActivities(ctx);
  expect(asked).not.toContain(made.returnCode);
  expect(made.shippingStatus).toBe("NO_SHIPPING_STATUS");
  expect(made.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("SKIPPED");
});

test("makes no label for a return that ended before", async () => {
  const tenant = await createTenant(ctx);
  const id = await bringIn(ctx, tenant, await createOrder(ctx, tenant));
  await decide(ctx, tenant, id, "DECLINED");
  await runDueActivities(ctx);
  const done = await getProcess(ctx.db, tenant.actor, id);
  expect([done.status, asked.includes(done.returnCode), done.shipments]).toEqual(["COMPLETED", false, []]);
  expect(done.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("DONE");
});

describe("a store without a warehouse", () => {
  const labelOf = async ({ actor }: Tenant, id: string) => {
    const process = await getProcess(ctx.db, actor, id);
    return { process, label: process.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER") };
  };
  const confirm = async (tenant: Tenant) => {
    await ctx.db.warehouse.deleteMany({ where: { ecommerceId: tenant.store.id } });
    const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
    await runDueActivities(ctx);
    expect(asked).not.toContain(made.returnCode);
    return made;
  };

  test("gets no label without a destination: the return goes on hold with what is missing, and resumes once it is there", async () => {
    const tenant = await createTenant(ctx);
    const { id } = await confirm(tenant);
    const { process, label } = await labelOf(tenant, id);
    expect([process.status, label?.state]).toEqual(["ON_HOLD", "HELD"]);
    expect(process.holds.map(({ reason }) => reason)).toEqual([expect.stringMatching(/no warehouse.+Settings/)]);
    const { actor, store } = tenant;
    const input = { name: "", address: testAddress({ city: "Zwolle" }) };
    await createWarehouse(ctx, { actor, ecommerceId: store.id, input });
    await retryActivity(ctx, { actor, processId: id, activityId: label?.id ?? "" });
    await runDueActivities(ctx);
    const after = await getProcess(ctx.db, actor, id);
    expect([after.status, after.shippingStatus]).toEqual(["RUNNING", "CREATED"]);
    expect(after.shipments.map(({ toAddress }) => toAddress.city)).toEqual(["Zwolle"]);
  });

  test("can still receive a parcel that came without our label", async () => {
    const tenant = await createTenant(ctx);
    const { id: processId } = await confirm(tenant);
    await updateShippingStatus(ctx, { actor: tenant.actor, processId, platformProcessId: "", to: "COLLECTED" });
    const { process, label } = await labelOf(tenant, processId);
    expect([process.status, process.holds, label?.state]).toEqual(["RUNNING", [], "DONE"]);
  });
});
