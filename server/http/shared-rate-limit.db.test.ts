import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { grantTokens } from "@/server/db/rate-buckets";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { createSharedLimit } from "./shared-rate-limit";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

/** Almost nothing refills during a test. */
const SLOW = { perSecond: 0.001, burst: 300 };
let asked = 0;
const processLimit = () =>
  createSharedLimit((bucket) => {
    asked += 1;
    return grantTokens(ctx.db, bucket);
  });
const nowMs = () => performance.now();

describe("a limit shared by several processes", () => {
  test("admits a burst once rather than once per process, with few database statements", async () => {
    const limits = [processLimit(), processLimit()];
    asked = 0;
    let admitted = 0;
    for (let one = 0; one < 500; one += 1)
      await limits[one % 2]?.({ policy: "key", caller: "both", rule: SLOW, nowMs }).then(
        () => {
          admitted += 1;
        },
        () => undefined,
      );
    expect(admitted).toBeGreaterThanOrEqual(SLOW.burst);
    expect(admitted).toBeLessThanOrEqual(SLOW.burst * 1.05);
    expect(asked).toBeLessThan(admitted / 4);
  });

  test("survives the restart of a process", async () => {
    const rule = { perSecond: 0.001, burst: 5 };
    const take = (limit: ReturnType<typeof createSharedLimit>) =>
      limit({ policy: "key", caller: "restarted", rule, nowMs });
    const before = processLimit();
    for (let one = 0; one < 5; one += 1) await take(before);
    const after = processLimit();
    await expect(take(after)).rejects.toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
  });

  test("tells the right wait, by the clock of the database", async () => {
    const rule = { perSecond: 0.5, burst: 1 };
    const take = () => processLimit()({ policy: "key", caller: "waits", rule, nowMs });
    expect(await take()).toMatchObject({ remaining: 0, reset: 2 });
    const refused = await take().catch((error: unknown) => error);
    expect(refused instanceof Problem && refused.extras.retryAfterSeconds).toBe(2);
    await ctx.db.$executeRaw(Prisma.sql`update rate_buckets set filled_at = filled_at - interval '2 seconds'`);
    expect(await take()).toMatchObject({ remaining: 0 });
  });

  test("lets two simultaneous callers share one database answer", async () => {
    const limit = processLimit();
    asked = 0;
    await Promise.all(Array.from({ length: 20 }, () => limit({ policy: "key", caller: "at once", rule: SLOW, nowMs })));
    expect(asked).toBe(1);
  });
});
