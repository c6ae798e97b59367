/** The list that a return was opened from, stored for this tab. */
export type ListTrail = { href: string; codes: readonly string[] };

const KEPT = "homeward.list";

/** Stores the rows of the list, so that a return can link to its neighbors. */
export const keepTrail = (trail: ListTrail): void => sessionStorage.setItem(KEPT, JSON.stringify(trail));

/**
 * Returns the list a return was opened from, with the previous and next return; undefined if it wasn't opened from a
 * list.
 */
export const trailAround = (code: string): { href: string; previous: string | null; next: string | null } | null => {
  const trail = kept();
  const place = trail?.codes.indexOf(code) ?? -1;
  if (trail === null || place === -1) return null;
  return { href: trail.href, previous: trail.codes[place - 1] ?? null, next: trail.codes[place + 1] ?? null };
};

const kept = (): ListTrail | null => {
  try {
    const trail = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Partial<ListTrail> | null;
    const isTrail =
      typeof trail?.href === "string" && trail.href.startsWith("/dashboard/") && Array.isArray(trail.codes);
    return isTrail ? { href: trail.href as string, codes: (trail.codes as unknown[]).map(String) } : null;
  } catch {
    return null;
  }
};
