import { isSameJson } from "@/contract/vocabulary/same-json";

export type ChangedField = { name: string; before: unknown; after: unknown };

/**
 * Returns what differs between two values, by path: `config.branding.title`, `return_reasons[2].label`. Lists of
 * different length are reported as a whole, because their positions don't correspond; with `areListsWhole` all lists
 * are, because part of a rule means nothing without the rule. A missing value is null.
 */
export const changedFields = (
  before: unknown,
  after: unknown,
  { name = "", areListsWhole = false }: { name?: string; areListsWhole?: boolean } = {},
): ChangedField[] => {
  const within = (path: string) => ({ name: path, areListsWhole });
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changedFields(before[key], after[key], within(name === "" ? key : `${name}.${key}`)),
    );
  if (!areListsWhole && isListOfObjects(before) && isListOfObjects(after) && before.length === after.length)
    return before.flatMap((entry, index) => changedFields(entry, after[index], within(`${name}[${index}]`)));
  return isSameJson(before, after) ? [] : [{ name, before: before ?? null, after: after ?? null }];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOfObjects = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);
