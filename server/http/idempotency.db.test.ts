import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as postImport } from "@/app/v1/public/returns/[ecommerce_id]/import_return/route";
import { setContext } from "@/server/context";
import { Prisma } from "@/server/db/generated/client";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { withIdempotency } from "./with-idempotency";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

describe("one key, sent at once by many", () => {
  test("has one effect and one answer; who comes too early is told when to come back", async () => {
    const order = await createOrder(ctx, tenant);
    const line = { line_item_id: order.lines[0]?.platformLineItemId, product_return_reason: "TOO_SMALL", quantity: 1 };
    const body = { customer_printed_order_id: order.name, email: order.email, line_items: [line] };
    const params = { ecommerce_id: tenant.store.id };
    const send = (changes = {}) =>
      callRoute(postImport, {
        ...{ key: tenant.apiKey, path: `/v1/public/returns/${tenant.store.id}/import_return`, params },
        ...{ body: { ...body, ...changes }, headers: { "idempotency-key": "import-1" } },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    const early = answers.filter(({ status }) => status === 409);
    const done = answers.filter(({ status }) => status === 200);
    expect(early.length + done.length).toBe(50);
    expect(early.every(({ headers }) => Number(headers.get("retry-after")) >= 1)).toBe(true);
    const last = await send();
    expect(last.headers.get("idempotent-replayed")).toBe("true");
    expect(new Set([...done, last].map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await ctx.db.returnProcess.count({ where: { orderId: order.id } })).toBe(1);
    expect((await send({ email: "else@example.com" })).status).toBe(422);
  });
});

describe("a call that was killed before it answered", () => {
  const request = new Request("http://localhost/x", { method: "POST", headers: { "idempotency-key": "killed" } });
  const run = (work: () => Promise<unknown>) =>
    withIdempotency(
      { ctx, actor: tenant.actor, request, requestId: "req_test", operationId: "killed", input: { a: 1 } },
      work,
    );
  const age = (seconds: number) =>
    ctx.db.$executeRaw(Prisma.sql`
      update idempotency_records set created_at = created_at - make_interval(secs => ${seconds}),
        locked_until = locked_until - make_interval(secs => ${seconds}) where key = 'killed'`);

  test("frees its key within 15 seconds, and until then says how long it is", async () => {
    let isStarted = () => {};
    const started = new Promise<void>((resolve) => {
      isStarted = resolve;
    });
    void run(() => {
      isStarted();
      return new Promise(() => undefined);
    });
    await started;
    const again = () => run(async () => ({ done: "by the second" }));
    await expect(again()).rejects.toMatchObject({ reason: "ABORTED", extras: { retryAfterSeconds: 1 } });
    await age(5);
    await expect(again()).rejects.toMatchObject({ reason: "ABORTED", extras: { retryAfterSeconds: 10 } });
    await age(10);
    expect(await again()).toMatchObject({ status: 200, isReplay: false });
    expect(await again()).toMatchObject({ status: 200, isReplay: true, body: '{"done":"by the second"}' });
  });
});

test("a call whose answer cannot be kept is answered, and its key stays taken", async () => {
  const request = new Request("http://localhost/x", { method: "POST", headers: { "idempotency-key": "unkept" } });
  const call = { ctx, actor: tenant.actor, request, requestId: "req_test", operationId: "unkept", input: {} };
  let count = 0;
  const work = async () => {
    count += 1;
    await ctx.db
      .$executeRaw`alter table idempotency_records add constraint unkept check (key <> 'unkept' or status is null)`;
    return { count };
  };
  expect(await withIdempotency(call, work)).toMatchObject({ status: 200, body: '{"count":1}' });
  await ctx.db.$executeRaw`alter table idempotency_records drop constraint unkept`;
  await expect(withIdempotency(call, work)).rejects.toMatchObject({ reason: "ABORTED" });
  expect(count).toBe(1);
});
