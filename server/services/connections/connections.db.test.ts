import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { HIDDEN_SECRET } from "@/server/domain/connections/hidden-secret";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ConnectedAccount } from "@/server/partners/provider";
import type { ShopProvider } from "@/server/partners/shop-provider";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { memberOf } from "@/test/team-scene";
import { shownValues } from "./check-values";
import { checkConnections } from "./health/check-connections";

/** The fake shop with some of its own properties changed. */
const variant = (provider: string, changes: Partial<ConnectedAccount>, more: Partial<ShopProvider> = {}) => ({
  ...fakeShopProvider,
  ...{ provider, displayName: provider },
  connect: async (attempt: Parameters<ShopProvider["connect"]>[0]) => ({
    ...(await fakeShopProvider.connect(attempt)),
    ...changes,
  }),
  ...more,
});

const install: ShopProvider["install"] = {
  begin: ({ callbackUrl, state }) => `https://shop.example/approve?${new URLSearchParams({ callbackUrl, state })}`,
  finish: async ({ values }) => values,
};

let ctx: TestContext;
let tenant: Tenant;
let shop: ConnectedShop;
beforeAll(async () => {
  ctx = await openTestContext({
    now: new Date("2026-11-23T09:00:00Z"),
    shops: [
      fakeShopProvider,
      variant("POUNDS", { currency: "GBP" }),
      variant("UNSURE", { mode: null }),
      variant("REAL", { mode: "LIVE" }),
      variant("REDIRECTS", {}, { install }),
      variant("ENDING", { versionEndsOn: "2026-12-31" }),
      variant("PICKY", { faults: [{ field: "url", description: "The shop has no such status." }] }),
    ],
  });
  setContext(ctx);
});
afterAll(() => ctx.close());
beforeEach(async () => {
  tenant = await createTenant(ctx);
  ctx.sentMails.length = 0;
  shop = await startConnectedShop({ name: `shop-of-${tenant.store.slug}` });
  return () => shop.close();
});

const callerOf = (actor: Actor = tenant.actor) => t.createCallerFactory(appRouter)({ ctx, actor });

const input = (changes: Record<string, unknown> = {}) => ({
  ...{ ecommerce_id: tenant.store.id, provider: "FAKESHOP", values: { ...shop.values } },
  ...changes,
});

const connect = async (changes: Record<string, unknown> = {}) =>
  (await callerOf().connectStore(input(changes))).connection;

const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof Error ? thrown.cause : thrown),
  );
  if (!(error instanceof Problem)) throw new Error(`There was no problem: ${String(error)}`);
  return error;
};

const detailOf = (connection_id: string) => callerOf().getConnectionDetail({ connection_id });

