import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUTHORIZATION_STATUSES } from "@/contract/vocabulary/authorization";
import { PROCESS_STATUSES } from "@/contract/vocabulary/process";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS, statusKey } from "@/contract/vocabulary/status-words";
import { Prisma } from "@/server/db/generated/client";
import { readSql } from "@/server/db/run";
import { STATUS_IS } from "@/server/db/search/return-filter";
import { sql } from "@/server/db/tables/query";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { runBulkJobs } from "@/server/services/bulk/run-bulk-jobs";
import { createUser } from "@/server/services/setup/create-user";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { untilSomebodyWaits } from "@/test/until-lock-is-awaited";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const VERDICTS = [
  ["UNDECIDED", "UNDECIDED"],
  ["APPROVED", "UNDECIDED"],
  ["APPROVED", "APPROVED"],
  ["APPROVED", "DECLINED"],
];

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });

/** A member of the tenant: views and jobs belong to a person. */
const memberOf = async (tenant: Tenant, name: string): Promise<Actor> => {
  const input = { email: `${name}@${tenant.groupId}.example`, name, role: "owner" as const, passwordHash: "unusable" };
  const { id } = await createUser(ctx, { actor: tenant.actor, input });
  return { ...tenant.actor, kind: "staff", id, name };
};

const returnsOf = async (tenant: Tenant, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ctx.clock.set(new Date(ctx.clock.now().getTime() + 1_000));
    ids.push((await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) })).id);
  }
  return ids;
};

describe("the list of returns", () => {
  test("filters by the status that the vocabulary derives, for every combination of tracks", async () => {
    const facts = PROCESS_STATUSES.flatMap((status) =>
      SHIPPING_STATUSES.flatMap((shippingStatus) =>
        AUTHORIZATION_STATUSES.flatMap((authorizationStatus) =>
          VERDICTS.map((verdicts) => ({ status, shippingStatus, authorizationStatus, verdicts })),
        ),
      ),
    ).map((fact, index) => ({ ...fact, id: `prc_${index}` }));
    const columns = STATUS_KEYS.map((key) => sql`(${STATUS_IS[key]}) as ${sql.raw(`"${key}"`)}`);
    // Temporary tables for this statement: no real return can have all of these states.
    const rows = await readSql<Record<string, unknown> & { id: string }>(ctx.db)`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as x(id text, status text, "shippingStatus" text, "authorizationStatus" text, verdicts text[])),
      return_units as (select id as process_id, unnest(verdicts) as verdict from given)
      select p.id, ${sql.join(columns)} from (select id, status, "shippingStatus" as shipping_status,
        "authorizationStatus" as authorization_status from given) p`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    const wrong = facts.flatMap((fact) => {
      const of = (test: (verdict: string) => boolean) => fact.verdicts.filter(test).length;
      const [unitsDecided, unitsApproved] = [of((one) => one !== "UNDECIDED"), of((one) => one === "APPROVED")];
      const key = statusKey({ ...fact, unitsTotal: fact.verdicts.length, unitsDecided, unitsApproved });
      const found = STATUS_KEYS.filter((one) => byId.get(fact.id)?.[one]);
      return found.join() === key ? [] : [{ ...fact, key, found }];
    });
    expect(rows).toHaveLength(facts.length);
    expect(wrong).toEqual([]);
  });

  test("is paged in each sort order, filtered by row values, and counted", async () => {
    const tenant = await createTenant(ctx);
    const ids = await returnsOf(tenant, 3);
    // Inserted as the oldest, like the data that a demo loads.
    for (const [index, id] of ids.slice(0, 2).entries())
      await ctx.db.returnProcess.update({ where: { id }, data: { number: index - 4 } });
    const { order } = await ctx.db.returnProcess
      .findUniqueOrThrow({ where: { id: ids[1] ?? "" } })
      .then(async ({ orderId }) => ({ order: await ctx.db.order.findUniqueOrThrow({ where: { id: orderId } }) }));
    const caller = callerOf(tenant.actor);
    const walk = async (sort: "UPDATED" | "CREATED" | "WAITING") => {
      const seen: string[] = [];
      let cursor = "";
      for (;;) {
        const { rows, next_cursor } = await caller.listReturnRows({ sort, cursor, page_size: 1 });
        seen.push(...rows.map(({ process_id }) => process_id));
        if (next_cursor === null) return seen;
        cursor = next_cursor;
      }
    };
    expect(await walk("CREATED")).toEqual(ids.toReversed());
    await expect(caller.listReturnRows({ cursor: "anything" })).rejects.toThrow(/cursor/);
    expect(await walk("WAITING")).toEqual((await walk("UPDATED")).toReversed());
    const returnReasons = tenant.store.config.returnReasons.map((one) =>
      one.name === "TOO_SMALL" ? { ...one, label: "Runs small" } : one,
    );
    await ctx.db.ecommerce.update({ where: { id: tenant.store.id }, data: { config: { returnReasons } } });
    expect((await caller.getReturnFilters({})).reasons).toContainEqual({ id: "TOO_SMALL", name: "Runs small" });
    const [row] = (await caller.listReturnRows({ query: order.orderNumber })).rows;
    expect(row).toMatchObject({
      ...{ process_id: ids[1], reasons: ["Runs small"], warehouse: "Returns desk", country: "NL", has_exchange: false },
      matched: { kind: "ORDER_NUMBER", text: order.name },
    });
    const started = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: ids[1] ?? "" } });
    const [line] = await ctx.db.orderLine.findMany({ where: { orderId: order.id }, orderBy: { position: "asc" } });
    expect(row?.first_item).toMatchObject({ name: line?.name, sku: line?.sku });
    expect(Date.parse(row?.waiting_since ?? "")).toBeGreaterThanOrEqual(started.createdAt.getTime());
    const { sku } = await ctx.db.orderLine.findFirstOrThrow({ where: { orderId: order.id } });
    expect((await caller.listReturnRows({ query: sku.toLowerCase() })).rows).toMatchObject([
      { process_id: ids[1], matched: { kind: "SKU", text: sku } },
    ]);
    const warehouse = await ctx.db.warehouse.findFirstOrThrow({ where: { ecommerceId: tenant.store.id } });
    const fits = {
      ...{ reasons: ["TOO_SMALL"], resolutions: ["ORIGINAL_PAYMENT_METHOD" as const], warehouses: [warehouse.id] },
      ...{ countries: ["NL"], methods: ["DROP_OFF_POINT" as const], value_from: 1, created_days: 1 },
    };
    const count = async (filter: Parameters<typeof caller.countReturnRows>[0]["filter"]) =>
      (await caller.countReturnRows({ filter })).count;
    expect(await count(fits)).toBe(3);
    const not = [
      { reasons: ["OTHER"] },
      { resolutions: ["EXCHANGE" as const] },
      { warehouses: ["whs_none"] },
      { countries: ["DE"] },
      { methods: ["IN_STORE" as const] },
      { value_from: 1_000_000 },
      { value_to: 1 },
      { idle_days: 1 },
      { created_to: "2020-01-01" },
      { created_from: "2999-01-01" },
      { has_documents: true },
      { carriers: ["none"] },
      { parcels: ["IN_WAREHOUSE" as const] },
      { skus: ["NONE-1"] },
      { reviewers: ["ana"] },
      { assignees: ["usr_none"] },
      { tags: ["vip"] },
      { updated_to: "2020-01-01" },
      { updated_from: "2999-01-01" },
      { has_withdrawal: true },
      { is_testing: !tenant.store.isTesting },
    ];
    for (const one of not) expect(await count({ ...fits, ...one }), JSON.stringify(one)).toBe(0);
  });
});

