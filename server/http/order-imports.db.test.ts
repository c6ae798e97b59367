import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as postImport } from "@/app/v1/ecommerces/[ecommerce_id]/orders/import/route";
import { GET as getImport } from "@/app/v1/ecommerces/[ecommerce_id]/orders/imports/[import_id]/route";
import { importOrders, OrderImportDto } from "@/contract/admin/order-imports";
import { setContext } from "@/server/context";
import { claimOrderImport, saveImportProgress } from "@/server/db/order-imports";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { runOrderImports } from "@/server/services/orders/run-order-imports";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
beforeEach(async () => {
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const order = (number: string, changes: object = {}) => ({
  order_number: number,
  platform_order_id: `p-${number}`,
  name: `#${number}`,
  currency: "EUR",
  purchased_at: "2026-03-01T09:00:00Z",
  email: "ana@example.com",
  taxes_included: true,
  line_items: [{ platform_line_item_id: "l1", name: "Mug", quantity: 2, unit_price: 900 }],
  payments: [{ id: "p1", method: "card", captured: 1800 }],
  ...changes,
});
const ndjson = (orders: readonly unknown[]): string => orders.map((one) => `${JSON.stringify(one)}\n`).join("");
const NDJSON = { "content-type": "application/x-ndjson" };
const CSV = { "content-type": "text/csv; charset=utf-8" };

type Sending = { query?: string; to?: Tenant; by?: Tenant };

const send = (body: string | Uint8Array, headers: Record<string, string>, { query = "", ...who }: Sending = {}) => {
  const { to = tenant, by = to } = who;
  return callRoute(postImport, {
    key: by.apiKey,
    path: `/v1/ecommerces/${to.store.id}/orders/import${query}`,
    params: { ecommerce_id: to.store.id },
    body: typeof body === "string" ? body : new Blob([Uint8Array.from(body)]),
    headers,
    method: "POST",
  });
};

const look = async (id: string) => {
  const params = { ecommerce_id: tenant.store.id, import_id: id };
  const { body } = await callRoute(getImport, { key: tenant.apiKey, params });
  return OrderImportDto.strict().parse(body);
};

const importAll = async (...sent: Parameters<typeof send>) => {
  const { status, body } = await send(...sent);
  expect(body).toEqual({ import_id: expect.stringMatching(/^imp_/), state: "PENDING" });
  expect(status).toBe(202);
  await runOrderImports(ctx);
  return look(body.import_id);
};

const spooled = (): Promise<string[]> => readdir(join(ctx.env.DATA_DIR, "spool")).catch(() => []);
const countOrders = () => ctx.db.order.count({ where: { ecommerceId: tenant.store.id } });

describe("a file of orders", () => {
  test("is taken in as NDJSON; the answer says where to look, the worker is waked, and the file is deleted", async () => {
    const answer = await send(ndjson([order("1"), order("2")]), NDJSON);
    expect(answer.status).toBe(202);
    expect(importOrders.output.parse(answer.body)).toEqual(answer.body);
    const id: string = answer.body.import_id;
    expect(answer.headers.get("location")).toBe(`/v1/ecommerces/${tenant.store.id}/orders/imports/${id}`);
    expect(ctx.woken).toContain("orderImports");
    expect(await look(id)).toMatchObject({ state: "PENDING", progress: { read_bytes: 0 }, finished_at: null });
    await runOrderImports(ctx);
    const done = await look(id);
    expect(done).toMatchObject({
      state: "DONE",
      error: "",
      rows: { read: 2, refused: 0 },
      orders: { created: 2, updated: 0, unchanged: 0, refused: 0 },
      errors: [],
    });
    expect(done.progress.read_bytes).toBe(done.progress.total_bytes);
    expect(await spooled()).toEqual([]);
    const again = await importAll(ndjson([order("1"), order("2"), order("3")]), NDJSON);
    expect(again.orders).toEqual({ created: 1, updated: 0, unchanged: 2, refused: 0 });
  });

  test("is taken in as CSV with the command line's mapping", async () => {
    const mapping = {
      delimiter: ";",
      group: { column: "No" },
      skip: [{ column: "No", matches: "^C", reason: "credit note" }],
      order: {
        currency: { value: "EUR" },
        purchased_at: { column: "Date" },
        taxes_included: { value: true },
        email: { column: "Mail" },
      },
      line: {
        platform_line_item_id: { column: "Sku" },
        name: { column: "Name" },
        quantity: { column: "Count" },
        unit_price: { column: "Price" },
      },
    };
    const rows = ["No;Date;Mail;Sku;Name;Count;Price", "7;2026-03-01;a@example.com;S1;Mug;2;9.00", "C7;x;x;x;x;x;x"];
    const query = `?mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const done = await importAll(rows.join("\r\n"), CSV, { query });
    expect(done).toMatchObject({ state: "DONE", orders: { created: 1 }, rows: { read: 2, refused: 1 }, errors: [] });
    expect(done.messages).toEqual([{ message: "credit note", rows: 1, is_foreseen: true }]);
  });

  test("is taken in as CSV whose columns are named like the fields, packed with gzip", async () => {
    const rows = [
      "order_number,currency,purchased_at,taxes_included,email,shipping.price,line_items.platform_line_item_id,line_items.name,line_items.quantity,line_items.unit_price,line_items.options.Size,payments.method",
      "9,EUR,2026-03-01,yes,a@example.com,500,l1,Jumper,1,4990,M,card",
      "9,EUR,2026-03-01,yes,a@example.com,500,l2,Mug,2,900,,card",
    ];
    const done = await importAll(gzipSync(rows.join("\n")), { ...CSV, "content-encoding": "gzip" });
    expect(done).toMatchObject({ state: "DONE", orders: { created: 1 }, errors: [] });
    const stored = await ctx.db.order.findFirstOrThrow({
      where: { ecommerceId: tenant.store.id },
      include: { lines: { orderBy: { platformLineItemId: "asc" } }, payments: true },
    });
    expect(stored.shippingPriceMinor).toBe(500n);
    expect(stored.lines.map(({ options }) => options)).toEqual([{ Size: "M" }, {}]);
    expect(stored.payments).toMatchObject([{ method: "card", capturedMinor: 500n + 4990n + 1800n }]);
  });

  test("tells each row that it cannot take by its line, its field and what is wrong, and nothing of who ordered", async () => {
    const file = [
      JSON.stringify(order("1")),
      `{"order_number": "2", "email": "secret@example.com"`,
      JSON.stringify(order("3", { email: "secret@example.com", currency: "Secret" })),
      "",
      JSON.stringify(order("4", { payments: [{ id: "p1", captured: 1700 }] })),
      JSON.stringify(order("1")),
      JSON.stringify(order("5", { line_items: [{ platform_line_item_id: "l1", name: "Secret", quantity: 0 }] })),
    ];
    const done = await importAll(file.join("\n"), NDJSON);
    expect(done).toMatchObject({ state: "DONE", rows: { read: 6, refused: 5 }, orders: { created: 1, refused: 3 } });
    expect(done.errors.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, ""],
        [3, "currency"],
        [5, "payments"],
        [6, ""],
        [7, "line_items[0].quantity"],
      ]),
    );
    expect(done.errors).toHaveLength(5);
    expect(done.messages.reduce((sum, { rows }) => sum + rows, 0)).toBe(5);
    expect(JSON.stringify(done).toLowerCase()).not.toContain("secret");
  });

  test("reports the first thousand rows and counts the others", async () => {
    const done = await importAll("nonsense\n".repeat(2500).replace("nonsense", "{}"), NDJSON);
    expect(done.errors).toHaveLength(1000);
    expect(done.messages).toEqual([
      { message: "is no JSON object", rows: 2499, is_foreseen: false },
      { message: "has no order_number (a text)", rows: 1, is_foreseen: false },
    ]);
  });

  test.each([
    ["order_number,colour\n1,red\n", CSV, /column "colour" is no field/],
    ["[1, 2]", NDJSON, /one JSON list/],
    [gzipSync("{}\n".repeat(9000)).subarray(0, 30), NDJSON, /gzip file is damaged/],
  ])("that cannot be used at all fails with a sentence: %s", async (body, headers, sentence) => {
    const done = await importAll(body, headers);
    expect(done.state === "FAILED" ? done.error : done.errors[0]?.message).toMatch(sentence);
    expect(await spooled()).toEqual([]);
  });
});

describe("what is refused before it is stored", () => {
  test("another content type, another encoding, an empty body", async () => {
    const json = await send("{}", { "content-type": "application/json" });
    expect(json).toMatchObject({ status: 415, body: { reason: "UNSUPPORTED_MEDIA_TYPE" } });
    expect((await send("{}", { ...NDJSON, "content-encoding": "br" })).status).toBe(415);
    expect(await send("", NDJSON)).toMatchObject({ status: 400 });
    expect(await spooled()).toEqual([]);
  });

  test("a body over the limit, whether it says so or not, and nothing of it is left", async () => {
    setContext({ ...ctx, env: { ...ctx.env, ORDER_IMPORT_MAX_BYTES: 1000 } });
    const body = ndjson(Array.from({ length: 9 }, (_, place) => order(String(place))));
    const said = await send(body, { ...NDJSON, "content-length": String(body.length) });
    for (const { status, body: problem } of [said, await send(body, NDJSON)])
      expect([status, problem.reason]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(await spooled()).toEqual([]);
    expect((await send(ndjson([order("1")]), NDJSON)).status).toBe(202);
    await runOrderImports(ctx);
  });

  test("the store of somebody else, and a key without the scope", async () => {
    const stranger = await createTenant(ctx);
    expect((await send(ndjson([order("1")]), NDJSON, { to: tenant, by: stranger })).status).toBe(404);
    const key = (await createTenant(ctx, { keyScopes: ["processes:read"] })).apiKey;
    expect((await send(ndjson([order("1")]), NDJSON, { by: { ...tenant, apiKey: key } })).status).toBe(403);
    const { body } = await send(ndjson([order("1")]), NDJSON);
    const params = { ecommerce_id: tenant.store.id, import_id: body.import_id };
    expect((await callRoute(getImport, { key: stranger.apiKey, params })).status).toBe(404);
    expect((await callRoute(getImport, { key, params })).status).toBe(403);
    await runOrderImports(ctx);
  });

  test.each([
    ["{", /no JSON/],
    ["{}", /group/],
    ['{"group":{"column":"a"},"order":{},"line":{},"clean":{"a":{"remove":"(a+)+$"}}}', /could take too long/],
  ])("a mapping that cannot be used: %s", async (mapping, words) => {
    const { status, body } = await send("a\n", CSV, { query: `?mapping=${encodeURIComponent(mapping)}` });
    expect([status, body.details[0].field]).toEqual([400, "mapping"]);
    expect(body.detail).toMatch(words);
  });
});

describe("an Idempotency-Key", () => {
  test("gives the same file the same import, and another file 422; no second copy is kept", async () => {
    const headers = { ...NDJSON, "idempotency-key": `key-${tenant.groupId}` };
    const first = await send(ndjson([order("1")]), headers);
    const again = await send(ndjson([order("1")]), headers);
    expect(again.status).toBe(202);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await send(ndjson([order("2")]), headers)).status).toBe(422);
    expect(await spooled()).toHaveLength(1);
    await runOrderImports(ctx);
    expect(await countOrders()).toBe(1);
  });
});

describe("workers", () => {
  const lapse = () => ctx.db.orderImport.updateMany({ data: { leaseUntil: new Date(0) }, where: { state: "RUNNING" } });
  const many = (count: number) => ndjson(Array.from({ length: count }, (_, place) => order(String(place))));

  test("one that is killed leaves the file to the next after its lease, which goes on behind what is stored", async () => {
    const { body } = await send(many(30), NDJSON);
    const killed = await claimOrderImport(ctx.db);
    if (killed === null) throw new Error("There is nothing to claim.");
    const counts = { ...killed.counts, rows: 10, created: 10 };
    const progress = { position: 10, readBytes: 100, counts, report: killed.report, isDone: false };
    expect(await saveImportProgress(ctx.db, { of: killed, progress })).toBe(true);
    await runOrderImports(ctx);
    expect(await look(body.import_id)).toMatchObject({ state: "RUNNING", orders: { created: 10 } });
    await lapse();
    await runOrderImports(ctx);
    expect(await look(body.import_id)).toMatchObject({ state: "DONE", rows: { read: 30 }, orders: { created: 30 } });
    expect(await countOrders()).toBe(20);
    // The first one wakes up again: it has nothing more to say.
    expect(await saveImportProgress(ctx.db, { of: killed, progress })).toBe(false);
    expect(await look(body.import_id)).toMatchObject({ state: "DONE", orders: { created: 30 } });
  });

  test("one that is asked to stop gives the file back at once, and that is no loss", async () => {
    const { body } = await send(many(3), NDJSON);
    const killed = await claimOrderImport(ctx.db);
    if (killed === null) throw new Error("There is nothing to claim.");
    await saveImportProgress(ctx.db, { of: killed, progress: { ...killed, position: 1, isDone: false } });
    await lapse();
    const stopping = new AbortController();
    const open: TestContext["spool"]["open"] = (key) => {
      stopping.abort();
      return ctx.spool.open(key);
    };
    await runOrderImports({ ...ctx, spool: { ...ctx.spool, open } }, { signal: stopping.signal });
    const row = await ctx.db.orderImport.findUniqueOrThrow({ where: { id: killed.id } });
    expect(row).toMatchObject({ state: "PENDING", leaseUntil: null, position: 1 });
    await runOrderImports(ctx);
    expect(await look(body.import_id)).toMatchObject({ state: "DONE", orders: { created: 2 } });
  });

  test("several at once take each file once", async () => {
    const sent = await Promise.all([send(many(40), NDJSON), send(many(40), NDJSON), send(many(5), NDJSON)]);
    const runs = await Promise.all([runOrderImports(ctx), runOrderImports(ctx), runOrderImports(ctx)]);
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(3);
    for (const { body } of sent) expect(await look(body.import_id)).toMatchObject({ state: "DONE", errors: [] });
    expect(await countOrders()).toBe(40);
  });

  test("a file that takes one worker down after the other is given up", async () => {
    const { body } = await send(many(1), NDJSON);
    for (let loss = 0; loss <= 5; loss += 1) {
      await claimOrderImport(ctx.db);
      await lapse();
    }
    await runOrderImports(ctx);
    expect(await look(body.import_id)).toMatchObject({ state: "FAILED", error: expect.stringMatching(/in parts/) });
    expect(await spooled()).toEqual([]);
  });

  test("housekeeping deletes what no import needs after a day, and leaves what one does", async () => {
    const { body } = await send(many(1), NDJSON);
    await ctx.spool.put(
      (async function* () {
        yield Buffer.from("cut off");
      })(),
    );
    await cleanUp(ctx);
    expect(await spooled()).toHaveLength(2);
    ctx.clock.advance(25 * 3_600_000);
    await cleanUp(ctx);
    expect(await spooled()).toHaveLength(1);
    await runOrderImports(ctx);
    expect(await look(body.import_id)).toMatchObject({ state: "DONE" });
  });
});
