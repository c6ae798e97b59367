import { afterAll, beforeAll, expect, test } from "vitest";
import { stampProcesses } from "@/server/db/returns/stamped-processes";
import { sql } from "@/server/db/tables/query";
import type { ReturnProcess } from "@/server/domain/process/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { cachedSummaries, cachedSummary } from "./summary-cache";

let ctx: TestContext;
let tenant: Tenant;
let process: ReturnProcess;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
  process = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const { groupId } = tenant.actor;
  const { storageKey } = await ctx.files.put({ bytes: Buffer.from("a receipt"), contentType: "application/pdf" });
  await ctx.db.storedFile.create({
    data: {
      ...{ id: "file_stamp", groupId, processId: process.id, storageKey, kind: "DOCUMENT", name: "receipt.pdf" },
      ...{ contentType: "application/pdf", byteLength: 9, createdAt: ctx.clock.now() },
    },
  });
  const { id } = await createOrder(ctx, tenant);
  await ctx.db.order.update({ where: { id }, data: { exchangeProcessId: process.id } });
});
afterAll(() => ctx.close());

const stamp = () => stampProcesses(ctx.db, sql`p.id = ${process.id}`);
const stampText = async () => (await stamp())[0]?.stamp;

/**
 * Changes everything that a summary depends on, row by row. Each statement changes one row of the return or of its
 * order.
 */
const CHANGES: Record<string, string> = {
  "the return": "update return_processes set lang = 'de' where id = $1",
  "the store":
    "update ecommerces e set name = 'Else' from return_processes p where p.id = $1 and e.id = p.ecommerce_id",
  "the order": "update orders o set name = '#else' from return_processes p where p.id = $1 and o.id = p.order_id",
  "a line of the order":
    "update order_lines l set name = 'Else' from return_processes p where p.id = $1 and l.order_id = p.order_id",
  "a payment of the order":
    "update order_payments m set label = 'Else' from return_processes p where p.id = $1 and m.order_id = p.order_id",
  "a unit": "update return_units set comment = 'Else' where process_id = $1",
  "a shipment": "update shipments set tracking_number = 'ELSE' where process_id = $1",
  "a document": "update stored_files set name = 'else.pdf' where process_id = $1",
  "the order of new items": "update orders set name = '#else' where exchange_process_id = $1",
  "a line of the new items":
    "update order_lines l set name = 'Else' from orders o where o.exchange_process_id = $1 and l.order_id = o.id",
  "a settlement": "update settlements set total_minor = total_minor + 1 where return_id = $1",
};

test.each(Object.keys(CHANGES))("changes the stamp when %s changes", async (name) => {
  const before = await stampText();
  expect(await stampText()).toBe(before);
  const changed = await ctx.db.$executeRawUnsafe(CHANGES[name] ?? "", process.id);
  expect(changed).toBeGreaterThan(0);
  expect(await stampText()).not.toBe(before);
});

test("changes the stamp when a row is added or deleted", async () => {
  const { actor } = tenant;
  const payout = {
    id: "out_1",
    processId: process.id,
    groupId: actor.groupId,
    leg: 1,
    currency: "EUR",
    amountMinor: 1n,
    settlementId: process.settlements[0]?.id ?? "",
    destination: "",
  };
  const seen = [await stampText()];
  await ctx.db.payout.create({ data: { ...payout, refundOption: "STORE_CREDIT", createdAt: ctx.clock.now() } });
  seen.push(await stampText());
  await ctx.db.payout.delete({ where: { id: payout.id } });
  seen.push(await stampText());
  expect(new Set(seen).size).toBe(3);
});

test("serializes a text once per state, and returns texts in the requested order", async () => {
  const other = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const both = await stampProcesses(ctx.db, sql`p.id in (${process.id}, ${other.id})`);
  expect(both.map(({ id }) => id)).toEqual([other.id, process.id]);
  const first = await cachedSummaries(ctx, tenant.actor, both);
  expect(first.map((text) => JSON.parse(String(text)).basic_process_data.process_id)).toEqual([other.id, process.id]);
  await ctx.db.returnProcess.update({ where: { id: other.id }, data: { lang: "fr" } });
  // With the old stamps, nothing seems to have changed.
  expect(await cachedSummaries(ctx, tenant.actor, both)).toEqual(first);
  const again = await cachedSummaries(ctx, tenant.actor, await stampProcesses(ctx.db, sql`p.id = ${other.id}`));
  expect(JSON.parse(String(again[0])).basic_process_data.lang).toBe("fr");
});

test("reloads a single return only when it has changed, and only for its own store", async () => {
  const other = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const text = () => cachedSummary(ctx, tenant.actor, other.id);
  const first = await text();
  expect(JSON.parse(String(first)).basic_process_data).toMatchObject({ process_id: other.id, lang: "en" });
  expect(await text()).toBe(first);
  await ctx.db.returnProcess.update({ where: { id: other.id }, data: { lang: "fr" } });
  expect(JSON.parse(String(await text())).basic_process_data.lang).toBe("fr");
  const stranger = await createTenant(ctx);
  expect(await cachedSummary(ctx, stranger.actor, other.id)).toBeNull();
  expect(await cachedSummary(ctx, tenant.actor, "prc_none")).toBeNull();
});

test("includes everything committed before simultaneous reads, and shows each store only its own returns", async () => {
  const [stranger, one, two] = [
    await createTenant(ctx),
    await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) }),
    await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) }),
  ];
  const langOf = async ({ actor }: Tenant, { id }: ReturnProcess) => {
    const text = await cachedSummary(ctx, actor, id);
    return text === null ? null : JSON.parse(String(text)).basic_process_data.lang;
  };
  const readAll = () =>
    Promise.all([langOf(tenant, one), langOf(stranger, one), langOf(tenant, two), langOf(tenant, one)]);
  expect(await readAll()).toEqual(["en", null, "en", "en"]);
  await ctx.db.returnProcess.update({ where: { id: one.id }, data: { lang: "fr" } });
  expect(await readAll()).toEqual(["fr", null, "en", "fr"]);
  const begun = readAll();
  await ctx.db.returnProcess.update({ where: { id: two.id }, data: { lang: "it" } });
  expect((await begun).slice(0, 2)).toEqual(["fr", null]);
  expect(await langOf(tenant, two)).toBe("it");
});
