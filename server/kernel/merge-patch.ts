/**
 * Applies a JSON merge patch (RFC 7396): members that are objects are merged, null removes, everything else, lists
 * included, replaces. Neither argument is changed. `__proto__` is a name like any other.
 */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isObject(patch)) return patch;
  const before = isObject(target) ? target : {};
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(patch, name));
  const given = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, mergePatch(Object.hasOwn(before, name) ? before[name] : undefined, value)]);
  return Object.fromEntries([...kept, ...given]);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
