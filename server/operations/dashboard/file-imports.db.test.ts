import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { Prisma } from "@/server/db/generated/client";
import { claimOrderImport, saveImportProgress } from "@/server/db/orders/order-imports";
import { NO_COUNTS } from "@/server/domain/orders/import-report";
import { restWith } from "@/server/http/rest";
import { servedAs } from "@/server/operations/served/served";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { stopOrderImport } from "@/server/services/imports/stop-order-import";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { CSV, importStage, NDJSON, ndjson } from "@/test/import-stage";

/** An order with the required fields only. */
const NAMELESS = {
  ...{ currency: "EUR", purchased_at: "2026-03-01T09:00:00Z", email: "ana@example.com", taxes_included: true },
  line_items: [
    { platform_line_item_id: "l1", name: "Mug", quantity: 2, unit_price: 900 },
    { platform_line_item_id: "l2", name: "Bowl", quantity: 1, unit_price: 1100 },
  ],
};

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

describe("a file of returns", () => {
  const mapping = {
    delimiter: ";",
    columns: { order: "Order", email: "Mail", item: "SKU", reason: "Why", quantity: "Qty" },
  };
  const sendReturns = async (
    rows: string[],
    { isDryRun = false, map = mapping as object, header = "Order;Mail;SKU;Why;Qty;Note" } = {},
  ) => {
    const query = new URLSearchParams({
      ...{ ecommerce_id: tenant.store.id, mapping: JSON.stringify(map), is_dry_run: String(isDryRun) },
      file_name: "returns of März.csv",
    });
    const { body, status } = await callRoute(asKey(servedAs("importReturnFile")), {
      ...{ key: tenant.apiKey, path: `/x?${query}`, method: "POST", headers: CSV },
      body: new Blob([[header, ...rows].join("\n")]),
    });
    return { id: String(body.import_id), status, body };
  };
  const asKey = restWith({
    rateOf: () => ({ perSecond: 1_000, burst: 1_000 }),
    authenticate: async () => tenant.actor,
  });
  const api = () => t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const lookAt = async (id: string) => (await api().listReturnImports({})).imports.find((one) => one.import_id === id);
  const importReturns = async (...sent: Parameters<typeof sendReturns>) => {
    const { id } = await sendReturns(...sent);
    await runOrderImports(ctx);
    return lookAt(id);
  };
  const countReturns = () => ctx.db.returnProcess.count({ where: { ecommerceId: tenant.store.id } });

  test("is previewed without storing anything, then imported: each return completely or not at all, with every refused row reported", async () => {
    const [reason] = tenant.store.config.returnReasons;
    const [one, two, three] = [
      await createOrder(ctx, tenant),
      await createOrder(ctx, tenant),
      await createOrder(ctx, tenant),
    ];
    const item = (order: typeof one) => order.lines[0]?.sku || order.lines[0]?.platformLineItemId;
    const rows = [
      `${one.name};${one.email};${item(one)};${reason?.label ?? ""};1;x`,
      `${two.name};${two.email};${item(two)};No such reason;1;x`,
      `${three.name};someone@example.com;${item(three)};${reason?.name};1;x`,
      `${three.name};${three.email};${item(three)};${reason?.name};many;x`,
      `${three.name};${three.email};${item(three)};${reason?.name};1;x`,
    ];
    const expected = {
      ...{
        what: "RETURNS",
        file_name: "returns of März.csv",
        state: "DONE",
        rows: { read: 5, refused: 4 },
        orders: { created: 1, refused: 3 },
      },
      errors: [
        {
          ...{ line: 3, field: "reason", column: "Why" },
          message: expect.stringMatching(/^must be one of the store's return reasons \(.*\), not "No such reason"$/),
        },
        { line: 4, field: "order", column: "Order", message: expect.stringContaining("with this email") },
        {
          ...{ line: 5, field: "quantity", column: "Qty", order_number: three.name },
          message: 'must be a whole number of at least 1, not "m•••"',
        },
      ],
      messages: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining("another row") })]),
    };
    expect(await importReturns(rows, { isDryRun: true })).toMatchObject(expected);
    expect(await countReturns()).toBe(0);
    expect(await importReturns(rows)).toMatchObject(expected);
    expect(await ctx.db.returnProcess.findMany({ where: { ecommerceId: tenant.store.id } })).toMatchObject([
      { orderId: one.id, origin: "IMPORT" },
    ]);
    const again = await importReturns(rows.slice(0, 1));
    expect(again?.errors).toMatchObject([
      { line: 2, field: "item", message: "is already in a return; remove the row" },
    ]);
    expect((await api().listOrderImports({})).imports).toEqual([]);
    const twice = `${two.name};${two.email};${item(two)};${reason?.name};1;x`;
    expect((await importReturns([twice, twice]))?.errors).toMatchObject([
      {
        line: 3,
        field: "item",
        column: "SKU",
        message: expect.stringMatching(/^must be in one row of the return only/),
      },
    ]);
    expect(await countReturns()).toBe(1);
  });

  test("reports the column, the error and the fix once per row, and of an email only its domain", async () => {
    const [reason] = tenant.store.config.returnReasons;
    const order = await createOrder(ctx, tenant);
    const item = order.lines[0]?.sku || order.lines[0]?.platformLineItemId;
    const shipped = order.lines[0]?.fulfilledQuantity;
    const row = (mail: string, sku: unknown, qty: string) => `${order.name};${mail};${sku};${reason?.name};${qty};x`;
    const rows = [
      row("not-an-email", item, "1"),
      row(order.email, "NO-SUCH", "1"),
      `0;${order.email};x;y;1;z`,
      row(order.email, item, "99"),
      `1;${order.email};${item};;1;z`,
    ];
    const told = (await importReturns(rows, { isDryRun: true }))?.errors ?? [];
    expect(told.map(({ line, column, message }) => `${line} ${column} ${message}`)).toEqual([
      '2 Mail must be an email address such as anna@example.com, not "n•••"',
      expect.stringMatching(/^3 SKU must be a SKU or line ID of the order \(.+\), not "NO-SUCH"$/),
      "4 Order must be the number of an order with this email; check both, or import the order",
      `5 Qty must be from 1 to ${shipped}, as many as were shipped, not "99"`,
      "6 Why must not be empty",
    ]);
    const labels = tenant.store.config.returnReasons.map(({ label, name }) => label || name).join(", ");
    const listed = await importReturns([row(order.email, item, "1").replace(`;${reason?.name};`, ";Odd;")]);
    expect(listed?.errors[0]?.message).toBe(`must be one of the store's return reasons (${labels}), not "Odd"`);
  });

  test("completes its orders, and imports earlier refunds", async () => {
    const [reason] = tenant.store.config.returnReasons;
    const payments = [{ id: "p", method: "", captured: 2900 }];
    const order = { ...NAMELESS, order_number: "R1", platform_order_id: "r1", name: "R1", payments };
    await stage.importAll(
      ndjson([order, { ...order, order_number: "R2", platform_order_id: "r2", name: "R2" }]),
      NDJSON,
    );
    const map = {
      ...{ delimiter: ";", amounts: { decimal_mark: ",", thousands_mark: "." } },
      columns: {
        ...{ order: "Order", email: "Mail", item: "SKU", reason: "Why", quantity: "Qty", full_name: "Who" },
        ...{ payment_method: "Paid", refunded: "Back", tax: "Tax", tax_rate: "Rate" },
      },
    };
    const header = "Order;Mail;SKU;Why;Qty;Who;Paid;Back;Tax;Rate";
    const row = (name: string, item: string, rest: string) =>
      `${name};ana@example.com;${item};${reason?.name};1;${rest}`;
    const rows = [
      row("R1", "l1", "Ana van der Berg;PayPal;€ 4,50;1,44;"),
      row("R1", "l2", ";;;;19 %"),
      row("R2", "l1", "Ana;PayPal;29,01;;"),
      row("R2", "l2", ";;x;;"),
    ];
    const message = 'must be an amount such as 1.234,50, not "x•••"';
    const refused = { line: 5, field: "refunded", column: "Back", message };
    const told = { orders: { created: 1, refused: 1 }, rows: { read: 4, refused: 2 }, errors: [refused] };
    expect(await importReturns(rows, { map, header, isDryRun: true })).toMatchObject(told);
    const find = (orderNumber: string) =>
      ctx.db.order.findFirstOrThrow({
        where: { ecommerceId: tenant.store.id, orderNumber },
        include: { lines: { orderBy: { position: "asc" } }, payments: true },
      });
    expect(await find("R1")).toMatchObject({ firstName: "", payments: [{ refundedMinor: 0n }] });
    expect(await importReturns(rows, { map, header })).toMatchObject(told);
    expect(await find("R1")).toMatchObject({
      ...{ firstName: "Ana", lastName: "van der Berg", payments: [{ method: "PayPal", refundedMinor: 450n }] },
      // The tax of one of two units is given as an amount; the other line has a rate.
      lines: [{ taxMinor: 288n }, { taxMinor: 176n }],
    });
    expect((await importReturns(rows.slice(2, 3), { map, header }))?.errors).toMatchObject([
      { line: 2, order_number: "R2", field: "refunded", message: "must not be more than was paid for the order" },
    ]);
    expect(await find("R2")).toMatchObject({ firstName: "", payments: [{ method: "", refundedMinor: 0n }] });
  });

  test("gets an error about returns if it isn't a CSV file of returns", async () => {
    const look = async (body: string | Uint8Array<ArrayBuffer>) => {
      const query = new URLSearchParams({ ecommerce_id: tenant.store.id, mapping: JSON.stringify(mapping) });
      const { body: answer } = await callRoute(asKey(servedAs("importReturnFile")), {
        ...{ key: tenant.apiKey, path: `/x?${query}&is_dry_run=true`, method: "POST", headers: CSV },
        body: new Blob([body]),
      });
      await runOrderImports(ctx);
      return lookAt(String(answer.import_id));
    };
    const errorOf = async (body: string) => (await look(body))?.error;
    const latin = Uint8Array.from(Buffer.from("Order;Mail;SKU;Why;Qty\n1;zo\u00eb@example.com;S;R;1\n", "latin1"));
    expect((await look(latin))?.errors).toMatchObject([
      { line: 2, field: "email", message: expect.stringContaining("set the encoding to Latin-1") },
    ]);
    expect(await errorOf('{"order": "1"}')).toBe("The file is JSON, not CSV; save the returns as CSV.");
    expect(await errorOf("<html>")).toMatch(/export the returns as CSV\.$/);
    expect(await errorOf('Order;Mail;SKU;Why;Qty\n1;"a@example.com;S;R;1')).toMatch(/close it, or take it out\.$/);
  });

  test("is imported once with a normal result when a worker dies before recording its step", async () => {
    const order = await createOrder(ctx, tenant);
    const [reason] = tenant.store.config.returnReasons;
    const item = order.lines[0]?.platformLineItemId;
    const { id } = await sendReturns([`${order.name};${order.email};${item};${reason?.name};1;x`]);
    await runOrderImports(ctx);
    // The state before the step was recorded.
    await ctx.db.$executeRaw(Prisma.sql`
      update order_imports set state = 'PENDING', position = 0, counts = ${JSON.stringify(NO_COUNTS)}::jsonb,
        storage_key = ${await spoolAgain(order, String(reason?.name))} where id = ${id}`);
    await runOrderImports(ctx);
    expect(await lookAt(id)).toMatchObject({ state: "DONE", orders: { created: 1, refused: 0 }, errors: [] });
    expect(await countReturns()).toBe(1);
  });

  const spoolAgain = async (order: Awaited<ReturnType<typeof createOrder>>, reason: string): Promise<string> => {
    const row = `${order.name};${order.email};${order.lines[0]?.platformLineItemId};${reason};1;x`;
    const bytes = Buffer.from(["Order;Mail;SKU;Why;Qty;Note", row].join("\n"));
    return (
      await ctx.spool.put(
        (async function* () {
          yield bytes;
        })(),
      )
    ).key;
  };

  test("is refused with a clear error for a missing mapped column or an invalid mapping", async () => {
    const other = { ...mapping, columns: { ...mapping.columns, item: "Article" } };
    expect(await importReturns(["1;a@example.com;S;R;1;x"], { map: other })).toMatchObject({
      ...{ state: "FAILED", error: expect.stringContaining('no column "Article"') },
    });
    const { status, body } = await sendReturns([], { map: { columns: {} } });
    expect([status, body.details]).toMatchObject([400, [{ field: "mapping" }]]);
  });
});

