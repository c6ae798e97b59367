import type { LayoutDesign } from "@/contract/vocabulary/store";

export type Step = "items" | "outcome" | "send" | "check";

/** The path of each step in the store's layout. */
export type StepPaths = Readonly<Record<Step, string>> & {
  readonly layout: LayoutDesign;
  /** The portal's first page. */
  readonly home: string;
};

/**
 * Three pages by default, the last with the summary beside it (DEFAULT); one page with everything (VERTICAL); one
 * question per page, the summary alone on the last (SIMPLIFIED).
 */
export const stepPaths = (slug: string, layout: LayoutDesign): StepPaths => {
  const home = `/r/${slug}`;
  const items = `${home}/items`;
  switch (layout) {
    case "VERTICAL":
      return { layout, home, items, outcome: `${items}#outcome`, send: `${items}#send`, check: `${items}#check` };
    case "SIMPLIFIED":
      return { layout, home, items, outcome: `${home}/outcome`, send: `${home}/send`, check: `${home}/check` };
    case "DEFAULT":
      return { layout, home, items, outcome: `${home}/outcome`, send: `${home}/send`, check: `${home}/send#check` };
  }
};

type Flow = {
  /** A store with one refund option skips the choice. */
  readonly hasOutcomeStep: boolean;
  /** Everything is kept: nothing has to be sent. */
  readonly isNothingSent: boolean;
};

/** The steps of a return, in order. */
export const stepsOf = ({ layout }: Pick<StepPaths, "layout">, { hasOutcomeStep, isNothingSent }: Flow): Step[] => [
  "items",
  ...(hasOutcomeStep ? (["outcome"] as const) : []),
  ...(layout !== "DEFAULT" && isNothingSent ? [] : (["send"] as const)),
  ...(layout === "DEFAULT" ? [] : (["check"] as const)),
];
