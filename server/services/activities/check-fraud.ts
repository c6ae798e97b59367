import { finishActivity } from "@/server/db/jobs/activities";
import { countEarlierReturns } from "@/server/db/returns/earlier-returns";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { getPolicy } from "@/server/db/stores/policies";
import { inTransaction } from "@/server/db/transaction";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { ReturnProcess } from "@/server/domain/process/types";
import { processFacts } from "@/server/domain/returns/process-facts";
import { evaluateRisk } from "@/server/domain/risk/evaluate-risk";
import type { RiskAssessment } from "@/server/domain/risk/types";
import { liveShipments } from "@/server/domain/shipping/parcels";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { sumMinor } from "@/server/kernel/money";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { assessReturn } from "../risk/assess-return";
import type { Executor } from "./executor";

/**
 * FRAUD_CHECK, leg "weight": assesses the risk again once the carrier has weighed the parcel, under the policy from
 * when the return was started. Approval requirements stay as they were; refunds may be put on hold from now on.
 */
export const checkFraud: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const found = await assessWeighed(ctx, actor, process);
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { score: found.score }, now }))) return;
    const { risk: before } = await getProcess(tx, actor, process.id);
    const risk: RiskAssessment = { ...found, isHoldPlaced: before?.isHoldPlaced ?? false };
    await updateProcess(tx, actor, { id: process.id, set: { risk }, now });
    const entry = { kind: "RISK", isShopperVisible: false, data: { from: before?.score ?? 0, to: risk.score } };
    await addTimelineEntry(tx, actor, { processId: process.id, entry, now });
    await finalizeChange(ctx, tx, { actor, processId: process.id, events: [] });
  });
};

const assessWeighed = async (ctx: ServiceContext, actor: Actor, process: ReturnProcess): Promise<RiskAssessment> => {
  const { id, ecommerceId, policyVersion, email, units } = process;
  const now = ctx.clock.now();
  const found = await assessReturn(ctx, ctx.db, actor, {
    ...process,
    address: process.shopperAddress,
    platformCustomerId: process.order.platformCustomerId,
    returnValueMinor: sumMinor(units.map(({ paidMinor }) => paidMinor)),
    weight: weightOf(process),
    at: new Date(process.createdAt),
  });
  const policy = await getPolicy(ctx.db, actor, { ecommerceId, version: policyVersion });
  const earlierReturns = await countEarlierReturns(ctx.db, actor, {
    ...{ ecommerceId, lookupEmail: lookupEmail(email), exceptProcessId: id },
  });
  const items = processFacts(process, { earlierReturns, riskScore: found.score, now }).map(({ facts }) => facts);
  return evaluateRisk(policy, { ...found, items, now });
};

/** The weights of all active parcels. A label that was made without a weight has nothing to compare with. */
const weightOf = (process: ReturnProcess) => {
  const live = liveShipments(process);
  const expectedGrams = sumKnown(live.map(({ weightGrams }) => weightGrams));
  const measuredGrams = sumKnown(live.map((one) => one.measuredGrams));
  return expectedGrams === null || measuredGrams === null ? null : { expectedGrams, measuredGrams };
};

/** Null if one of them is unknown or the list is empty. */
const sumKnown = (weights: readonly (number | null)[]): number | null => {
  const known = weights.filter((grams) => grams !== null);
  return known.length === 0 || known.length < weights.length ? null : known.reduce((sum, grams) => sum + grams, 0);
};
