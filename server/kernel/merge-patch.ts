/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null removes a member, and anything else, including lists,
 * replaces it. Neither argument is changed. `__proto__` is treated like any other name.
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
