import { insertSimulation } from "@/server/db/jobs/simulations";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { SimulationRange } from "@/server/domain/simulation/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireSound } from "./save-policy";

type StartCall = { actor: Actor; ecommerceId: string; policy: ReturnPolicy; range: SimulationRange };

/**
 * Starts a simulation of a draft policy on the returns that started in a period; a job with progress. Returns its ID.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field
 */
export const startSimulation = async (
  ctx: ServiceContext,
  { actor, ecommerceId, policy, range }: StartCall,
): Promise<string> => {
  if (Date.parse(range.from) >= Date.parse(range.to)) throw invalidField("to", "must be after `from`");
  const id = ctx.ids.next("sim");
  await inTransaction(ctx, async (tx) => {
    requireSound(policy, await getStore(tx, actor, ecommerceId));
    await insertSimulation(tx, actor, { id, ecommerceId, draft: policy, range, now: ctx.clock.now() });
  });
  ctx.wake("simulations");
  return id;
};
