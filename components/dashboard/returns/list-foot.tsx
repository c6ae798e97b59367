import Link from "next/link";
import { type Counted, countedText } from "./counted";
import { CountedTotal } from "./counted-total";
import type { ListChoice } from "./list-choice";

type ListFootProps = {
  shown: number;
  /** All rows of the view; null where they have to be counted first. */
  total: Counted | null;
  choice: ListChoice;
  here: string;
  cursor: string;
  nextCursor: string | null;
};

/** How much of the list one sees, the way on, and the keys. */
export function ListFoot({ shown, total, choice, here, cursor, nextCursor }: ListFootProps) {
  if (shown === 0 && cursor === "") return null;
  const next =
    nextCursor === null ? null : `${here}${here.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(nextCursor)}`;
  return (
    <div className="list-foot">
      <p role="status">
        {shown.toLocaleString("en")}
        {total === null ? (
          nextCursor === null && cursor === "" ? null : (
            <CountedTotal choice={choice} />
          )
        ) : total.count === shown ? null : (
          ` of ${countedText(total)}`
        )}{" "}
        {shown === 1 && (total?.count ?? 1) === 1 ? "return" : "returns"}
      </p>
      <p className="key-hints" aria-hidden="true">
        <span>
          <kbd className="key">J</kbd>
          <kbd className="key">K</kbd> move
        </span>
        <span>
          <kbd className="key">↵</kbd> open
        </span>
        <span>
          <kbd className="key">Space</kbd> look
        </span>
        <span>
          <kbd className="key">X</kbd> select
        </span>
        <span>
          <kbd className="key">1</kbd>–<kbd className="key">8</kbd> views
        </span>
      </p>
      <p className="ml-auto flex gap-2">
        {cursor ? (
          <Link className="button" data-size="small" href={here}>
            To the start
          </Link>
        ) : null}
        {next ? (
          <Link className="button" data-size="small" href={next}>
            Older
          </Link>
        ) : null}
      </p>
    </div>
  );
}
