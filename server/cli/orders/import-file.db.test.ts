import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findOrderByNumber } from "@/server/db/orders/orders";
import { paymentsLeft } from "@/server/domain/money/payout-cap";
import { leftOf } from "@/server/domain/money/payout-legs";
import { importOrders } from "@/server/services/orders/import-orders";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { content } from "@/test/fixtures/order-content-fixtures";
import { importFile } from "./import-file";

let ctx: TestContext;
let folder: string;
beforeAll(async () => {
  ctx = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), "homeward-import-"));
});
afterAll(async () => {
  await ctx.close();
  await rm(folder, { recursive: true });
});

const HEADER = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country";
const INVOICES = [
  "536365,85123A,WHITE HOLDER,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom",
  "536365,85123A,WHITE HOLDER,2,2010-12-01 08:26:00,2.55,17850.0,United Kingdom",
  "536365,POST,POSTAGE,1,2010-12-01 08:26:00,18.0,17850.0,United Kingdom",
  "C536379,D,Discount,-1,2010-12-01 09:41:00,27.5,14527.0,United Kingdom",
  "536380,22961,JAM SET,24,2010-12-01 09:41:00,1.45,,EIRE",
  "536380,gift_0001_40,Voucher £40,1,2010-12-01 09:41:00,34.04,,EIRE",
  "536381,PADS,PADS,1,2010-12-01 09:41:00,0.001,15311.0,EIRE",
  "536382,22961,JAM SET,many,2010-12-01 09:41:00,1.45,15311.0,EIRE",
];

const importText = async (tenant: Tenant, rows: readonly string[], changes: { isDryRun?: boolean } = {}) => {
  const path = join(folder, `${tenant.store.slug}.csv`);
  await writeFile(path, [HEADER, ...rows, ""].join("\n"));
  return importFile(ctx, {
    path,
    mappingPath: "docs/examples/online-retail.mapping.json",
    store: tenant.store.slug,
    isDryRun: false,
    reportPath: `${path}.report.csv`,
    ...changes,
  });
};
const orderOf = (tenant: Tenant, orderNumber: string) =>
  findOrderByNumber(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, orderNumber });

test("imports a real shop's invoices with the example mapping, and changes nothing in a second run", async () => {
  const tenant = await createTenant(ctx);
  const first = await importText(tenant, INVOICES);
  expect(first.orders).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 1, skipped: 0 });
  expect(first.rows).toEqual({ read: 8, taken: 5, refused: 1, skipped: 2 });
  expect(first.reasons.map(({ reason }) => reason)).toEqual([
    "credit note",
    "price below a penny",
    "Quantity must be a whole number of at least 0",
  ]);
  expect(await orderOf(tenant, "536365")).toMatchObject({
    currency: "GBP",
    email: "17850@customers.example",
    purchasedAt: "2010-12-01T08:26:00.000Z",
    shippingPriceMinor: 1800,
    shippingAddress: { countryCode: "GB" },
    lines: [
      { platformLineItemId: "85123A", quantity: 6, unitPriceMinor: 255 },
      { platformLineItemId: "85123A-2", quantity: 2, unitPriceMinor: 255 },
    ],
    payments: [{ capturedMinor: 8 * 255 + 1800 }],
  });
  expect(await orderOf(tenant, "536380")).toMatchObject({
    email: "",
    shippingAddress: { country: "Ireland", countryCode: "IE" },
    lines: [{ isReturnable: true }, { isReturnable: false }],
  });
  const second = await importText(tenant, INVOICES);
  expect(second.orders).toEqual({ created: 0, updated: 0, unchanged: 2, refused: 1, skipped: 0 });
});

