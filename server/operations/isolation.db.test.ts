import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopperActor } from "@/server/auth/portal-actor";
import { setContext } from "@/server/context";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { REST } from "@/test/call-inputs";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { createOwnedRows, type Ids, WITHDRAWAL_KEY } from "@/test/owned-rows";
import { createOrderLink, revokeOrderLinks } from "./admin/order-links";
import { createShopperLink, revokeShopperLinks } from "./dashboard/shopper-links";

let ctx: TestContext;
let owner: Tenant;
let stranger: Tenant;
let ids: Ids;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  owner = await createTenant(ctx);
  stranger = await createTenant(ctx);
  ids = await createOwnedRows(ctx, owner);
});
afterAll(() => ctx.close());

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });

/** Operations without an ID of a tenant in their input: their answers are checked for another tenant's data. */
const WITHOUT_IDS = new Set([
  "getPortalStore",
  "getAccessibilityStatement",
  "listWebhookEndpoints",
  "listProviders",
  "createWebhookEndpoint",
  "getWebhookFigures",
  "listMails",
  "getViewer",
  "inviteMember",
  "changeOwnName",
  "changeOwnPassword",
  "setStationPin",
  "startPhonePairing",
  "listErasures",
  "getSecondFactor",
  "startSecondFactor",
  "confirmSecondFactor",
  "renewRecoveryCodes",
  "turnOffSecondFactor",
  "requireSecondFactor",
  "checkBankAccount",
  "checkWithdrawal",
  "declareWithdrawal",
  "saveListLook",
  // Paired phones have a scope that no signed-in person has.
  "pairPhone",
  "readPhoneAsk",
  "sendPhonePhoto",
]);

const procedures = Object.keys(appRouter._def.procedures).filter((name) => !WITHOUT_IDS.has(name));

const lists = ({ order_ids = "", process_id = "" }: Ids) => ({
  ...{ order_ids: [order_ids], process_ids: [process_id] },
  tasks: [{ process_id, activity_id: "act_x" }],
});

const inputFor = (name: string): Record<string, unknown> => ({
  ...ids,
  ...lists(ids),
  ...(name === "createApiKey" ? { ecommerce_ids: [ids.ecommerce_id] } : {}),
  ...(name === "getWarehouse" ? { id: ids.warehouse_id } : {}),
  ...(name === "findStationParcels" ? { codes: [ids.process_id, ids.order_number, ids.email] } : {}),
  ...(name === "setMailSigning" ? { is_signing: true } : {}),
  ...(name === "liftMailSuppression" ? { address: ids.email } : {}),
  ...(name === "findOrders" ? { query: ids.email } : {}),
  ...(REST[name] ?? {}),
});

const callAs = async (actor: Actor, name: string, input: Record<string, unknown>): Promise<unknown> => {
  const procedure = (callerOf(actor) as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name];
  if (procedure === undefined) throw new Error(`There is no ${name}.`);
  return procedure(input);
};

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    return JSON.stringify(await work);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return cause instanceof Problem ? `${cause.reason}: ${cause.message}` : String(error);
  }
};

/** A value of the same form that nothing has. */
const absent = (key: string, value: string): string =>
  key.endsWith("email") ? "absent@example.com" : `${value.slice(0, 5)}absent`.padEnd(value.length, "x");

