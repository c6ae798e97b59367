import type { Intent, IntentLine } from "../draft/line-view";
import type { StepPaths } from "../shell/step-paths";

/** The lines that a shopper is asked about, in the shop's order. */
export const linesToAsk = ({ line_items }: Pick<Intent["order"], "line_items">): IntentLine[] =>
  line_items.filter((line) => line.is_returnable);

/** The page of one item, when each has its own. */
export const itemPath = ({ items }: Pick<StepPaths, "items">, lineId: string): string =>
  `${items}?${new URLSearchParams({ item: lineId })}`;
