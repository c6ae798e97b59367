/**
 * Returns the known name that was most likely meant, ignoring case and underscores, with up to two typos; otherwise
 * null.
 */
export const nearestName = (typed: string, known: readonly string[]): string | null => {
  const wanted = bare(typed);
  const [nearest] = known
    .map((name) => ({ name, apart: distance(wanted, bare(name)) }))
    .sort((one, other) => one.apart - other.apart);
  return nearest !== undefined && nearest.apart <= MOST_ERRORS && nearest.apart < wanted.length ? nearest.name : null;
};

const MOST_ERRORS = 2;

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the number of inserted, deleted or changed letters (Levenshtein distance). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, second] of [...other].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === second ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};
