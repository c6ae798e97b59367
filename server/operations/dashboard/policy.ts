import * as contract from "@/contract/dashboard/policy";
import { listPolicies } from "@/server/db/policies";
import { getSimulation } from "@/server/db/simulations";
import { getStore } from "@/server/db/stores";
import { presentReturnConditions } from "@/server/presenters/return-conditions";
import { presentSimulation } from "@/server/presenters/simulation";
import { savePolicy } from "@/server/services/policy/save-policy";
import { startSimulation } from "@/server/services/policy/start-simulation";
import { implement } from "../implement";
import { readReturnConditions } from "../read-return-conditions";

export const saveReturnConditions = implement(contract.saveReturnConditions, async ({ ctx, actor, input }) => {
  const { id, policy, policyVersion } = await savePolicy(ctx, {
    actor,
    ecommerceId: input.ecommerce_id,
    policy: readReturnConditions(input.return_conditions),
    note: input.note,
    basedOn: input.based_on ?? null,
  });
  return presentReturnConditions(policy, { ecommerceId: id, version: policyVersion });
});

export const listReturnConditionVersions = implement(
  contract.listReturnConditionVersions,
  async ({ ctx, actor, input }) => {
    const { id: ecommerceId } = await getStore(ctx.db, actor, input.ecommerce_id);
    const versions = await listPolicies(ctx.db, actor, ecommerceId);
    return {
      versions: versions.map(({ version, policy, note, createdBy, createdAt }) => ({
        ...{ note, created_by: createdBy, created_at: createdAt },
        return_conditions: presentReturnConditions(policy, { ecommerceId, version }),
      })),
    };
  },
);

export const startPolicySimulation = implement(contract.startPolicySimulation, async ({ ctx, actor, input }) => ({
  simulation_id: await startSimulation(ctx, {
    actor,
    ecommerceId: input.ecommerce_id,
    policy: readReturnConditions(input.return_conditions),
    range: { from: input.from, to: input.to },
  }),
}));

export const getPolicySimulation = implement(contract.getPolicySimulation, async ({ ctx, actor, input }) =>
  presentSimulation(await getSimulation(ctx.db, actor, input.simulation_id)),
);
