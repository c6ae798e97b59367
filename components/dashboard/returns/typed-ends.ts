import type { ListFilter } from "../list-choice/list-choice";
import { SPANS, type Span } from "./spans";
import { OUTSIDE, type typedAmounts, type typedDays } from "./typed-values";

/** What typed terms have added so far: the term behind each field. */
export type TypedSoFar = ReadonlyMap<string, string>;

/** The ends that were typed, and no others, so that the other one may be typed beside it; in words why they cannot be. */
export const endsOf = (
  bounds: ReturnType<typeof typedDays> | ReturnType<typeof typedAmounts>,
  span: Span,
  outside: string,
): Partial<ListFilter> | string | null => {
  if (bounds === null) return null;
  if (bounds === OUTSIDE) return outside;
  const [from, to] = SPANS[span];
  return {
    ...(bounds.from === null ? {} : { [from]: bounds.from }),
    ...(bounds.to === null ? {} : { [to]: bounds.to }),
  };
};

/**
 * Why a term cannot hold beside the others, in words; "" where it can. Lists add up; anything else is said once. Ends
 * that stand the wrong way round hold: their chip says so and turns them.
 */
export const clashOf = (added: Partial<ListFilter>, filter: ListFilter, typed: TypedSoFar): string => {
  for (const [field, value] of Object.entries(added)) {
    const before = typed.get(field);
    if (before !== undefined && !Array.isArray(value) && value !== filter[field as keyof ListFilter])
      return `This was said already by ${before}.`;
  }
  return "";
};
