import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/processes";
import type { Carrier } from "@/server/partners/carrier";
import { createTestContext, type TestContext } from "@/test/context";
import { bringIn, decide } from "@/test/crash/crash-steps";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";

let database: TestDatabase;
let ctx: TestContext;
/** Return codes that a label was asked for. */
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
  ctx = { ...base, carriers: new Map(Array.from(base.carriers, ([name, carrier]) => [name, watched(carrier)])) };
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

test("a store that skips CREATE_LOGISTIC_ORDER gets no label of ours, also when the return is confirmed", async () => {
  const tenant = await createTenant(ctx, { store: { policy: { skipWorkflowActivities: ["CREATE_LOGISTIC_ORDER"] } } });
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  await runDueActivities(ctx);
  expect(asked).not.toContain(made.returnCode);
  expect(made.shippingStatus).toBe("NO_SHIPPING_STATUS");
  expect(made.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("SKIPPED");
});

test("a return that was over before its label was made gets none", async () => {
  const tenant = await createTenant(ctx);
  const id = await bringIn(ctx, tenant, await createOrder(ctx, tenant));
  await decide(ctx, tenant, id, "DECLINED");
  await runDueActivities(ctx);
  const done = await getProcess(ctx.db, tenant.actor, id);
  expect([done.status, asked.includes(done.returnCode), done.shipments]).toEqual(["COMPLETED", false, []]);
  expect(done.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("DONE");
});
