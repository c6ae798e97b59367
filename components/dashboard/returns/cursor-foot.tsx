import { t } from "@/messages/dashboard/returns";
import { LIST_FOOT, PageLinks } from "../../ui/list-foot";

type CursorFootProps = { isFirst: boolean; next: string | null | undefined; hrefOf: (cursor?: string) => string };

/** Links to the next page and the first page of a list that starts with the oldest; empty if everything is shown. */
export function CursorFoot({ isFirst, next, hrefOf }: CursorFootProps) {
  if (isFirst && !next) return null;
  return (
    <div className={LIST_FOOT}>
      <PageLinks
        className="ml-auto"
        start={isFirst ? null : hrefOf()}
        startWord={t("cursorFoot.backToStart")}
        next={next && hrefOf(next)}
        nextWord={t("cursorFoot.newer")}
      />
    </div>
  );
}
