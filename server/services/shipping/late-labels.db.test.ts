import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { liveShipments } from "@/server/domain/shipping/parcels";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createReturn, createOrder as createShopOrder, type Tenant } from "@/test/factories";
import { PDF_FILE } from "@/test/hostile-files";
import { doDueWork } from "../due-work/do-due-work";
import { savePreferences } from "../intents/save-preferences";
import { startIntent } from "../intents/start-intent";
import { createOrder } from "../logistics/create-order";
import type { OrderInput } from "../logistics/order-input";
import { saveManualOrder } from "../logistics/save-manual-order";
import { cancelReturn } from "../returns/cancel-return";
import { chooseReturnOption } from "../returns/choose-return-option";
import { completeReturn, type PriceChanged } from "../returns/complete-return";
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

/** A draft that only has to be confirmed. */
const draftOf = async (): Promise<string> => {
  const { actor, store } = tenant;
  const order = await createShopOrder(ctx, tenant);
  const { orderNumber, email, shippingAddress } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: store.id, slug: "", lang: "en" },
  });
  const item = {
    ...{ lineItemId: order.lines[0]?.id ?? "", quantity: 1, returnReason: "TOO_SMALL", comment: "" },
    refundOption: "ORIGINAL_PAYMENT_METHOD" as const,
  };
  await savePreferences(ctx, { actor, returnId: intent.id, input: item });
  const method = {
    ...{ returnMethod: "DROP_OFF_POINT" as const, provider: "", carrier: "", pickupDate: "", pickupAddress: null },
    ...{ pickupRange: "NO_RANGE" as const, addressChoice: null, parcelCount: 1 },
  };
  await chooseReturnOption(ctx, { actor, returnId: intent.id, input: method });
  return intent.id;
};

const confirm = (returnId: string, { as = ctx, quoteId = "" } = {}) =>
  completeReturn(as, { actor: tenant.actor, returnId, quoteId });

/** A confirmed return whose carrier was unreachable when its label was requested. */
const unlabeled = async (): Promise<ReturnProcess> => {
  easypost.meet({ match: ({ url }) => url.endsWith("/v2/shipments"), when: "BEFORE", instead: null });
  const made = await createReturn(ctx, tenant, { order: await createShopOrder(ctx, tenant) });
  expect([made.shipments, easypost.books.bought]).toEqual([[], 0]);
  await ctx.db.activity.updateMany({
    where: { processId: made.id, state: "PENDING" },
    data: { dueAt: new Date(Date.now() - 1_000) },
  });
  return made;
};

/** Runs `act` once between the purchase of a label and its storage. */
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
  // Runs all remaining work, which must not void anything twice.
  await doDueWork(ctx);
  await voidLabels(ctx);
  return [easypost.books.bought, easypost.books.refunds];
};

const livesOf = async (process: ReturnProcess) =>
  liveShipments(await look(process)).map(({ trackingNumber }) => trackingNumber);

test("voids a label that was being bought while staff uploaded another one", async () => {
  const made = await unlabeled();
  await doDueWork(whileBuying(() => uploadAnother(made)));
  expect(await livesOf(made)).toEqual(["V-1"]);
  expect(await booksAfterVoids()).toEqual([1, 1]);
});

test("voids a label that a system was ordering meanwhile, and tells it that another order is in force", async () => {
  const made = await unlabeled();
  const ordering = createOrder(
    whileBuying(() => uploadAnother(made)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  await expect(ordering).rejects.toMatchObject({ reason: "ALREADY_EXISTS" });
  expect(await livesOf(made)).toEqual(["V-1"]);
  expect(await booksAfterVoids()).toEqual([1, 1]);
});

test("voids a label that a system was ordering while the return was canceled, and tells the system", async () => {
  const made = await unlabeled();
  // No worker would request it, because staff were to upload the label.
  await ctx.db.returnProcess.update({ where: { id: made.id }, data: { labelSource: "STORE" } });
  const ordering = createOrder(
    whileBuying(() => cancel(made)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  await expect(ordering).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  expect(await booksAfterVoids()).toEqual([1, 1]);
  expect((await look(made)).shipments).toHaveLength(1);
});

test("keeps one label in force when a worker and a system buy it under the same key", async () => {
  const made = await unlabeled();
  await createOrder(
    whileBuying(() => doDueWork(ctx)),
    { actor: tenant.actor, input: orderOf(made) },
  );
  expect(await booksAfterVoids()).toEqual([1, 0]);
  expect((await look(made)).shipments).toHaveLength(1);
});

test("keeps one label in force and voids the other when two requests made two labels", async () => {
  const returnId = await draftOf();
  const notThere = { status: 404, body: { error: { code: "NOT_FOUND", message: "Not found.", errors: [] } } };
  const pressAgain = async () => {
    // EasyPost can't find what it made a moment ago.
    const isLookUp = ({ method, url }: { method: string; url: string }) => method === "GET" && url.includes("/hw-");
    easypost.meet({ match: isLookUp, when: "BEFORE", instead: notThere, times: 2 });
    await confirm(returnId);
  };
  await confirm(returnId, { as: whileBuying(pressAgain) });
  expect(await booksAfterVoids()).toEqual([2, 1]);
  const { shipments } = await getProcess(ctx.db, tenant.actor, returnId);
  expect([shipments.length, liveShipments({ shipments }).length]).toEqual([2, 1]);
});

test("buys no label at a price that nobody agreed to", async () => {
  const returnId = await draftOf();
  const refused = await confirm(returnId, { quoteId: "set_unknown" }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: "ABORTED" });
  expect(easypost.books.bought).toBe(0);
  // The price that came with the refusal can be confirmed.
  await confirm(returnId, { quoteId: (refused as PriceChanged).quote.quoteId });
  expect(easypost.books.bought).toBe(1);
});
