import { Input } from "@/components/ui/input";

/** The field that "/" focuses. */
export const SEARCH_FIELD = "docs-search";

/** Search over guides, reference and errors; a plain form, so that it works without scripts. */
export function SearchForm({ query }: { query: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in the browsers that we support.
    <form className="relative w-full sm:ms-auto sm:w-64" role="search" action="/docs/search" method="get">
      <label className="sr-only" htmlFor={SEARCH_FIELD}>
        Search the documentation
      </label>
      <Input
        id={SEARCH_FIELD}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search the documentation (/)"
        maxLength={200}
        autoComplete="off"
        // The page's scripts, and what loads them, answer this key.
        aria-keyshortcuts="/"
        className="min-h-11"
      />
    </form>
  );
}
