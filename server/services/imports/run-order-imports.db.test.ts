import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { claimOrderImport, saveImportProgress } from "@/server/db/orders/order-imports";
import { webhookBody } from "@/server/presenters/webhook-body";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { importStage, NDJSON, ndjson, order } from "@/test/import-stage";
import { runOrderImports } from "./run-order-imports";
import { stopOrderImport } from "./stop-order-import";

let ctx: TestContext;
let tenant: Tenant;
let stage: ReturnType<typeof importStage>;

beforeAll(async () => {
  ctx = await openTestContext();
});
beforeEach(async () => {
  setContext(ctx);
  tenant = await createTenant(ctx);
  stage = importStage(ctx, tenant);
});
afterAll(() => ctx.close());

describe("workers", () => {
  const lapse = () => ctx.db.orderImport.updateMany({ data: { leaseUntil: new Date(0) }, where: { state: "RUNNING" } });
  const many = (count: number) => ndjson(Array.from({ length: count }, (_, place) => order(String(place))));

  test("resume after a killed worker's lease, behind what is stored", async () => {
    const { body } = await stage.send(many(30), NDJSON);
    const killed = await claimOrderImport(ctx.db);
    if (killed === null) throw new Error("There is nothing to claim.");
    const counts = { ...killed.counts, rows: 10, created: 10 };
    const progress = { position: 10, readBytes: 100, counts, report: killed.report, isDone: false };
    expect(await saveImportProgress(ctx.db, { of: killed, progress })).toBe(true);
    await runOrderImports(ctx);
    expect(await stage.look(body.import_id)).toMatchObject({ state: "RUNNING", orders: { created: 10 } });
    await lapse();
    await runOrderImports(ctx);
    expect(await stage.look(body.import_id)).toMatchObject({
      state: "DONE",
      rows: { read: 30 },
      orders: { created: 30 },
    });
    expect(await stage.countOrders()).toBe(20);
    // The first one wakes up again but can no longer save anything.
    expect(await saveImportProgress(ctx.db, { of: killed, progress })).toBe(false);
    expect(await stage.look(body.import_id)).toMatchObject({ state: "DONE", orders: { created: 30 } });
  });

  test("release the file at once when asked to stop, without counting a lost worker", async () => {
    const { body } = await stage.send(many(3), NDJSON);
    const killed = await claimOrderImport(ctx.db);
    if (killed === null) throw new Error("There is nothing to claim.");
    await saveImportProgress(ctx.db, { of: killed, progress: { ...killed, position: 1, isDone: false } });
    await lapse();
    const stopping = new AbortController();
    const open: TestContext["spool"]["open"] = (key) => {
      stopping.abort();
      return ctx.spool.open(key);
    };
    await runOrderImports({ ...ctx, spool: { ...ctx.spool, open } }, { signal: stopping.signal });
    const row = await ctx.db.orderImport.findUniqueOrThrow({ where: { id: killed.id } });
    expect(row).toMatchObject({ state: "PENDING", leaseUntil: null, position: 1 });
    await runOrderImports(ctx);
    expect(await stage.look(body.import_id)).toMatchObject({ state: "DONE", orders: { created: 2 } });
  });

  test("report every imported row when somebody stops the import", async () => {
    const { body } = await stage.send(many(4), NDJSON);
    const open: TestContext["spool"]["open"] = async (key) => {
      const { id: importId } = await ctx.db.orderImport.findFirstOrThrow({ where: { storageKey: key } });
      await stopOrderImport(ctx, { ...tenant, ecommerceId: tenant.store.id, importId });
      return ctx.spool.open(key);
    };
    const before = await stage.countOrders();
    await runOrderImports({ ...ctx, spool: { ...ctx.spool, open } });
    const created = (await stage.countOrders()) - before;
    expect(await stage.look(body.import_id)).toMatchObject({ state: "FAILED", orders: { created }, rows: { read: 4 } });
    // Housekeeping would; the tests below count the remaining files.
    for (const key of await stage.spooled()) await ctx.spool.delete(key);
  });

  test("take each file once when several run at once", async () => {
    const sent = await Promise.all([
      stage.send(many(40), NDJSON),
      stage.send(many(40), NDJSON),
      stage.send(many(5), NDJSON),
    ]);
    const runs = await Promise.all([runOrderImports(ctx), runOrderImports(ctx), runOrderImports(ctx)]);
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(3);
    for (const { body } of sent) expect(await stage.look(body.import_id)).toMatchObject({ state: "DONE", errors: [] });
    expect(await stage.countOrders()).toBe(40);
  });

  test("give up a file that kills one worker after the other", async () => {
    const { body } = await stage.send(many(1), NDJSON);
    for (let loss = 0; loss <= 5; loss += 1) {
      await claimOrderImport(ctx.db);
      await lapse();
    }
    await runOrderImports(ctx);
    expect(await stage.look(body.import_id)).toMatchObject({
      state: "FAILED",
      error: expect.stringMatching(/in parts/),
    });
    expect(await stage.spooled()).toEqual([]);
  });

  test("delete unneeded files after a day, and keep those that an import needs", async () => {
    const { body } = await stage.send(many(1), NDJSON);
    await ctx.spool.put(
      (async function* () {
        yield Buffer.from("cut off");
      })(),
    );
    await cleanUp(ctx, { render: webhookBody });
    expect(await stage.spooled()).toHaveLength(2);
    ctx.clock.advance(25 * 3_600_000);
    await cleanUp(ctx, { render: webhookBody });
    expect(await stage.spooled()).toHaveLength(1);
    await runOrderImports(ctx);
    expect(await stage.look(body.import_id)).toMatchObject({ state: "DONE" });
  });
});
