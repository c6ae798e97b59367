import { isSameJson } from "@/contract/vocabulary/same-json";

/**
 * Returns whether two values are equal at a path as violations name it, such as `reasons[0].label` or
 * `en.pass.subject`, where `pass.subject` is a single key. If the path doesn't exist, its innermost existing part is
 * compared.
 */
export const isSameAt = (path: string, one: unknown, other: unknown): boolean => {
  const name = namesOf(one)
    .concat(namesOf(other))
    .find((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
  if (name === undefined) return isSameJson(one, other);
  return isSameAt(restOf(path, name), memberOf(one, name), memberOf(other, name));
};

/** The longest key first: `pass.subject` before `pass`. */
const namesOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value).sort((a, b) => b.length - a.length) : [];

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** `[0].label` continues as `0.label`. */
const restOf = (path: string, name: string): string =>
  path
    .slice(name.length)
    .replace(/^\./, "")
    .replace(/^\[(\d+)\]/, "$1");
