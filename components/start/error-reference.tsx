import { PROBLEMS, type ProblemReason, problemFragment } from "@/contract/vocabulary/problem";
import { ErrorEntry } from "./error-entry";

const REASONS = Object.keys(PROBLEMS) as ProblemReason[];

/** Every way in which the API refuses, from the vocabulary that the service itself answers with. */
export function ErrorReference() {
  return (
    <>
      <nav className="errors-index" aria-label="Errors">
        <ul>
          {REASONS.map((reason) => (
            <li key={reason}>
              <a href={`#${problemFragment(reason)}`}>
                <span className="errors-status">{PROBLEMS[reason].status}</span>
                <code>{reason}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="errors-list">
        {REASONS.map((reason) => (
          <ErrorEntry key={reason} reason={reason} />
        ))}
      </div>
    </>
  );
}
