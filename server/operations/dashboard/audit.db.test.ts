import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as webhookEndpoints from "@/contract/admin/webhook-endpoints";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Actor } from "@/server/kernel/actor";
import { addDays, localDay } from "@/server/kernel/local-day";
import { createUser } from "@/server/services/setup/create-user";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
let owner: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  tenant = await createTenant(ctx);
  owner = await memberOf(tenant, "owner", "Ana");
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

let people = 0;
/** A member of the team, using a browser. */
const memberOf = async ({ actor }: Tenant, role: DashboardRole, name: string): Promise<Actor> => {
  people += 1;
  const input = { email: `member${people}@example.com`, name, role, passwordHash: "unusable" };
  const { id } = await createUser(ctx, { actor, input });
  const place = { address: "203.0.113.7", userAgent: "Test browser" };
  return { ...actor, kind: "staff", id, name, scopes: new Set(ROLE_SCOPES[role]), ...place };
};

const as = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });
type Caller = ReturnType<typeof as>;
const log = async (actor: Actor = owner) => (await as(actor).listAuditEntries({ page_size: 500 })).entries;

/** The call for each operation that changes settings, team, keys or endpoints; each prepares the next. */
const CALLS: Record<string, (api: Caller) => Promise<unknown>> = {
  changeStoreSetting: async (api) => {
    const based_on = await api.getBranding({ ecommerce_id: tenant.store.id });
    return api.changeStoreSetting({ ...branding(), patch: { title: "Bring it back" }, based_on });
  },
  undoSettingChange: async (api) => {
    const { changes } = await api.listSettingHistory(branding());
    const based_on = await api.getBranding({ ecommerce_id: tenant.store.id });
    return api.undoSettingChange({ ...branding(), audit_id: changes[0]?.audit_id ?? "", based_on });
  },
  changeWarehouse: (api) =>
    api.changeWarehouse({
      ecommerce_id: tenant.store.id,
      patch: { address_line1: "Kade 9", city: "Gent", country_code: "BE" },
      based_on: null,
    }),
  saveReturnConditions: async (api) => {
    const { ecommerce_id, version: _, ...now } = await api.getReturnConditions({ ecommerce_id: tenant.store.id });
    return api.saveReturnConditions({ ecommerce_id, return_conditions: { ...now, return_period_days: 45 } });
  },
  createApiKey: (api) => api.createApiKey({ name: "Export", scopes: ["processes:read"] }),
  rotateApiKey: async (api) => api.rotateApiKey({ key_id: (await api.listApiKeys({})).keys[0]?.key_id ?? "" }),
  changeKeyNetworks: async (api) =>
    api.changeKeyNetworks({
      key_id: (await api.listApiKeys({})).keys[0]?.key_id ?? "",
      allowed_networks: ["203.0.113.0/24"],
    }),
  revokeApiKey: async (api) => api.revokeApiKey({ key_id: (await api.listApiKeys({})).keys[0]?.key_id ?? "" }),
  createWebhookEndpoint: (api) =>
    api.createWebhookEndpoint({ url: "http://127.0.0.1:9999/hooks", events: ["onReturnProcessCreation"] }),
  updateWebhookEndpoint: async (api) => api.updateWebhookEndpoint({ ...(await endpoint(api)), is_enabled: false }),
  rotateWebhookSecret: async (api) => api.rotateWebhookSecret(await endpoint(api)),
  deleteWebhookEndpoint: async (api) => api.deleteWebhookEndpoint(await endpoint(api)),
  inviteMember: (api) => api.inviteMember({ email: "new@example.com", role: "support" }),
  revokeInvitation: async (api) =>
    api.revokeInvitation({ invitation_id: (await api.listTeam({})).invitations[0]?.invitation_id ?? "" }),
  changeMemberRole: async (api) => {
    const { id: user_id } = await memberOf(tenant, "viewer", "Ben");
    return api.changeMemberRole({ user_id, role: "support" });
  },
  eraseShopper: async (api) => {
    const { email } = await createOrder(ctx, tenant);
    return api.eraseShopper({ email, confirmation: email, reason: "Asked to be forgotten" });
  },
  requireSecondFactor: async (api) => {
    await setUp(owner.id);
    return api.requireSecondFactor({ is_required: true });
  },
  resetSecondFactor: async (api) => {
    const { id: user_id } = await memberOf(tenant, "viewer", "Dora");
    await setUp(user_id);
    return api.resetSecondFactor({ user_id });
  },
  endMemberSessions: async (api) => api.endMemberSessions({ user_id: (await memberOf(tenant, "viewer", "Gus")).id }),
  removeMember: async (api) => api.removeMember({ user_id: (await memberOf(tenant, "viewer", "Cleo")).id }),
};

/** These resend something or only read: they leave the settings unchanged. */
const NO_CHANGE = [
  "sendTestWebhook",
  "replayWebhookDelivery",
  "replayWebhookDeliveries",
  "revealWebhookSecret",
  "findShopper",
  "exportShopper",
  "getShopperFile",
];
const CHANGING = ["settings:write", "team:write", "keys:write", "webhooks:write", "personal-data:write"];

