const DAY_MS = 86_400_000;
const WARNED_DAYS = 60;

/** Returns a warning if the API version in use is about to end or has ended; otherwise nothing. */
export const versionWarning = (displayName: string, endsOn: string | null, now: Date): string[] => {
  if (endsOn === null) return [];
  const days = Math.ceil((Date.parse(`${endsOn}T00:00:00Z`) - now.getTime()) / DAY_MS);
  if (days > WARNED_DAYS) return [];
  const ends = days > 0 ? "ends" : "ended";
  return [`${displayName} ${ends} the API version that this release uses on ${endsOn}. Update Homeward.`];
};
