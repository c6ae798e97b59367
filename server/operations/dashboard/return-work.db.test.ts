import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/server/kernel/actor";
import { runBulkJobs } from "@/server/services/bulk/run-bulk-jobs";
import { createUser } from "@/server/services/setup/create-user";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

let ctx: TestContext;
let tenant: Tenant;
let ana: Actor;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  tenant = await createTenant(ctx);
  ana = await memberOf(tenant, "Ana");
});

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });
const memberOf = async ({ actor, groupId }: Tenant, name: string): Promise<Actor> => {
  const input = { email: `${name}@${groupId}.example`, name, role: "owner" as const, passwordHash: "unusable" };
  const { id } = await createUser(ctx, { actor, input });
  return { ...actor, kind: "staff", id, name };
};
const newReturn = async () => (await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) })).id;
const entriesOf = (subjectId: string) =>
  ctx.db.auditEntry.findMany({ where: { subject: "RETURN", subjectId }, orderBy: { id: "asc" } });

describe("the assignee of a return", () => {
  test("is shown in the list and the audit log, and changes nothing else of the return", async () => {
    const [mine, other] = [await newReturn(), await newReturn()];
    const before = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: mine } });
    const caller = callerOf(ana);
    for (let time = 0; time < 2; time += 1) await caller.assignReturn({ process_id: mine, assignee_id: ana.id });
    const after = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: mine } });
    expect(after).toEqual({ ...before, assigneeId: ana.id });
    const list = async (assignees: string[]) =>
      (await caller.listReturnRows({ filter: { assignees } })).rows.map(({ process_id }) => process_id);
    expect([await list([ana.id]), await list(["none"]), await list([ana.id, "none"])]).toEqual([
      [mine],
      [other],
      expect.arrayContaining([mine, other]),
    ]);
    expect((await caller.getReturnDetail({ id: mine })).work).toEqual({
      assignee: { user_id: ana.id, name: "Ana" },
      tags: [],
    });
    await caller.assignReturn({ process_id: mine, assignee_id: null });
    expect(await entriesOf(mine)).toMatchObject([
      { act: "CHANGED", actorName: "Ana", before: { assignee: null }, after: { assignee: "Ana" } },
      { act: "CHANGED", actorName: "Ana", before: { assignee: "Ana" }, after: { assignee: null } },
    ]);
  });

  test("must be a member of the team, and is cleared when they leave", async () => {
    const id = await newReturn();
    const stranger = await memberOf(await createTenant(ctx), "Mallory");
    const caller = callerOf(ana);
    await expect(caller.assignReturn({ process_id: id, assignee_id: stranger.id })).rejects.toThrow("assignee_id");
    const bo = await memberOf(tenant, "Bo");
    await caller.assignReturn({ process_id: id, assignee_id: bo.id });
    await caller.removeMember({ user_id: bo.id });
    const { rows } = await caller.listReturnRows({ filter: { assignees: ["none"] } });
    expect(rows).toMatchObject([{ process_id: id, assignee: null }]);
  });
});

