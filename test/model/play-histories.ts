import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { setContext } from "@/server/context";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";
import { COMMANDS } from "./commands";
import { compare, createModelOrder, quickCarrier, type Real } from "./model-scene";
import { type Model, workOn } from "./return-model";

/** Of each of the two halves, which run beside each other; together 300. */
const RUNS = Number(process.env.MODEL_RUNS ?? 150);
const MOST_COMMANDS = 40;
const TIMEOUT_MS = 600_000;
/** What is due by the clock of the test has to be due by that of the database, however far the test's is moved. */
const START = new Date(Date.now() - 60 * 86_400_000);
const SEEDS = 2 ** 31;

/**
 * Plays histories of commands against the services on a database of their own, and compares every step with the model.
 * A failure is played again with MODEL_SEED and MODEL_PATH, which fast-check prints.
 */
export const playHistories = (half: 1 | 2): void => {
  let database: TestDatabase;
  let ctx: TestContext;
  let tenant: Tenant;

  beforeAll(async () => {
    database = await createTestDatabase();
    ctx = { ...createTestContext({ url: database.url, now: START }), carriers: new Map([["SANDBOX", quickCarrier()]]) };
    setContext(ctx);
    tenant = await createTenant(ctx, { store: { config: { arePartialReviewsAllowed: true } } });
  });
  afterAll(async () => {
    await ctx.close();
    await database.drop();
  });

  test(
    `${RUNS} histories of up to ${MOST_COMMANDS} commands go as the model says, step by step (half ${half})`,
    async () => {
      const seed = Number(process.env.MODEL_SEED ?? (Date.now() * half) % SEEDS);
      console.log(`model test, half ${half}: MODEL_SEED=${seed}`);
      const histories = fc.commands(COMMANDS, { maxCommands: MOST_COMMANDS, size: "max" });
      await fc.assert(
        fc.asyncProperty(histories, async (commands) => {
          ctx.clock.set(START);
          const model: Model = { returns: [] };
          const real: Real = { ctx, tenant, order: await createModelOrder(ctx, tenant) };
          await fc.asyncModelRun(() => ({ model, real }), commands);
          workOn(model);
          await runDueActivities(ctx);
          for (const it of model.returns) await compare(real, it);
        }),
        { numRuns: RUNS, seed, path: process.env.MODEL_PATH },
      );
    },
    TIMEOUT_MS,
  );
};
