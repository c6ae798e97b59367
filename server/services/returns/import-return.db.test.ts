import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import type { Order } from "@/server/domain/orders/types";
import { answersAt } from "@/server/http/serve";
import type { Actor } from "@/server/kernel/actor";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

const { POST } = answersAt("/v1/public/returns/{ecommerce_id}/import_return");

let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

type Answer = { status: number; body: { process_id: string; error?: { code: string; message: string } } };

const send = async (body: Record<string, unknown>, ecommerceId = tenant.store.id): Promise<Answer> => {
  const request = new Request("http://localhost/v1/public/returns/x/import_return", {
    method: "POST",
    headers: { "x-svc-api-key": tenant.apiKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await POST(request, { params: Promise.resolve({ ecommerce_id: ecommerceId }) });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
};

const bodyFor = (order: Order, line: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
  customer_printed_order_id: order.name,
  email: order.email,
  line_items: [
    {
      line_item_id: order.lines[0]?.platformLineItemId,
      product_return_reason: "TOO_SMALL",
      quantity: 1,
      ...line,
    },
  ],
  ...more,
});

const refused = (code: string) => ({ status: 200, body: { process_id: "", error: { code } } });

describe("importing a return", () => {
  test("stores units, quote, creation event, label and the shopper's language", async () => {
    const order = await createOrder(ctx, tenant);
    const answer = await send(bodyFor(order, { quantity: 2 }, { user_preferred_lang: "nl" }));
    expect(answer).toEqual({ status: 200, body: { process_id: expect.stringMatching(/^prc_/) } });
    const id = answer.body.process_id;
    const made = await getProcess(ctx.db, tenant.actor, id);
    expect(made).toMatchObject({ origin: "IMPORT", lang: "nl", status: "RUNNING", email: order.email });
    expect(made.units).toMatchObject([{ paidMinor: 5000 }, { paidMinor: 5000 }]);
    expect(made.settlements).toMatchObject([{ basis: "QUOTE", totalMinor: 10000 }]);
    const types = await ctx.db.outboxEvent.findMany({ where: { processId: id }, select: { type: true } });
    expect(types).toEqual([{ type: "onReturnProcessCreation" }]);
    await runDueActivities(ctx);
    const labeled = await getProcess(ctx.db, tenant.actor, id);
    expect(labeled.shippingStatus).toBe("CREATED");
    expect(labeled.shipments[0]?.labelFileId).toEqual(expect.any(String));
  });

  test("accepts email and number as people write them, and uses English unless a language is given", async () => {
    const order = await createOrder(ctx, tenant);
    const loose = { customer_printed_order_id: ` #${order.orderNumber} `, email: order.email.toUpperCase() };
    const { body } = await send({ ...bodyFor(order), ...loose });
    expect(body.error).toBeUndefined();
    expect((await getProcess(ctx.db, tenant.actor, body.process_id)).lang).toBe("en");
  });

  test("works outside the return window, because rules for shoppers don't bind the shop", async () => {
    const old = new Date(ctx.clock.now().getTime() - 400 * 86_400_000).toISOString();
    const order = await createOrder(ctx, tenant, { purchasedAt: old, fulfilledAt: old, deliveredAt: old });
    const { body } = await send(bodyFor(order));
    expect(body.error).toBeUndefined();
    const [created] = await ctx.db.processEvent.findMany({ where: { processId: body.process_id, kind: "CREATED" } });
    expect(created?.data).toMatchObject({
      origin: "IMPORT",
      overridden: ["OUTSIDE_WINDOW"],
      overriddenRules: [{ ruleId: "return_period_days", facts: [{ field: expect.stringMatching(/^days_since_/) }] }],
    });
  });
});

describe("refusing an import", () => {
  test("gives the same answer for a wrong number and a wrong email", async () => {
    const order = await createOrder(ctx, tenant);
    const wrongNumber = await send({ ...bodyFor(order), customer_printed_order_id: "nothing" });
    const wrongEmail = await send({ ...bodyFor(order), email: "nobody@example.com" });
    expect(wrongNumber).toMatchObject(refused("ORDER_NOT_FOUND"));
    expect(wrongEmail).toEqual(wrongNumber);
  });

  test("gives each reason and writes nothing", async () => {
    const order = await createOrder(ctx, tenant);
    const before = await ctx.db.returnIntent.count();
    const cases: [Record<string, unknown>, string][] = [
      [{ line_item_id: order.lines[0]?.id }, "LINE_ITEM_NOT_FOUND"],
      [{ quantity: 0 }, "INVALID_QUANTITY"],
      [{ quantity: 3 }, "INVALID_QUANTITY"],
      [{ product_return_reason: "Too small" }, "INVALID_RETURN_REASON"],
    ];
    for (const [line, code] of cases) expect(await send(bodyFor(order, line))).toMatchObject(refused(code));
    expect(await send(bodyFor(order), "eco_other")).toMatchObject(refused("ECOMMERCE_NOT_FOUND"));
    const twice = bodyFor(order);
    const answer = await send({ ...twice, line_items: [...twice.line_items, ...twice.line_items] });
    expect(answer).toMatchObject(refused("LINE_ITEM_ALREADY_RETURNED"));
    expect(JSON.stringify(answer)).toContain("is listed twice");
    expect(await ctx.db.returnIntent.count()).toBe(before);
  });

  test("refuses a line item that has an open return, even if units of it are left", async () => {
    const order = await createOrder(ctx, tenant);
    await createReturn(ctx, tenant, { order });
    expect(await send(bodyFor(order))).toMatchObject(refused("LINE_ITEM_ALREADY_RETURNED"));
  });

  test("answers 400 to malformed requests", async () => {
    const order = await createOrder(ctx, tenant);
    for (const body of [{}, bodyFor(order, { quantity: "1" }), { ...bodyFor(order), line_items: [] }])
      expect((await send(body)).status).toBe(400);
  });
});

describe("creating a return as staff", () => {
  const DAY_MS = 86_400_000;
  const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });
  const method = { return_method: "DROP_OFF_POINT" } as const;
  const draftFor = (order: Order, draft_id: string) => ({
    ...{ draft_id, order_id: order.id, refund_option: "ORIGINAL_PAYMENT_METHOD" as const, method },
    items: [{ line_item_id: order.lines[0]?.id ?? "", quantity: 2, return_reason: "TOO_SMALL", comment: " Both " }],
  });
  const oldOrder = () => {
    const old = new Date(ctx.clock.now().getTime() - 400 * DAY_MS).toISOString();
    return createOrder(ctx, tenant, { purchasedAt: old, fulfilledAt: old, deliveredAt: old });
  };

  test("creates it at the price they saw, once, however often they click", async () => {
    const order = await createOrder(ctx, tenant);
    const staff = callerOf(tenant.actor);
    const draft = draftFor(order, crypto.randomUUID());
    const quote = await staff.draftStaffReturn(draft);
    expect(quote).toMatchObject({ total: "10000", owed: "0", overridden: [] });
    const press = () => staff.createStaffReturn({ draft_id: draft.draft_id, quote_id: quote.quote_id });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second).toEqual(first);
    const made = await getProcess(ctx.db, tenant.actor, first?.process_id ?? "");
    expect(made).toMatchObject({ origin: "STAFF", status: "RUNNING", authorization: { status: "NOT_REQUIRED" } });
    expect(made.units).toMatchObject([{ returnReason: "TOO_SMALL", comment: "Both" }, { paidMinor: 5000 }]);
    await expect(staff.draftStaffReturn({ ...draft, draft_id: crypto.randomUUID() })).rejects.toThrow("at most 0");
  });

  test("needs a reason against the rules, kept in the timeline and in the audit log", async () => {
    const order = await oldOrder();
    const staff = callerOf({ ...tenant.actor, kind: "staff", name: "Ana", address: "192.0.2.7" });
    const draft = draftFor(order, crypto.randomUUID());
    const quote = await staff.draftStaffReturn(draft);
    expect(quote.overridden).toMatchObject([{ cause: "OUTSIDE_WINDOW" }]);
    const call = { draft_id: draft.draft_id, quote_id: quote.quote_id };
    await expect(staff.createStaffReturn(call)).rejects.toThrow("override_reason");
    const reason = "The parcel lay at the neighbor's.";
    const { process_id } = await staff.createStaffReturn({ ...call, override_reason: reason });
    const told = await ctx.db.processEvent.findMany({ where: { processId: process_id, kind: "RULES_OVERRIDDEN" } });
    expect(told).toMatchObject([{ actorName: "Ana", isShopperVisible: false, data: { reason } }]);
    const noted = await ctx.db.auditEntry.findMany({ where: { subject: "RETURN", subjectId: process_id } });
    expect(noted).toMatchObject([{ actorName: "Ana", address: "192.0.2.7", after: { reason } }]);
  });

  test("finds the order by number, email, or three letters of a name", async () => {
    const order = await createOrder(ctx, tenant, { firstName: "Zoë", lastName: "Über-Land" });
    const other = await createOrder(ctx, tenant, { firstName: "Zora", lastName: "Unterberg" });
    const found = async (query: string) =>
      (await callerOf(tenant.actor).findOrders({ query })).orders.map(({ order_id }) => order_id);
    for (const query of [` #${order.orderNumber}`, "Über", "zoë über"]) expect(await found(query)).toEqual([order.id]);
    expect(await found(order.email.toUpperCase())).toContain(order.id);
    expect(await found("zor")).toContain(other.id);
    expect(await found("zo")).toEqual([]);
  });

  test("offers the most recent orders when nothing is typed", async () => {
    const own = await createTenant(ctx);
    const older = await createOrder(ctx, own, { purchasedAt: "2026-01-02T10:00:00.000Z" });
    const newer = await createOrder(ctx, own, { purchasedAt: "2026-02-02T10:00:00.000Z" });
    const { orders } = await callerOf(own.actor).findOrders({ query: " " });
    expect(orders.map(({ order_id }) => order_id)).toEqual([newer.id, older.id]);
  });
});
