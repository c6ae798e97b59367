import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { cancelReturn } from "../returns/cancel-return";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const newReturn = async (of = tenant) => createReturn(ctx, of, { order: await createOrder(ctx, of) });
const print = (process_ids: string[], with_slips = false) =>
  t
    .createCallerFactory(appRouter)({ ctx, actor: tenant.actor })
    .printReturnLabels({
      ...{ process_ids, paper: "a4", with_slips },
    });
const pagesOf = async (file: { content: string } | null) =>
  file === null ? 0 : (await PDFDocument.load(Buffer.from(file.content, "base64"))).getPageCount();

test("prints labels of several returns as one file, each with its packing slip if requested", async () => {
  const [one, other] = [await newReturn(), await newReturn()];
  const labels = await print([one.id, other.id, one.id]);
  expect([labels.printed, labels.missing, await pagesOf(labels.file)]).toEqual([2, [], 2]);
  expect(await pagesOf((await print([one.id, other.id], true)).file)).toBe(4);
});

test("counts labels, not returns: a return in two parcels has two", async () => {
  const inTwo = await createReturn(ctx, tenant, {
    ...{ order: await createOrder(ctx, tenant), items: [{ line: 0, quantity: 2 }], parcelCount: 2 },
  });
  const { printed, labels, file } = await print([inTwo.id, (await newReturn()).id]);
  expect([printed, labels, await pagesOf(file)]).toEqual([2, 3, 3]);
});

test("prints a return's packing slip on one page, even with a carrier's label, and hides it from others", async () => {
  const { id: process_id } = await newReturn();
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const file = await caller.printReturnSlip({ process_id });
  expect([file.name, await pagesOf(file)]).toEqual([expect.stringMatching(/^packing-slip-RT-/), 1]);
  const { id } = await newReturn(await createTenant(ctx));
  await expect(caller.printReturnSlip({ process_id: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("names returns without a label without blocking the file, and hides those of others", async () => {
  const [valid, canceled] = [await newReturn(), await newReturn()];
  await cancelReturn(ctx, { actor: tenant.actor, returnId: canceled.id });
  const foreign = await newReturn(await createTenant(ctx));
  const { file, printed, missing } = await print([canceled.id, valid.id, foreign.id]);
  expect([printed, await pagesOf(file)]).toEqual([1, 1]);
  expect(missing).toEqual([
    { process_id: canceled.id, return_code: canceled.returnCode, why: "This return has no label yet." },
  ]);
  expect(await print([canceled.id])).toMatchObject({ file: null, printed: 0 });
});
