import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { KEY_SCOPES, type KeyScope } from "@/contract/vocabulary/scope";
import { setContext } from "@/server/context";
import { flushCalls } from "@/server/services/request-log/note-call";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { type Drawn, validRequest } from "@/test/fuzz/draw";
import { FORMS, type Form } from "@/test/fuzz/forms";
import { hintsOf, madeToFit, stageOf } from "@/test/fuzz/hints";
import { callForm } from "@/test/fuzz/in-process";
import { rowsOf } from "@/test/fuzz/invariants";
import { type Sent, toSent } from "@/test/fuzz/sent";
import { createWorld, type Subject, type World } from "@/test/fuzz/subjects";

/**
 * The input fields of each operation that identify data of a tenant. A new operation needs a row here. IDs of another
 * tenant must be answered like IDs that don't exist; the tenant's own IDs must work.
 */
const BELONGING: Readonly<Record<string, readonly string[]>> = {
  getProcess: ["process_id"],
  listProcessSummaries: ["order_id", "order_number", "customer_email"],
  getProcessByPlatformId: ["platform_process_id", "ecommerce_id"],
  searchProcesses: ["query", "ecommerce_id"],
  getProcessTimeline: ["process_id"],
  listProcessDocuments: ["process_id"],
  patchProcess: ["process_id"],
  importReturn: ["ecommerce_id", "customer_printed_order_id", "email"],
  reviewProcess: ["process_id"],
  addReview: ["process_id"],
  correctReview: ["process_id"],
  undoInspection: ["process_id"],
  authorizeProcess: ["process_id"],
  getAuthorizationStatus: ["process_id"],
  markAsRefundedExternally: ["process_id"],
  markItemsAsRefunded: ["process_id"],
  updateShippingStatus: ["process_id", "process_platform_id", "ecommerce_id"],
  listExpectedParcels: ["ecommerce_id", "warehouse_id"],
  getLabelLink: ["process_id"],
  getLogistics: ["process_id"],
  requestPickup: ["process_id"],
  saveManualOrder: ["process_id"],
  createLogisticOrder: ["process_id"],
  chooseCarrier: ["process_id"],
  getBranding: ["ecommerce_id"],
  getEcommerce: ["ecommerce_id"],
  getExchangeConditions: ["ecommerce_id"],
  getExchangeOrderSetting: ["ecommerce_id"],
  getLogisticSetting: ["ecommerce_id"],
  getRefundConfiguration: ["ecommerce_id"],
  getReturnConditions: ["ecommerce_id"],
  listWarehouses: ["ecommerce_id"],
  getWarehouse: ["id"],
  listWebhookEndpoints: [],
  createWebhookEndpoint: ["ecommerce_ids", "warehouse_id"],
  updateWebhookEndpoint: ["endpoint_id", "ecommerce_ids"],
  rotateWebhookSecret: ["endpoint_id"],
  sendTestWebhook: ["endpoint_id", "process_id"],
  deleteWebhookEndpoint: ["endpoint_id"],
  listConnections: ["ecommerce_id"],
  getConnection: ["connection_id"],
  getOrder: ["ecommerce_id", "order_number"],
  putOrder: ["ecommerce_id"],
  createOrderLink: ["ecommerce_id", "order_number"],
  revokeOrderLinks: ["ecommerce_id", "order_number"],
  importOrders: ["ecommerce_id"],
  getOrderImport: ["ecommerce_id", "import_id"],
  putProduct: ["ecommerce_id"],
  getCredit: ["ecommerce_id", "code"],
  spendCredit: ["ecommerce_id", "code"],
  startIntent: ["order_number", "email", "ecommerce_id"],
  getIntent: ["return_id"],
  listReturnReasons: ["ecommerce_id"],
  saveClientPreferences: ["return_id", "line_item_id"],
  addDocument: ["return_id"],
  listExchangeOptions: ["return_id", "line_item_id"],
  listRecommendedProducts: ["return_id", "line_item_id"],
  getExchangeIncentive: ["return_id", "line_item_id"],
  listReturnOptions: ["return_id"],
  listReturnStores: ["return_id"],
  chooseReturnOption: ["return_id"],
  listRefundTimings: ["return_id"],
  listReturnFees: ["return_id"],
  getReturnFees: ["return_id"],
  checkout: ["return_id"],
  completeReturn: ["return_id"],
  cancelReturn: ["return_id"],
  enterTracking: ["return_id"],
  trackReturn: ["return_id"],
  listReturns: ["order_ids", "ecommerce_id"],
};

