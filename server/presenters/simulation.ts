import type { PolicySimulation } from "@/contract/dashboard/policy";
import { OUTCOME_CHANGES } from "@/contract/vocabulary/simulation";
import type { MoneySum } from "@/server/domain/simulation/compare-outcomes";
import type { Outcome } from "@/server/domain/simulation/outcome-under";
import type { Simulation } from "@/server/domain/simulation/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentWhy } from "./authorization";
import { presentAmount } from "./money";

/** Returns a simulation with its results so far. */
export const presentSimulation = (simulation: Simulation): Shown<typeof PolicySimulation> => {
  const { result } = simulation;
  return {
    ...simulation,
    simulationId: simulation.id,
    from: simulation.range.from,
    to: simulation.range.to,
    changed: result.changed ?? 0,
    changes: OUTCOME_CHANGES.flatMap((change) => {
      const returns = result.changes?.[change] ?? 0;
      return returns === 0 ? [] : [{ change, returns }];
    }),
    money: Object.entries(result.money ?? {}).map(([currency, { before, after }]) => ({
      currency,
      before: presentSum(before),
      after: presentSum(after),
    })),
    samples: (result.samples ?? []).map(({ processId, returnCode, currency, changes, before, after }) => ({
      ...{ processId, returnCode, currency, changes },
      ...{ before: presentOutcome(before), after: presentOutcome(after) },
    })),
  };
};

const presentSum = ({ refundMinor, feesMinor }: MoneySum) => ({
  refund: presentAmount(refundMinor),
  fees: presentAmount(feesMinor),
});

const presentOutcome = (outcome: Outcome) => ({
  ...outcome,
  refused: outcome.refused.map(({ lineId, units, cause, why }) => ({
    ...{ lineItemId: lineId, units, cause },
    why: why === null ? null : presentWhy(why),
  })),
  authorization: outcome.authorization === null ? null : presentWhy(outcome.authorization),
  ...presentSum(outcome),
});
