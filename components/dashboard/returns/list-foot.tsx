import { Kbd } from "../../ui/key";
import { KEY_HINTS, KeyHint, LIST_FOOT, PageLinks } from "../../ui/list-foot";
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
      <p className={KEY_HINTS} aria-hidden="true">
        <KeyHint keys={["J", "K"]}>navigate</KeyHint>
        <KeyHint keys={["↵"]}>open</KeyHint>
        <KeyHint keys={["Space"]}>preview</KeyHint>
        <KeyHint keys={["X"]}>select</KeyHint>
        <span className="gap-1.5 items-center flex">
          <Kbd>1</Kbd>–<Kbd>8</Kbd> views
        </span>
      </p>
      <PageLinks className="ml-auto" start={cursor ? here : null} next={next} nextWord="Older" />
    </div>
  );
}
