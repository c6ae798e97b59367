import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importOrders } from "@/contract/admin/order-imports";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { CSV, importStage, NDJSON, ndjson, order } from "@/test/import-stage";

const { GET: getImport } = answersAt("/v1/ecommerces/{ecommerce_id}/orders/imports/{import_id}");

let ctx: TestContext;
let tenant: Tenant;
let stage: ReturnType<typeof importStage>;

beforeAll(async () => {
  ctx = await openTestContext();
});
beforeEach(async () => {
  setContext(ctx);
  tenant = await createTenant(ctx);
  stage = importStage(ctx, tenant);
});
afterAll(() => ctx.close());

describe("an order file", () => {
  test("is accepted as NDJSON: the answer has its location, the worker is woken, and the file is deleted", async () => {
    const answer = await stage.send(ndjson([order("1"), order("2")]), NDJSON);
    expect(answer.status).toBe(202);
    expect(importOrders.output.parse(answer.body)).toEqual(answer.body);
    const id: string = answer.body.import_id;
    expect(answer.headers.get("location")).toBe(`/v1/ecommerces/${tenant.store.id}/orders/imports/${id}`);
    expect(ctx.woken).toContain("orderImports");
    expect(await stage.look(id)).toMatchObject({ state: "PENDING", progress: { read_bytes: 0 }, finished_at: null });
    await runOrderImports(ctx);
    const done = await stage.look(id);
    expect(done).toMatchObject({
      state: "DONE",
      error: "",
      rows: { read: 2, refused: 0, skipped: 0 },
      orders: { created: 2, updated: 0, unchanged: 0, refused: 0, skipped: 0 },
      errors: [],
    });
    expect(done.progress.read_bytes).toBe(done.progress.total_bytes);
    expect(await stage.spooled()).toEqual([]);
    const again = await stage.importAll(ndjson([order("1"), order("2"), order("3")]), NDJSON);
    expect(again.orders).toEqual({ created: 1, updated: 0, unchanged: 2, refused: 0, skipped: 0 });
  });

  test("is accepted as CSV with the command line's mapping", async () => {
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
    const done = await stage.importAll(rows.join("\r\n"), CSV, { query });
    expect(done).toMatchObject({
      state: "DONE",
      orders: { created: 1 },
      rows: { read: 2, refused: 0, skipped: 1 },
      errors: [],
    });
    expect(done.skipped).toEqual([{ line: 3, order_number: "C7", message: "credit note" }]);
    expect(done.messages).toEqual([{ message: "credit note", rows: 1, is_foreseen: true }]);
  });

  test("is accepted as gzip-compressed CSV whose columns are named like the fields", async () => {
    const rows = [
      "order_number,currency,purchased_at,taxes_included,email,shipping.price,line_items.platform_line_item_id,line_items.name,line_items.quantity,line_items.unit_price,line_items.options.Size,payments.method",
      "9,EUR,2026-03-01,yes,a@example.com,500,l1,Jumper,1,4990,M,card",
      "9,EUR,2026-03-01,yes,a@example.com,500,l2,Mug,2,900,,card",
    ];
    const done = await stage.importAll(gzipSync(rows.join("\n")), { ...CSV, "content-encoding": "gzip" });
    expect(done).toMatchObject({ state: "DONE", orders: { created: 1 }, errors: [] });
    const stored = await ctx.db.order.findFirstOrThrow({
      where: { ecommerceId: tenant.store.id },
      include: { lines: { orderBy: { platformLineItemId: "asc" } }, payments: true },
    });
    expect(stored.shippingPriceMinor).toBe(500n);
    expect(stored.lines.map(({ options }) => options)).toEqual([{ Size: "M" }, {}]);
    expect(stored.payments).toMatchObject([{ method: "card", capturedMinor: 500n + 4990n + 1800n }]);
  });

  test("reports each invalid row by line, field and error, without data of the customer", async () => {
    const file = [
      JSON.stringify(order("1")),
      `{"order_number": "2", "email": "secret@example.com"`,
      JSON.stringify(order("3", { email: "secret@example.com", currency: "Secret" })),
      "",
      JSON.stringify(order("4", { payments: [{ id: "p1", captured: 1700 }] })),
      JSON.stringify(order("1")),
      JSON.stringify(order("5", { line_items: [{ platform_line_item_id: "l1", name: "Secret", quantity: 0 }] })),
    ];
    const done = await stage.importAll(file.join("\n"), NDJSON);
    expect(done).toMatchObject({ state: "DONE", rows: { read: 6, refused: 5 }, orders: { created: 1, refused: 3 } });
    expect(done.errors.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, ""],
        [3, "currency"],
        [5, "payments"],
        [6, ""],
        [7, "line_items[0].quantity"],
        // Of one row, every error is reported.
        [7, "line_items[0].unit_price"],
      ]),
    );
    expect(done.errors).toHaveLength(6);
    expect(done.messages.reduce((sum, { rows }) => sum + rows, 0)).toBe(6);
    expect(JSON.stringify(done).toLowerCase()).not.toContain("secret");
  });

  test("reports the row and column of an invalid item, and masks an invalid email", async () => {
    const header = "order_number,currency,purchased_at,taxes_included,email,line_items.platform_line_item_id";
    const row = (number: string, email: string, id: string, name: string) =>
      `${number},EUR,2026-03-01,yes,${email},${id},${name},1,900`;
    const file = [
      `${header},line_items.name,line_items.quantity,line_items.unit_price`,
      row("1", "a@example.com", "l1", "Mug"),
      row("1", "a@example.com", "l2", "N".repeat(600)),
      row("2", "not-an-email", "l1", "Mug"),
    ];
    const { errors, orders } = await stage.importAll(file.join("\n"), CSV);
    expect(orders).toMatchObject({ created: 0, refused: 2 });
    expect(errors).toMatchObject([
      { line: 3, field: "name", column: "line_items.name", message: expect.stringMatching(/^must have at most/) },
      {
        line: 4,
        field: "email",
        column: "email",
        message: expect.stringMatching(/such as anna@example.com, not "n•••"$/),
      },
    ]);
    const json = await stage.importAll(ndjson([order("3", { email: "not-an-email" })]), NDJSON);
    expect(json.errors).toMatchObject([
      { line: 1, field: "email", column: "", message: expect.stringMatching(/"n•••"$/) },
    ]);
  });

  test("reports the first thousand rows and counts the rest", async () => {
    const done = await stage.importAll("nonsense\n".repeat(2500).replace("nonsense", "{}"), NDJSON);
    expect(done.errors).toHaveLength(1000);
    expect(done.messages).toEqual([
      { message: "must be one JSON object per row", rows: 2499, is_foreseen: false },
      { message: "must have an order_number (text)", rows: 1, is_foreseen: false },
    ]);
  });

  test.each([
    ["order_number,color\n1,red\n", CSV, /column "color" is no field/],
    ["[1, 2]", NDJSON, /one JSON list/],
    [gzipSync("{}\n".repeat(9000)).subarray(0, 30), NDJSON, /gzip file is damaged/],
  ])("fails with a clear message when it can't be used at all: %s", async (body, headers, sentence) => {
    const done = await stage.importAll(body, headers);
    expect(done.state === "FAILED" ? done.error : done.errors[0]?.message).toMatch(sentence);
    expect(await stage.spooled()).toEqual([]);
  });
});

