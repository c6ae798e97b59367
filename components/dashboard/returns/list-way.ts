/** The list that a return was opened from, stored for this tab. */
export type ListWay = { href: string; codes: readonly string[] };

const KEPT = "homeward.list";

/** Stores the rows of the list, so that a return can link to its neighbors. */
export const keepWay = (way: ListWay): void => sessionStorage.setItem(KEPT, JSON.stringify(way));

/**
 * Returns the list a return was opened from, with the previous and next return; undefined if it wasn't opened from a
 * list.
 */
export const wayAround = (code: string): { href: string; previous: string | null; next: string | null } | null => {
  const way = kept();
  const place = way?.codes.indexOf(code) ?? -1;
  if (way === null || place === -1) return null;
  return { href: way.href, previous: way.codes[place - 1] ?? null, next: way.codes[place + 1] ?? null };
};

const kept = (): ListWay | null => {
  try {
    const way = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Partial<ListWay> | null;
    const isWay = typeof way?.href === "string" && way.href.startsWith("/dashboard/") && Array.isArray(way.codes);
    return isWay ? { href: way.href as string, codes: (way.codes as unknown[]).map(String) } : null;
  } catch {
    return null;
  }
};
