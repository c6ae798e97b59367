import { ButtonLink } from "../../ui/button";
import { Kbd } from "../../ui/key";
import { LIST_FOOT } from "../../ui/list-foot";
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
    <div className={LIST_FOOT}>
      <p role="status">
        {total === shown ? "" : `${shown.toLocaleString("en")} of `}
        {problemCountWords(total, returns)}
      </p>
      <p className="gap-4 flex max-md:hidden" aria-hidden="true">
        <span className="gap-1.5 items-center flex">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> move
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>T</Kbd> try again
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>H</Kbd> resolve manually
        </span>
      </p>
      <p className="ml-auto flex gap-2">
        {cursor ? (
          <ButtonLink size="small" href={problemsHref(cause)}>
            To the start
          </ButtonLink>
        ) : null}
        {nextCursor ? (
          <ButtonLink size="small" href={problemsHref(cause, nextCursor)}>
            Later ones
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