describe("refuses without storing", () => {
  test("another content type, another encoding or an empty body", async () => {
    const json = await stage.send("{}", { "content-type": "application/json" });
    expect(json).toMatchObject({ status: 415, body: { reason: "UNSUPPORTED_MEDIA_TYPE" } });
    expect((await stage.send("{}", { ...NDJSON, "content-encoding": "br" })).status).toBe(415);
    expect(await stage.send("", NDJSON)).toMatchObject({ status: 400 });
    expect(await stage.spooled()).toEqual([]);
  });

  test("a body that was cut off", async () => {
    const body = ndjson([order("1"), order("2")]);
    const { status, body: problem } = await stage.send(body, { ...NDJSON, "content-length": String(body.length + 1) });
    expect([status, problem.detail]).toEqual([400, "The body ended before it was complete. Send it again."]);
    expect(await stage.spooled()).toEqual([]);
  });

  test("a body over the limit, with or without a declared length, leaving no data behind", async () => {
    setContext({ ...ctx, env: { ...ctx.env, ORDER_IMPORT_MAX_BYTES: 1000 } });
    const body = ndjson(Array.from({ length: 9 }, (_, place) => order(String(place))));
    const said = await stage.send(body, { ...NDJSON, "content-length": String(body.length) });
    for (const { status, body: problem } of [said, await stage.send(body, NDJSON)])
      expect([status, problem.reason]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(await stage.spooled()).toEqual([]);
    expect((await stage.send(ndjson([order("1")]), NDJSON)).status).toBe(202);
    await runOrderImports(ctx);
  });

  test("another tenant's store and a key without the scope", async () => {
    const stranger = await createTenant(ctx);
    expect((await stage.send(ndjson([order("1")]), NDJSON, { to: tenant, by: stranger })).status).toBe(404);
    const key = (await createTenant(ctx, { keyScopes: ["processes:read"] })).apiKey;
    expect((await stage.send(ndjson([order("1")]), NDJSON, { by: { ...tenant, apiKey: key } })).status).toBe(403);
    const { body } = await stage.send(ndjson([order("1")]), NDJSON);
    const params = { ecommerce_id: tenant.store.id, import_id: body.import_id };
    expect((await callRoute(getImport, { key: stranger.apiKey, params })).status).toBe(404);
    expect((await callRoute(getImport, { key, params })).status).toBe(403);
    await runOrderImports(ctx);
  });

  test.each([
    ["{", /no JSON/],
    ["{}", /group/],
    ['{"group":{"column":"a"},"order":{},"line":{},"clean":{"a":{"remove":"(a+)+$"}}}', /could take too long/],
  ])("an unusable mapping: %s", async (mapping, words) => {
    const { status, body } = await stage.send("a\n", CSV, { query: `?mapping=${encodeURIComponent(mapping)}` });
    expect([status, body.details[0].field]).toEqual([400, "mapping"]);
    expect(body.detail).toMatch(words);
  });
});

describe("an Idempotency-Key", () => {
  test("returns the same import for the same file and 422 for another, and keeps no second copy", async () => {
    const headers = { ...NDJSON, "idempotency-key": `key-${tenant.groupId}` };
    const first = await stage.send(ndjson([order("1")]), headers);
    const again = await stage.send(ndjson([order("1")]), headers);
    expect(again.status).toBe(202);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await stage.send(ndjson([order("2")]), headers)).status).toBe(422);
    expect(await stage.spooled()).toHaveLength(1);
    await runOrderImports(ctx);
    expect(await stage.countOrders()).toBe(1);
  });
});
