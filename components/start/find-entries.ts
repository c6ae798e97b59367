import type { SearchEntry } from "./search-entries";

/** An entry that matches a query, with the text around the first match. */
export type SearchResult = SearchEntry & { excerpt: string };

const MOST_RESULTS = 30;
const EXCERPT_LENGTH = 180;
const MOST_TERMS = 8;

/** Entries with all words of the query, best first: title before text, whole words before parts. */
export const findEntries = (entries: readonly SearchEntry[], query: string): SearchResult[] => {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, terms) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.entry.href.localeCompare(right.entry.href, "en"))
    .slice(0, MOST_RESULTS)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, terms) }));
};

const termsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((term) => term !== "")
    .slice(0, MOST_TERMS);

/** 0 if a word is missing. A title with few other words comes first: it is about nothing else. */
const scoreOf = ({ title, text }: SearchEntry, terms: readonly string[]): number => {
  const scores = terms.map((term) => 10 * placeScore(title, term) + placeScore(text, term) + countScore(text, term));
  if (scores.includes(0)) return 0;
  const share = Math.min(1, terms.length / title.split(/\s+/).length);
  return scores.reduce((sum, score) => sum + score, 0) + 20 * share;
};

/** Frequent mentions raise the score, up to a limit. */
const countScore = (text: string, term: string): number => Math.min(text.toLowerCase().split(term).length - 1, 6) / 2;

const placeScore = (text: string, term: string): number => {
  const low = text.toLowerCase();
  let best = 0;
  for (let at = low.indexOf(term); at >= 0 && best < 3; at = low.indexOf(term, at + 1)) {
    const isBeginning = !/[\p{L}\p{N}]/u.test(low[at - 1] ?? "");
    const isEnd = !/[\p{L}\p{N}]/u.test(low[at + term.length] ?? "");
    best = Math.max(best, isBeginning && isEnd ? 3 : isBeginning ? 2 : 1);
  }
  return best;
};

const excerptOf = (text: string, terms: readonly string[]): string => {
  const low = text.toLowerCase();
  const places = terms.map((term) => low.indexOf(term)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(" ", first - EXCERPT_LENGTH / 2) + 1;
  const part = text.slice(start, start + EXCERPT_LENGTH);
  return `${start === 0 ? "" : "… "}${part}${start + EXCERPT_LENGTH < text.length ? " …" : ""}`;
};
