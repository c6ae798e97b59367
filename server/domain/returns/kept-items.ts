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

/** What the policy says of a line as the draft stands. */
export type LineRules = {
  line: OrderLine;
  /** May, or must, the shopper keep it (money rule 12)? Null: it comes back. */
  keep: KeepDecision | null;
  /** It stays with the shopper: the rule wants it so, or the shopper does. */
  isKept: boolean;
  /** Keeping it needs a photo: it is paid in full, and more than the store takes without a look. */
  isKeepPhotoAsked: boolean;
  /** Why a document is needed; null when none is. */
  documents: PolicyDecision<null> | null;
};

/** The id of the decision that asks for a photo of what is kept. */
export const KEEP_PHOTO = "keep_photo";
const KEEP_PHOTO_DECISION: PolicyDecision<null> = { ruleId: KEEP_PHOTO, label: "", then: null, facts: [] };

/** What the policy says of each line of the order: of chosen lines by what was chosen, of the others by what is known. */
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

/** The lines of a draft that stay with the shopper, with why. */
export const keptItems = (
  policy: Pick<ReturnPolicy, "keepYourItem" | "uploadDocuments">,
  scene: RuleScene,
): ReadonlyMap<string, KeepDecision> => {
  if (!policy.keepYourItem.isEnabled) return new Map();
  return new Map(
    lineRules(policy, scene).flatMap(({ line, keep, isKept }) => (keep && isKept ? [[line.id, keep] as const] : [])),
  );
};

/** What is exchanged comes back: keeping is for a refund. */
const keepDecision = (
  { keepYourItem }: Pick<ReturnPolicy, "keepYourItem">,
  { item, facts }: { item: DraftItem | undefined; facts: PolicyFacts },
): KeepDecision | null =>
  keepYourItem.isEnabled && (item?.exchangeVariantId ?? null) === null ? decide(keepYourItem.options, facts) : null;

type Kept = { scene: RuleScene; line: OrderLine; item: DraftItem | undefined; keep: KeepDecision };

/** Of the pieces that are chosen, else of all that are left. */
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
