import type { LayoutDesign } from "@/contract/vocabulary/store";

export type Step = "items" | "outcome" | "send" | "check";

/** Where each step of a return is, in the layout that the store chose. */
export type StepPaths = Readonly<Record<Step, string>> & {
  readonly layout: LayoutDesign;
  /** The portal's first page. */
  readonly home: string;
};

/**
 * Three pages by default, the last with the slip beside it (DEFAULT); one page with all of them (VERTICAL); one question
 * a page, the slip alone on the last (SIMPLIFIED).
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
  /** A store with one outcome does not ask for it. */
  readonly hasOutcomeStep: boolean;
  /** Everything is kept: nothing has to be sent. */
  readonly isNothingSent: boolean;
};

/** The steps that a return takes, in their order. */
export const stepsOf = ({ layout }: Pick<StepPaths, "layout">, { hasOutcomeStep, isNothingSent }: Flow): Step[] => [
  "items",
  ...(hasOutcomeStep ? (["outcome"] as const) : []),
  ...(layout !== "DEFAULT" && isNothingSent ? [] : (["send"] as const)),
  ...(layout === "DEFAULT" ? [] : (["check"] as const)),
];