let database: TestDatabase;
let ctx: TestContext;
let world: World;
/** Key of the tenant that tries to access another tenant's data. */
let strangerKey: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  ctx = { ...base, env: { ...base.env, ADMIN_REQUEST_BURST: 100_000, STOREFRONT_REQUEST_BURST: 100_000 } };
  setContext(ctx);
  world = await createWorld(ctx);
  strangerKey = world.bystander.apiKey;
}, 60_000);
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const FILE = '{"order_number":"1"}\n';

const drawFor = (form: Form, subject: Subject, seed: number): Drawn => {
  const hints = { of: hintsOf(world, subject, form), isStrict: true };
  const [drawn] = fc.sample(validRequest(form, hints), { seed, numRuns: 1 });
  if (drawn === undefined) throw new Error("fast-check draws one.");
  // Optional fields are sent as well, because they are what this test is about.
  const named = {
    ...drawn,
    query: { ...drawn.query, ...ownQuery(form, subject) },
    body: form.operation === "createWebhookEndpoint" ? ownEndpoint(drawn.body, subject) : drawn.body,
  };
  return madeToFit(form, isLarge(form) ? withoutExtras(form, named) : named, subject.returnId);
};

/** Forms with so many optional fields that some value of a full sample is always refused. */
const isLarge = (form: Form): boolean => Object.keys(form.body?.properties ?? {}).length > 10;
const withoutExtras = (form: Form, drawn: Drawn): Drawn => {
  const kept = new Set([...(form.body?.required ?? []), ...(BELONGING[form.operation] ?? [])]);
  const body = Object.entries(drawn.body as object).filter(([name]) => kept.has(name));
  return { ...drawn, body: Object.fromEntries(body) };
};

const ownQuery = (form: Form, { tenant, order }: Subject): Record<string, unknown> => {
  const own: Record<string, unknown> = {
    ...{ ecommerce_id: tenant.store.id, slug: "", group: "" },
    ...{ order_id: order.id, order_number: order.orderNumber, customer_email: order.email },
    ...{ page: 0, status: undefined, shipping_status: undefined, created_from: undefined, created_to: undefined },
  };
  return Object.fromEntries(form.query.flatMap(({ name }) => (name in own ? [[name, own[name]]] : [])));
};

/** An endpoint of a store but no warehouse: without a store, the caller would add it to their own stores. */
const ownEndpoint = (body: unknown, { tenant }: Subject) => ({
  ...{ ...(body as object), ecommerce_ids: [tenant.store.id], warehouse_id: "" },
});

/** Everything in a request that belongs to one tenant only. */
const marksOf = ({ tenant, order, returnId, unitIds, endpointId }: Subject): string[] => [
  ...[endpointId, returnId, tenant.store.id, tenant.groupId, order.id, order.email, world.creditCode, world.importId],
  ...[
    world.warehouseIds[tenant.store.id] ?? "none",
    world.connectionIds[tenant.store.id] ?? "none",
    ...unitIds,
    ...order.lines.flatMap((line) => [line.id, line.sku]),
  ],
];

/** A value of the same length and kind that belongs to nobody. */
const absent = (mark: string): string => {
  const at = mark.lastIndexOf("@") > 0 ? mark.lastIndexOf("@") : mark.length;
  return (
    mark.slice(0, at - 3) +
    [...mark.slice(at - 3, at)].map((letter) => (letter === "q" ? "x" : "q")).join("") +
    mark.slice(at)
  );
};

const replaceAll = (text: string, subject: Subject, by: (mark: string) => string): string =>
  marksOf(subject)
    .flatMap((mark) => [mark, encodeURIComponent(mark)])
    .reduce((all, mark) => all.replaceAll(mark, by(mark)), text);

const withAbsentIds = (sent: Sent, subject: Subject): Sent =>
  JSON.parse(replaceAll(JSON.stringify(sent), subject, absent));

