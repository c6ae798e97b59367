import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteLapsed } from "@/server/db/jobs/housekeeping";
import type { Actor } from "@/server/kernel/actor";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, testAddress } from "@/test/factories";
import { listenToStatements } from "@/test/plans";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });

/** Three units of one item with a discount of 10.00: 96.67, 96.67 and 96.66. */
const LINES = [{ name: "Wool blanket", sku: "BLANKET", unitPriceMinor: 10_000, quantity: 3, discountMinor: 1_000 }];

test("shows what was paid, returned and refunded for an order, and the price of returning the rest", async () => {
  const tenant = await createTenant(ctx);
  const caller = callerOf(tenant.actor);
  const order = await createOrder(ctx, tenant, { lines: LINES });
  const before = await caller.getOrderDetail({ order_id: order.id });
  expect(before.lines).toMatchObject([
    { quantity: 3, paid: "29000", returned: 0, returning: 0, returnable: { quantity: 3, amount: "29000" } },
  ]);
  expect(before).toMatchObject({ returns: [], notes: [], exchange_of: null });

  const made = await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 1 }] });
  const after = await caller.getOrderDetail({ order_id: order.id });
  expect(after.lines).toMatchObject([{ returning: 1, returnable: { quantity: 2, amount: "19333" } }]);
  expect(after.returns).toMatchObject([
    { return_code: made.returnCode, units_total: 1, items: ["Wool blanket"], outlook: { expected: "9667" } },
  ]);
  expect(after.balance).toMatchObject({ refunded: "0", pending: "0", expected: "9667" });
  // Priced like a return of the rest: with the next shares.
  const rest = await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 2 }] });
  expect(rest.settlements.at(-1)?.subtotalMinor).toBe(19_333);
  const { lines, balance } = await caller.getOrderDetail({ order_id: order.id });
  expect(lines).toMatchObject([{ returning: 3, returnable: { quantity: 0, amount: "0" }, cause: "ALREADY_RETURNED" }]);
  expect(balance).toMatchObject({ expected: "29000", returnable: { quantity: 0, amount: "0" } });
});

test("finds a customer by number, shop ID, email or name, with all their orders, returns and notes", async () => {
  const tenant = await createTenant(ctx);
  const caller = callerOf(tenant.actor);
  const first = await createOrder(ctx, tenant, { email: "noor@example.com" });
  const second = await createOrder(ctx, tenant, { email: "noor@example.com" });
  const made = await createReturn(ctx, tenant, { order: first });
  const note = "Called: the box was open";
  await caller.addNote({ process_id: made.id, text: note, is_for_shopper: false, request_id: randomUUID() });
  for (const query of [first.orderNumber, first.platformOrderId, first.email, first.lastName]) {
    const { orders, customers } = await caller.findCustomers({ query });
    expect(
      orders.map(({ order_id }) => order_id),
      query,
    ).toContain(first.id);
    expect(
      customers.map(({ email }) => email),
      query,
    ).toContain(first.email);
  }
  for (const id of [first.id, second.id, made.returnCode, made.id]) {
    const { customer, orders, returns, notes } = await caller.getCustomerDetail({ id });
    expect(customer.email).toBe(first.email);
    expect(orders.map(({ order_id }) => order_id).sort()).toEqual([first.id, second.id].sort());
    expect(returns).toMatchObject([{ return_code: made.returnCode, order_id: first.id }]);
    expect(notes).toMatchObject([{ return_code: made.returnCode, text: note }]);
  }
  // Nothing of another tenant, whoever asks.
  const foreign = callerOf((await createTenant(ctx)).actor);
  expect(await foreign.findCustomers({ query: first.email })).toEqual({ orders: [], customers: [] });
  await expect(foreign.getOrderDetail({ order_id: first.id })).rejects.toThrow("order");
  for (const id of [first.id, made.returnCode, made.id])
    await expect(foreign.getCustomerDetail({ id })).rejects.toThrow("customer");
});

test("finds orders and customers by the same spellings as returns, regardless of accents and word order", async () => {
  const tenant = await createTenant(ctx);
  const caller = callerOf(tenant.actor);
  const draft = {
    firstName: "Zoë",
    lastName: "van der Sørensen",
    email: "Zoé@Example.com",
    phone: "+49 (0461) 555-0100",
  };
  const order = await createOrder(ctx, tenant, { ...draft, orderNumber: "DE-7001/A" });
  const { returnCode } = await createReturn(ctx, tenant, { order });
  await createOrder(ctx, tenant, {
    firstName: "Zora",
    lastName: "Weiß",
    shippingAddress: testAddress({ postcode: "1011 AB" }),
  });
  const typed = [
    ...["zoe", "Zoë van der", "van der sorensen", "Sørensen", "sorensen", "van der Sørensen Zoë", "zoe@exam"],
    ...["#DE-7001/A", "de7001", "3511ka", "0461 5550100", "55 50100"],
  ];
  for (const query of typed) {
    const [{ orders, customers }, returns] = [
      await caller.findCustomers({ query }),
      await caller.listReturnRows({ query }),
    ];
    expect([query, orders.map(({ order_id }) => order_id)]).toEqual([query, [order.id]]);
    expect([query, customers.map(({ email }) => email)]).toEqual([query, [order.email]]);
    expect([query, returns.rows.map(({ return_code }) => return_code)]).toEqual([query, [returnCode]]);
  }
  expect((await caller.findCustomers({ query: "weiss" })).orders).toMatchObject([{ customer_name: "Zora Weiß" }]);
  // Nearly everything matches two letters; a quotation mark is treated like any other character.
  for (const query of ["zo", "'", "o'\\ brien", "oerensen"])
    expect([query, (await caller.findCustomers({ query })).orders]).toEqual([query, []]);
});

