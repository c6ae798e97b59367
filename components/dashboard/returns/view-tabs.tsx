import { Users } from "lucide-react";
import Link from "next/link";
import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { LinkProgress } from "../browser/link-progress";
import { countedText, NONE_COUNTED, type ViewCounts } from "./counted";
import { listHref, type SavedView } from "./list-choice";
import { VIEW_WORDS, viewHref } from "./view-words";

type ViewTabsProps = {
  view: ReturnView;
  query: string;
  counts: ViewCounts;
  /** Views that the team shares, then one's own. */
  saved: readonly SavedView[];
  /** Id of the one that the page was opened as. */
  savedId: string | undefined;
  currency: string;
};

/** Views of the list with their counts; keys 1 to 8 follow them (list-keys). */
export function ViewTabs({ view, query, counts, saved, savedId, currency }: ViewTabsProps) {
  return (
    <nav className="tabs" aria-label="Views of the list">
      {RETURN_VIEWS.map((each, index) => (
        <Link
          prefetch={false}
          key={each}
          className="tab"
          href={viewHref(each, query)}
          data-view={index + 1}
          aria-current={each === view && savedId === undefined ? "page" : undefined}
          scroll={false}
        >
          {VIEW_WORDS[each]}
          <span className="tab-count">{countedText(counts[each] ?? NONE_COUNTED)}</span>
          <LinkProgress />
        </Link>
      ))}
      {saved.map(({ view_id, name, choice, is_shared }) => (
        <Link
          prefetch={false}
          key={view_id}
          className="tab"
          data-own
          href={listHref(choice, { currency, saved: view_id })}
          aria-current={view_id === savedId ? "page" : undefined}
          scroll={false}
        >
          {is_shared ? <Users aria-hidden="true" /> : null}
          {name}
          {is_shared ? <span className="sr-only"> (shared with the team)</span> : null}
          <LinkProgress />
        </Link>
      ))}
    </nav>
  );
}
