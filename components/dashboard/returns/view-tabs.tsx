import { Users } from "lucide-react";
import Link from "next/link";
import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/returns";
import { CurrentInSight } from "../browser/current-in-sight";
import { LinkProgress } from "../browser/link-progress";
import { listHref, type SavedView } from "../list-choice/list-choice";
import { viewHref, viewWord } from "../list-choice/view-words";
import { countedText, NONE_COUNTED, type ViewCounts } from "./counted";

type ViewTabsProps = {
  view: ReturnView;
  query: string;
  counts: ViewCounts;
  /** Shared views of the team, then the person's own. */
  saved: readonly SavedView[];
  /** ID of the saved view that is open. */
  savedId: string | undefined;
  currency: string;
};

const TAB =
  "mr-1 px-2 gap-1.5 text-ink-2 h-10 items-center relative flex flex-none font-medium whitespace-nowrap hover:text-ink focus-visible:[outline-offset:-3px] aria-[current]:text-ink aria-[current]:font-semibold aria-[current]:after:inset-x-2 aria-[current]:after:top-auto aria-[current]:after:-bottom-px aria-[current]:after:bg-accent aria-[current]:after:content-[''] aria-[current]:after:h-0.5 aria-[current]:after:absolute data-own:font-normal [:not([data-own])+&[data-own]]:ml-2 [:not([data-own])+&[data-own]]:pl-4 [:not([data-own])+&[data-own]]:border-l [:not([data-own])+&[data-own]]:border-line data-own:[&>svg]:text-ink-3 data-own:[&>svg]:size-3.5";

/** Views of the list with their counts; shortcuts 1 to 8 (list-keys) follow their order. */
export function ViewTabs({ view, query, counts, saved, savedId, currency }: ViewTabsProps) {
  return (
    <nav
      className="px-[calc(var(--pad)-8px)] border-b border-line flex overflow-x-auto scrollbar-none"
      aria-label={t("viewTabs.label")}
    >
      <CurrentInSight current={savedId ?? view} />
      {RETURN_VIEWS.map((each, index) => (
        <Link
          prefetch={false}
          key={each}
          className={TAB}
          href={viewHref(each, query)}
          data-view={index + 1}
          aria-current={each === view && savedId === undefined ? "page" : undefined}
          scroll={false}
        >
          {viewWord(each)}
          <span className="text-ink-3 text-small font-normal">{countedText(counts[each] ?? NONE_COUNTED)}</span>
          <LinkProgress />
        </Link>
      ))}
      {saved.map(({ view_id, name, choice, is_shared }) => (
        <Link
          prefetch={false}
          key={view_id}
          className={TAB}
          data-own
          href={listHref(choice, { currency, saved: view_id })}
          aria-current={view_id === savedId ? "page" : undefined}
          scroll={false}
        >
          {is_shared ? <Users aria-hidden="true" /> : null}
          <span className="max-w-48 truncate" title={name}>
            {name}
          </span>
          {is_shared ? <span className="sr-only"> {t("viewTabs.shared")}</span> : null}
          <LinkProgress />
        </Link>
      ))}
    </nav>
  );
}