describe("another tenant's IDs", () => {
  test.each(procedures)("%s answers as if they did not exist, and changes nothing", async (name) => {
    const before = await fingerprint();
    const foreign = await outcome(callAs(stranger.actor, name, inputFor(name)));
    const absentIds = Object.fromEntries(Object.entries(ids).map(([key, value]) => [key, absent(key, value)]));
    const unknown = await outcome(
      callAs(stranger.actor, name, {
        ...inputFor(name),
        ...absentIds,
        ...lists(absentIds),
        ...(REST[name] ?? {}),
      }),
    );
    expect(foreign).toBe(unknown);
    // A call that is refused for its form would prove nothing about the tenant.
    expect(foreign).not.toMatch(/^(INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL)/);
    for (const secret of [ids.process_id, "Owner only", "Test jumper"]) expect(foreign).not.toContain(secret);
    expect(await fingerprint()).toBe(before);
  });

  test("returns nothing of the owner in another tenant's lists", async () => {
    const caller = callerOf(stranger.actor);
    expect((await caller.listReturnRows({})).rows).toEqual([]);
    expect((await caller.listProcessSummaries({})).return_summaries).toEqual([]);
    expect((await caller.listWebhookEndpoints({})).endpoints).toEqual([]);
    expect((await caller.listWebhookDeliveries({})).deliveries).toEqual([]);
    expect(await caller.getWebhookFigures({})).toMatchObject({ waiting: 0, held: 0, given_up: 0, attempts: [] });
    expect(await callerOf(owner.actor).getWebhookFigures({})).toMatchObject({ waiting: 1 });
    expect(await caller.listApiCalls({})).toMatchObject({ calls: [], dropped: 0 });
    expect(await callerOf(owner.actor).listApiCalls({})).toMatchObject({
      calls: [{ path: "/Owner only" }],
      dropped: 7,
    });
    expect(await caller.listMails({})).toEqual({ mails: [], has_mail_server: false });
    expect((await caller.listWithdrawals({})).withdrawals).toEqual([]);
    expect((await caller.listFoundParcels({})).found).toEqual([]);
    expect(await caller.findWithdrawal({ key: WITHDRAWAL_KEY })).toEqual({ withdrawal: null });
    expect(await caller.listProblems({})).toMatchObject({ problems: [], causes: [], total: 0 });
    expect(await caller.countProblems({})).toEqual({ count: 0 });
    expect(await callerOf(owner.actor).countProblems({})).toEqual({ count: 1 });
    expect((await caller.listTeam({})).members).toEqual([]);
    expect((await caller.listTeam({})).invitations).toEqual([]);
    expect((await caller.listApiKeys({})).keys.map(({ key_id }) => key_id)).toEqual([stranger.apiKeyId]);
    expect((await caller.listPaymentFiles({})).files).toEqual([]);
    expect((await caller.listConnections({})).connections).toEqual([]);
    const told = (await caller.listAuditEntries({ page_size: 500 })).entries;
    expect(told.some(({ ecommerce_id }) => ecommerce_id === owner.store.id)).toBe(false);
  });

  test("hides the group's other stores from a key limited to one store", async () => {
    const bound: Actor = { ...owner.actor, ecommerceIds: ["eco_other"] };
    expect(await outcome(callAs(bound, "getProcess", inputFor("getProcess")))).toMatch(/^NOT_FOUND/);
    expect((await callerOf(bound).listProcessSummaries({})).return_summaries).toEqual([]);
  });

  test("opens an order by its email link at its own store, until the link expires or is revoked", async () => {
    const { order_number = "", ecommerce_id = "", token = "" } = ids;
    const open = async (actor = owner.actor) => (await callerOf(actor).openOrderLink({ token })).status;
    expect([await open(stranger.actor), await open()]).toEqual(["UNKNOWN", "OPEN"]);
    const first = await callerOf(owner.actor).openOrderLink({ token });
    const again = await callerOf(owner.actor).openOrderLink({ token, return_id: first.order?.return_id ?? "" });
    expect(again.order?.return_id).toBe(first.order?.return_id);
    const session = { token: first.order?.customer_token ?? "" };
    expect((await shopperActor(session.token))?.orderId).toBe(ids.order_id);
    ctx.clock.advance(86_400_000 - 1);
    expect(await open()).toBe("OPEN");
    ctx.clock.advance(1);
    expect(await open()).toBe("EXPIRED");
    const { url } = await createOrderLink.call(ctx, owner.actor, { ecommerce_id, order_number });
    await expect(createOrderLink.call(ctx, stranger.actor, { ecommerce_id, order_number })).rejects.toThrow("no such");
    const later = { token: url.split("/").at(-1) ?? "" };
    const live = (await callerOf(owner.actor).openOrderLink(later)).order?.customer_token ?? "";
    ctx.clock.advance(1);
    await expect(revokeOrderLinks.call(ctx, stranger.actor, { ecommerce_id, order_number })).rejects.toThrow("no such");
    await revokeOrderLinks.call(ctx, owner.actor, { ecommerce_id, order_number });
    expect((await callerOf(owner.actor).openOrderLink(later)).status).toBe("REVOKED");
    expect(await shopperActor(live)).toBeNull();
    // Links that staff create for a shopper on the phone work the same way.
    const { order_id = "" } = ids;
    const { url: given } = await createShopperLink.call(ctx, owner.actor, { order_id });
    const fromStaff = { token: given.split("/").at(-1) ?? "" };
    expect((await callerOf(owner.actor).openOrderLink(fromStaff)).status).toBe("OPEN");
    ctx.clock.advance(1);
    await revokeShopperLinks.call(ctx, owner.actor, { order_id });
    expect((await callerOf(owner.actor).openOrderLink(fromStaff)).status).toBe("REVOKED");
  });

  test("opens only its own return with a shopper's token", async () => {
    const second = await createReturn(ctx, owner, { order: await createOrder(ctx, owner) });
    const shopper: Actor = {
      ...owner.actor,
      kind: "shopper",
      scopes: new Set(["storefront"]),
      returnId: second.id,
      orderId: second.orderId,
    };
    for (const name of ["trackReturn", "getIntent", "checkout", "cancelReturn", "completeReturn"])
      expect(await outcome(callAs(shopper, name, { return_id: ids.return_id }))).toMatch(/^NOT_FOUND/);
    expect((await callerOf(shopper).listReturns({ order_ids: [ids.order_id ?? ""] })).returns).toEqual([]);
    expect(await outcome(callAs(shopper, "getProcess", { process_id: second.id }))).toMatch(/^PERMISSION_DENIED/);
  });
});

/** Everything of the owner that another tenant could have changed. */
const fingerprint = async (): Promise<string> => {
  const rows = await Promise.all([
    ctx.db.returnProcess.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.returnIntent.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.returnUnit.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.webhookEndpoint.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.credit.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.activity.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.webhookDelivery.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.webhookReplay.findMany(),
    ctx.db.hold.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.orderImport.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.order.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.ecommerce.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.withdrawal.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.foundParcel.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.warehouse.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.apiKey.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.savedView.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.bulkJob.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.membership.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.invitation.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.connection.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.connectionSync.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.staffSession.findMany({ orderBy: { id: "asc" } }),
  ]);
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
};
