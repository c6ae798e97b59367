import type { UnknownTerm } from "./typed-filters";

/** As many as one reads. */
const MOST_TOLD = 12;

/** Says which typed filters were not understood, and what would have been: the list shows more than was asked for. */
export function UnknownTerms({ terms }: { terms: readonly UnknownTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <div className="notice my-3" data-tone="hold" role="status">
      <ul className="grid gap-1">
        {terms.map(({ term, word, isWordKnown, valid }) => (
          <li key={term}>
            Not understood, and left out: <span className="mono wrap-anywhere">{term}</span>.{" "}
            {isWordKnown ? (
              <>
                After <span className="mono">{word}:</span> there can be{" "}
              </>
            ) : (
              "Filters are "
            )}
            <span className="mono wrap-anywhere">
              {(isWordKnown ? valid.slice(0, MOST_TOLD) : valid).map(quoted).join(", ")}
            </span>
            {valid.length > MOST_TOLD && isWordKnown ? " and more, as the filter shows them" : ""}.
          </li>
        ))}
      </ul>
    </div>
  );
}

const quoted = (value: string): string => (value.includes(" ") ? `"${value}"` : value);
