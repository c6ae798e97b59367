import { t } from "@/messages/dashboard/returns";
import { Kbd } from "../../ui/key";
import { KEY_HINTS, KeyHint, LIST_FOOT, PageLinks } from "../../ui/list-foot";
import type { ListChoice } from "../list-choice/list-choice";
import { type Counted, shownText } from "./counted";
import { CountedTotal } from "./counted-total";

type ListFootProps = {
  shown: number;
  /** All rows of the view; null if they have to be counted first. */
  total: Counted | null;
  choice: ListChoice;
  here: string;
  cursor: string;
  nextCursor: string | null;
};

/** How much of the list is shown, the link to the next page, and the shortcuts. */
export function ListFoot({ shown, total, choice, here, cursor, nextCursor }: ListFootProps) {
  if (shown === 0 && cursor === "") return null;
  const next =
    nextCursor === null ? null : `${here}${here.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(nextCursor)}`;
  return (
    <div className={LIST_FOOT}>
      <p role="status">
        {total === null && (nextCursor !== null || cursor !== "") ? (
          <CountedTotal shown={shown} choice={choice} />
        ) : (
          shownText(shown, total)
        )}
      </p>
      <p className={KEY_HINTS} aria-hidden="true">
        <KeyHint keys={["J", "K"]}>{t("listFoot.navigate")}</KeyHint>
        <KeyHint keys={["↵"]}>{t("listFoot.open")}</KeyHint>
        <KeyHint keys={["Space"]}>{t("listFoot.preview")}</KeyHint>
        <KeyHint keys={["X"]}>{t("listFoot.select")}</KeyHint>
        <span className="gap-1.5 items-center flex">
          {t.rich("listFoot.views", { key: (text) => <Kbd>{text}</Kbd> })}
        </span>
      </p>
      <PageLinks className="ml-auto" start={cursor ? here : null} next={next} nextWord={t("listFoot.older")} />
    </div>
  );
}
