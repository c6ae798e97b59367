import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { changeRole } from "@/server/services/team/change-role";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });
const namesOf = async (actor: Actor) => (await callerOf(actor).listSavedViews({})).views.map(({ name }) => name);

const memberOf = async (tenant: Tenant, name: string, role: DashboardRole = "owner"): Promise<Actor> => {
  const input = { email: `${name}@${tenant.groupId}.example`, name, role, passwordHash: "unusable" };
  const { id } = await createUser(ctx, { actor: tenant.actor, input });
  return { ...tenant.actor, kind: "staff", id, name, scopes: new Set(ROLE_SCOPES[role]) };
};

const choice = { view: "TO_INSPECT" as const, filter: { reasons: ["TOO_SMALL"], created_days: 30 } };

describe("views of the returns", () => {
  test("keep one of two saved under the same name at the same time", async () => {
    const tenant = await createTenant(ctx);
    const ana = await memberOf(tenant, "ana");
    const names = ["Dear", "dear", "DEAR", "Dear "];
    const kept = await Promise.allSettled(names.map((name) => callerOf(ana).saveView({ name, choice })));
    expect(kept.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of kept) if (one.status === "rejected") expect(String(one.reason)).toContain("Choose another name");
    expect(await namesOf(ana)).toHaveLength(1);
  });

  test("belong to one person, with unique names", async () => {
    const tenant = await createTenant(ctx);
    const [ana, tom] = [await memberOf(tenant, "ana"), await memberOf(tenant, "tom")];
    const { view } = await callerOf(ana).saveView({ name: " Too small ", choice });
    await callerOf(ana).saveListLook({ columns: ["value", "customer"], density: "COMPACT" });
    expect(await callerOf(ana).listSavedViews({})).toMatchObject({
      views: [{ view_id: view.view_id, name: "Too small", choice: { ...choice, query: "", sort: "UPDATED" } }],
      look: { columns: ["value", "customer"], density: "COMPACT" },
    });
    const more = (await callerOf(ana).saveView({ name: "A second", choice, columns: ["value", "status"] })).view;
    expect(more.columns).toEqual(["value", "status"]);
    expect(await namesOf(ana)).toEqual(["A second", "Too small"]);
    const look = { columns: ["value" as const], density: "NORMAL" as const };
    const order = { view_order: [view.view_id, "viw_gone", more.view_id], first_view: more.view_id };
    await callerOf(ana).saveListLook({ ...look, ...order });
    const seen = await callerOf(ana).listSavedViews({});
    expect(seen).toMatchObject({
      views: [
        { name: "Too small", columns: [] },
        { name: "A second", columns: ["value", "status"] },
      ],
      look: { ...look, ...order },
    });
    // Changing only the name leaves the columns unchanged.
    await callerOf(ana).saveView({ view_id: more.view_id, name: "The second", choice });
    expect((await callerOf(ana).listSavedViews({})).views[1]?.columns).toEqual(["value", "status"]);
    await callerOf(ana).deleteView({ view_id: more.view_id });
    expect(await namesOf(tom)).toEqual([]);
    await expect(callerOf(ana).saveView({ name: "too SMALL", choice })).rejects.toThrow("already");
    await expect(callerOf(tom).deleteView({ view_id: view.view_id })).rejects.toThrow("no such");
    await expect(callerOf(tom).saveView({ view_id: view.view_id, name: "Mine", choice })).rejects.toThrow("no such");
    await callerOf(ana).deleteView({ view_id: view.view_id });
    expect(await namesOf(ana)).toEqual([]);
    const told = await callerOf(ana).listAuditEntries({ subject: "SHARED_VIEW" });
    expect(told.entries).toEqual([]);
  });

  test("are visible to the team when shared, editable by their author and admins, and in the audit log", async () => {
    const tenant = await createTenant(ctx);
    const stranger = await createTenant(ctx);
    const ana = await memberOf(tenant, "ana", "support");
    const tom = await memberOf(tenant, "tom", "support");
    const vera = await memberOf(tenant, "vera", "viewer");
    const boss = await memberOf(tenant, "boss", "admin");
    const other = await memberOf(stranger, "other", "owner");

    const mine = (await callerOf(ana).saveView({ name: "Small", choice })).view;
    const shared = (await callerOf(ana).saveView({ view_id: mine.view_id, name: "Small", choice, is_shared: true }))
      .view;
    expect(shared).toMatchObject({ is_shared: true, is_own: true, owner_name: "ana", can_change: true });
    expect((await callerOf(vera).listSavedViews({})).views).toMatchObject([
      { view_id: mine.view_id, is_shared: true, is_own: false, owner_name: "ana", can_change: false },
    ]);
    expect(await namesOf(other)).toEqual([]);

    const asked = { view_id: mine.view_id, name: "Smaller", choice };
    for (const one of [tom, vera]) {
      await expect(callerOf(one).saveView(asked)).rejects.toThrow("shared with the team");
      await expect(callerOf(one).deleteView({ view_id: mine.view_id })).rejects.toThrow("can delete a team view");
    }
    await expect(callerOf(other).saveView(asked)).rejects.toThrow("no such");
    await expect(callerOf(other).deleteView({ view_id: mine.view_id })).rejects.toThrow("no such");
    await expect(callerOf(vera).saveView({ name: "Hers", choice, is_shared: true })).rejects.toThrow("does not share");
    await expect(callerOf(tom).saveView({ name: "SMALL", choice })).rejects.toThrow("already");

    // Without a value for sharing, it stays shared and keeps its author.
    expect((await callerOf(boss).saveView(asked)).view).toMatchObject({ is_shared: true, owner_name: "ana" });
    await callerOf(boss).saveView({ ...asked, is_shared: false });
    expect([await namesOf(ana), await namesOf(boss), await namesOf(tom)]).toEqual([["Smaller"], [], []]);
    await callerOf(ana).saveView({ ...asked, is_shared: true });
    await callerOf(boss).deleteView({ view_id: mine.view_id });
    expect(await namesOf(ana)).toEqual([]);

    const { entries } = await callerOf(boss).listAuditEntries({ subject: "SHARED_VIEW" });
    expect(entries.map(({ act, actor, subject_id }) => [act, actor.name, subject_id])).toEqual([
      ["REMOVED", "boss", mine.view_id],
      ["CREATED", "ana", mine.view_id],
      ["REMOVED", "boss", mine.view_id],
      ["CHANGED", "boss", mine.view_id],
      ["CREATED", "ana", mine.view_id],
    ]);
    expect(entries[3]?.fields).toEqual([{ name: "name", before: "Small", after: "Smaller" }]);
    expect((await callerOf(other).listAuditEntries({ subject: "SHARED_VIEW" })).entries).toEqual([]);
  });

  test("outlive their author when shared; private views are deleted", async () => {
    const tenant = await createTenant(ctx);
    const [boss, ana] = [await memberOf(tenant, "boss"), await memberOf(tenant, "ana", "support")];
    const { view } = await callerOf(ana).saveView({ name: "Ours", choice, is_shared: true });
    await callerOf(ana).saveView({ name: "Mine", choice });
    await changeRole(ctx, { actor: boss, userId: ana.id, role: null });
    expect(await ctx.db.savedView.findMany({ where: { groupId: tenant.groupId }, select: { name: true } })).toEqual([
      { name: "Ours" },
    ]);
    expect((await callerOf(boss).listSavedViews({})).views).toMatchObject([{ owner_name: "", can_change: true }]);
    const asked = { view_id: view.view_id, name: "Ours", choice };
    await expect(callerOf(boss).saveView({ ...asked, is_shared: false })).rejects.toThrow("has left");
  });
});