test("adds a note to an order once; only its author may change, delete or restore it, and its time is kept", async () => {
  const tenant = await createTenant(ctx);
  const ana = callerOf({ ...tenant.actor, id: "usr_ana", name: "Ana" });
  const bo = callerOf({ ...tenant.actor, id: "usr_bo", name: "Bo" });
  const order = await createOrder(ctx, tenant);
  const asked = { order_id: order.id, request_id: randomUUID(), text: "Called: wants the blue one" };
  const { note_id } = await ana.addOrderNote(asked);
  expect(await ana.addOrderNote(asked)).toEqual({ note_id });
  const notesOf = async (caller: typeof ana) => (await caller.getOrderDetail({ order_id: order.id })).notes;
  const written = {
    id: note_id,
    text: asked.text,
    author: "Ana",
    order_id: order.id,
    return_code: "",
    edited_at: null,
  };
  const [first] = await notesOf(ana);
  expect(await notesOf(ana)).toMatchObject([{ ...written, can_change: true }]);
  expect(await notesOf(bo)).toMatchObject([{ ...written, can_change: false }]);
  expect((await bo.getCustomerDetail({ id: order.id })).notes).toMatchObject([written]);

  for (const work of [
    () => bo.editOrderNote({ note_id, text: "No" }),
    () => bo.deleteOrderNote({ note_id }),
    () => bo.restoreOrderNote({ note_id }),
  ])
    await expect(work()).rejects.toMatchObject({ cause: { reason: "PERMISSION_DENIED" } });
  const foreign = callerOf((await createTenant(ctx)).actor);
  await expect(foreign.addOrderNote({ ...asked, request_id: randomUUID() })).rejects.toThrow("order");
  await expect(foreign.deleteOrderNote({ note_id })).rejects.toThrow("note");
  await expect(ana.editOrderNote({ note_id, text: "  " })).rejects.toMatchObject({
    cause: { reason: "INVALID_ARGUMENT" },
  });

  ctx.clock.advance(60_000);
  await ana.editOrderNote({ note_id, text: "Wants the red one" });
  expect(await notesOf(ana)).toMatchObject([
    { text: "Wants the red one", at: first?.at, edited_at: ctx.clock.now().toISOString() },
  ]);
  await ana.deleteOrderNote({ note_id });
  expect(await notesOf(ana)).toEqual([]);
  await expect(ana.editOrderNote({ note_id, text: "Late" })).rejects.toThrow("note");
  await ana.restoreOrderNote({ note_id });
  expect(await notesOf(ana)).toMatchObject([{ text: "Wants the red one", author: "Ana", at: first?.at }]);

  await ana.deleteOrderNote({ note_id });
  await ctx.db.orderNote.update({ where: { id: note_id }, data: { deletedAt: new Date(Date.now() - 25 * 3_600_000) } });
  await deleteLapsed(ctx.db);
  await expect(ana.restoreOrderNote({ note_id })).rejects.toThrow("note");
});

test("keeps only the order of an erased customer, with the date of erasure and without personal data", async () => {
  const tenant = await createTenant(ctx);
  const caller = callerOf(tenant.actor);
  const email = "noor@example.com";
  const order = await createOrder(ctx, tenant, { email });
  await createOrder(ctx, tenant, { email });
  const note = { order_id: order.id, request_id: randomUUID(), text: "Noor called twice" };
  const { note_id } = await caller.addOrderNote(note);
  const { id, returnCode } = await createReturn(ctx, tenant, { order });
  await cancelReturn(ctx, { actor: tenant.actor, returnId: id });
  expect((await caller.getCustomerDetail({ id: order.id })).erased_at).toBeNull();
  await caller.eraseShopper({ email, confirmation: email, reason: "Asked for it" });
  const detail = await caller.getCustomerDetail({ id: order.id });
  expect(detail.orders.map(({ order_id }) => order_id)).toEqual([order.id]);
  expect(JSON.stringify([detail, await caller.getOrderDetail({ order_id: order.id })])).not.toContain(order.email);
  const erased_at = ctx.clock.now().toISOString();
  expect(detail).toMatchObject({ customer: { email: "", phone: "" }, notes: [], erased_at });
  expect((await caller.getCustomerDetail({ id: returnCode })).erased_at).toBe(erased_at);
  expect(await ctx.db.orderNote.findUnique({ where: { id: note_id } })).toBeNull();
  expect((await caller.findCustomers({ query: order.email })).orders).toEqual([]);
});

test("reads the pages with the same number of statements, however many returns there are", async () => {
  const tenant = await createTenant(ctx);
  const caller = callerOf(tenant.actor);
  const order = await createOrder(ctx, tenant, { lines: LINES });
  const countOf = async (read: () => Promise<unknown>): Promise<number> => {
    const heard = listenToStatements();
    await read().finally(heard.stop);
    return heard.count();
  };
  const pages = [
    () => caller.getOrderDetail({ order_id: order.id }),
    () => caller.getCustomerDetail({ id: order.id }),
  ] as const;
  await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 1 }] });
  // The first read fills the caches.
  for (const read of pages) await read();
  const counts = async () => [await countOf(pages[0]), await countOf(pages[1])];
  const before = await counts();
  await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 2 }] });
  const { email } = order;
  await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant, { email }) });
  expect(await counts()).toEqual(before);
});
