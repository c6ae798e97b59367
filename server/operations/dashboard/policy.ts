import * as contract from "@/contract/dashboard/policy";
import { tryReturnConditions as tryContract } from "@/contract/dashboard/policy-trial";
import { getSimulation } from "@/server/db/jobs/simulations";
import { listPolicies } from "@/server/db/stores/policies";
import { getStore } from "@/server/db/stores/stores";
import { presentPolicyTrial } from "@/server/presenters/policy-trial";
import { presentReturnConditions } from "@/server/presenters/return-conditions";
import { presentSimulation } from "@/server/presenters/simulation";
import { intentWords } from "@/server/services/intents/intent-rules";
import { savePolicy } from "@/server/services/policy/save-policy";
import { startSimulation } from "@/server/services/policy/start-simulation";
import { tryOnOrder } from "@/server/services/policy/try-on-order";
import { implement } from "../implement";
import { readReturnConditions } from "../read-return-conditions";

export const saveReturnConditions = implement(contract.saveReturnConditions, async ({ ctx, actor, input }) => {
  const { id, policy, policyVersion } = await savePolicy(ctx, {
    actor,
    ecommerceId: input.ecommerceId,
    policy: readReturnConditions(input.returnConditions),
    note: input.note,
    basedOn: input.basedOn ?? null,
  });
  return presentReturnConditions(policy, { ecommerceId: id, version: policyVersion });
});

export const listReturnConditionVersions = implement(
  contract.listReturnConditionVersions,
  async ({ ctx, actor, input }) => {
    const { id: ecommerceId } = await getStore(ctx.db, actor, input.ecommerceId);
    const versions = await listPolicies(ctx.db, actor, ecommerceId);
    return {
      versions: versions.map(({ version, policy, note, createdBy, createdAt }) => ({
        ...{ note, createdBy, createdAt },
        returnConditions: presentReturnConditions(policy, { ecommerceId, version }),
      })),
    };
  },
);

export const startPolicySimulation = implement(contract.startPolicySimulation, async ({ ctx, actor, input }) => ({
  simulationId: await startSimulation(ctx, {
    actor,
    ecommerceId: input.ecommerceId,
    policy: readReturnConditions(input.returnConditions),
    range: { from: input.from, to: input.to },
  }),
}));

export const getPolicySimulation = implement(contract.getPolicySimulation, async ({ ctx, actor, input }) =>
  presentSimulation(await getSimulation(ctx.db, actor, input.simulationId)),
);

export const tryReturnConditions = implement(tryContract, async ({ ctx, actor, input }) => {
  const { order, store, method, trial } = await tryOnOrder(ctx, {
    ...{ actor, ecommerceId: input.ecommerceId, query: input.query, reason: input.returnReason },
    policy: readReturnConditions(input.returnConditions),
  });
  // Staff read this in the dashboard's language, whatever the shopper's language.
  const { refusal, ...words } = intentWords({ intent: { lang: "en" }, order, store });
  return presentPolicyTrial({
    ...{ order, trial, now: ctx.clock.now(), methodTitle: method?.carrierName ?? "" },
    words: { ...words, refusal: (entry) => refusal(entry) ?? "" },
  });
});
