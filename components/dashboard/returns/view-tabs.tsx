import Link from "next/link";
import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { LinkProgress } from "../browser/link-progress";
import { VIEW_WORDS, viewHref } from "./view-words";

type ViewTabsProps = { view: ReturnView; query: string; counts: Partial<Record<ReturnView, number>> };

/** Views of the list with their counts; keys 1 to 8 follow them (list-keys). */
export function ViewTabs({ view, query, counts }: ViewTabsProps) {
  return (
    <nav className="tabs" aria-label="Views of the list">
      {RETURN_VIEWS.map((each, index) => (
        <Link
          key={each}
          className="tab"
          href={viewHref(each, query)}
          data-view={index + 1}
          aria-current={each === view ? "page" : undefined}
          scroll={false}
        >
          {VIEW_WORDS[each]}
          <span className="tab-count">{(counts[each] ?? 0).toLocaleString("en")}</span>
          <LinkProgress />
        </Link>
      ))}
    </nav>
  );
}
