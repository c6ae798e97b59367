import type { Tx } from "@/server/db/client";
import { saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { sealBankAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";
import { changeDraft, type PreferenceInput } from "./change-draft";
import { acceptNewItem, findNewItem } from "./choose-new-item";
import { type LoadedIntent, lockOpenIntent } from "./load-intent";
import { requireDocuments } from "./require-documents";

/**
 * Adds an item to the draft, changes it, or removes it with quantity 0 (decisions, section 6). The line may be named by
 * our ID or the platform's.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION with the rule in words
 */
export const savePreferences = async (
  ctx: ServiceContext,
  { actor, returnId, input }: { actor: Actor; returnId: string; input: PreferenceInput },
): Promise<LoadedIntent> =>
  inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const loaded = await lockOpenIntent(tx, { actor, returnId, now });
    await requireDocuments(tx, { actor, returnId, documentIds: input.documentIds ?? [] });
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

/** The choice with our ID of the new item. */
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