test("needs no mapping for a Shopify export, and reduces refundable amounts by earlier refunds", async () => {
  const tenant = await createTenant(ctx);
  const path = join(folder, "shopify.csv");
  const header =
    "Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name," +
    "Lineitem price,Lineitem sku,Billing Name,Payment Method,Refunded Amount";
  const rows = [
    "#71,ana@example.com,partially_refunded,EUR,90.00,4.90,15.15,94.90,2026-03-01 10:00:00 +0100,2,Jacket,40.00,JA,Ana Gil,Visa,25.55",
    "#71,ana@example.com,,,,,,,2026-03-01 10:00:00 +0100,1,Hat,20.00,HA,,,",
  ];
  await writeFile(path, [header, ...rows, ""].join("\n"));
  const asked = { mappingPath: null, store: tenant.store.slug, isDryRun: false, reportPath: null };
  const report = await importFile(ctx, { path, ...asked });
  expect(report.orders).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 0, skipped: 0 });
  const order = await orderOf(tenant, "#71");
  expect(order).toMatchObject({ firstName: "Ana", lastName: "Gil", orderDiscountMinor: 1000 });
  expect(order?.payments).toMatchObject([{ method: "Visa", capturedMinor: 9490, refundedMinor: 2555 }]);
  expect(paymentsLeft(order?.payments ?? [], []).map(leftOf)).toEqual([9490 - 2555]);
});

test("writes every refused row to the report", async () => {
  const tenant = await createTenant(ctx);
  await importText(tenant, INVOICES);
  const report = await readFile(join(folder, `${tenant.store.slug}.csv.report.csv`), "utf8");
  expect(report.split("\r\n")).toEqual([
    "row,order_number,reason,skipped",
    '5,"C536379","credit note",yes',
    '8,"536381","price below a penny",yes',
    '9,"536382","Quantity must be a whole number of at least 0: many",no',
    "",
  ]);
});

test("reports the same for a dry run and writes nothing", async () => {
  const tenant = await createTenant(ctx);
  const report = await importText(tenant, INVOICES, { isDryRun: true });
  expect(report.orders.created).toBe(2);
  expect(await orderOf(tenant, "536365")).toBeNull();
});

test("completes an interrupted import in the next run", async () => {
  const [cut, whole] = [await createTenant(ctx), await createTenant(ctx)];
  const rows = Array.from({ length: 1200 }, (_, place) => `${INVOICES[4]}`.replace("536380", String(600_000 + place)));
  const contents = Array.from({ length: 450 }, (_, place) => {
    const orderNumber = String(600_000 + place);
    return content({ orderNumber, platformOrderId: orderNumber });
  });
  const dying = async function* () {
    for (const one of contents) yield { kind: "order" as const, content: one, rows: [1] };
    throw new Error("killed");
  };
  const run = importOrders(ctx, { actor: cut.actor, store: cut.store, entries: dying() });
  await expect(run).rejects.toThrow("killed");
  expect((await importText(cut, rows)).orders).toMatchObject({ created: 800, updated: 400, refused: 0 });
  await importText(whole, rows);
  const [one, other] = [await orderOf(cut, "600010"), await orderOf(whole, "600010")];
  expect(one?.contentHash).toBe(other?.contentHash);
  expect(one?.lines.map(({ sku }) => sku)).toEqual(other?.lines.map(({ sku }) => sku));
});

test("validates NDJSON by the contract of a PUT, order by order", async () => {
  const tenant = await createTenant(ctx);
  const order = {
    platform_order_id: "p1",
    name: "#1",
    currency: "EUR",
    purchased_at: "2026-03-01T10:00:00+01:00",
    taxes_included: true,
    line_items: [{ platform_line_item_id: "l1", name: "Mug", quantity: 1, unit_price: 900 }],
    payments: [{ id: "p", captured: 900 }],
  };
  const lines = [
    { ...order, order_number: "1" },
    { ...order, order_number: "2", purchased_at: "yesterday" },
    { ...order, order_number: "3", payments: [{ id: "p", captured: 800 }] },
  ];
  const path = join(folder, "orders.ndjson");
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join("\n"));
  const report = await importFile(ctx, {
    path,
    mappingPath: null,
    store: tenant.store.id,
    isDryRun: false,
    reportPath: null,
  });
  expect(report.orders).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 2, skipped: 0 });
  expect(report.first_refusals.map(({ row }) => row).toSorted()).toEqual([2, 3]);
  expect(report.first_refusals.find(({ row }) => row === 3)?.reason).toContain("1.00 EUR too little");
});
