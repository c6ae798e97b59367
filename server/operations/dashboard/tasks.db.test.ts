import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import type { ReturnProcess } from "@/server/domain/process/types";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene, shirtLine } from "@/test/exchange-scene";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

type Options = NonNullable<Parameters<typeof openExchangeScene>[1]>;

const openScene = (options: Options = {}) =>
  openExchangeScene(ctx, { config: { isRestockingEnabled: true }, ...options });
const callerOf = ({ tenant }: ExchangeScene) => t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
const look = ({ tenant }: ExchangeScene, { id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);

/** A live return isn't simulated: its shop is a person. */
const goLive = (process: ReturnProcess) =>
  ctx.db.$executeRaw`update return_processes set is_test = false where id = ${process.id}`;

/** An approved exchange of size M for L: the L has to be ordered, and the M restocked. */
const exchanged = async (scene: ExchangeScene): Promise<ReturnProcess> => {
  const made = await scene.exchange(await scene.order(), "L");
  await goLive(made);
  return scene.review(made);
};
/** Two units to refund and restock. */
const refunded = async (scene: ExchangeScene): Promise<ReturnProcess> => {
  const order = await scene.order({ lines: [shirtLine(2)] });
  const returnId = await scene.draft(order);
  await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "", quantity: 2 });
  const made = await scene.complete(returnId);
  await goLive(made);
  return scene.review(made);
};
const placeOf = ({ process_id, activity_id }: { process_id: string; activity_id: string }) => ({
  ...{ process_id, activity_id },
});

