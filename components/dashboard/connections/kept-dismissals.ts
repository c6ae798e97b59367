/** Returns the dismissals that still apply: those stored in the browser whose notice is unchanged. */
export const keptDismissals = (kept: string | null, notices: readonly string[]): string[] => {
  try {
    const known: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(known) ? notices.filter((notice) => known.includes(notice)) : [];
  } catch {
    return [];
  }
};