describe("the dashboard", () => {
  const MAPPING = {
    ...{ delimiter: ";", encoding: "windows-1252", amounts: { decimal_mark: ",", thousands_mark: "." } },
    ...{ times: { format: "D.M.YYYY" }, group: { column: "Nr" } },
    order: {
      ...{ currency: { value: "EUR" }, taxes_included: { value: true } },
      ...{ purchased_at: { column: "Datum" }, "customer.first_name": { column: "Vorname" } },
    },
    line: {
      ...{ name: { column: "Artikel" }, quantity: { column: "Menge" }, unit_price: { column: "Preis" } },
      platform_line_item_id: { column: "Artikel" },
    },
  };
  const LATIN = Buffer.from(
    'Nr;Datum;Vorname;Artikel;Menge;Preis\r\n1;24.12.2025;Zo\u00eb;"Jumper\nblue; large";2;1.012,50\r\n2;24.12.2025;Ana;Mug;many;9,00\r\n',
    "latin1",
  );
  const sendFile = async (isDryRun: boolean): Promise<string> => {
    const rateOf = () => ({ perSecond: 100, burst: 100 });
    const post = restWith({ rateOf, authenticate: async () => tenant.actor })(servedAs("importOrderFile"));
    const query = new URLSearchParams({ ecommerce_id: tenant.store.id, mapping: JSON.stringify(MAPPING) });
    const { status, body } = await callRoute(post, {
      ...{ key: "", path: `/dashboard/returns/import/file?${query}&is_dry_run=${isDryRun}`, params: {} },
      ...{ body: new Blob([Uint8Array.from(LATIN)]), headers: CSV, method: "POST" },
    });
    expect(status).toBe(200);
    return body.import_id;
  };

  test("checks a spreadsheet file without storing anything, then imports it", async () => {
    const told = { rows: { read: 2, refused: 1 }, orders: { created: 1 }, errors: [{ line: 3, field: "quantity" }] };
    const checked = await sendFile(true);
    await runOrderImports(ctx);
    expect(await stage.look(checked)).toMatchObject({ state: "DONE", ...told });
    expect(await stage.countOrders()).toBe(0);
    const taken = await sendFile(false);
    await runOrderImports(ctx);
    expect(await stage.look(taken)).toMatchObject({ state: "DONE", ...told });
    const order = await ctx.db.order.findFirstOrThrow({
      where: { ecommerceId: tenant.store.id },
      include: { lines: true },
    });
    expect(order).toMatchObject({
      firstName: "Zoë",
      lines: [{ name: "Jumper\nblue; large", unitPriceMinor: 101_250n }],
    });
  });

  test("stops a waiting or running import, and leaves a finished one unchanged", async () => {
    const stop = (importId: string) => stopOrderImport(ctx, { ...tenant, ecommerceId: tenant.store.id, importId });
    const waiting = await sendFile(false);
    expect(await stop(waiting)).toMatchObject({ state: "FAILED", error: expect.stringContaining("stopped it") });
    await runOrderImports(ctx);
    expect(await stage.countOrders()).toBe(0);
    const running = await sendFile(false);
    const job = await claimOrderImport(ctx.db);
    if (job === null) throw new Error("Nothing waited.");
    await stop(running);
    const { position, readBytes, counts, report } = job;
    const progress = { position, readBytes, counts, report, isDone: true };
    expect(await saveImportProgress(ctx.db, { of: job, progress })).toBe(false);
    const done = await sendFile(false);
    await runOrderImports(ctx);
    expect(await stop(done)).toMatchObject({ state: "DONE", error: "" });
  });
});
