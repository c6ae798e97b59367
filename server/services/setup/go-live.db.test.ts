import { afterAll, beforeAll, expect, test } from "vitest";
import { LAUNCH_CHECK_IDS, STORE_JOBS } from "@/contract/vocabulary/launch";
import { getStore } from "@/server/db/stores/stores";
import type { OrderPayment } from "@/server/domain/orders/types";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import { startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { settingsScene } from "@/test/settings-scene";
import { refundDestinations } from "../payments/refund-destinations";
import { saveSettings } from "../settings/save-settings";
import { goLive } from "./go-live";
import { lookUpOutside, readLaunch } from "./read-launch";

let base: TestContext;
/** Has a mail server, and a carrier that works in live stores. */
let ready: TestContext;
beforeAll(async () => {
  base = await openTestContext();
  const env = { ...base.env, SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Shop <mail@shop.example>" };
  const sandbox = resolvePartners(base.sandbox, createConnectedPartners(base));
  const partners = { ...sandbox, carrierFacts: () => sandbox.carrierFacts({ isTest: true, connected: [] }) };
  ready = { ...base, env, partners };
});
afterAll(() => base.close());

const launchOf = async (ctx: TestContext, tenant: Tenant) =>
  readLaunch(ctx, ctx.db, {
    actor: tenant.actor,
    ecommerceId: tenant.store.id,
    outside: await lookUpOutside(ctx, tenant.store.id),
  });
const PAID: OrderPayment = {
  ...{ id: "opy_1", position: 0, platformPaymentId: "pi_1", processor: "card", method: "card", label: "Visa" },
  ...{ capturedMinor: 100, refundedMinor: 0, carriedMinor: 0, isStoreCredit: false },
};
const EVERYTHING = [...LAUNCH_CHECK_IDS, ...STORE_JOBS];
const take = (ctx: TestContext, tenant: Tenant, confirmed: typeof EVERYTHING = EVERYTHING) =>
  goLive(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, confirmed });
const isTesting = async ({ actor, store }: Tenant) => (await getStore(base.db, actor, store.id)).isTesting;

test("keeps a store without a mail server and a return method in test mode and lists what is missing", async () => {
  const tenant = await createTenant(base);
  const restocking = await createTenant(base, { store: { config: { isRestockingEnabled: true } } });
  const { checks, manualJobs, steps } = await launchOf(base, tenant);
  expect(steps).toContainEqual({ id: "EMAIL", isDone: false });
  expect((await launchOf(ready, tenant)).steps).toContainEqual({ id: "EMAIL", isDone: true });
  const missing = checks.filter(({ isDone }) => !isDone).map(({ id }) => id);
  expect(missing).toEqual(expect.arrayContaining(["EMAIL", "RETURN_POLICY"]));
  // The DNS records of the default sender's domain say nothing about this store.
  expect(checks.find(({ id }) => id === "SENDER_DOMAIN")).toMatchObject({ isDone: false, detail: "" });
  expect(manualJobs).toEqual(expect.arrayContaining(["REFUNDS", "PAYMENTS", "EXCHANGE_ORDERS"]));
  // A new store doesn't restock, so nobody waits for a task that never comes.
  expect(manualJobs).not.toContain("RESTOCK");
  expect((await launchOf(base, restocking)).manualJobs).toContain("RESTOCK");
  await expect(take(base, tenant)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  expect(await isTesting(tenant)).toBe(true);
});

test("names a connected test shop, which does nothing for a live store", async () => {
  const [tenant, shop] = [await createTenant(base), await startConnectedShop({ name: "copy.example" })];
  try {
    expect((await launchOf(base, tenant)).testShop).toBe("");
    await connectShop(base, tenant, shop);
    const { manualJobs, testShop } = await launchOf(base, tenant);
    expect([testShop, manualJobs]).toEqual(["copy.example", expect.arrayContaining(["REFUNDS", "EXCHANGE_ORDERS"])]);
  } finally {
    await shop.close();
  }
});

test("names codes that no shop takes yet, and promises manual refunds by their last day", async () => {
  const config = { refundOptions: ["ORIGINAL_PAYMENT_METHOD" as const] };
  const [tenant, plain] = [await createTenant(ready), await createTenant(ready, { store: { config } })];
  expect((await launchOf(ready, tenant)).manualJobs).toContain("CREDITS");
  expect((await launchOf(ready, plain)).manualJobs).not.toContain("CREDITS");
  const days = async () => {
    const store = await getStore(base.db, tenant.actor, tenant.store.id);
    const all = await refundDestinations(ready, {
      store,
      order: { id: "", payments: [PAID] },
      payments: [],
      bankAccountMask: "",
    });
    return all.map(({ refundOption, minDays, maxDays }) => `${refundOption} ${minDays}-${maxDays}`);
  };
  expect(await days()).toEqual(["ORIGINAL_PAYMENT_METHOD 3-5", "STORE_CREDIT 0-1"]);
  await take(ready, tenant);
  expect(await days()).toEqual(["ORIGINAL_PAYMENT_METHOD 3-19", "STORE_CREDIT 0-1"]);
});

test("needs confirmation of every gap and every manual job before going live", async () => {
  const tenant = await createTenant(ready);
  await expect(take(ready, tenant, ["REFUNDS"])).rejects.toMatchObject({ reason: "ABORTED" });
  expect(await isTesting(tenant)).toBe(true);
});

test("ends unfinished test returns with their test money when going live; an open return stays a test", async () => {
  const tenant = await createTenant(ready);
  const made = await createReturn(ready, tenant, { order: await createOrder(ready, tenant) });
  const { return_id } = await settingsScene(ready).intentFor(tenant);
  await base.db.charge.create({
    data: {
      ...{ id: "chg_play", groupId: tenant.groupId, returnId: return_id, amountMinor: 500, currency: "EUR" },
      ...{ status: "CAPTURED", idempotencyKey: "play", createdAt: base.clock.now() },
    },
  });
  expect(await launchOf(ready, tenant)).toMatchObject({ openDrafts: 1, openTestReturns: 1 });
  expect(await take(ready, tenant)).toEqual({ endedDrafts: 1 });
  expect(await isTesting(tenant)).toBe(false);
  expect(await launchOf(ready, tenant)).toMatchObject({ isLive: true, openDrafts: 0, openTestReturns: 1 });
  expect(await base.db.charge.findUnique({ where: { id: "chg_play" } })).toMatchObject({ status: "REFUNDED" });
  expect(await base.db.returnProcess.findUnique({ where: { id: made.id } })).toMatchObject({ isTest: true });
  await expect(take(ready, tenant)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});

test("doesn't end test mode through a settings field, and starts it again through one", async () => {
  const tenant = await createTenant(base);
  const set = (is: boolean) =>
    saveSettings(base, {
      ...{ actor: tenant.actor, ecommerceId: tenant.store.id },
      change: (store) => ({ ...store, isTesting: is }),
    });
  await expect(set(false)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  await take(ready, tenant);
  expect((await set(true)).isTesting).toBe(true);
});

test("shows a store without saved return methods those of its mode, whatever else was saved before", async () => {
  const tenant = await createTenant(ready);
  const scene = settingsScene(ready);
  const ecommerce_id = tenant.store.id;
  const caller = scene.callerOf(tenant.actor);
  const shown = async () =>
    (await caller.getLogisticSetting({ ecommerce_id })).return_logistics.map(({ carrier }) => carrier);
  await scene.set(tenant, "logisticsetting", { label_within_hours: 30 });
  expect(await shown()).toEqual(["sandbox_post", "sandbox_express"]);
  await take(ready, tenant);
  expect(await shown()).toEqual(["own"]);
  await scene.set(tenant, "logisticsetting", { label_within_hours: 31 });
  const { entries } = await caller.listAuditEntries({ subject: "STORE", page_size: 1 });
  expect(entries[0]?.fields.map(({ name }) => name)).toEqual(["logisticsetting.label_within_hours"]);
  await scene.set(tenant, "ecommerce", { is_testing: true });
  expect(await shown()).toEqual(["sandbox_post", "sandbox_express"]);
});

test("hides sandbox rows that a live store still has, and drops them on the next save", async () => {
  const rows = ["sandbox_post", "sandbox_express"].map((carrier) => ({
    ...{ returnMethod: "DROP_OFF_POINT" as const, provider: "SANDBOX", carrier, feeMinor: 0 },
  }));
  const tenant = await createTenant(base, { store: { isTesting: false, config: { returnOptions: rows } } });
  const scene = settingsScene(base);
  const caller = scene.callerOf(tenant.actor);
  const { return_logistics: shown } = await caller.getLogisticSetting({ ecommerce_id: tenant.store.id });
  expect(shown.map(({ carrier }) => carrier)).toEqual(["own"]);
  const added = { return_method: "DROP_OFF_POINT", provider: "MANUAL", carrier: "store_label", fee: 0, countries: [] };
  await scene.set(tenant, "logisticsetting", { return_logistics: [...shown, added] });
  const row = await base.db.ecommerce.findUnique({ where: { id: tenant.store.id } });
  expect(row?.config).toMatchObject({ returnOptions: [{ carrier: "own" }, { carrier: "store_label" }] });
});