/** Strips what must differ between answers: the request ID, the remaining rate limit and the IDs that were sent. */
const told = async (response: Response, subject: Subject): Promise<string> => {
  const dropped = new Set(["x-request-id", "ratelimit", "etag"]);
  const headers = Array.from(response.headers).filter(([name]) => !dropped.has(name));
  const text = (await response.text()).replaceAll(/"request_id":"[^"]*"/g, "");
  const known = marksOf(subject).flatMap((mark) => [absent(mark), encodeURIComponent(absent(mark))]);
  const plain = replaceAll(text, subject, () => "ID");
  return JSON.stringify([response.status, headers, known.reduce((all, mark) => all.replaceAll(mark, "ID"), plain)]);
};

test("lists for every operation which inputs belong to a tenant", () => {
  expect(Object.keys(BELONGING).sort()).toEqual(PUBLIC_OPERATIONS.map(({ id }) => id).sort());
  for (const { id, input } of PUBLIC_OPERATIONS)
    for (const name of BELONGING[id] ?? []) expect(Object.keys(input.shape), id).toContain(name);
});

const MOST_DRAWS = 12;
/** Reads change nothing, so all reads share one return per stage. */
const shared = new Map<string, Promise<Subject>>();
const subjectFor = (form: Form): Promise<Subject> => {
  const stage = stageOf(form);
  if (form.method !== "GET") return world.newSubject(stage);
  const known = shared.get(stage) ?? world.newSubject(stage);
  shared.set(stage, known);
  return known;
};

/** Some answers need several returns to be created first, which takes time on a busy machine. */
const LONGEST_MS = 60_000;

describe("another tenant's ids", () => {
  test.each(FORMS.map((form) => [form.name, form] as const))(
    "%s answers as if they did not exist, changes nothing, and works for their owner",
    async (_, form) => {
      let status = 0;
      for (let seed = 1; seed <= MOST_DRAWS && !(status >= 200 && status < 300); seed += 1) {
        const subject = await subjectFor(form);
        const sent = toSent(form, drawFor(form, subject, seed), FILE);
        // The owner's own calls reach the log a second later; flush it now.
        await flushCalls(ctx);
        const before = await rowsOf(ctx.db, subject.tenant.groupId);
        const ask = async (one: Sent) => told(await callForm(one, { "x-svc-api-key": strangerKey }), subject);
        const foreign = await ask(sent);
        expect(foreign).toBe(await ask(withAbsentIds(sent, subject)));
        await flushCalls(ctx);
        expect(await rowsOf(ctx.db, subject.tenant.groupId)).toEqual(before);
        for (const secret of [subject.order.lastName, subject.order.shippingAddress.line1])
          expect(foreign).not.toContain(secret);
        // A call that the owner can't make either would prove nothing.
        status = (await callForm(sent, { "x-svc-api-key": subject.tenant.apiKey })).status;
      }
      expect(Math.floor(status / 100)).toBe(2);
    },
    LONGEST_MS,
  );
});

describe("credentials", () => {
  const keyWith = async (scopes: readonly KeyScope[]) => {
    const { actor } = world.plain;
    return createApiKey(ctx, { actor, input: { name: "Part", scopes, mode: "test", ecommerceIds: [] } });
  };

  test.each(FORMS.map((form) => [form.name, form] as const))(
    "%s accepts a key sent in four ways, and requires its scope",
    async (_, form) => {
      const operation = PUBLIC_OPERATIONS.find(({ id }) => id === form.operation);
      const sent = withAbsentIds(toSent(form, drawFor(form, world.foreign, 1), FILE), world.foreign);
      const statusOf = async (credential: Record<string, string>) => (await callForm(sent, credential)).status;
      const { apiKey } = world.plain;
      const statuses = [
        await statusOf({ "x-svc-api-key": apiKey }),
        await statusOf({ "x-api-key": apiKey }),
        await statusOf({ authorization: `Bearer ${apiKey}` }),
        await statusOf({ authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}` }),
      ];
      expect(new Set(statuses).size, String(statuses)).toBe(1);
      expect(statuses[0]).not.toBe(401);
      expect(statuses[0]).toBeLessThan(500);
      expect(await statusOf({})).toBe(401);
      const { key } = await keyWith(KEY_SCOPES.filter((scope) => scope !== operation?.scope));
      const refused = await callForm(sent, { "x-svc-api-key": key });
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(operation?.scope ?? "?")]);
    },
  );
});
