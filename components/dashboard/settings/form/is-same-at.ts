import { isSameJson } from "@/contract/vocabulary/same-json";

/**
 * Whether two values have the same at a path as violations name it, such as `reasons[0].label` or `en.pass.subject`, where
 * `pass.subject` is one name. Where the path leads to nothing, the innermost part that it leads to counts.
 */
export const isSameAt = (path: string, one: unknown, other: unknown): boolean => {
  const name = namesOf(one)
    .concat(namesOf(other))
    .find((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
  if (name === undefined) return isSameJson(one, other);
  return isSameAt(restOf(path, name), memberOf(one, name), memberOf(other, name));
};

/** The longest first: `pass.subject` before `pass`. */
const namesOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value).sort((a, b) => b.length - a.length) : [];

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** `[0].label` goes on as `0.label`. */
const restOf = (path: string, name: string): string =>
  path
    .slice(name.length)
    .replace(/^\./, "")
    .replace(/^\[(\d+)\]/, "$1");
