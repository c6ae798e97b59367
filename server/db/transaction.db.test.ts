import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { isUniqueViolation } from "./errors";
import { readJson } from "./read-json";
import { change } from "./run";
import { sql } from "./tables/query";
import { inTransaction } from "./transaction";
import { wakeAfter } from "./wakes";
import { insertRows } from "./write-rows";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const BACKEND = sql`select pg_backend_pid() as data`;
const row = (processId: string) => ({
  ...{ id: `hold_${processId}`, processId, groupId: tenant.actor.groupId, scope: "ALL" as const, reason: "" },
  createdAt: ctx.clock.now(),
});
const holdsOf = (processId: string) => sql`select id as data from holds where process_id = ${processId}`;
/** A row without parents, because belonging to a return isn't what is tested. */
const withoutParents = sql`set local session_replication_role = replica`;

test("statements without Prisma run on the connection of the transaction and see pending writes", async () => {
  await inTransaction(ctx, async (tx) => {
    const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    expect(await readJson(tx, BACKEND)).toEqual([pid]);
    expect(await readJson(ctx.db, BACKEND)).not.toEqual([pid]);
    await change(tx, withoutParents);
    await insertRows(tx, "holds", [row("prc_seen")]);
    expect(await readJson(tx, holdsOf("prc_seen"))).toEqual(["hold_prc_seen"]);
    expect(await readJson(ctx.db, holdsOf("prc_seen"))).toEqual([]);
  });
  expect(await readJson(ctx.db, holdsOf("prc_seen"))).toEqual(["hold_prc_seen"]);
});

test("a statement rejected without Prisma undoes the transaction, and names the constraint", async () => {
  const twice = inTransaction(ctx, async (tx) => {
    await change(tx, withoutParents);
    for (const reason of ["", "again"]) {
      await insertRows(tx, "holds", [{ ...row("prc_twice"), reason }]);
      await readJson(tx, BACKEND);
    }
  }).catch((error: unknown) => error);
  expect(isUniqueViolation(await twice, "holds_pkey")).toBe(true);
  expect(await readJson(ctx.db, holdsOf("prc_twice"))).toEqual([]);
});

test("after its end a transaction has no connection: nothing is written on another one's", async () => {
  const late = await inTransaction(ctx, async (tx) => tx);
  await expect(insertRows(late, "holds", [row("prc_late")]).then(() => readJson(late, BACKEND))).rejects.toThrow();
  expect(await readJson(ctx.db, holdsOf("prc_late"))).toEqual([]);
});

test("workers are notified once of committed work, and not of rolled-back work", async () => {
  ctx.woken.length = 0;
  await inTransaction(ctx, async (tx) => {
    for (let time = 0; time < 3; time += 1) wakeAfter(tx, "outbox");
    expect(ctx.woken).toEqual([]);
  });
  expect(ctx.woken).toEqual(["outbox"]);
  const undone = inTransaction(ctx, async (tx) => {
    wakeAfter(tx, "activities");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(ctx.woken).toEqual(["outbox"]);
});

test("a transaction started later in the same chain of calls doesn't take the connection of one that is over", async () => {
  let late: Promise<unknown> = Promise.resolve();
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  await inTransaction(ctx, async (inner) => {
    late = end.then(() =>
      ctx.db.$transaction(async (other) => {
        await change(other, withoutParents);
        await insertRows(inner, "holds", [row("prc_stray")]);
        await readJson(inner, BACKEND);
      }),
    );
  });
  ended();
  await expect(late).rejects.toThrow();
  expect(await readJson(ctx.db, holdsOf("prc_stray"))).toEqual([]);
});

test("another copy of this code, as in each bundle of the app, finds the connection of the same client", async () => {
  vi.resetModules();
  const [copy, { sql: copied }] = await Promise.all([import("./run"), import("./tables/query")]);
  const backend = copied<{ pid: number }>`select pg_backend_pid() as pid`;
  await inTransaction(ctx, async (tx) => {
    expect([(await copy.readOne(tx, backend)).pid]).toEqual(await readJson(tx, BACKEND));
  });
  expect(await copy.read(ctx.db, backend)).toHaveLength(1);
});
