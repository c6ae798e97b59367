import { formatMoney } from "@/contract/vocabulary/format-money";
import { inTransactionBy } from "@/server/db/people/author";
import { findProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type OverriddenRule, overriddenRules } from "@/server/domain/returns/line-eligibility";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";
import { findProcessAfterLock, requireSamePrice } from "./complete-return";
import { staffReturnId } from "./draft-by-staff";
import { lookAtRisk } from "./evaluate-return";
import { openReturn } from "./open-return";
import { quoteFor } from "./price-return";

type Creation = { actor: Actor; draftId: string; quoteId: string; overrideReason: string };

/**
 * Creates the return that staff have put together, at the price they saw. Against the rules it needs a reason, which is
 * kept in the timeline and in the audit log. Repeating the call returns the same return.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at override_reason, FAILED_PRECONDITION, PriceChanged
 */
export const createByStaff = async (
  ctx: ServiceContext,
  { actor, draftId, quoteId, overrideReason }: Creation,
): Promise<ReturnProcess> => {
  const returnId = staffReturnId(actor, draftId);
  const existing = await findProcess(ctx.db, actor, returnId);
  if (existing !== null) return existing;
  const seen = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const risk = await lookAtRisk(ctx, ctx.db, { actor, loaded: seen });
  const process = await inTransactionBy(ctx, actor, async (tx) => {
    // Double click: the second transaction waited for the first and finds its process.
    const made = await findProcessAfterLock(tx, { actor, returnId });
    if (made !== null) return made;
    const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
    requireReason(loaded, overrideReason);
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    await requireSamePrice(tx, { actor, quoteId, quote });
    requireNothingOwed(loaded, quote.settlement.owedMinor);
    return openReturn(ctx, tx, { actor, quote, shipments: [], risk, origin: "STAFF", overrideReason });
  });
  return process;
};

/** The rules that would reject this draft for a shopper. */
export const rulesAgainst = (loaded: LoadedIntent): OverriddenRule[] =>
  overriddenRules({
    ...loaded,
    draft: loaded.intent.draft,
    lineIds: loaded.intent.draft.items.map(({ lineItemId }) => lineItemId),
  });

const requireReason = (loaded: LoadedIntent, reason: string): void => {
  if (reason === "" && rulesAgainst(loaded).length > 0)
    throw invalidField(
      "override_reason",
      "the return conditions say no to one of the items: say why it is made anyway",
    );
};

/** Staff can't pay on behalf of the shopper. */
const requireNothingOwed = ({ order }: LoadedIntent, owedMinor: number): void => {
  if (owedMinor === 0) return;
  const owed = formatMoney(owedMinor, order.currency, "en-GB");
  throw new Problem(
    "FAILED_PRECONDITION",
    `The shopper would owe ${owed}, which only they can pay: send them to the portal, or choose another item.`,
  );
};
