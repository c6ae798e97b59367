import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { saveDraft } from "@/server/db/intents";
import { inTransaction } from "@/server/db/transaction";
import { type IntentDraft, MOST_UNITS_PER_RETURN } from "@/server/domain/returns/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { BankAccount } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { acceptNewItem, findNewItem } from "../exchanges/choose-new-item";
import { sealBankAccount } from "../payouts/bank-account";
import { nonReturnableWords } from "../returns/non-returnable-words";
import { type LoadedIntent, lockOpenIntent } from "./load-intent";

export type PreferenceInput = {
  lineItemId: string;
  quantity: number;
  returnReason: string;
  comment: string;
  refundOption: RefundOption | undefined;
  /** The shop's id or ours; null or "": no exchange. Absent: as before, or none where a refund option is given. */
  exchangeVariantId?: string | null;
  /** As it was typed. Absent: as before. */
  bankAccount?: BankAccount;
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
    const bankAccount = input.bankAccount && sealBankAccount(ctx, { returnId, typed: input.bankAccount });
    const changed = changeDraft(loaded, await withNewItem(tx, { actor, loaded, input }));
    const draft = bankAccount === undefined ? changed : { ...changed, bankAccount };
    const lineItemId = lineOf(loaded, input.lineItemId)?.id ?? "";
    const exchanges = await acceptNewItem(tx, { actor, loaded, now, draft, lineItemId });
    await saveDraft(tx, actor, { id: returnId, draft, now });
    return { ...loaded, intent: { ...loaded.intent, draft }, exchanges, newItems: exchanges.newItems };
  });

const lineOf = ({ order }: LoadedIntent, named: string) =>
  order.lines.find(({ id, platformLineItemId }) => id === named || platformLineItemId === named);

/** The choice with our id of the new item. */
const withNewItem = async (
  tx: Tx,
  { actor, loaded, input }: { actor: Actor; loaded: LoadedIntent; input: PreferenceInput },
): Promise<PreferenceInput> => {
  const { exchangeVariantId: named } = input;
  if (named === undefined) return input.refundOption === undefined ? input : { ...input, exchangeVariantId: null };
  if (named === null || named === "" || input.quantity === 0) return { ...input, exchangeVariantId: null };
  const line = lineOf(loaded, input.lineItemId);
  return { ...input, exchangeVariantId: await findNewItem(tx, { actor, loaded, line, named }) };
};

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
  const pieces = others.reduce((sum, { quantity }) => sum + quantity, input.quantity);
  if (pieces > MOST_UNITS_PER_RETURN)
    throw invalidField("quantity", `a return holds at most ${MOST_UNITS_PER_RETURN} pieces; make several returns`);
  requireReason(store, input);
  const item = {
    lineItemId: entry.line.id,
    quantity: input.quantity,
    returnReason: input.returnReason,
    comment: input.comment.trim(),
    refundOption: input.refundOption ?? before?.refundOption ?? null,
    exchangeVariantId:
      input.exchangeVariantId === undefined ? (before?.exchangeVariantId ?? null) : input.exchangeVariantId,
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
