"use client";

import Link, { useLinkStatus } from "next/link";
import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { VIEW_WORDS, viewHref } from "./view-words";

type ViewTabsProps = { view: ReturnView; query: string; counts: Partial<Record<ReturnView, number>> };

/** Views of the list with their counts; keys 1 to 7 follow them (list-keys). */
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
          <TabCount value={counts[each] ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

function TabCount({ value }: { value: number }) {
  const { pending } = useLinkStatus();
  return (
    <span className="tab-count" data-pending={pending || undefined}>
      {pending ? "…" : value.toLocaleString("en")}
    </span>
  );
}
