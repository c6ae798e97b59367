import type { ListFilter } from "./list-choice";
import { OUTSIDE, type typedAmounts, type typedDays } from "./typed-values";

/** What typed terms have added so far: the term behind each field. */
export type TypedSoFar = ReadonlyMap<string, string>;

type Ends = readonly [from: keyof ListFilter, to: keyof ListFilter];

const PAIRS: readonly Ends[] = [
  ["created_from", "created_to"],
  ["updated_from", "updated_to"],
  ["value_from", "value_to"],
];

/** The ends that were typed, and no others, so that the other one may be typed beside it; in words why they cannot be. */
export const endsOf = (
  bounds: ReturnType<typeof typedDays> | ReturnType<typeof typedAmounts>,
  [from, to]: Ends,
  outside: string,
): Partial<ListFilter> | string | null => {
  if (bounds === null) return null;
  if (bounds === OUTSIDE) return outside;
  return {
    ...(bounds.from === null ? {} : { [from]: bounds.from }),
    ...(bounds.to === null ? {} : { [to]: bounds.to }),
  };
};

/** Why a term cannot hold beside the others, in words; "" where it can. Lists add up; anything else is said once. */
export const clashOf = (added: Partial<ListFilter>, filter: ListFilter, typed: TypedSoFar): string => {
  for (const [field, value] of Object.entries(added)) {
    const before = typed.get(field);
    if (before !== undefined && !Array.isArray(value) && value !== filter[field as keyof ListFilter])
      return `This was said already by ${before}.`;
  }
  const both = { ...filter, ...added };
  for (const ends of PAIRS) {
    if (!ends.some((end) => end in added) || !isReversed(both, ends)) continue;
    if (ends.every((end) => end in added)) return "It ends before it begins.";
    const other = ends.find((end) => !(end in added)) ?? ends[0];
    return `Nothing fits both this and ${typed.get(other) ?? "the filter that is set already"}.`;
  }
  return "";
};

const isReversed = (filter: ListFilter, [from, to]: Ends): boolean => {
  const [first, last] = [filter[from], filter[to]];
  return first !== null && last !== null && first !== "" && last !== "" && first > last;
};
