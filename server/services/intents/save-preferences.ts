import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { saveDraft } from "@/server/db/intents";
import { inTransaction } from "@/server/db/transaction";
import type { IntentDraft } from "@/server/domain/returns/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { nonReturnableWords } from "../returns/non-returnable-words";
import { type LoadedIntent, lockOpenIntent } from "./load-intent";

export type PreferenceInput = {
  lineItemId: string;
  quantity: number;
  returnReason: string;
  comment: string;
  refundOption: RefundOption | undefined;
};

/**
 * Puts an item into the draft, changes it, or with quantity 0 takes it out (decisions, section 6). The line may be
 * named by our id or the platform's.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION with the rule in words
 */
export const savePreferences = async (
  ctx: ServiceContext,
  { actor, returnId, input }: { actor: Actor; returnId: string; input: PreferenceInput },
): Promise<LoadedIntent> =>
  inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const loaded = await lockOpenIntent(tx, { actor, returnId, now });
    const draft = changeDraft(loaded, input);
    await saveDraft(tx, actor, { id: returnId, draft, now });
    return { ...loaded, intent: { ...loaded.intent, draft } };
  });

const changeDraft = (loaded: LoadedIntent, input: PreferenceInput): IntentDraft => {
  const { intent, eligibility, store } = loaded;
  const entry = eligibility.find(
    ({ line }) => line.id === input.lineItemId || line.platformLineItemId === input.lineItemId,
  );
  if (entry === undefined) throw notFound("item in this order");
  const before = intent.draft.items.find(({ lineItemId }) => lineItemId === entry.line.id);
  const others = intent.draft.items.filter(({ lineItemId }) => lineItemId !== entry.line.id);
  const refundOption = input.refundOption ?? intent.draft.refundOption;
  if (refundOption !== null && !store.config.refundOptions.includes(refundOption))
    throw invalidField("refund_option", `this store offers ${store.config.refundOptions.join(", ")}`);
  if (input.quantity === 0) return { ...intent.draft, items: others, refundOption };
  if (entry.cause !== null)
    throw new Problem("FAILED_PRECONDITION", nonReturnableWords(entry.cause, { order: loaded.order, store }));
  if (input.quantity > entry.returnableQuantity)
    throw invalidField("quantity", `at most ${entry.returnableQuantity} of this item can be returned`);
  requireReason(store, input);
  const item = {
    lineItemId: entry.line.id,
    quantity: input.quantity,
    returnReason: input.returnReason,
    comment: input.comment.trim(),
    refundOption: input.refundOption ?? before?.refundOption ?? null,
    exchangeVariantId: before?.exchangeVariantId ?? null,
  };
  return { ...intent.draft, refundOption, items: inOrder(loaded, [...others, item]) };
};

const requireReason = ({ config }: LoadedIntent["store"], input: PreferenceInput): void => {
  const reason = config.returnReasons.find(({ name }) => name === input.returnReason);
  if (reason === undefined)
    throw invalidField("return_reason", `one of ${config.returnReasons.map(({ name }) => name).join(", ")}`);
  if (reason.requiresComment && input.comment.trim() === "")
    throw invalidField("comment", `needed for the reason "${reason.label}"`);
};

const inOrder = ({ order }: LoadedIntent, items: IntentDraft["items"]): IntentDraft["items"] =>
  order.lines.flatMap(({ id }) => items.filter(({ lineItemId }) => lineItemId === id));
