import {
  claimSimulation,
  failSimulation,
  listPastReturns,
  type PastReturnRow,
  saveProgress,
} from "@/server/db/jobs/simulations";
import { loadEarlierReturns } from "@/server/db/returns/earlier-returns";
import { getPolicy } from "@/server/db/stores/policies";
import { getStore } from "@/server/db/stores/stores";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { addUp, EMPTY_RESULT } from "@/server/domain/simulation/compare-outcomes";
import { outcomeUnder, type PastReturn } from "@/server/domain/simulation/outcome-under";
import type { Simulation } from "@/server/domain/simulation/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

const BATCH = 100;

/**
 * Simulates draft policies on past returns until none waits, batch by batch. Results are saved per batch, so that a
 * worker that takes over resumes where the last one stopped; once `signal` is aborted, no new batch starts. Writes
 * nothing except its own progress.
 */
export const runSimulations = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const simulation = await claimSimulation(ctx.db);
    if (simulation === null) return { done, nextDueAt: null };
    try {
      done += await playBatch(ctx, simulation);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      ctx.log.error({ simulation_id: simulation.id, error: words }, "a simulation broke");
      await failSimulation(ctx.db, { id: simulation.id, error: "The test couldn't be completed. Start it again." });
    }
  }
  return { done, nextDueAt: null };
};

const playBatch = async (ctx: ServiceContext, simulation: Simulation): Promise<number> => {
  const actor = systemActor(simulation.groupId);
  const store = await getStore(ctx.db, actor, simulation.ecommerceId);
  const rows = await listPastReturns(ctx.db, actor, { simulation, limit: BATCH });
  const policies = await policiesOf(ctx, { actor, simulation, rows });
  let result = { ...EMPTY_RESULT, ...simulation.result };
  for (const row of rows) {
    const past = await pastReturn(ctx, actor, row);
    const before = policies.get(row.policyVersion);
    if (past === null || before === undefined) continue;
    const outcomes = { before: outcomeUnder(past, store, before), after: outcomeUnder(past, store, simulation.draft) };
    result = addUp(result, { past, ...outcomes });
  }
  const progress = {
    done: simulation.done + rows.length,
    position: rows.at(-1)?.number ?? simulation.position,
    result,
    isDone: rows.length < BATCH,
  };
  await saveProgress(ctx.db, { from: simulation, progress });
  return rows.length;
};

/** Each return is compared with the policy that was in force when it started. */
const policiesOf = async (
  ctx: ServiceContext,
  { actor, simulation, rows }: { actor: Actor; simulation: Simulation; rows: PastReturnRow[] },
): Promise<Map<number, ReturnPolicy>> => {
  const { ecommerceId } = simulation;
  const policies = new Map<number, ReturnPolicy>();
  for (const version of new Set(rows.map(({ policyVersion }) => policyVersion)))
    policies.set(version, await getPolicy(ctx.db, actor, { ecommerceId, version }));
  return policies;
};

/** Null for a return whose draft was erased. */
const pastReturn = async (ctx: ServiceContext, actor: Actor, row: PastReturnRow): Promise<PastReturn | null> => {
  if (row.draft === null) return null;
  const newItems = new Map(
    row.units.flatMap(({ orderLineId, exchange }) => (exchange ? [[orderLineId, exchange]] : [])),
  );
  const { order, processId, number: startedBefore } = row;
  const earlier = await loadEarlierReturns(ctx.db, actor, {
    orderId: order.id,
    exceptProcessId: processId,
    startedBefore,
  });
  return { ...row, newItems, earlier };
};
