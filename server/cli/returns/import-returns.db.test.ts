import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant } from "@/test/factories";
import { importReturns, returnsImportText } from "./import-returns";

let ctx: TestContext;
let folder: string;
beforeAll(async () => {
  ctx = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), "homeward-returns-"));
});
afterAll(async () => {
  await ctx.close();
  await rm(folder, { recursive: true });
});

test("imports a file of returns row by row, and changes nothing in a second run", async () => {
  const tenant = await createTenant(ctx);
  const orders = [await createOrder(ctx, tenant), await createOrder(ctx, tenant)];
  const rows = orders.map(({ name, email, lines: [line] }) => ({
    customer_printed_order_id: name,
    email,
    line_items: [{ line_item_id: line?.platformLineItemId, product_return_reason: "TOO_SMALL", quantity: 1 }],
  }));
  const wrong = { ...rows[0], email: "nobody@example.com" };
  const path = join(folder, "returns.ndjson");
  const text = [...[...rows, wrong, { email: 1 }].map((row) => JSON.stringify(row)), "{", ""].join("\n");
  await writeFile(path, text);
  const reportPath = join(folder, "report.csv");
  const request = { path, store: tenant.store.slug, reportPath };

  const first = await importReturns(ctx, request);
  expect(first.rows).toEqual({ read: 5, imported: 2, there: 0, refused: 3 });
  expect(first.first_refusals.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(await readFile(reportPath, "utf8")).toContain("ORDER_NOT_FOUND");
  const written = () => Promise.all([ctx.db.returnProcess.count(), ctx.db.returnIntent.count()]);
  const before = await written();

  const second = await importReturns(ctx, request);
  expect(second.rows).toEqual({ read: 5, imported: 0, there: 2, refused: 3 });
  expect(returnsImportText(second)).toContain("Nothing changed.");
  expect(await written()).toEqual(before);
});
