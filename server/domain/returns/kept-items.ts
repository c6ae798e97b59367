import type { OrderLine } from "../orders/types";
import { decide, decideSet } from "../policy/decide";
import type { PolicyFacts } from "../policy/facts";
import type { PolicyDecision, ReturnPolicy } from "../policy/types";
import { itemFacts, type RuleScene } from "./item-facts";
import type { DraftItem } from "./types";

export type KeepDecision = PolicyDecision<{ isForced: boolean; refundPercentage: number }>;

/** What the policy says of a line as the draft stands. */
export type LineRules = {
  line: OrderLine;
  /** May, or must, the shopper keep it (money rule 12)? Null: it comes back. */
  keep: KeepDecision | null;
  /** It stays with the shopper: the rule wants it so, or the shopper does. */
  isKept: boolean;
  /** Why a document is needed; null when none is. */
  documents: PolicyDecision<null> | null;
};

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
    return { line, keep, isKept: isChosen, documents: decideSet(policy.uploadDocuments, [facts]) };
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
