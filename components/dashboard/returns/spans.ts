import type { ListChoice, ListFilter } from "../list-choice/list-choice";

/** Two ends of the list's filter that are one thing to people. */
export const SPANS = {
  created: ["created_from", "created_to"],
  updated: ["updated_from", "updated_to"],
  value: ["value_from", "value_to"],
} as const satisfies Record<string, readonly [from: keyof ListFilter, to: keyof ListFilter]>;
export type Span = keyof typeof SPANS;

/** Whether a span ends before it begins: nothing can lie in it. */
export const isReversed = (filter: ListFilter, span: Span): boolean => {
  const [first, last] = SPANS[span].map((end) => filter[end]);
  return isSet(first) && isSet(last) && first > last;
};

/** The choice with the ends of a span the other way round. */
export const swapped = (choice: ListChoice, span: Span): ListChoice => {
  const [from, to] = SPANS[span];
  return { ...choice, filter: { ...choice.filter, [from]: choice.filter[to], [to]: choice.filter[from] } };
};

const isSet = (end: ListFilter[keyof ListFilter] | undefined): end is string | number =>
  (typeof end === "string" && end !== "") || typeof end === "number";
