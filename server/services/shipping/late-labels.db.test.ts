import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getProcess } from "@/server/db/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { liveShipments } from "@/server/domain/shipping/parcels";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createReturn, createOrder as createShopOrder, type Tenant } from "@/test/factories";
import { PDF_FILE } from "@/test/hostile-files";
import { doDueWork } from "../activities/do-due-work";
import { createOrder, type OrderInput } from "../logistics/create-order";
import { saveManualOrder } from "../logistics/save-manual-order";
import { cancelReturn } from "../returns/cancel-return";
import { voidLabels } from "./void-labels";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  ({ tenant } = await createEasyPostTenant(ctx));
  return () => easypost.close();
});
afterAll(() => base.close());

const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);

/** Confirmed; its carrier was out of reach when its label was asked for. */
const unlabelled = async (): Promise<ReturnProcess> => {
  easypost.meet({ match: ({ url }) => url.endsWith("/v2/shipments"), when: "BEFORE", instead: null });
  const made = await createReturn(ctx, tenant, { order: await createShopOrder(ctx, tenant) });
  expect([made.shipments, easypost.books.bought]).toEqual([[], 0]);
  await ctx.db.activity.updateMany({
    where: { processId: made.id, state: "PENDING" },
    data: { dueAt: new Date(Date.now() - 1_000) },
  });
  return made;
};

/** Between the purchase of a label and its being recorded, once. */
const whileBuying = (act: () => Promise<unknown>): TestContext => {
  let isOver = false;
  const put: TestContext["files"]["put"] = async (file, options) => {
    if (!isOver) {
      isOver = true;
      await act();
    }
    return ctx.files.put(file, options);
  };
  return { ...ctx, files: { ...ctx.files, put } };
};

const uploadAnother = ({ id: processId }: ReturnProcess) =>
  saveManualOrder(ctx, {
    actor: tenant.actor,
    order: {
      ...{ processId, label: Buffer.from(PDF_FILE).toString("base64"), labelKind: "pdf" as const },
      ...{ provider: "OPS", carrier: "Own van", returnMethod: null, trackingNumber: "V-1", trackingUrl: "" },
      ...{ from: EMPTY_ADDRESS, to: EMPTY_ADDRESS },
    },
  });

const cancel = ({ id: returnId }: ReturnProcess) => cancelReturn(ctx, { actor: tenant.actor, returnId });

const orderOf = ({ id: processId }: ReturnProcess): OrderInput => ({
  ...{ processId, provider: "EASYPOST", carrier: "USPS", serviceId: "", returnMethod: null, currency: "" },
  customer: { firstName: "", lastName: "", email: "" },
  ...{ from: EMPTY_ADDRESS, to: EMPTY_ADDRESS, group: "", ecommerceId: "", platformOrderId: "", platformProcessId: "" },
  ...{ exchangeFlow: null, importer: null, lines: [], lineItemsType: "" as const },
  ...{ orderNumber: "", orderPurchasedAt: "", originalCarriers: [], originalTrackings: "", pickupRanges: [] },
  ...{ vatNumber: "", weightGrams: 0 },
});

const booksAfterVoids = async () => {
  await voidLabels(ctx);
  // Everything that is left to do, which must not void anything twice.
  await doDueWork(ctx);
  await voidLabels(ctx);
  return [easypost.books.bought, easypost.books.refunds];
};

const livesOf = async (process: ReturnProcess) =>
  liveShipments(await look(process)).map(({ trackingNumber }) => trackingNumber);

test("a label that was being bought while staff uploaded another one is given back", async () => {
  const made = await unlabelled();
  await doDueWork(whileBuying(() => uploadAnother(made)));
  expect(await livesOf(made)).toEqual(["V-1"]);
  expect(await booksAfterVoids()).toEqual([1, 1]);
});

test("so is one that a system was ordering", async () => {
  const made = await unlabelled();
  await createOrder(
    whileBuying(() => uploadAnother(made)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  expect(await livesOf(made)).toEqual(["V-1"]);
  expect(await booksAfterVoids()).toEqual([1, 1]);
});

test("a label that a system was ordering while the return was canceled is given back, and the system is told", async () => {
  const made = await unlabelled();
  // No worker would look for it: the label was to be uploaded.
  await ctx.db.returnProcess.update({ where: { id: made.id }, data: { labelSource: "STORE" } });
  const ordering = createOrder(
    whileBuying(() => cancel(made)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  await expect(ordering).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  expect(await booksAfterVoids()).toEqual([1, 1]);
  expect((await look(made)).shipments).toHaveLength(1);
});

test("one that a worker and a system bought under the same key is one label, in force", async () => {
  const made = await unlabelled();
  await createOrder(
    whileBuying(() => doDueWork(ctx)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  expect(await booksAfterVoids()).toEqual([1, 0]);
  expect((await look(made)).shipments).toHaveLength(1);
});