const setUp = (id: string) => ctx.db.user.update({ where: { id }, data: { secondFactorAt: ctx.clock.now() } });
const branding = () => ({ ecommerce_id: tenant.store.id, setting: "branding" }) as const;
const endpoint = async (api: Caller) => {
  const { endpoints } = await api.listWebhookEndpoints({});
  return { endpoint_id: endpoints[0]?.endpoint_id ?? "" };
};

describe("the audit log", () => {
  test("has a row with author and origin for each operation that changes something", async () => {
    const api = as(owner);
    for (const [name, call] of Object.entries(CALLS)) {
      const before = await log();
      await call(api);
      const mine = (await log()).slice(0, -before.length || undefined).filter(({ actor }) => actor.id === owner.id);
      expect(mine.length, name).toBeGreaterThan(0);
      for (const entry of mine)
        expect(entry, name).toMatchObject({
          actor: { kind: "staff", name: "Ana" },
          address: "203.0.113.7",
          user_agent: "Test browser",
        });
    }
  });

  test("covers every such operation: a new one has to be called here", async () => {
    const inDashboard = await Promise.all(
      ["settings", "policy", "team", "api-keys", "webhooks", "account", "second-factor", "personal-data"].map(
        (name): Promise<Record<string, unknown>> => import(`../../../contract/dashboard/${name}.ts`),
      ),
    );
    const modules: Record<string, unknown>[] = [...inDashboard, webhookEndpoints];
    const ids = modules
      .flatMap((module) => Object.entries(module))
      .filter(
        (each): each is [string, { scope: string }] =>
          typeof each[1] === "object" && each[1] !== null && "scope" in each[1],
      )
      .filter(([, { scope }]) => CHANGING.includes(scope))
      .map(([id]) => id)
      .filter((id) => appRouter._def.procedures[id as "createApiKey"]._def.type === "mutation");
    expect(ids.filter((id) => !NO_CHANGE.includes(id)).sort()).toEqual(Object.keys(CALLS).sort());
  });

  test("records each field before and after under its published name, and no secret", async () => {
    const entries = await log();
    const undone = entries.find(({ fields }) => fields.some(({ before }) => before === "Bring it back"));
    expect(undone).toMatchObject({
      subject: "STORE",
      act: "CHANGED",
      fields: [{ name: "branding.title", before: "Bring it back", after: "" }],
    });
    expect(entries.find(({ subject }) => subject === "RETURN_CONDITIONS")?.fields).toContainEqual({
      name: "return_period_days",
      before: 30,
      after: 45,
    });
    const rows = await ctx.db.auditEntry.findMany();
    const text = JSON.stringify(rows.map(({ before, after }) => [before, after]));
    expect(text).not.toMatch(/hash|sealed|svc_(live|test)_\w{20}|unusable/);
  });

  test("has no row for a refused change, for a change without effect, or of another tenant", async () => {
    const before = (await log()).length;
    const based_on = await as(owner).getBranding({ ecommerce_id: tenant.store.id });
    const wrong = as(owner).changeStoreSetting({ ...branding(), patch: { border_radius: "wide" }, based_on });
    expect((await refusalOf(wrong)).extras.violations).toMatchObject([{ field: "border_radius" }]);
    await as(owner).changeStoreSetting({ ...branding(), patch: { title: "" }, based_on });
    expect(await log()).toHaveLength(before);
    const stranger = await createTenant(ctx);
    const theirs = await log(await memberOf(stranger, "owner", "Eve"));
    expect(theirs.some(({ subject_id }) => subject_id === tenant.store.id)).toBe(false);
  });

  test("is append-only", async () => {
    const rewritten = ctx.db.auditEntry.updateMany({ data: { actorName: "Nobody" } });
    await expect(rewritten).rejects.toThrow("only added to");
    await expect(ctx.db.auditEntry.deleteMany({})).rejects.toThrow("only added to");
  });

  test("is filtered by author, action and time, and paged without a gap", async () => {
    const api = as(owner);
    const all = await log();
    const pages = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Awaited<ReturnType<Caller["listAuditEntries"]>> = await api.listAuditEntries({
        cursor,
        page_size: 7,
      });
      pages.push(...page.entries);
      cursor = page.next_cursor;
    }
    expect(pages.map(({ audit_id }) => audit_id)).toEqual(all.map(({ audit_id }) => audit_id));
    const keys = await api.listAuditEntries({ subject: "API_KEY", who: "an" });
    expect(keys.entries.length).toBe(
      all.filter(({ subject, actor }) => subject === "API_KEY" && actor.name === "Ana").length,
    );
    expect((await api.listAuditEntries({ who: "%" })).entries).toEqual([]);
    // Days are in the store's time zone, and the last day is included.
    const today = localDay(ctx.clock.now(), "Europe/Amsterdam");
    const spans = [{ from: today, to: today }, { to: today }, { from: addDays(today, 1) }, { to: addDays(today, -1) }];
    const counts = [];
    for (const span of spans) counts.push((await api.listAuditEntries({ ...span, page_size: 500 })).entries.length);
    expect(counts).toEqual([all.length, all.length, 0, 0]);
    expect(await refusalOf(api.listAuditEntries({ cursor: "x" }))).toMatchObject({ reason: "INVALID_ARGUMENT" });
  });
});