describe("connecting a store", () => {
  test("tests first, seals the values, subscribes, and starts reading 90 days", async () => {
    const tried = await callerOf().tryConnection(input());
    expect(tried).toMatchObject({ account_name: shop.state.shopName, mode: "TEST", currency: "EUR" });
    expect(await ctx.db.connection.count({ where: { groupId: tenant.groupId } })).toBe(0);
    const connection = await connect();
    expect(connection).toMatchObject({
      provider_name: "Fake shop",
      state: "CONNECTED",
      is_answering: true,
      warnings: [],
    });
    expect(shop.state.hookUrl).toBe(`http://localhost:3000/hooks/${connection.connection_id}`);
    const { calls } = await callerOf().listConnectionCalls({ connection_id: connection.connection_id });
    expect(calls.map(({ purpose }) => purpose)).toEqual(["Subscribe to events", "Connect"]);
    const detail = await detailOf(connection.connection_id);
    expect(detail.values).toEqual([
      { name: "url", label: "url", kind: "URL", value: shop.values.url, is_stored: true },
      { name: "token", label: "token", kind: "SECRET", value: shop.values.token.slice(-4), is_stored: true },
    ]);
    expect(detail.syncs.map(({ subject, phase, state, since }) => [subject, phase, state, since])).toEqual([
      // Products are always read in full.
      ["PRODUCTS", "BACKFILL", "PENDING", "1970-01-01T00:00:00.000Z"],
      ["ORDERS", "BACKFILL", "PENDING", "2026-08-25T09:00:00.000Z"],
    ]);
    expect((await callerOf().listConnections({})).connections).toEqual([connection]);
  });

  test("names the missing fields", async () => {
    const { reason, extras } = await problemOf(callerOf().tryConnection(input({ values: { url: shop.values.url } })));
    expect([reason, extras.violations]).toEqual([
      "INVALID_ARGUMENT",
      [{ field: "values.token", description: "Enter the token." }],
    ]);
  });

  test("names a setting that doesn't fit the shop", async () => {
    const { reason, extras } = await problemOf(callerOf().tryConnection(input({ provider: "PICKY" })));
    expect([reason, extras.violations]).toEqual([
      "INVALID_ARGUMENT",
      [{ field: "values.url", description: "The shop has no such status." }],
    ]);
  });

  test.each([
    ["a wrong key", { values: { token: "wrong" } }, "FAILED_PRECONDITION", /^The fake shop answered 401\.$/],
    [
      "a shop that is down",
      { values: { url: "http://127.0.0.1:9" } },
      "UNAVAILABLE",
      /^No server answers at 127\.0\.0\.1:9\. Check the address/,
    ],
    ["another currency", { provider: "POUNDS" }, "FAILED_PRECONDITION", /sells in GBP, .* uses EUR/],
    ["a provider that nobody knows", { provider: "NONE" }, "NOT_FOUND", /provider/],
    ["a shop that does not know its mode", { provider: "UNSURE" }, "INVALID_ARGUMENT", /your live shop or a test copy/],
  ])("explains the problem: %s", async (_, changes, reason, words) => {
    const values = { ...shop.values, ...("values" in changes ? changes.values : {}) };
    const problem = await problemOf(callerOf().connectStore({ ...input(changes), values }));
    expect([problem.reason, problem.message]).toEqual([reason, expect.stringMatching(words)]);
    expect(await ctx.db.connection.count({ where: { groupId: tenant.groupId } })).toBe(0);
  });

  test("asks for the mode when the shop doesn't report it", async () => {
    expect(await connect({ provider: "UNSURE", mode: "LIVE" })).toMatchObject({ mode: "LIVE" });
  });

  test("rejects value names that the provider doesn't have and suggests the right one", async () => {
    const problem = await problemOf(
      callerOf().connectStore(input({ values: { ...shop.values, Tokn: "x", color: "y" } })),
    );
    expect([problem.reason, problem.extras.violations]).toEqual([
      "INVALID_ARGUMENT",
      [
        { field: "values.Tokn", description: "Fake shop has no value named “Tokn”. Did you mean “token”?" },
        { field: "values.color", description: "Fake shop has no value named “color”. Known values: url, token." },
      ],
    ]);
    const { connection_id } = await connect();
    const change = callerOf().changeConnection({ connection_id, values: { tokens: "x" } });
    expect((await problemOf(change)).extras.violations).toMatchObject([{ field: "values.tokens" }]);
  });

  test("rejects a mode that doesn't match the credentials, and detects the mode when none is given", async () => {
    const problem = await problemOf(connect({ mode: "LIVE" }));
    expect([problem.reason, problem.extras.violations]).toEqual([
      "INVALID_ARGUMENT",
      [
        {
          field: "mode",
          description:
            `${shop.state.shopName} is a test shop of Fake shop, not a live one. ` +
            "Set the mode to TEST, or use credentials of a live shop.",
        },
      ],
    ]);
    expect((await problemOf(connect({ provider: "REAL", mode: "TEST" }))).extras.violations).toMatchObject([
      { field: "mode", description: expect.stringContaining("is a live shop of REAL, not a test one.") },
    ]);
    expect(await ctx.db.connection.count({ where: { groupId: tenant.groupId } })).toBe(0);
    const { connection_id, mode } = await connect();
    expect(mode).toBe("TEST");
    const change = { connection_id, values: {}, mode: "LIVE" as const };
    expect((await problemOf(callerOf().changeConnection(change))).extras.violations).toMatchObject([{ field: "mode" }]);
  });

  test("shows that a secret is stored even if it is too short to show its end", async () => {
    const { connection_id } = await connect();
    const kept = await ctx.db.connection.findUniqueOrThrow({ where: { id: connection_id } });
    expect(kept.shownValues).toMatchObject({ url: shop.values.url });
    expect(shownValues(fakeShopProvider, { url: shop.values.url, token: "short" }).token).toBe(HIDDEN_SECRET);
    await ctx.db.connection.update({
      where: { id: connection_id },
      data: { shownValues: { url: shop.values.url, token: HIDDEN_SECRET } },
    });
    expect((await detailOf(connection_id)).values).toMatchObject([{}, { kind: "SECRET", value: "", is_stored: true }]);
  });

  test("rejects a test shop for a live store", async () => {
    tenant = await createTenant(ctx, { store: { isTesting: false } });
    const problem = await problemOf(callerOf().connectStore(input()));
    expect([problem.reason, problem.message]).toEqual([
      "FAILED_PRECONDITION",
      expect.stringContaining("is a test shop"),
    ]);
    // The test must not accept what connecting rejects.
    expect((await problemOf(callerOf().tryConnection(input()))).message).toBe(problem.message);
  });

  test("refuses a second shop, even when two people connect at once", async () => {
    const other = await startConnectedShop({ name: "other" });
    const both = await Promise.allSettled([connect(), connect({ values: { ...other.values } })]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((each) => each.status === "rejected");
    expect(refused?.reason.cause).toMatchObject({ reason: "ALREADY_EXISTS" });
    expect(refused?.reason.cause.message).toMatch(/This store is connected to .* \(Fake shop\)\. Disconnect/);
  });

  test("works without events when the shop refuses them, with a warning that disappears once it accepts them", async () => {
    shop.trouble(/^\/hooks/, { kind: "answer", status: 500 });
    const { connection_id, warnings } = await connect();
    expect(warnings).toEqual([expect.stringMatching(/^Webhooks are not set up: .* once an hour instead\.$/)]);
    ctx.clock.advance(600_000);
    await checkConnections(ctx);
    expect((await detailOf(connection_id)).connection).toMatchObject({ warnings: [], state: "CONNECTED" });
    expect(shop.state.hookUrl).toContain(connection_id);
  });

  test("continues with a warning when the shop no longer has what a setting names", async () => {
    const { connection_id } = await connect();
    await ctx.db.connection.update({ where: { id: connection_id }, data: { provider: "PICKY" } });
    ctx.clock.advance(600_000);
    await checkConnections(ctx);
    expect((await detailOf(connection_id)).connection).toMatchObject({
      ...{ state: "CONNECTED", warnings: ["The shop has no such status."] },
    });
  });

  test("warns two months before its API version ends", async () => {
    const { warnings, version_ends_on } = await connect({ provider: "ENDING" });
    expect(version_ends_on).toBe("2026-12-31");
    expect(warnings).toEqual([expect.stringContaining("2026-12-31. Update Homeward.")]);
  });
});

describe("approving a connection in the shop", () => {
  const begin = async (actor = tenant.actor) => {
    const { url } = await callerOf(actor).beginInstall(input({ provider: "REDIRECTS" }));
    return new URL(url).searchParams;
  };

  test("connects once, in the session that started, within ten minutes, without revealing the secret", async () => {
    const query = await begin();
    expect(query.get("callbackUrl")).toBe("http://localhost:3000/dashboard/settings/connections/callback");
    const state = query.get("state") ?? "";
    expect(state).not.toContain(shop.values.token);
    const elsewhere = { ...tenant.actor, sessionId: "ses_other" };
    expect((await problemOf(callerOf(elsewhere).finishInstall({ query: { state } }))).message).toMatch(
      /wasn't started in this/,
    );
    const { connection } = await callerOf().finishInstall({ query: { state } });
    expect(connection).toMatchObject({ provider: "REDIRECTS", state: "CONNECTED" });
    expect((await problemOf(callerOf().finishInstall({ query: { state } }))).message).toMatch(/already used/);
    const late = (await begin()).get("state") ?? "";
    ctx.clock.advance(600_001);
    expect((await problemOf(callerOf().finishInstall({ query: { state: late } }))).message).toMatch(/10 minutes/);
    expect((await problemOf(callerOf().finishInstall({ query: { state: `x${state}` } }))).message).toMatch(
      /wasn't started/,
    );
    expect((await problemOf(callerOf().beginInstall(input()))).message).toMatch(/with the form/);
  });
});

describe("changing a connection", () => {
  test("keeps an empty secret, rejects another account, and makes waiting work due at once", async () => {
    const { connection_id } = await connect();
    await ctx.db.connection.update({
      where: { id: connection_id },
      data: { state: "NEEDS_ATTENTION", attentionReason: "CREDENTIALS_REFUSED", failures: 3 },
    });
    const later = new Date(Date.now() + 3_600_000);
    await ctx.db.connectionSync.updateMany({
      where: { connectionId: connection_id },
      data: { error: "401", dueAt: later },
    });
    const values = { url: shop.values.url, token: "" };
    const { connection } = await callerOf().changeConnection({ connection_id, values });
    expect(connection).toMatchObject({ connection_id, state: "CONNECTED", attention_reason: null });
    const syncs = await ctx.db.connectionSync.findMany({ where: { connectionId: connection_id } });
    expect(syncs.every(({ dueAt }) => dueAt !== null && dueAt < later)).toBe(true);
    const other = await startConnectedShop({ name: "another" });
    const foreign = await problemOf(callerOf().changeConnection({ connection_id, values: { ...other.values } }));
    await other.close();
    expect([foreign.reason, foreign.message]).toEqual([
      "FAILED_PRECONDITION",
      expect.stringMatching(/belong to another/),
    ]);
  });

  test("treats connecting the same account again as the same connection", async () => {
    const first = await connect();
    await callerOf().disconnectStore({ connection_id: first.connection_id });
    expect((await connect()).connection_id).toBe(first.connection_id);
    expect(await ctx.db.connectionSync.count({ where: { connectionId: first.connection_id, state: "PENDING" } })).toBe(
      2,
    );
  });
});

describe("disconnecting", () => {
  test("deletes the secrets, unsubscribes, and can be repeated", async () => {
    const { connection_id } = await connect();
    const effects = await callerOf().getDisconnectEffects({ connection_id });
    expect(effects).toMatchObject({ provider_name: "Fake shop", orders: 0, open_returns: 0, waiting_activities: 0 });
    for (const _ of [1, 2]) {
      const { connection } = await callerOf().disconnectStore({ connection_id });
      expect(connection).toMatchObject({ state: "DISCONNECTED", disconnected_at: expect.any(String) });
    }
    const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connection_id } });
    expect([row.sealedValues, row.shownValues]).toEqual(["", { url: shop.values.url, token: "" }]);
    expect(shop.state.hookUrl).toBe("");
    expect((await callerOf().listConnections({})).connections).toEqual([]);
    const tested = await problemOf(callerOf().testConnection({ connection_id }));
    expect(tested.reason).toBe("FAILED_PRECONDITION");
  });

  test("works while the shop is down", async () => {
    const { connection_id } = await connect();
    shop.trouble(/./, { kind: "break" });
    const { connection } = await callerOf().disconnectStore({ connection_id });
    const words = `The webhooks could not be removed. Delete those that point to ${ctx.env.APP_URL}/hooks/${connection_id} in the shop.`;
    expect(connection).toMatchObject({ state: "DISCONNECTED", warnings: [words] });
    const { entries } = await callerOf().listAuditEntries({ page_size: 100 });
    expect(JSON.stringify(entries)).toContain(words);
  });
});

