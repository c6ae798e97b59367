import type { Tx } from "@/server/db/client";
import type { PolicyFacts } from "@/server/domain/policy/facts";
import type { Authorization } from "@/server/domain/process/authorization";
import { decideAuthorization } from "@/server/domain/process/decide-authorization";
import { itemFacts } from "@/server/domain/returns/item-facts";
import { evaluateRisk } from "@/server/domain/risk/evaluate-risk";
import type { RiskAssessment } from "@/server/domain/risk/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import type { LoadedIntent } from "../intents/load-intent";
import { type AssessedReturn, assessReturn } from "../risk/assess-return";

/** Assesses the risk of a draft that is about to be confirmed. Null if the store skips this step (FRAUD_CHECK). */
export const lookAtRisk = async (
  ctx: ServiceContext,
  db: Tx,
  { actor, loaded }: { actor: Actor; loaded: LoadedIntent },
): Promise<RiskAssessment | null> => {
  const { skipFraudDetection, skipWorkflowActivities } = loaded.store.policy;
  if (skipFraudDetection || skipWorkflowActivities.includes("FRAUD_CHECK")) return null;
  const now = ctx.clock.now();
  const items = factsOfItems(loaded, now);
  const found = await assessReturn(ctx, db, actor, {
    ...personOf(loaded),
    ...returnValueOf(items),
    weight: null,
    at: now,
  });
  return evaluateRisk(loaded.store.policy, { ...found, items, now });
};

/** Decides whether this draft needs approval before it is shipped. */
export const authorizationOf = (
  { clock }: Pick<ServiceContext, "clock">,
  { loaded, risk }: { loaded: LoadedIntent; risk: RiskAssessment | null },
): Authorization => {
  const now = clock.now();
  return decideAuthorization(loaded.store.policy, { items: factsOfItems(loaded, now), risk, now });
};

/** Identifies the person who returns this, by every available detail. */
export const personOf = ({
  intent,
  order,
  store,
}: LoadedIntent): Omit<AssessedReturn, "returnValueMinor" | "weight" | "at"> => ({
  id: intent.id,
  ecommerceId: store.id,
  email: order.email,
  phone: order.phone,
  address: intent.draft.delivery?.pickupAddress ?? order.shippingAddress,
  sealedBankAccount: intent.draft.bankAccount?.sealed ?? null,
  platformCustomerId: order.platformCustomerId,
});

const factsOfItems = (
  { intent, order, store, eligibility, earlierReturns }: LoadedIntent,
  now: Date,
): PolicyFacts[] => {
  const { draft } = intent;
  const takenIndexes = (lineId: string): ReadonlySet<number> =>
    eligibility.find(({ line }) => line.id === lineId)?.takenIndexes ?? new Set();
  const factsOf = itemFacts({ order, draft, earlierReturns, takenIndexes, now, timeZone: store.timeZone });
  return draft.items.flatMap(({ lineItemId }) => {
    const line = order.lines.find(({ id }) => id === lineItemId);
    return line === undefined ? [] : [factsOf(line)];
  });
};

const returnValueOf = ([first]: readonly PolicyFacts[]) => ({ returnValueMinor: first?.return_value ?? 0 });
