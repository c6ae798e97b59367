import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DASHBOARD_ROLES } from "@/contract/vocabulary/dashboard-role";
import { openTestContext, type TestContext } from "@/test/context";
import type { Demo } from "./demo-file";
import { STORIES, seedDemo } from "./seed-demo";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("leaves complete returns when a seed ends midway, and the next one completes the demo", {
  timeout: 120_000,
}, async () => {
  let calls = 0;
  const dying: TestContext = {
    ...ctx,
    files: {
      ...ctx.files,
      put: (file) => {
        calls += 1;
        if (calls > 9) throw new Error("killed");
        return ctx.files.put(file);
      },
    },
    db: new Proxy(ctx.db, {
      get: (target, name) => {
        if (calls > 9 && name === "$transaction") return () => Promise.reject(new Error("killed"));
        return Reflect.get(target, name);
      },
    }),
  };
  await expect(seedDemo(dying, "http://localhost:3000")).rejects.toThrow("killed");
  const half = await ctx.db.returnProcess.count();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(STORIES.length);

  const finished = await seedDemo(ctx, "http://localhost:3000");
  expect(finished.returns).toBe(STORIES.length - half);
  expect(await ctx.db.returnProcess.count()).toBe(STORIES.length);
  await expectOnlyHeldMoneyPending();
  await expectRulesAtWork();

  const again = await seedDemo(ctx, "http://localhost:4000");
  expect([again.orders, again.returns]).toEqual([0, 0]);
  expect(again.demo).toEqual({ ...finished.demo, base_url: "http://localhost:4000" });
  await expectDemoFile(again.demo);
  expect(again.demo.dashboard.map(({ role }) => role)).toEqual([...DASHBOARD_ROLES]);
});

/** The only task left is the refund on hold for its risk score. */
const expectOnlyHeldMoneyPending = async (): Promise<void> => {
  const pending = await ctx.db.activity.findMany({ where: { state: "PENDING" } });
  const held = await ctx.db.hold.findMany({ where: { scope: "MONEY", releasedAt: null } });
  expect(held.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^Risk score \d+ of 100: .+\.$/)]);
  expect(pending.map(({ name, processId }) => [name, processId])).toEqual([["REFUND", held[0]?.processId]]);
};

/** Each kind of rule has a return that demonstrates it. */
const expectRulesAtWork = async (): Promise<void> => {
  const authorized = async (authorizationStatus: "PENDING" | "UNAUTHORIZED") =>
    (await ctx.db.returnProcess.findMany({ where: { authorizationStatus } })).map(({ status }) => status);
  expect([await authorized("PENDING"), await authorized("UNAUTHORIZED")]).toEqual([["RUNNING"], ["CANCELED"]]);
  const kept = await ctx.db.returnProcess.findMany({ where: { returnMethod: "NO_RETURN_METHOD" } });
  expect(kept.map(({ status }) => status)).toEqual(["COMPLETED"]);
  expect(await ctx.db.returnUnit.count({ where: { location: "KEPT" } })).toBe(3);
  const scopes = (await ctx.db.hold.findMany({ where: { releasedAt: null } })).map(({ scope }) => scope);
  expect(scopes.toSorted()).toEqual(["ACTIVITY", "ACTIVITY", "MONEY"]);
};

const expectDemoFile = async (demo: Demo): Promise<void> => {
  const path = join(ctx.env.DATA_DIR, "demo.json");
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual(demo);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
};