describe("tags of a return", () => {
  test("are shown in the list, the filters and the audit log", async () => {
    const id = await newReturn();
    await newReturn();
    const caller = callerOf(ana);
    expect(await caller.tagReturn({ process_id: id, add: ["VIP", "fraud  check"] })).toEqual({
      tags: ["fraud check", "vip"],
    });
    await caller.tagReturn({ process_id: id, add: ["vip"] });
    const { rows } = await caller.listReturnRows({ filter: { tags: ["Vip", "other"] } });
    expect(rows).toMatchObject([{ process_id: id, tags: ["fraud check", "vip"] }]);
    expect((await caller.getReturnFilters({})).tags).toEqual(["fraud check", "vip"]);
    expect(await caller.tagReturn({ process_id: id, remove: ["vip"] })).toEqual({ tags: ["fraud check"] });
    expect(await entriesOf(id)).toMatchObject([
      { before: { tags: [] }, after: { tags: ["fraud check", "vip"] } },
      { before: { tags: ["fraud check", "vip"] }, after: { tags: ["fraud check"] } },
    ]);
  });

  test("and assignees can be set for many returns at once, each with its own report", async () => {
    const ids = [await newReturn(), await newReturn()];
    const caller = callerOf(ana);
    const start = async (what: Omit<Parameters<typeof caller.startBulkJob>[0], "request_id">) => {
      const { job } = await caller.startBulkJob({ request_id: randomUUID(), ...what });
      await runBulkJobs(ctx);
      return (await caller.getBulkJob({ job_id: job.job_id })).job;
    };
    await expect(start({ act: "TAG", process_ids: ids })).rejects.toThrow("tag");
    await expect(start({ act: "TAG", tag: "\u200B\u3164", process_ids: ids })).rejects.toThrow("visible");
    await expect(start({ act: "TAG", tag: "ﷺ".repeat(3), process_ids: ids })).rejects.toThrow("at most 40 char");
    await expect(start({ act: "ASSIGN", process_ids: ids })).rejects.toThrow("assignee_id");
    expect(await start({ act: "TAG", tag: "Re\u200Bcall  7", choice: {} })).toMatchObject({
      ...{ state: "DONE", done: 2, refused: 0, target: "recall 7" },
    });
    const assigned = await start({ act: "ASSIGN", assignee_id: ana.id, process_ids: ids });
    expect(assigned).toMatchObject({ done: 2, target: "Ana" });
    const filter = { tags: ["recall 7"], assignees: [ana.id] };
    expect((await caller.countReturnRows({ filter })).count).toBe(2);
    expect(await entriesOf(ids[0] ?? "")).toMatchObject([{ actorName: "Ana" }, { actorName: "Ana" }]);
    await start({ act: "UNTAG", tag: "recall 7", process_ids: ids });
    await start({ act: "UNASSIGN", process_ids: ids });
    expect((await caller.countReturnRows({ filter: { assignees: ["none"] } })).count).toBe(2);
    expect((await caller.countReturnRows({ filter: { tags: ["recall 7"] } })).count).toBe(0);
  });

  test("are undone by a bulk action for exactly what it changed, once, and never over another person's change", async () => {
    const [had = "", got = "", moved = ""] = [await newReturn(), await newReturn(), await newReturn()];
    const ids = [had, got, moved];
    const caller = callerOf(ana);
    const bo = await memberOf(tenant, "Bo");
    await caller.tagReturn({ process_id: had, add: ["vip"] });
    await caller.assignReturn({ process_id: had, assignee_id: bo.id });
    const done = async (started: ReturnType<typeof caller.startBulkJob>) => {
      const { job } = await started;
      await runBulkJobs(ctx);
      return (await caller.getBulkJob({ job_id: job.job_id })).job;
    };
    const start = (what: Omit<Parameters<typeof caller.startBulkJob>[0], "request_id">) =>
      done(caller.startBulkJob({ request_id: randomUUID(), process_ids: ids, ...what }));
    const workOf = async (id: string) => (await caller.getReturnDetail({ id })).work;
    const tagged = await start({ act: "TAG", tag: "vip" });
    const given = await start({ act: "ASSIGN", assignee_id: ana.id });
    expect([tagged.undoable, given.undoable]).toEqual([2, 3]);
    // A row lost before it was reported is processed again, and still records the values from before the first attempt.
    await ctx.db.bulkRow.updateMany({ where: { jobId: given.job_id }, data: { state: "PENDING" } });
    await ctx.db.bulkJob.update({ where: { id: given.job_id }, data: { state: "RUNNING", leaseUntil: null } });
    await expect(caller.undoBulkJob({ job_id: given.job_id })).rejects.toThrow("Stop it first");
    await runBulkJobs(ctx);
    await caller.assignReturn({ process_id: moved, assignee_id: bo.id });

    const untagged = await done(caller.undoBulkJob({ job_id: tagged.job_id }));
    expect(untagged).toMatchObject({ act: "TAG", undoes: tagged.job_id, total: 2, done: 2, undoable: 0 });
    const back = await done(caller.undoBulkJob({ job_id: given.job_id }));
    expect(back).toMatchObject({ state: "DONE", total: 3, done: 2, refused: 1, undoable: 0 });
    expect((await caller.listBulkRows({ job_id: back.job_id, state: "REFUSED" })).rows).toMatchObject([
      { process_id: moved, error: "This return is now assigned to Bo." },
    ]);
    expect([await workOf(had), await workOf(got), await workOf(moved)]).toMatchObject([
      { assignee: { name: "Bo" }, tags: ["vip"] },
      { assignee: null, tags: [] },
      { assignee: { name: "Bo" }, tags: [] },
    ]);
    expect((await caller.undoBulkJob({ job_id: given.job_id })).job.job_id).toBe(back.job_id);
    expect((await caller.getBulkJob({ job_id: given.job_id })).job).toMatchObject({
      undoable: 0,
      undone_by: back.job_id,
    });
    await expect(caller.undoBulkJob({ job_id: back.job_id })).rejects.toThrow("no changes that can be undone");
  });

  test("are refused in the row's report when there are too many", async () => {
    const id = await newReturn();
    const caller = callerOf(ana);
    await caller.tagReturn({ process_id: id, add: Array.from({ length: 20 }, (_, index) => `tag ${index}`) });
    const { job } = await caller.startBulkJob({
      ...{ request_id: randomUUID(), act: "TAG", tag: "one more", process_ids: [id] },
    });
    await runBulkJobs(ctx);
    const { rows } = await caller.listBulkRows({ job_id: job.job_id });
    expect(rows).toMatchObject([{ state: "REFUSED", error: expect.stringContaining("up to 20") }]);
  });
});

