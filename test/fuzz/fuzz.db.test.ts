import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { FORMS } from "./forms";
import { type FuzzReport, runFuzz } from "./fuzz";
import { sendInProcess } from "./in-process";
import { brokenRules, rowsOf } from "./invariants";
import { tellFault } from "./report";
import { createWorld, type World } from "./subjects";

/** A share of `npm run bench -- fuzz` that is the same in every run; one request of each kind per form and round. */
const SEED = 20_261_121;
const PER_FORM = 3;

let database: TestDatabase;
let ctx: TestContext;
let world: World;
let report: FuzzReport;
let before: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  ctx = { ...base, env: { ...base.env, ADMIN_REQUEST_BURST: 1_000_000, STOREFRONT_REQUEST_BURST: 1_000_000 } };
  setContext(ctx);
  world = await createWorld(ctx);
  before = await rowsOf(ctx.db, world.bystander.groupId);
  report = await runFuzz(world, { seed: SEED, perForm: PER_FORM, send: sendInProcess, lanes: 4 });
}, 240_000);
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

describe("requests generated from the contract", () => {
  test("get documented responses, whatever they contain", () => {
    expect(report.faults.map(tellFault)).toEqual([]);
    expect(report.total).toBe(PER_FORM * FORMS.length);
  });

  test("reach their target more often than not", () => {
    const sums = [...report.tallies.values()];
    const [done, valid] = [sums.reduce((sum, one) => sum + one.done, 0), sums.reduce((sum, one) => sum + one.valid, 0)];
    expect(done).toBeGreaterThan(valid / 2);
  });

  test("change nothing of a tenant whose key they lack, and violate no rule of the data", async () => {
    expect(await rowsOf(ctx.db, world.bystander.groupId)).toEqual(before);
    expect(await brokenRules(ctx.db)).toEqual([]);
  });
});
