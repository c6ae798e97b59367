import Link from "next/link";
import { problemCountWords, problemsHref } from "./problem-words";

type ProblemsFootProps = {
  shown: number;
  total: number;
  /** How many returns the total is of. */
  returns: number;
  cause: string;
  cursor: string;
  nextCursor: string | null;
};

/** How much of the queue one sees, the way on, and the keys. */
export function ProblemsFoot({ shown, total, returns, cause, cursor, nextCursor }: ProblemsFootProps) {
  if (shown === 0 && cursor === "") return null;
  return (
    <div className="list-foot">
      <p role="status">
        {total === shown ? "" : `${shown.toLocaleString("en")} of `}
        {problemCountWords(total, returns)}
      </p>
      <p className="key-hints" aria-hidden="true">
        <span>
          <kbd className="key">J</kbd>
          <kbd className="key">K</kbd> move
        </span>
        <span>
          <kbd className="key">T</kbd> try again
        </span>
        <span>
          <kbd className="key">H</kbd> done by hand
        </span>
      </p>
      <p className="ml-auto flex gap-2">
        {cursor ? (
          <Link className="button" data-size="small" href={problemsHref(cause)}>
            To the start
          </Link>
        ) : null}
        {nextCursor ? (
          <Link className="button" data-size="small" href={problemsHref(cause, nextCursor)}>
            Later ones
          </Link>
        ) : null}
      </p>
    </div>
  );
}
