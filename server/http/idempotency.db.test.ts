import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KEY_SCOPES, type KeyScope } from "@/contract/vocabulary/scope";
import { setContext } from "@/server/context";
import { connectDatabase } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { answersAt } from "@/server/http/serve";
import type { Problem } from "@/server/kernel/problem";
import { flushCalls } from "@/server/services/request-log/note-call";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { createStore } from "@/server/services/setup/create-store";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { withIdempotency } from "./with-idempotency";

const { POST: postImport } = answersAt("/v1/public/returns/{ecommerce_id}/import_return");

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

describe("one key in simultaneous calls", () => {
  test("has one effect and one answer, and tells early repeats when to retry", async () => {
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

  test("replays an answer only to callers who could have made the call", async () => {
    const order = await createOrder(ctx, tenant);
    const line = { line_item_id: order.lines[0]?.platformLineItemId, product_return_reason: "TOO_SMALL", quantity: 1 };
    const body = { customer_printed_order_id: order.name, email: order.email, line_items: [line] };
    const { id } = tenant.store;
    const send = (key: string) =>
      callRoute(postImport, {
        ...{ key, path: `/v1/public/returns/${id}/import_return`, params: { ecommerce_id: id }, body },
        headers: { "idempotency-key": "import-of-others" },
      });
    const other = await createStore(ctx, {
      actor: tenant.actor,
      input: { slug: "beside-it", name: "Beside it", currencyCode: "EUR", timeZone: "UTC", isTesting: true },
    });
    const keyOf = async (scopes: readonly KeyScope[], ecommerceIds: string[]) =>
      (await createApiKey(ctx, { actor: tenant.actor, input: { name: "K", scopes, mode: "test", ecommerceIds } })).key;
    expect((await send(tenant.apiKey)).status).toBe(200);
    expect((await send(await keyOf(KEY_SCOPES, []))).headers.get("idempotent-replayed")).toBe("true");
    expect((await send(await keyOf(["settings:read"], []))).status).toBe(403);
    const foreign = await send(await keyOf(KEY_SCOPES, [other.id]));
    expect(foreign.body).toMatchObject({ process_id: "", error: { code: "ECOMMERCE_NOT_FOUND" } });
  });

  test("logs each call with its outcome and reason, and no personal data", async () => {
    const order = await createOrder(ctx, tenant, { email: "quixotica@example.com" });
    const params = { ecommerce_id: tenant.store.id };
    const send = (quantity: unknown, requestId: string) =>
      callRoute(postImport, {
        ...{ key: tenant.apiKey, path: `/v1/public/returns/${tenant.store.id}/import_return`, params },
        headers: { "idempotency-key": "import-2", "x-request-id": requestId },
        body: {
          ...{ customer_printed_order_id: order.name, email: order.email },
          line_items: [
            { line_item_id: order.lines[0]?.platformLineItemId, product_return_reason: "TOO_SMALL", quantity },
          ],
        },
      });
    await send("quixotica", "req_refused");
    await send(1, "req_first");
    await send(1, "req_again");
    await flushCalls(ctx);
    const api = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
    const [again, first, refused] = (await api.listApiCalls({ about: order.name })).calls;
    expect([again, first, refused]).toMatchObject([
      { request_id: "req_again", status: 200, is_replay: true, idempotency_key: "import-2", reason: "", fields: [] },
      { request_id: "req_first", status: 200, is_replay: false, key_id: tenant.apiKeyId, operation: "importReturn" },
      { request_id: "req_refused", status: 400, reason: "INVALID_ARGUMENT", fields: ["line_items[0].quantity"] },
    ]);
    expect(refused).toMatchObject({ template: "/v1/public/returns/{ecommerce_id}/import_return", method: "POST" });
    expect((await api.listApiCalls({ about: "req_first" })).calls).toEqual([first]);
    const found = (filter: object) =>
      api.listApiCalls(filter).then(({ calls }) => calls.map((each) => each.request_id));
    expect(await found({ about: order.name, result: "4XX" })).toEqual(["req_refused"]);
    expect(await found({ about: order.name, key_id: "key_other" })).toEqual([]);
    expect(await found({ about: order.name, from: "2099-01-01T00:00" })).toEqual([]);
    const page = await api.listApiCalls({ page_size: 1, operation: "importReturn" });
    expect(await found({ cursor: page.next_cursor ?? "", about: order.name })).toEqual(["req_first", "req_refused"]);
    const detail = await api.getApiCall({ call_id: refused?.call_id ?? "" });
    expect(JSON.parse(detail.request.text)).toMatchObject({ email: "•••", line_items: [{ quantity: "•••" }] });
    expect(JSON.parse(detail.answer.text)).toMatchObject({ details: [{ field: "line_items[0].quantity" }] });
    const kept = JSON.stringify(await ctx.db.apiCall.findMany({ omit: { id: true } }));
    for (const secret of ["quixotica", tenant.apiKey, order.firstName]) expect(kept).not.toContain(secret);
  });
});

/** Makes a call under the test's key, bypassing HTTP; `db` is the database client of the process that makes it. */
const calling = (key: string, db = ctx.db) => {
  const request = new Request("http://localhost/x", { method: "POST", headers: { "idempotency-key": key } });
  const call = { actor: tenant.actor, request, requestId: "req_test", operationId: "op", input: { a: 1 } };
  const run = (work: Parameters<typeof withIdempotency>[1]) => withIdempotency({ ...call, ctx: { ...ctx, db } }, work);
  const age = (seconds: number) =>
    ctx.db.$executeRaw(Prisma.sql`
      update idempotency_records set created_at = created_at - make_interval(secs => ${seconds}),
        locked_until = locked_until - make_interval(secs => ${seconds}) where key = ${key}`);
  /** Takes the key over from a run in this process, retrying if that run renews it in the meantime. */
  const takeOver: typeof run = async (work) => {
    await age(3);
    return run(work).catch((error: Problem) => {
      if (error.reason !== "ABORTED") throw error;
      return takeOver(work);
    });
  };
  return { run, age, takeOver };
};

const until = () => {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass: () => pass() };
};

const forever = () => new Promise<never>(() => undefined);

type Keyed = Parameters<typeof inTransaction>[0];

/** What a transaction does in these tests: adds one row, whose name shows how often it ran. */
const note = (keyed: Keyed, name: string) =>
  inTransaction(keyed, async (tx) => {
    const { failures } = await tx.failureWindow.upsert({
      where: { bucket: name },
      create: { bucket: name, failures: 1, expiresAt: new Date("2100-01-01") },
      update: { failures: { increment: 1 } },
    });
    return { name, failures, at: new Date("2026-11-21") };
  });

const noted = async (name: string) =>
  (await ctx.db.failureWindow.findUnique({ where: { bucket: name } }))?.failures ?? 0;

describe("a call killed before it answered", () => {
  test("frees its key within 3 seconds, and says how long to wait until then", async () => {
    const killed = connectDatabase({ url: ctx.env.DATABASE_URL, max: 1, log: ctx.log });
    const started = until();
    void calling("killed", killed).run(() => {
      started.pass();
      return forever();
    });
    await started.passed;
    await killed.$disconnect();
    const { run, age } = calling("killed");
    const again = () => run(async () => ({ done: "by the second" }));
    await expect(again()).rejects.toMatchObject({ reason: "ABORTED", extras: { retryAfterSeconds: 1 } });
    await age(3);
    expect(await again()).toMatchObject({ status: 200, isReplay: false });
    expect(await again()).toMatchObject({ status: 200, isReplay: true, body: '{"done":"by the second"}' });
  });

  test("is distinguished from a slow call, which keeps its key while it runs", async () => {
    const [first, second] = [calling("long-1"), calling("long-2")];
    const [begun, released] = [until(), until()];
    const running = [first, second].map(({ run }) =>
      run(async (keyed) => {
        begun.pass();
        await released.passed;
        return note(keyed, "long");
      }),
    );
    await begun.passed;
    // A row that is being written doesn't block the renewal of other keys.
    await ctx.db.$transaction(async (tx) => {
      await tx.$queryRaw`select from idempotency_records where key = 'long-1' for update`;
      await second.age(2);
      const renewed = () =>
        ctx.db.$queryRaw<object[]>`select from idempotency_records
          where key = 'long-2' and locked_until > now() + interval '2 seconds'`;
      while ((await renewed()).length === 0);
    });
    released.pass();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("is resumed after its last commit and answers as it would have", async () => {
    const { run, takeOver } = calling("halfway");
    const committed = until();
    void run(async (keyed) => {
      await note(keyed, "halfway-1");
      committed.pass();
      return forever();
    });
    await committed.passed;
    const answer = await takeOver(async (keyed) => [await note(keyed, "halfway-1"), await note(keyed, "halfway-2")]);
    expect(JSON.parse(answer.body)).toMatchObject([{ failures: 1, at: "2026-11-21T00:00:00.000Z" }, { failures: 1 }]);
    expect([await noted("halfway-1"), await noted("halfway-2")]).toEqual([1, 1]);
  });

  test("that was only slow writes nothing once another run has taken over", async () => {
    const { run, takeOver } = calling("slow");
    const [started, released] = [until(), until()];
    const slow = run(async (keyed) => {
      started.pass();
      await released.passed;
      return note(keyed, "slow");
    });
    await started.passed;
    const taken = await takeOver((keyed) => note(keyed, "slow"));
    released.pass();
    await expect(slow).rejects.toMatchObject({ reason: "ABORTED" });
    expect(await noted("slow")).toBe(1);
    expect(await run(forever)).toMatchObject({ isReplay: true, body: taken.body });
  });
});

test("resumes a call that failed midway at once, and reruns one that had no effect", async () => {
  const { run } = calling("failing");
  const fail = () => {
    throw new Error("the carrier is away");
  };
  await expect(run(fail)).rejects.toThrow("away");
  const failLater = async (keyed: Keyed) => {
    await note(keyed, "failing");
    fail();
  };
  await expect(run(failLater)).rejects.toThrow("away");
  expect((await run((keyed) => note(keyed, "failing"))).body).toContain('"failures":1');
});

test("answers a call whose answer can't be stored, and a repeat has no second effect", async () => {
  const { run, takeOver } = calling("unkept");
  const work = async (keyed: Keyed) => {
    const result = await note(keyed, "unkept");
    await ctx.db
      .$executeRaw`alter table idempotency_records add constraint unkept check (key <> 'unkept' or status is null)`;
    return result;
  };
  const { body } = await run(work);
  await ctx.db.$executeRaw`alter table idempotency_records drop constraint unkept`;
  await expect(run(work)).rejects.toMatchObject({ reason: "ABORTED" });
  expect((await takeOver((keyed) => note(keyed, "unkept"))).body).toBe(body);
  expect(await noted("unkept")).toBe(1);
});
