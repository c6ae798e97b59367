import { ButtonLink } from "../../ui/button";
import { Kbd } from "../../ui/key";
import { LIST_FOOT } from "../../ui/list-foot";
import type { ListChoice } from "../list-choice/list-choice";
import { type Counted, countedText } from "./counted";
import { CountedTotal } from "./counted-total";

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
    <div className={LIST_FOOT}>
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
      <p className="gap-4 flex max-md:hidden" aria-hidden="true">
        <span className="gap-1.5 items-center flex">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> move
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>↵</Kbd> open
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>Space</Kbd> look
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>X</Kbd> select
        </span>
        <span className="gap-1.5 items-center flex">
          <Kbd>1</Kbd>–<Kbd>8</Kbd> views
        </span>
      </p>
      <p className="ml-auto flex gap-2">
        {cursor ? (
          <ButtonLink size="small" href={here}>
            To the start
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink size="small" href={next}>
            Older
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
