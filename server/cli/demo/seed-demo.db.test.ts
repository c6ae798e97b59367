import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import type { Demo } from "./demo-file";
import { seedDemo } from "./seed-demo";
import { STORIES } from "./stories";

let database: TestDatabase;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

test("a seed that ends in the middle leaves whole returns, and the next one completes the demo", {
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
  expect(await ctx.db.activity.count({ where: { state: "PENDING" } })).toBe(0);

  const again = await seedDemo(ctx, "http://localhost:4000");
  expect([again.orders, again.returns]).toEqual([0, 0]);
  expect(again.demo).toEqual({ ...finished.demo, base_url: "http://localhost:4000" });
  await expectDemoFile(again.demo);
});

const expectDemoFile = async (demo: Demo): Promise<void> => {
  const path = join(ctx.env.DATA_DIR, "demo.json");
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual(demo);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
};
