import type { Tx } from "@/server/db/client";
import { type Draft, getDraft, lockDraft } from "@/server/db/returns/drafts";
import { countEarlierReturns } from "@/server/db/returns/earlier-returns";
import { asksFor } from "@/server/domain/policy/asks-for";
import type { UnitExchange } from "@/server/domain/process/unit-exchange";
import type { DraftExchanges } from "@/server/domain/returns/draft-exchanges";
import { storeForGift } from "@/server/domain/returns/gift";
import { lineEligibility } from "@/server/domain/returns/line-eligibility";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { draftRefusal } from "../policy/shopper-why";
import { type DraftOfExchange, loadDraftExchanges } from "./load-exchange-scene";

export type LoadedIntent = Draft &
  DraftOfExchange & {
    /** When all this was read. */
    now: Date;
    /** The new items of exchanged lines at today's prices, by line item ID. */
    newItems: ReadonlyMap<string, UnitExchange>;
    exchanges: DraftExchanges;
  };

type IntentCall = { actor: Actor; returnId: string; now: Date };

/** A shopper's credential opens only its own return; others look nonexistent. */
export const requireReturnAccess = (actor: Actor, returnId: string): void => {
  if (actor.kind === "shopper" && actor.returnId !== returnId) throw notFound("return");
};

/** Loads the draft with everything that decisions about it need. @throws Problem NOT_FOUND, also when it has expired */
export const loadIntent = async (tx: Tx, call: IntentCall): Promise<LoadedIntent> => {
  requireReturnAccess(call.actor, call.returnId);
  return complete(tx, call, await getDraft(tx, call.actor, call.returnId));
};

/** The same under a lock, for changes. @throws Problem NOT_FOUND, FAILED_PRECONDITION when it is completed */
export const lockOpenIntent = async (tx: Tx, call: IntentCall): Promise<LoadedIntent> => {
  requireReturnAccess(call.actor, call.returnId);
  const draft = await lockDraft(tx, call.actor, call.returnId);
  if (draft.intent.completedAt !== null) throw draftRefusal(draft.intent, "confirmed");
  return complete(tx, call, draft);
};

const complete = async (tx: Tx, { actor, now }: IntentCall, found: Draft): Promise<LoadedIntent> => {
  const { intent, order, payments } = found;
  const store = intent.draft.gift === undefined ? found.store : storeForGift(found.store);
  if (intent.completedAt === null && new Date(intent.expiresAt) < now) throw notFound("return");
  const { id: exceptProcessId, ecommerceId, draft } = intent;
  const earlierReturns = asksFor(store.policy, "earlier_returns")
    ? await countEarlierReturns(tx, actor, { ecommerceId, lookupEmail: order.lookupEmail, exceptProcessId })
    : null;
  const eligibility = lineEligibility({
    ...{ order, liveUnits: found.liveUnits, store, draft, earlierReturns, payments, now },
  });
  const exchanges = await loadDraftExchanges(tx, {
    actor,
    loaded: { intent, order, store, eligibility, earlierReturns },
    now,
  });
  const { newItems } = exchanges;
  return { ...found, store, earlierReturns, now, exchanges, newItems, eligibility };
};
