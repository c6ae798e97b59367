import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { lineRules } from "@/server/domain/returns/kept-items";
import { type LineEligibility, lineEligibility } from "@/server/domain/returns/line-eligibility";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { ruleScene } from "@/server/domain/returns/price-draft";
import { type DraftItem, type IntentDraft, MOST_UNITS_PER_RETURN } from "@/server/domain/returns/types";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { BankAccount } from "@/server/partners/payment-provider";
import { nonReturnableWords } from "../policy/non-returnable-words";
import { draftRefusal, readerOf } from "../policy/shopper-why";
import type { LoadedIntent } from "./load-intent";

export type PreferenceInput = {
  lineItemId: string;
  quantity: number;
  returnReason: string;
  comment: string;
  refundOption: RefundOption | undefined;
  /** The shop's ID or ours; null or "": no exchange. Absent: unchanged, or none if a refund option is given. */
  exchangeVariantId?: string | null;
  /** Keep the item for the refund that a rule offers. Absent: unchanged. */
  keepYourItem?: boolean;
  /** Documents of this return, uploaded before. Absent: unchanged. */
  documentIds?: string[];
  /** As typed. Absent: unchanged. */
  bankAccount?: BankAccount;
};

/**
 * Returns the draft with this choice. Rules are evaluated with the choice made, because its reason may allow or forbid
 * it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION with the rule in words
 */
export const changeDraft = (loaded: LoadedIntent, input: PreferenceInput): IntentDraft => {
  const { intent, store } = loaded;
  const { line } = entryOf(loaded.eligibility, input.lineItemId);
  const before = intent.draft.items.find(({ lineItemId }) => lineItemId === line.id);
  const others = intent.draft.items.filter(({ lineItemId }) => lineItemId !== line.id);
  const refundOption = input.refundOption ?? intent.draft.refundOption;
  const offered = offeredRefundOptions(loaded);
  if (refundOption !== null && !offered.includes(refundOption))
    throw invalidField("refund_option", `must be one of ${offered.join(", ")}`);
  if (input.quantity === 0) return { ...intent.draft, items: others, refundOption };
  const item: DraftItem = {
    lineItemId: line.id,
    quantity: input.quantity,
    returnReason: input.returnReason,
    comment: visibleText(input.comment),
    refundOption: input.refundOption ?? before?.refundOption ?? null,
    exchangeVariantId:
      input.exchangeVariantId === undefined ? (before?.exchangeVariantId ?? null) : input.exchangeVariantId,
    keepYourItem: input.keepYourItem ?? before?.keepYourItem ?? false,
    documentIds: input.documentIds ?? before?.documentIds ?? [],
  };
  const draft = { ...intent.draft, refundOption, items: inOrder(loaded, [...others, item]) };
  requireReturnable(loaded, draft, item);
  const pieces = others.reduce((sum, { quantity }) => sum + quantity, input.quantity);
  if (pieces > MOST_UNITS_PER_RETURN)
    throw invalidField("quantity", `a return can have up to ${MOST_UNITS_PER_RETURN} units; create several returns`);
  requireReason(store, input);
  if (input.keepYourItem === true) requireOffered(loaded, draft, item);
  return draft;
};

/** Finds the line by our ID or the platform's. */
const entryOf = (eligibility: LineEligibility[], named: string): LineEligibility => {
  const entry = eligibility.find(({ line }) => line.id === named || line.platformLineItemId === named);
  if (entry === undefined) throw notFound("item in this order");
  return entry;
};

const requireReturnable = (loaded: LoadedIntent, draft: IntentDraft, item: DraftItem): void => {
  const entry = entryOf(lineEligibility({ ...loaded, draft }), item.lineItemId);
  const { cause, returnableQuantity } = entry;
  if (cause !== null)
    throw new Problem("FAILED_PRECONDITION", nonReturnableWords({ ...entry, cause }, readerOf(loaded)));
  if (item.quantity > returnableQuantity)
    throw invalidField("quantity", `at most ${returnableQuantity} of this item can be returned`);
};

const requireReason = ({ config }: LoadedIntent["store"], input: PreferenceInput): void => {
  const reason = config.returnReasons.find(({ name }) => name === input.returnReason);
  if (reason === undefined)
    throw invalidField("return_reason", `one of ${config.returnReasons.map(({ name }) => name).join(", ")}`);
  if (reason.requiresComment && !isVisible(input.comment))
    throw invalidField("comment", `needed for the reason "${reason.label}"`);
};

/** A full refund without a return may require a photo first. */
const requireOffered = (
  loaded: LoadedIntent,
  draft: IntentDraft,
  { lineItemId, documentIds = [] }: DraftItem,
): void => {
  const rules = lineRules(loaded.store.policy, ruleScene({ ...loaded, draft }));
  const offered = rules.find(({ line }) => line.id === lineItemId);
  if (offered === undefined || offered.keep === null)
    throw invalidField("keep_your_item", "the store wants this item back");
  if (!offered.isKeepPhotoAsked || documentIds.length > 0) return;
  throw draftRefusal(loaded.intent, "keepPhotoMissing", {
    violations: [{ field: "document_ids", description: "add a photo of the item first" }],
  });
};

const inOrder = ({ order }: LoadedIntent, items: IntentDraft["items"]): IntentDraft["items"] =>
  order.lines.flatMap(({ id }) => items.filter(({ lineItemId }) => lineItemId === id));