describe("shop tasks", () => {
  test("list what to order, at which price and to which address, and what to restock", async () => {
    const scene = await openScene();
    const made = await exchanged(scene);
    const { tasks, counts } = await callerOf(scene).listTasks({});
    const of = (kind: string) => tasks.find((task) => task.kind === kind);
    expect(of("CREATE_EXCHANGE_ORDER")).toMatchObject({
      ...{ process_id: made.id, return_code: made.returnCode, customer_name: "Noor de Wit", is_test: false },
      lines: [{ name: "shirt, L", sku: "shirt-L", quantity: 1, unit_price: "4000" }],
      warehouse: "",
    });
    expect(of("CREATE_EXCHANGE_ORDER")?.ship_to[0]).toBe("Noor de Wit");
    expect(of("RESTOCK")).toMatchObject({
      lines: [{ name: "Shirt", sku: "shirt-M", quantity: 1, unit_price: null }],
      ...{ ship_to: [], warehouse: "Returns desk" },
    });
    expect(counts).toEqual([
      { kind: "CREATE_EXCHANGE_ORDER", count: 1 },
      { kind: "RESTOCK", count: 1 },
    ]);
    expect(await callerOf(scene).countWork({})).toEqual({ labels: 0, refunds: 0, tasks: 2 });
    expect((await callerOf(scene).getOverview({})).tasks).toMatchObject({ count: 2 });
  });

  test("are filtered by kind, store or return, and paged", async () => {
    const scene = await openScene();
    const [first, second] = [await refunded(scene), await exchanged(scene)];
    const call = callerOf(scene);
    const codes = async (input: Parameters<typeof call.listTasks>[0]) =>
      (await call.listTasks(input)).tasks.map(({ return_code, kind }) => `${return_code} ${kind}`).toSorted();
    const restocks = [first, second].map(({ returnCode }) => `${returnCode} RESTOCK`).toSorted();
    expect(await codes({ kind: "RESTOCK" })).toEqual(restocks);
    expect(await codes({ process_id: first.id })).toEqual([`${first.returnCode} RESTOCK`]);
    expect(await codes({ ecommerce_id: scene.tenant.store.id })).toHaveLength(3);
    expect(await call.listTasks({ ecommerce_id: "eco_other" })).toEqual({ tasks: [], counts: [], next_cursor: null });
    const page = await call.listTasks({ kind: "RESTOCK", page_size: 1 });
    const next = await call.listTasks({ kind: "RESTOCK", page_size: 1, cursor: page.next_cursor ?? "" });
    const seen = [...page.tasks, ...next.tasks].map(({ return_code, kind }) => `${return_code} ${kind}`);
    expect(seen.toSorted()).toEqual(restocks);
    expect(next.next_cursor).toBeNull();
  });

  test("restock several returns at once, skipping tasks that are already finished", async () => {
    const scene = await openScene();
    const [first, second] = [await refunded(scene), await refunded(scene)];
    const call = callerOf(scene);
    const before = (await scene.stock("M")) ?? 0;
    const tasks = (await call.listTasks({ kind: "RESTOCK" })).tasks.map(placeOf);
    const once = { tasks: tasks.slice(0, 1), reference: "" };
    expect(await call.finishTasks(once)).toEqual({ done: 1, failed: [] });
    expect(await call.finishTasks({ tasks, reference: "Shelf list 7" })).toEqual({ done: 2, failed: [] });
    expect(await scene.stock("M")).toBe(before + 4);
    for (const process of [first, second])
      expect((await look(scene, process)).units.every(({ restockedAt }) => restockedAt !== null)).toBe(true);
    expect((await call.listTasks({})).tasks).toEqual([]);
  });

  test("that need their own number are refused in a bulk completion, naming the return", async () => {
    const scene = await openScene();
    const made = await exchanged(scene);
    const tasks = (await callerOf(scene).listTasks({})).tasks.map(placeOf);
    expect(await callerOf(scene).finishTasks({ tasks })).toEqual({
      done: 1,
      failed: [
        expect.objectContaining({
          return_code: made.returnCode,
          message: expect.stringContaining("reference: required"),
        }),
      ],
    });
  });

  test("can be skipped with an author and a reason", async () => {
    const scene = await openScene();
    const made = await refunded(scene);
    const [task] = (await callerOf(scene).listTasks({})).tasks;
    const skip = { process_id: made.id, activity_id: task?.activity_id ?? "", reason: "Thrown away: torn in transit" };
    const before = await scene.stock("M");
    await callerOf(scene).skipTask(skip);
    const { activities } = await look(scene, made);
    expect(activities.find(({ name }) => name === "RESTOCK")?.state).toBe("SKIPPED");
    expect(await scene.stock("M")).toBe(before);
    const timeline = await listTimeline(ctx.db, scene.tenant.actor, made.id);
    expect(timeline.find(({ kind }) => kind === "TASK_SKIPPED")).toMatchObject({
      ...{ actorName: scene.tenant.actor.name, isShopperVisible: false },
      data: { activity: "RESTOCK", note: "Thrown away: torn in transit" },
    });
    await expect(callerOf(scene).skipTask(skip)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  test("can't be skipped when they order what the shopper was promised", async () => {
    const scene = await openScene();
    const made = await exchanged(scene);
    const { tasks } = await callerOf(scene).listTasks({ kind: "CREATE_EXCHANGE_ORDER" });
    const skip = { process_id: made.id, activity_id: tasks[0]?.activity_id ?? "", reason: "No stock" };
    await expect(callerOf(scene).skipTask(skip)).rejects.toThrow(/promised the new item/);
    expect((await callerOf(scene).listTasks({ kind: "CREATE_EXCHANGE_ORDER" })).tasks).toHaveLength(1);
  });

  test("that open or close a return in the shop list its items and its number", async () => {
    const scene = await openScene({
      policy: { startReturnOnPlatformTime: "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION" },
    });
    const made = await refunded(scene);
    const call = callerOf(scene);
    const [open] = (await call.listTasks({ kind: "OPEN_PLATFORM_RETURN" })).tasks;
    expect(open).toMatchObject({ process_id: made.id, lines: [{ name: "Shirt", quantity: 2 }], platform_return: "" });
    const place = { process_id: made.id, activity_id: open?.activity_id ?? "" };
    await expect(call.completeActivityByHand(place)).rejects.toThrow(/required: the shop’s return ID/);
    await call.completeActivityByHand({ ...place, reference: "R-88" });
    expect((await look(scene, made)).platformProcessId).toBe("R-88");
  });
});