describe("a bulk action", () => {
  test("is offered for the returns it applies to, with their number, and changes only those", async () => {
    const tenant = await createTenant(ctx);
    const [waiting = "", held = "", closed = ""] = await returnsOf(tenant, 3);
    await ctx.db.returnProcess.update({ where: { id: waiting }, data: { authorizationStatus: "PENDING" } });
    const caller = callerOf(await memberOf(tenant, "ana"));
    const patch = { "@type": "svc.v1.HoldPatch", reason: "Called the shopper" } as const;
    await caller.patchProcess({ process_id: held, return_process_patch: patch });
    await ctx.db.returnProcess.update({ where: { id: closed }, data: { status: "COMPLETED" } });
    const of = async (asked: Parameters<typeof caller.getBulkOffers>[0]) => {
      const { total, offers } = await caller.getBulkOffers(asked);
      return { total, ...Object.fromEntries(offers.map(({ act, count }) => [act, count])) };
    };
    const counts = { APPROVE: 1, HOLD: 1, RESUME: 1, RESEND_MAIL: 2, CANCEL: 2, ASSIGN: 3, TAG: 3, BUY_LABELS: 0 };
    expect(await of({ choice: {} })).toMatchObject({ total: 3, ...counts });
    expect(await of({ process_ids: [waiting, held, closed, "prc_nobodys"] })).toMatchObject({ total: 3, ...counts });
    expect(await of({ process_ids: [closed] })).toMatchObject({ total: 1, APPROVE: 0, HOLD: 0, RESUME: 0, CANCEL: 0 });
    const { offers } = await caller.getBulkOffers({ process_ids: [waiting, held, closed] });
    expect(offers.find(({ act }) => act === "RESUME")?.process_ids).toEqual([held]);
    const foreign = callerOf((await createTenant(ctx)).actor);
    expect(await foreign.getBulkOffers({ process_ids: [waiting] })).toMatchObject({ total: 0 });
    await expect(caller.getBulkOffers({})).rejects.toThrow("process_ids");
    const resume = { request_id: randomUUID(), act: "RESUME" as const, choice: {}, only_applicable: true };
    await expect(caller.startBulkJob({ ...resume, expected: 3 })).rejects.toThrow("holds 1 returns now");
    expect((await caller.startBulkJob({ ...resume, expected: 1 })).job).toMatchObject({ total: 1 });
  });

  test("runs in the name of its author, reports why a return was skipped, and changes nothing twice", async () => {
    const tenant = await createTenant(ctx);
    const [first = "", second = "", third = ""] = await returnsOf(tenant, 3);
    const ana = await memberOf(tenant, "ana");
    const caller = callerOf(ana);
    const hold = { request_id: randomUUID(), act: "HOLD" as const, reason: "The photos look odd" };
    await expect(caller.startBulkJob({ ...hold, reason: "", process_ids: [first] })).rejects.toThrow("reason");
    await expect(caller.startBulkJob({ ...hold, choice: {}, expected: 2 })).rejects.toThrow("holds 3 returns now");
    await expect(caller.startBulkJob(hold)).rejects.toThrow("process_ids");
    await ctx.db.returnProcess.update({ where: { id: third }, data: { status: "COMPLETED" } });
    const { job } = await caller.startBulkJob({ ...hold, choice: {}, expected: 3 });
    expect(job).toMatchObject({ state: "RUNNING", total: 3, done: 0, refused: 0 });
    // A worker died after holding the first return, before it could report it.
    await runBulkJobs(ctx);
    await ctx.db.bulkRow.updateMany({ where: { jobId: job.job_id, processId: first }, data: { state: "PENDING" } });
    await ctx.db.bulkJob.update({ where: { id: job.job_id }, data: { state: "RUNNING", leaseUntil: null } });
    await runBulkJobs(ctx);
    // The answer was lost, and the dialog asked again.
    const again = await Promise.all([1, 2].map(() => caller.startBulkJob({ ...hold, choice: {}, expected: 3 })));
    expect(again.map((answer) => answer.job)).toMatchObject([1, 2].map(() => ({ job_id: job.job_id, state: "DONE" })));
    const other = caller.startBulkJob({ ...hold, act: "CANCEL", choice: {}, expected: 3 });
    await expect(other).rejects.toThrow("was already used for another request");
    await runBulkJobs(ctx);
    expect((await caller.listBulkJobs({})).jobs).toHaveLength(1);
    expect((await caller.getBulkJob({ job_id: job.job_id })).job).toMatchObject({ state: "DONE", done: 2, refused: 1 });
    const { rows } = await caller.listBulkRows({ job_id: job.job_id, state: "REFUSED" });
    expect(rows).toMatchObject([{ process_id: third, error: expect.stringContaining("completed") }]);
    for (const processId of [first, second]) {
      const held = await ctx.db.processEvent.findMany({ where: { processId, kind: "HELD" } });
      expect(held).toMatchObject([{ actorKind: "staff", actorName: "ana" }]);
    }
    // Undoing releases only the hold of this action; another person's hold stays.
    const ofHand = { "@type": "svc.v1.HoldPatch", reason: "Called the shopper" } as const;
    await caller.patchProcess({ process_id: second, return_process_patch: ofHand });
    const { job: undo } = await caller.undoBulkJob({ job_id: job.job_id });
    await runBulkJobs(ctx);
    expect((await caller.getBulkJob({ job_id: undo.job_id })).job).toMatchObject({ total: 2, done: 2, refused: 0 });
    const open = await ctx.db.hold.findMany({ where: { processId: { in: [first, second] }, releasedAt: null } });
    expect(open).toMatchObject([{ processId: second, reason: "Called the shopper" }]);
  });

  test("stops when asked, and leaves the rest unchanged", async () => {
    const tenant = await createTenant(ctx);
    const [first = "", second = ""] = await returnsOf(tenant, 2);
    const caller = callerOf(await memberOf(tenant, "ana"));
    const { job } = await caller.startBulkJob({
      ...{ request_id: randomUUID(), act: "CANCEL", reason: "Recalled", process_ids: [first, second] },
    });
    await caller.stopBulkJob({ job_id: job.job_id });
    await runBulkJobs(ctx);
    expect((await caller.getBulkJob({ job_id: job.job_id })).job).toMatchObject({ state: "STOPPED", done: 0 });
    expect((await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: first } })).status).toBe("RUNNING");
  });

  test("stops after the return in progress", async () => {
    const tenant = await createTenant(ctx);
    const ids = await returnsOf(tenant, 3);
    const caller = callerOf(await memberOf(tenant, "ana"));
    const { job } = await caller.startBulkJob({
      ...{ request_id: randomUUID(), act: "CANCEL", reason: "Recalled", process_ids: ids },
    });
    let running: Promise<unknown> = Promise.resolve();
    await inTransaction(ctx, async (tx) => {
      // The newest return is processed first.
      await tx.$queryRaw(Prisma.sql`select 1 from return_processes where id = ${ids[2]} for update`);
      running = runBulkJobs(ctx);
      await untilSomebodyWaits(ctx);
      await caller.stopBulkJob({ job_id: job.job_id });
    });
    await running;
    expect((await caller.getBulkJob({ job_id: job.job_id })).job).toMatchObject({
      state: "STOPPED",
      done: 1,
      refused: 0,
    });
  });
});