describe("the list", () => {
  test("is filtered by SKU, inspector and withdrawals", async () => {
    const order = await createOrder(ctx, tenant);
    const { id } = await createReturn(ctx, tenant, { order });
    await newReturn();
    const caller = callerOf(ana);
    const sku = order.lines[0]?.sku ?? "";
    await ctx.db.searchKey.updateMany({ where: { processId: id, kind: "SKU" }, data: { key: "tj0042m" } });
    expect(sku).not.toBe("");
    const count = async (filter: Parameters<typeof caller.countReturnRows>[0]["filter"]) =>
      (await caller.countReturnRows({ filter })).count;
    expect([
      await count({ skus: ["TJ-0042"] }),
      await count({ skus: ["TJ-0042-M"] }),
      await count({ skus: ["-"] }),
    ]).toEqual([1, 1, 0]);
    await ctx.db.returnUnit.updateMany({ where: { processId: id }, data: { reviewedBy: "Station 1" } });
    expect(await count({ reviewers: ["Station 1", "Bo"] })).toBe(1);
    expect((await caller.getReturnFilters({})).reviewers).toEqual([{ id: "Station 1", name: "Station 1" }]);
    const person = await ctx.db.user.findUniqueOrThrow({ where: { id: ana.id } });
    const byMail = { reviewedBy: person.email.toUpperCase() };
    await ctx.db.returnUnit.updateMany({ where: { processId: id }, data: byMail });
    const told = (await caller.getReturnFilters({})).reviewers;
    expect(told).toEqual([{ id: byMail.reviewedBy, name: person.name }]);
    expect(await count({ reviewers: told.map((one) => one.id) })).toBe(1);
    const { email, ecommerceId } = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id } });
    await ctx.db.returnProcess.updateMany({
      where: { groupId: tenant.groupId, id: { not: id } },
      data: { lookupEmail: "somebody@example.com" },
    });
    await ctx.db.withdrawal.create({
      data: {
        ...{ id: `wdr_${id}`, groupId: tenant.groupId, ecommerceId, number: `WD-${id}`, keyHash: id, name: "N" },
        ...{ contract: "C", email: email.toUpperCase(), lang: "en", statement: "S", receiptSha256: "" },
        ...{ receivedAt: ctx.clock.now(), receipt: Buffer.from("R") },
      },
    });
    expect(await count({ has_withdrawal: true })).toBe(1);
  });
});
