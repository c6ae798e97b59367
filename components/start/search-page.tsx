import { DocsFrame } from "./docs-frame";
import type { SearchResult } from "./find-entries";

/** Search results; without a query, what can be searched. */
export function SearchPage({ query, results }: { query: string; results: readonly SearchResult[] }) {
  return (
    <DocsFrame title="Search" query={query}>
      <p className="mt-5 text-ink-2" role="status">
        {query === "" ? "Search all guides, the API reference and the errors." : headingOf(query, results.length)}
      </p>
      <ol className="mt-6 border-b border-line empty:hidden">
        {results.map(({ kind, href, title, excerpt }) => (
          <li className="border-t border-line py-3" key={href}>
            <p className="flex flex-wrap items-center gap-x-3">
              <a
                className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-3 wrap-anywhere"
                href={href}
              >
                {title}
              </a>
              <span className="text-fine text-ink-3">{kind}</span>
            </p>
            <p className="max-w-[68ch] text-ink-2 wrap-anywhere">{excerpt}</p>
          </li>
        ))}
      </ol>
    </DocsFrame>
  );
}

const headingOf = (query: string, count: number): string => {
  if (count === 0) return `Nothing found for "${query}". Try fewer or shorter words.`;
  return `${count} ${count === 1 ? "result" : "results"} for "${query}".`;
};
