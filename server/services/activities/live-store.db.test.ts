import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransactionBy } from "@/server/db/people/author";
import { changeSql } from "@/server/db/run";
import { getStore } from "@/server/db/stores/stores";
import { storeSendsBy } from "@/server/domain/payouts/store-sends";
import type { ReturnProcess } from "@/server/domain/process/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";
import { markAsRefunded } from "../payouts/mark-as-refunded";
import { correctReview } from "../reviews/correct-review";
import { storeAsPromised } from "../settlement/store-as-promised";
import { completeByHand } from "./resolve-manually";

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx, { config: { isRestockingEnabled: true } });
});
afterAll(() => ctx.close());

const moved: string[] = [];
/** Records everything that the sandbox is asked for. */
const watching = (): TestContext => {
  const watch = <T extends object>(partner: T): T =>
    new Proxy(partner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          moved.push(String(name));
          return Reflect.apply(value, target, given);
        };
      },
    });
  const { carriers, payments, shop } = ctx.sandbox;
  return withSandbox(ctx, { carriers: carriers.map(watch), payments: watch(payments), shop: watch(shop) });
};

const states = ({ activities }: ReturnProcess, ...names: string[]) =>
  activities.flatMap(({ name, state }) => (names.includes(name) ? [`${name} ${state}`] : []));

test("uses no sandbox for a live return whose rows name it: a person sends the refund and completes the return", async () => {
  const made = await scene.newReturn();
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  const live = watching();
  await scene.review(made);
  const waiting = await scene.work(made, live);
  expect(moved).toEqual([]);
  expect(states(waiting, "REFUND")).toEqual(["REFUND WAITING"]);
  // None of its products are in the catalog, so nothing is restocked and nobody is asked to.
  expect(states(waiting, "RESTOCK")).toEqual(["RESTOCK DONE"]);
  expect(waiting.payouts).toMatchObject([{ status: "PENDING", reference: "" }]);
  expect(waiting.units).toMatchObject([{ payment: "DUE" }]);

  const done = await markAsRefunded(ctx, {
    ...{ actor: scene.tenant.actor, processId: made.id, amount: null, note: "SEPA 2026-11-23/7", lines: [] },
  });
  expect(done.status).toBe("COMPLETED");
  expect(done.payouts).toMatchObject([{ status: "SETTLED", externalNote: "SEPA 2026-11-23/7" }]);
  expect(states(done, "REFUND")).toEqual(["REFUND SKIPPED"]);
});

/** Lets refunds take 16 more days from a minute later on. */
const promiseLonger = async (): Promise<void> => {
  const { actor, store } = scene.tenant;
  const { refunds, ...config } = (await getStore(ctx.db, actor, store.id)).config;
  const changed = { ...config, refunds: { ...refunds, sendWithinDays: refunds.sendWithinDays + 16 } };
  ctx.clock.advance(60_000);
  await inTransactionBy(
    ctx,
    actor,
    (tx) => changeSql(tx)`update ecommerces set config = ${JSON.stringify(changed)}::jsonb where id = ${store.id}`,
  );
};

test("keeps the date on the shopper's page that was promised when the refund was decided", async () => {
  const { actor, store } = scene.tenant;
  const made = await scene.newReturn();
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await scene.review(made);
  await scene.work(made);
  const dayTold = async () => {
    const process = await scene.look(made);
    const now = await getStore(ctx.db, actor, store.id);
    return storeSendsBy(process, await storeAsPromised(ctx.db, actor, { store: now, process }));
  };
  const promised = await dayTold();
  await promiseLonger();
  expect(await dayTold()).toBe(promised);
});

test("keeps the date in the result email that was promised when the refund was decided", async () => {
  const reviewed = async () => {
    const made = await scene.newReturn();
    await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
    await scene.review(made);
    return made;
  };
  const dayMailed = async ({ id }: ReturnProcess) => {
    const texts = ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === id).map(({ text }) => text);
    return texts.flatMap((text) => /will send it by (.+)\./.exec(text)?.[1] ?? []);
  };
  const first = await reviewed();
  await scene.work(first);
  const promised = await dayMailed(first);
  expect(promised).toHaveLength(1);
  const second = await reviewed();
  await promiseLonger();
  await scene.work(second);
  expect(await dayMailed(second)).toEqual(promised);
});

test("completes a task that no connection does by its reference, once", async () => {
  const made = await scene.newReturn();
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await scene.review(made);
  const waiting = await scene.work(made);
  const task = waiting.activities.find(({ name }) => name === "REFUND");
  const result = { reference: "RE-99", trackingNumber: "", trackingUrl: "", carrier: "", note: "" };
  const call = { actor: scene.tenant.actor, processId: made.id, activityId: task?.id ?? "", result };
  expect((await completeByHand(ctx, call)).status).toBe("COMPLETED");
  await expect(completeByHand(ctx, call)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});

test("leaves no restock task of an earlier inspection after a correction", async () => {
  const made = await scene.newReturn();
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await scene.review(made);
  await scene.work(made);
  await ctx.db.$executeRaw`update activities set state = 'WAITING' where process_id = ${made.id} and name = 'RESTOCK'`;
  const [unit] = made.units;
  await correctReview(ctx, {
    ...{ actor: scene.tenant.actor, processId: made.id, reason: "Mixed up", user: "Tests", override: null },
    lines: [{ unitId: unit?.id ?? "", status: "DECLINED", rejectReason: "Worn", showRejectReason: false, seen: null }],
  });
  // Both are written at the same moment, so their order in the list is undefined.
  expect(states(await scene.look(made), "RESTOCK").toSorted()).toEqual(["RESTOCK PENDING", "RESTOCK SKIPPED"]);
  expect(states(await scene.work(made), "RESTOCK").toSorted()).toEqual(["RESTOCK DONE", "RESTOCK SKIPPED"]);
});
