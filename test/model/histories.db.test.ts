import fc from "fast-check";
import { describe, test } from "vitest";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase } from "@/test/database";
import { withSandbox } from "../with-sandbox";
import { historyOf } from "./commands";
import { workReal } from "./commands-work";
import { checkDeeds } from "./model-deeds";
import { WILLING } from "./model-desk";
import { createModelPartners } from "./model-partners";
import { compare, createModelOrder, type Real, rebuild } from "./model-scene";
import { MODEL_STORES, openStore } from "./model-stores";
import { workOn } from "./model-work";
import type { Model } from "./return-model";

/**
 * Lanes wait for their databases in parallel: three take little longer than one. Each has its own seed, so that a
 * change is tested with the histories that its predecessor passed; MODEL_SEED=random searches for new ones.
 */
const LANES = [
  [1, 2_103_004_626],
  [2, 2_058_525_614],
  [3, 2_014_046_600],
] as const;
/** Of each lane. For a longer run: MODEL_RUNS=1000 MODEL_SEED=random. */
const RUNS = Number(process.env.MODEL_RUNS ?? 24);
const MOST_COMMANDS = 40;
/** Fewer aren't enough to reach anything. */
const FEWEST_COMMANDS = 10;
const TIMEOUT_MS = 600_000;
/** What is due by the test's clock must be due by the database's, however far the test's is advanced. */
const START = new Date(Date.now() - 60 * 86_400_000);
const SEEDS = 2 ** 31;

/** Plays histories on their own database, and compares every step with the model. */
const playHistories = async (lane: number, usual: number): Promise<void> => {
  // Replay a failure with MODEL_SEED and MODEL_PATH, which fast-check prints.
  const { MODEL_SEED } = process.env;
  const seed = MODEL_SEED === "random" ? (Date.now() * lane) % SEEDS : Number(MODEL_SEED ?? usual);
  console.log(`model test, lane ${lane}: MODEL_SEED=${seed}`);
  const database = await createTestDatabase();
  const base = createTestContext({ url: database.url, now: START });
  const partners = createModelPartners(base.clock);
  const ctx: TestContext = { ...withSandbox(base, partners.sandbox), mailer: partners.mailer };
  try {
    const tenants = await Promise.all(MODEL_STORES.map((store) => openStore(ctx, store)));
    const stores = fc.constantFrom(
      ...MODEL_STORES.map((store, nth) => ({ store, tenant: tenants[nth], toString: () => store.name })),
    );
    const histories = fc.noBias(historyOf({ fewest: FEWEST_COMMANDS, most: MOST_COMMANDS }));
    await fc.assert(
      fc.asyncProperty(stores, histories, async ({ store, tenant }, commands) => {
        if (tenant === undefined) return;
        ctx.clock.set(START);
        const model: Model = { store, returns: [] };
        const real: Real = { ctx, tenant, order: await createModelOrder(ctx, tenant), partners };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        workOn(model, { script: WILLING, isLast: false });
        await workReal(real, model, WILLING, false);
        for (const it of model.returns) {
          await compare(real, it);
          await rebuild(real, it.id);
          await checkDeeds(real, it);
        }
      }),
      {
        numRuns: RUNS,
        seed,

        path: process.env.MODEL_PATH,
        endOnFailure: process.env.MODEL_PATH !== undefined,
      },
    );
  } finally {
    await ctx.close();
    await database.drop();
  }
};

describe.concurrent("the services against a simple model of returns", () => {
  test.each(LANES)(
    `${RUNS} histories of up to ${MOST_COMMANDS} commands match the model, step by step (lane %i)`,
    playHistories,
    TIMEOUT_MS,
  );
});
