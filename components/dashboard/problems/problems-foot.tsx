import { t } from "@/messages/dashboard/problems";
import { KEY_HINTS, KeyHint, LIST_FOOT, PageLinks } from "../../ui/list-foot";
import { problemCountWords, problemsHref } from "./problem-words";

type ProblemsFootProps = {
  shown: number;
  total: number;
  /** The number of returns that the total covers. */
  returns: number;
  cause: string;
  cursor: string;
  nextCursor: string | null;
};

/** How much of the queue is shown, the link to the next page, and the shortcuts. */
export function ProblemsFoot({ shown, total, returns, cause, cursor, nextCursor }: ProblemsFootProps) {
  if (shown === 0 && cursor === "") return null;
  return (
    <div className={LIST_FOOT}>
      <p role="status">
        {total === shown
          ? problemCountWords(total, returns)
          : t("problemsFoot.shown", {
              shown: shown.toLocaleString("en"),
              total: problemCountWords(total, returns),
            })}
      </p>
      <p className={KEY_HINTS} aria-hidden="true">
        <KeyHint keys={["J", "K"]}>{t("problemsFoot.navigate")}</KeyHint>
        <KeyHint keys={["T"]}>{t("problemsFoot.retry")}</KeyHint>
        <KeyHint keys={["H"]}>{t("problemsFoot.resolve")}</KeyHint>
      </p>
      <PageLinks
        className="ml-auto"
        start={cursor ? problemsHref(cause) : null}
        next={nextCursor && problemsHref(cause, nextCursor)}
        nextWord={t("problemsFoot.newer")}
      />
    </div>
  );
}
