import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { printLabel } from "@/server/services/files/print-label";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { gifFile, jpgFile, PDF_FILE, pngFile, SVG_FILE } from "@/test/hostile-files";

let ctx: TestContext;
let live: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  live = await liveStore();
});
afterAll(() => ctx.close());

const liveStore = (): Promise<Tenant> => {
  const carrier = { returnMethod: "DROP_OFF_POINT" as const, provider: "MANUAL", carrier: "store_label", feeMinor: 0 };
  return createTenant(ctx, { store: { isTesting: false, config: { returnOptions: [carrier] } } });
};
const callerOf = ({ actor }: Tenant) => t.createCallerFactory(appRouter)({ ctx, actor });
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64");

const promised = async (tenant: Tenant): Promise<ReturnProcess> => {
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  await runDueActivities(ctx);
  return made;
};
const read = ({ id, groupId }: ReturnProcess) => getProcess(ctx.db, { ...live.actor, groupId }, id);

describe("labels to upload", () => {
  test("are listed by due date until they are uploaded or the return is over", async () => {
    const tenant = await liveStore();
    const [late, soon, ended] = [await promised(tenant), await promised(tenant), await promised(tenant)];
    await ctx.db.$executeRaw`update return_processes set label_due_at = '2026-01-05T10:00:00Z' where id = ${soon.id}`;
    await cancelReturn(ctx, { actor: { ...tenant.actor, returnId: ended.id }, returnId: ended.id });
    const caller = callerOf(tenant);
    const { labels, total } = await caller.listLabelsDue({});
    expect([labels.map(({ return_code }) => return_code), total]).toEqual([[soon.returnCode, late.returnCode], 2]);
    expect(labels[0]).toMatchObject({
      ...{ customer_name: "Noor de Wit", store_name: tenant.store.name, time_zone: "Europe/Amsterdam" },
      due_at: "2026-01-05T10:00:00.000Z",
    });
    expect((await caller.listLabelsDue({ limit: 1 })).total).toBe(2);
    await caller.uploadLabel({ process_id: soon.id, label: base64(PDF_FILE) });
    expect((await caller.listLabelsDue({})).labels.map(({ process_id }) => process_id)).toEqual([late.id]);
  });

  test("are listed for each parcel that has none yet", async () => {
    const tenant = await liveStore();
    const [order, items] = [await createOrder(ctx, tenant), [{ line: 0, quantity: 2 }]];
    const made = await createReturn(ctx, tenant, { order, items, parcelCount: 2 });
    await runDueActivities(ctx);
    const caller = callerOf(tenant);
    const due = async () => (await caller.listLabelsDue({})).labels.map(({ parcels }) => parcels);
    expect(await due()).toEqual([[1, 2]]);
    await caller.uploadLabel({ process_id: made.id, label: base64(PDF_FILE), parcel: 2 });
    expect(await due()).toEqual([[1]]);
    expect((await caller.listLabelsDue({})).labels[0]?.parcel_count).toBe(2);
    const state = async () => {
      const { activities, shippingStatus, timers } = await read(made);
      const passes = activities.filter(({ name, leg }) => name === "NOTIFY_SHOPPER" && leg.startsWith("pass"));
      return [shippingStatus, passes.length, timers.some(({ kind }) => kind === "NOT_SENT_IN_TIME")];
    };
    // A return can't be sent while half of its parcels have no label.
    expect(await state()).toEqual(["NO_SHIPPING_STATUS", 0, false]);
    await caller.uploadLabel({ process_id: made.id, label: base64(PDF_FILE), parcel: 1 });
    expect(await state()).toEqual(["CREATED", 1, true]);
  });

  test.each([
    ["a PNG", pngFile],
    ["a JPG", jpgFile],
  ])("accept %s, printed as a page of the store's paper size", async (_, file) => {
    const process = await promised(live);
    const uploaded = await callerOf(live).uploadLabel({ process_id: process.id, label: base64(await file()) });
    expect(uploaded.return_code).toBe(process.returnCode);
    const printed = await printLabel(ctx, { actor: live.actor, returnId: process.id, paper: "a6" });
    expect(printed).toMatchObject({ name: `label-${process.returnCode}-a6.pdf`, contentType: "application/pdf" });
    const [page, ...more] = (await PDFDocument.load(printed.bytes)).getPages();
    expect([Math.round(page?.getWidth() ?? 0), more.length]).toEqual([298, 0]);
  });

  test("keep every page of a PDF, one per sheet", async () => {
    const two = await PDFDocument.create();
    for (const size of [100, 200]) two.addPage([size, 300]).drawText(String(size));
    const process = await promised(live);
    await callerOf(live).uploadLabel({ process_id: process.id, label: base64(Buffer.from(await two.save())) });
    const printed = await printLabel(ctx, { actor: live.actor, returnId: process.id, paper: "a4" });
    expect((await PDFDocument.load(printed.bytes)).getPageCount()).toBe(2);
  });

  test.each<[string, () => Promise<Buffer | string> | string, RegExp]>([
    ["a GIF", gifFile, /pdf, png or jpg/],
    ["a drawing with a script", () => SVG_FILE, /pdf, png or jpg/],
    ["text that is called a label", () => "label.pdf", /pdf, png or jpg/],
    ["half a PDF", () => PDF_FILE.slice(0, 40), /end is missing/],
    ["a PDF with a script", () => PDF_FILE.replace("/Catalog", "/Catalog/JavaScript"), /scripts/],
  ])("refuse %s by its content, and stay due", async (_, file, words) => {
    const process = await promised(live);
    const upload = callerOf(live).uploadLabel({ process_id: process.id, label: base64(await file()) });
    await expect(upload).rejects.toThrow(words);
    expect(await read(process)).toMatchObject({ shippingStatus: "NO_SHIPPING_STATUS", shipments: [] });
  });

  test("refuse a file of more than 10 MB", async () => {
    const process = await promised(live);
    const label = base64(Buffer.concat([Buffer.from(PDF_FILE), Buffer.alloc(10 * 1024 * 1024)]));
    await expect(callerOf(live).uploadLabel({ process_id: process.id, label })).rejects.toThrow(/10 MiB/);
  });

  test("of another store are neither found nor listed", async () => {
    const process = await promised(live);
    const other = await liveStore();
    const upload = callerOf(other).uploadLabel({ process_id: process.id, label: base64(PDF_FILE) });
    await expect(upload).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await callerOf(other).listLabelsDue({})).toEqual({ labels: [], total: 0 });
  });

  test("keep the last label valid when uploaded twice for one return", async () => {
    const process = await promised(live);
    const caller = callerOf(live);
    await Promise.all([
      caller.uploadLabel({ process_id: process.id, label: base64(PDF_FILE), tracking_number: "A1" }),
      caller.uploadLabel({ process_id: process.id, label: base64(PDF_FILE), tracking_number: "B2" }),
    ]);
    const { shipments, activities } = await read(process);
    expect(shipments.map(({ trackingNumber }) => trackingNumber).toSorted()).toEqual(["A1", "B2"]);
    expect(shipments.filter(({ voidedAt }) => voidedAt === null)).toHaveLength(1);
    expect(activities.filter(({ name }) => name === "CREATE_LOGISTIC_ORDER")).toMatchObject([{ state: "DONE" }]);
  });
});
