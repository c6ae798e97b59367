import type { ListChoice, ListFilter } from "../list-choice/list-choice";

/** Two fields of the filter that form one range. */
export const SPANS = {
  created: ["created_from", "created_to"],
  updated: ["updated_from", "updated_to"],
  value: ["value_from", "value_to"],
} as const satisfies Record<string, readonly [from: keyof ListFilter, to: keyof ListFilter]>;
export type Span = keyof typeof SPANS;

/** Whether a range ends before it begins, so that nothing can match. */
export const isReversed = (filter: ListFilter, span: Span): boolean => {
  const [first, last] = SPANS[span].map((end) => filter[end]);
  return isSet(first) && isSet(last) && first > last;
};

/** Returns the selection with the ends of a range swapped. */
export const swapped = (choice: ListChoice, span: Span): ListChoice => {
  const [from, to] = SPANS[span];
  return { ...choice, filter: { ...choice.filter, [from]: choice.filter[to], [to]: choice.filter[from] } };
};

const isSet = (end: ListFilter[keyof ListFilter] | undefined): end is string | number =>
  (typeof end === "string" && end !== "") || typeof end === "number";
