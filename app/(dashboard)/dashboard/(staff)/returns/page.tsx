import type { Metadata } from "next";
import { BlankList } from "@/components/dashboard/returns/blank-list";
import { ListFoot } from "@/components/dashboard/returns/list-foot";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { ReturnsTable } from "@/components/dashboard/returns/returns-table";
import { ViewTabs } from "@/components/dashboard/returns/view-tabs";
import { VIEW_WORDS, viewHref, viewOfSlug } from "@/components/dashboard/returns/view-words";
import { oneOf, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Returns" };

const PAGE_SIZE = 50;

type Props = { searchParams: Promise<Record<"view" | "q" | "cursor", string | string[] | undefined>> };

export default async function ReturnsPage({ searchParams }: Props) {
  const params = await searchParams;
  const [view, query, cursor] = [viewOfSlug(oneOf(params.view)), oneOf(params.q).slice(0, 254), oneOf(params.cursor)];
  const api = await requireStaff(viewHref(view, query));
  const [list, viewer] = await Promise.all([
    api.listReturnRows({ view, query, cursor, page_size: PAGE_SIZE }),
    api.getViewer({}),
  ]);
  const timeZoneOf = (name: string) =>
    (viewer.stores.find((store) => store.name === name) ?? viewer.stores[0])?.time_zone ?? "UTC";
  const isBlank = list.rows.length === 0 && cursor === "";
  return (
    <>
      <div className="page-head mb-0! px-(--pad) pt-3 pb-2">
        <h1 className="text-h1 font-semibold">Returns</h1>
      </div>
      <ViewTabs view={view} query={query} counts={list.counts} />
      <ListKeys />
      {isBlank ? (
        <BlankList
          query={query}
          viewWord={VIEW_WORDS[view]}
          isAll={view === "ALL"}
          portalSlug={viewer.stores[0]?.slug ?? null}
        />
      ) : (
        <ReturnsTable
          rows={list.rows}
          caption={`${VIEW_WORDS[view]} returns${query ? ` that match ${query}` : ""}, newest change first`}
          now={new Date().toISOString()}
          timeZoneOf={timeZoneOf}
        />
      )}
      <ListFoot
        shown={list.rows.length}
        total={query ? null : (list.counts[view] ?? 0)}
        here={viewHref(view, query)}
        cursor={cursor}
        nextCursor={list.next_cursor}
      />
    </>
  );
}
