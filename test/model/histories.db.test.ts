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
 * Lanes wait for their databases at the same time: three take little longer than one. Each has a seed of its own, so that
 * a change is judged by the histories that its predecessor passed; MODEL_SEED=random looks for new ones.
 */
const LANES = [
  [1, 2_103_004_626],
  [2, 2_058_525_614],
  [3, 2_014_046_600],
] as const;
/** Of each lane. A longer look: MODEL_RUNS=1000 MODEL_SEED=random. */
const RUNS = Number(process.env.MODEL_RUNS ?? 24);
const MOST_COMMANDS = 40;
/** Fewer lead nowhere. */
const FEWEST_COMMANDS = 10;
const TIMEOUT_MS = 600_000;
/** What is due by the clock of the test has to be due by that of the database, however far the test's is moved. */
const START = new Date(Date.now() - 60 * 86_400_000);
const SEEDS = 2 ** 31;

/** Plays histories on a database of their own, and compares every step with the model. */
const playHistories = async (lane: number, usual: number): Promise<void> => {
  // A failure is played again with MODEL_SEED and MODEL_PATH, which fast-check prints.
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
    `${RUNS} histories of up to ${MOST_COMMANDS} commands go as the model says, step by step (lane %i)`,
    playHistories,
    TIMEOUT_MS,
  );
});