describe("connection health", () => {
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      ctx.clock.advance(601_000);
      await checkConnections(ctx);
    }
  };

  /** Shops of other tests are stopped by now and reported as well. */
  const mails = () => ctx.sentMails.filter(({ to }) => to.endsWith(`@${tenant.store.slug}.example`));

  test("reports a revoked key once, and the connection recovers by itself", async () => {
    await memberOf(ctx, tenant.actor, "owner", `owner@${tenant.store.slug}.example`);
    await memberOf(ctx, tenant.actor, "viewer", `viewer@${tenant.store.slug}.example`);
    const { connection_id } = await connect();
    const { token } = shop.state;
    shop.state.token = "another";
    await rounds(3);
    expect((await detailOf(connection_id)).connection).toMatchObject({
      ...{ state: "NEEDS_ATTENTION", attention_reason: "CREDENTIALS_REFUSED" },
      last_error: "The fake shop answered 401.",
    });
    const told = () => mails().map(({ to, subject }) => `${to}: ${subject}`);
    const owner = `owner@${tenant.store.slug}.example`;
    expect(told()).toEqual([`${owner}: ${shop.state.shopName} needs to be reconnected`]);
    shop.state.token = token;
    await rounds(2);
    expect((await detailOf(connection_id)).connection).toMatchObject({ state: "CONNECTED", attention_reason: null });
    expect(told().slice(1)).toEqual([`${owner}: ${shop.state.shopName} is connected again`]);
    for (const { text } of mails()) expect(text).not.toContain(token);
  });

  test("reports a shop that hasn't answered for half an hour once, and again when it answers", async () => {
    await memberOf(ctx, tenant.actor, "admin", `admin@${tenant.store.slug}.example`);
    const { connection_id } = await connect();
    shop.trouble(/./, { kind: "answer", status: 503 }, 6);
    await rounds(2);
    expect(mails()).toEqual([]);
    await rounds(4);
    expect(mails().map(({ subject }) => subject)).toEqual([`${shop.state.shopName} does not answer`]);
    expect((await detailOf(connection_id)).connection).toMatchObject({ state: "CONNECTED", is_answering: false });
    await rounds(2);
    expect(
      mails()
        .map(({ subject }) => subject)
        .slice(1),
    ).toEqual([`${shop.state.shopName} is connected again`]);
    expect((await detailOf(connection_id)).connection.is_answering).toBe(true);
  });

  test("reports an API version that ends within two months once", async () => {
    await memberOf(ctx, tenant.actor, "owner", `owner@${tenant.store.slug}.example`);
    const { connection_id } = await connect({ provider: "ENDING" });
    await ctx.db.connection.update({ where: { id: connection_id }, data: { warnings: [] } });
    for (const _ of [1, 2]) await callerOf().testConnection({ connection_id });
    expect(mails().map(({ subject }) => subject)).toEqual([`Update Homeward to keep ${shop.state.shopName} connected`]);
    expect(mails()[0]?.text).toContain("2026-12-31. Update Homeward.");
  });

  test("subscribes again when events stop, and asks for attention when that fails", async () => {
    const { connection_id } = await connect();
    shop.state.hookUrl = "";
    expect((await callerOf().testConnection({ connection_id })).connection.state).toBe("CONNECTED");
    expect(shop.state.hookUrl).toContain(connection_id);
    shop.state.hookUrl = "https://elsewhere.example";
    shop.trouble(/^\/hooks/, { kind: "answer", status: 200 });
    shop.trouble(/^\/hooks/, { kind: "answer", status: 400 });
    const { connection } = await callerOf().testConnection({ connection_id });
    expect(connection).toMatchObject({ state: "NEEDS_ATTENTION", attention_reason: "WEBHOOKS_REMOVED" });
    await rounds(1);
    expect((await detailOf(connection_id)).connection).toMatchObject({ state: "CONNECTED", warnings: [] });
  });
});
