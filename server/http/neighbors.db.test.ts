import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { createBareReturn } from "@/test/bare-return";
import { callRoute } from "@/test/call-route";
import { createTestContext, openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";

const { POST: postStatus } = answersAt("/v1/ops/update_lkss");
const { GET: getReturn } = answersAt("/v1/processes/{process_id}");

const CONNECTIONS = 4;
const CALLS = 20;

/** Serves requests. */
let ctx: TestContext;
/** Holds locks and looks on, with connections of its own. */
let outside: TestContext;
let flooder: Tenant;
let neighbor: Tenant;

beforeAll(async () => {
  ctx = await openTestContext({ connections: CONNECTIONS });
  outside = createTestContext({ url: ctx.env.DATABASE_URL });
  setContext(ctx);
  flooder = await createTenant(ctx);
  neighbor = await createTenant(ctx);
});
afterAll(async () => {
  await outside.close();
  await ctx.close();
});

const scan = ({ apiKey }: Tenant, { id }: ReturnProcess) =>
  callRoute(postStatus, { key: apiKey, body: { process_id: id, lkss: "COLLECTED" } });
const look = ({ apiKey }: Tenant, { id }: ReturnProcess) =>
  callRoute(getReturn, { key: apiKey, path: `/v1/processes/${id}`, params: { process_id: id } });

const countWaiting = async (): Promise<number> => {
  const [row] = await outside.db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
};

/** Locks returns, floods them with calls, and does the work once as many of these as given wait for a lock. */
const besideFlood = async (
  { returns, waiting }: { returns: readonly ReturnProcess[]; waiting: number },
  work: () => Promise<void>,
) => {
  const flood = await outside.db.$transaction(
    async (tx) => {
      const ids = returns.map(({ id }) => id);
      await tx.$queryRaw`select 1 from return_processes where id = any(${ids}) for update`;
      const calls = Array.from({ length: CALLS }, (_, nth) => returns[nth % returns.length]).flatMap((one) =>
        one === undefined ? [] : [scan(flooder, one)],
      );
      while ((await countWaiting()) < waiting);
      await work();
      expect(await countWaiting()).toBe(waiting);
      return calls;
    },
    { timeout: 20_000 },
  );
  return (await Promise.all(flood)).map(({ status }) => status);
};

test("calls for one locked return wait with one connection, and others are answered meanwhile", async () => {
  const locked = await createBareReturn(ctx, flooder);
  const [own, foreign] = [await createBareReturn(ctx, flooder), await createBareReturn(ctx, neighbor)];
  const statuses = await besideFlood({ returns: [locked], waiting: 1 }, async () => {
    expect((await look(neighbor, foreign)).status).toBe(200);
    expect((await scan(neighbor, foreign)).status).toBe(200);
    expect((await scan(flooder, own)).status).toBe(200);
  });
  expect(statuses).toEqual(Array(CALLS).fill(200));
});

test("calls for many locked returns of one tenant leave connections for another tenant", async () => {
  const foreign = await createBareReturn(ctx, neighbor);
  const returns = await Promise.all(Array.from({ length: CALLS }, () => createBareReturn(ctx, flooder)));
  const statuses = await besideFlood({ returns, waiting: CONNECTIONS - 1 }, async () => {
    expect((await look(neighbor, foreign)).status).toBe(200);
    expect((await scan(neighbor, foreign)).status).toBe(200);
  });
  expect(statuses).toEqual(Array(CALLS).fill(200));
});
