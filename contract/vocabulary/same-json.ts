/** Compares two JSON values regardless of the order of members; a missing member equals null. */
export const isSameJson = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameJson(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameJson(one[key], other[key]));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
