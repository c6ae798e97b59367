import { PROBLEMS, type ProblemReason, problemFragment } from "@/contract/vocabulary/problem";
import { ErrorEntry } from "./error-entry";

const REASONS = Object.keys(PROBLEMS) as ProblemReason[];

/** Every way in which the API refuses, from the vocabulary that the service itself answers with. */
export function ErrorReference() {
  return (
    <>
      <nav className="mt-10 overflow-clip rounded-panel border border-line bg-surface" aria-label="Errors">
        <ul className="grid md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason}>
              <a
                className="flex min-h-11 items-center gap-3 px-4 shadow-cell transition-[background-color] hover:bg-accent-soft focus-visible:-outline-offset-4"
                href={`#${problemFragment(reason)}`}
              >
                <span className="font-medium text-ink-3">{PROBLEMS[reason].status}</span>
                <code className="wrap-anywhere text-accent">{reason}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {REASONS.map((reason) => (
          <ErrorEntry key={reason} reason={reason} />
        ))}
      </div>
    </>
  );
}
