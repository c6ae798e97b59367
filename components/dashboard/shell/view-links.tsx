"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/shell";
import { LinkProgress } from "../browser/link-progress";
import { useTRPC } from "../browser/trpc";
import { NavCount, SUB_LINK } from "../controls/nav-style";
import { viewHref, viewOfSlug, viewWord } from "../list-choice/view-words";
import { type Counted, countedText, NONE_COUNTED, type ViewCounts } from "../returns/counted";

/** Problems have a section of their own in the navigation. */
const LISTED = RETURN_VIEWS.filter((view) => view !== "ALL" && view !== "PROBLEMS");
const REFRESH_MS = 30_000;

/** Views below "Returns"; their counts stay up to date on every page. */
export function ViewLinks({ initial }: { initial: ViewCounts }) {
  const trpc = useTRPC();
  const isList = usePathname() === "/dashboard/returns";
  const here = viewOfSlug(useSearchParams().get("view") ?? "");
  const { data } = useQuery(
    trpc.countReturnViews.queryOptions(
      {},
      { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true, select: ({ counts }) => counts },
    ),
  );
  const counts: ViewCounts = data ?? initial;
  return (
    <ul className="mt-0.5 mb-2 rail:hidden" aria-label={t("viewLinks.label")}>
      {LISTED.map((view) => (
        <li key={view}>
          <Link
            prefetch={false}
            className={SUB_LINK}
            href={viewHref(view)}
            aria-current={isList && here === view ? "page" : undefined}
          >
            {viewWord(view)}
            <Count value={counts[view] ?? NONE_COUNTED} isWaiting={view === "NEEDS_APPROVAL"} />
            <LinkProgress />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Emphasized if someone outside is waiting for a response. */
function Count({ value, isWaiting }: { value: Counted; isWaiting: boolean }) {
  if (value.count === 0) return null;
  return <NavCount tone={isWaiting ? "hold" : undefined}>{countedText(value)}</NavCount>;
}
