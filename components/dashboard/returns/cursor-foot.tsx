import { t } from "@/messages/dashboard/returns";
import { LIST_FOOT, PageLinks } from "../../ui/list-foot";

type CursorFootProps = { isFirst: boolean; next: string | null | undefined; hrefOf: (cursor?: string) => string };

/** Leads on in a list that begins with the oldest, and back to where it begins; nothing where all of it is in sight. */
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
