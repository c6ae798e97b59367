import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { pathFields } from "@/contract/base/operation";
import { PUBLIC_OPERATIONS, type PublicOperation } from "@/contract/operations";
import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { webhookBody } from "@/server/presenters/webhook-body";
import { callRoute, type Wire } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { serve } from "./serve";

/** Fields that identify an order in answers and filters. Numbers are not IDs, because shops use them twice. */
const ID = /^(order_id|platform_order_id)$/;
const NUMBER = /^(order_name|order_number)$/;
const ID_FILTER = /^order_ids?$/;
const ANY_FILTER = /^query$/;

let ctx: TestContext;
let tenant: Tenant;
let made: ReturnProcess;
/** Values by the input names that identify a return, order or store. */
let own: Record<string, string>;
let draftId: string;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext({ ...ctx, env: { ...ctx.env, ADMIN_REQUEST_BURST: 10_000, STOREFRONT_REQUEST_BURST: 10_000 } });
  tenant = await createTenant(ctx);
  const order = await createOrder(ctx, tenant);
  const names = { platformOrderId: "88-1042", name: `#${order.orderNumber}` };
  await ctx.db.order.update({ where: { id: order.id }, data: names });
  made = await createReturn(ctx, tenant, { order });
  await ctx.db.returnProcess.update({ where: { id: made.id }, data: { platformProcessId: "shop-return-1" } });
  own = {
    ...{ process_id: made.id, return_id: made.id, platform_process_id: "shop-return-1" },
    ...{ ecommerce_id: tenant.store.id, order_number: order.orderNumber, email: order.email, order_ids: order.id },
  };
  const started = await call("startIntent", own);
  draftId = started.order.return_id;
});
afterAll(() => ctx.close());

const operationOf = (id: string): PublicOperation => {
  const found = PUBLIC_OPERATIONS.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
};

/** Makes one call with those fields of `input` that the operation has. */
const call = async (id: string, input: Record<string, string>): Promise<Wire> => {
  const operation = operationOf(id);
  const [{ method, path } = { method: "GET", path: "/" }] = operation.endpoints;
  const given = Object.entries(input).filter(([name]) => name in operation.input.shape);
  const inPath = new Set(pathFields(path));
  const rest = given.filter(([name]) => !inPath.has(name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input[name] ?? ""));
  const asked = method === "GET" ? `${filled}?${new URLSearchParams(rest)}` : filled;
  const body = method === "GET" ? undefined : Object.fromEntries(rest);
  const answer = await callRoute(serve, { key: tenant.apiKey, path: asked, method, body });
  expect([id, answer.status, answer.status === 200 ? "" : answer.body]).toEqual([id, 200, ""]);
  return answer.body;
};

const isName = (name: string) => ID.test(name) || NUMBER.test(name);

/** Returns whether an answer of the contract identifies an order. */
const namesOrder = (schema: z.ZodType): boolean => {
  const isIn = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => (name === "properties" && hasName(inner)) || isIn(inner));
  const hasName = (properties: unknown) => Object.keys(properties as object).some(isName);
  return isIn(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
};

/** Returns the values that identify orders in an answer. */
const valuesIn = (answer: unknown): { ids: Set<string>; numbers: Set<string> } => {
  const found = { ids: new Set<string>(), numbers: new Set<string>() };
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === "string" && ID.test(name)) found.ids.add(inner);
      if (typeof inner === "string" && NUMBER.test(name)) found.numbers.add(inner);
      if (name === "order" && typeof inner?.id === "string") found.ids.add(inner.id);
      walk(inner);
    }
  };
  walk(answer);
  return found;
};

/** Reads of the contract whose answers identify an order. */
/** Imports are left out: their numbers are those in a file, of orders that may not exist here. */
const READS = PUBLIC_OPERATIONS.filter(
  ({ id, endpoints, output }) => id !== "getOrderImport" && endpoints[0]?.method === "GET" && namesOrder(output),
).map(({ id }) => id);

/** Query parameters of reads that identify an order. */
const FILTERS = PUBLIC_OPERATIONS.filter(({ endpoints }) => endpoints[0]?.method === "GET").flatMap(({ id, input }) =>
  Object.keys(input.shape)
    .filter((name) => ID_FILTER.test(name) || NUMBER.test(name) || ANY_FILTER.test(name))
    .map((name) => ({ id, name })),
);

test("finds the answers and the filters of the contract", () => {
  expect(READS).toEqual(
    expect.arrayContaining(["getProcess", "listProcessSummaries", "searchProcesses", "getOrder", "listReturns"]),
  );
  expect(FILTERS.map(({ id, name }) => `${id} ${name}`).sort()).toEqual([
    "getExchangeIncentive order_id",
    "getOrder order_number",
    "listProcessSummaries order_id",
    "listProcessSummaries order_number",
    "listReturns order_ids",
    "searchProcesses query",
  ]);
});

test("accepts in every filter what any answer or webhook uses to identify an order", async () => {
  const payload: unknown = JSON.parse(webhookBody({ snapshot: made, type: "onReturnProcessCreation" }));
  const answers = [ReturnProcessPayloadDto.parse(payload), await call("startIntent", own)];
  for (const id of READS) answers.push(await call(id, id === "getIntent" ? { ...own, return_id: draftId } : own));
  const all = answers.map(valuesIn);
  const ids = [...new Set(all.flatMap((found) => [...found.ids]))].sort();
  const numbers = [...new Set(all.flatMap((found) => [...found.numbers]))].sort();
  expect(ids).toEqual(["88-1042", made.orderId].sort());
  expect(numbers).toEqual([`#${own.order_number}`, own.order_number].sort());
  for (const { id, name } of FILTERS) {
    const values = ID_FILTER.test(name) ? ids : id === "listProcessSummaries" ? numbers : [...ids, ...numbers];
    for (const value of values) {
      const { order_number: _, ...without } = own;
      const where = id === "getExchangeIncentive" ? { ...without, return_id: draftId } : without;
      const named = id === "getExchangeIncentive" ? incentiveOf(where) : where;
      const answer = await call(id, { ...named, [name]: value });
      if (id === "getExchangeIncentive") expect(answer.incentives).toBeDefined();
      else
        expect(JSON.stringify(answer), `${id} ${name}=${value}`).toContain(id === "getOrder" ? made.orderId : made.id);
    }
  }
});

const incentiveOf = (where: Record<string, string>) => ({
  ...{ ...where, line_item_id: made.order.lines[0]?.id ?? "", return_reason: "TOO_SMALL" },
});

test("accepts an order sent back as it was read", async () => {
  const { ecommerce_id, order_number } = own;
  const path = `/v1/ecommerces/${ecommerce_id}/orders/${order_number}`;
  const { order } = (await callRoute(serve, { key: tenant.apiKey, path })).body;
  const answer = await callRoute(serve, { key: tenant.apiKey, path, method: "PUT", body: order });
  expect([answer.status, answer.body.details ?? []]).toEqual([200, []]);
  expect((await callRoute(serve, { key: tenant.apiKey, path })).body.order).toEqual(order);
});
