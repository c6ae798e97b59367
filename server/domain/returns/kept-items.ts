import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { OrderLine } from "../orders/types";
import { decide, decideSet } from "../policy/decide";
import type { PolicyFacts } from "../policy/facts";
import type { PolicyDecision, ReturnPolicy } from "../policy/types";
import { itemFacts, type RuleScene } from "./item-facts";
import { keepAmounts } from "./keep-amounts";
import type { DraftItem } from "./types";

export type KeepDecision = PolicyDecision<{ isForced: boolean; refundPercentage: number }>;

/** What the policy says about a line of the current draft. */
export type LineRules = {
  line: OrderLine;
  /** Whether the shopper may or must keep it (money rule 12); null: it comes back. */
  keep: KeepDecision | null;
  /** The shopper keeps it, by the rule or by choice. */
  isKept: boolean;
  /** Keeping it requires a photo: it is refunded in full and costs more than the store refunds without seeing it. */
  isKeepPhotoAsked: boolean;
  /** Why a document is required; null if none is. */
  documents: PolicyDecision<null> | null;
};

/** ID of the decision that requires a photo of a kept item. */
export const KEEP_PHOTO = "keep_photo";
const KEEP_PHOTO_DECISION: PolicyDecision<null> = { ruleId: KEEP_PHOTO, label: "", then: null, facts: [] };

/**
 * Returns what the policy says about each line of the order: chosen lines by their choices, the others by what is
 * known.
 */
export const lineRules = (
  policy: Pick<ReturnPolicy, "keepYourItem" | "uploadDocuments">,
  scene: RuleScene,
): LineRules[] => {
  const factsOf = itemFacts(scene);
  return scene.order.lines.map((line) => {
    const facts = factsOf(line);
    const item = scene.draft.items.find(({ lineItemId }) => lineItemId === line.id);
    const keep = keepDecision(policy, { item, facts });
    const isChosen = item !== undefined && keep !== null && (keep.then.isForced || item.keepYourItem === true);
    const isKeepPhotoAsked = keep !== null && asksKeepPhoto(policy, { scene, line, item, keep });
    const documents =
      decideSet(policy.uploadDocuments, [facts]) ?? (isChosen && isKeepPhotoAsked ? KEEP_PHOTO_DECISION : null);
    return { line, keep, isKept: isChosen, isKeepPhotoAsked, documents };
  });
};

/** Returns the lines of a draft that the shopper keeps, with the reason. */
export const keptItems = (
  policy: Pick<ReturnPolicy, "keepYourItem" | "uploadDocuments">,
  scene: RuleScene,
): ReadonlyMap<string, KeepDecision> => {
  if (!policy.keepYourItem.isEnabled) return new Map();
  return new Map(
    lineRules(policy, scene).flatMap(({ line, keep, isKept }) => (keep && isKept ? [[line.id, keep] as const] : [])),
  );
};

/** An exchanged item must be returned: keeping is only for refunds. */
const keepDecision = (
  { keepYourItem }: Pick<ReturnPolicy, "keepYourItem">,
  { item, facts }: { item: DraftItem | undefined; facts: PolicyFacts },
): KeepDecision | null =>
  keepYourItem.isEnabled && (item?.exchangeVariantId ?? null) === null ? decide(keepYourItem.options, facts) : null;

type Kept = { scene: RuleScene; line: OrderLine; item: DraftItem | undefined; keep: KeepDecision };

/** Applies to the chosen pieces, or to all remaining ones if none are chosen. */
const asksKeepPhoto = (
  { keepYourItem: { photoAboveMinor = null } }: Pick<ReturnPolicy, "keepYourItem">,
  { scene, line, item, keep: { then } }: Kept,
): boolean => {
  if (photoAboveMinor === null || then.refundPercentage < FULL_PERCENT) return false;
  const { keepMinor } = keepAmounts({
    ...{ lineId: line.id, shares: unitShares(orderMoney(scene.order)), takenIndexes: scene.takenIndexes(line.id) },
    ...{ quantity: item?.quantity ?? line.quantity, refundPercentage: then.refundPercentage },
  });
  return keepMinor > photoAboveMinor;
};

const FULL_PERCENT = 100;
