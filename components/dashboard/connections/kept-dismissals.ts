/** What stays dismissed of what a browser has kept: notices that are still there word for word. */
export const keptDismissals = (kept: string | null, notices: readonly string[]): string[] => {
  try {
    const known: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(known) ? notices.filter((notice) => known.includes(notice)) : [];
  } catch {
    return [];
  }
};
