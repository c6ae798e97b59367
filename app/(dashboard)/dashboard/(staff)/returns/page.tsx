import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { FoundCustomers } from "@/components/dashboard/customers/found-customers";
import {
  choiceOf,
  firstHref,
  isFiltered,
  isStart,
  type ListParams,
  listHref,
} from "@/components/dashboard/list-choice/list-choice";
import { viewWord } from "@/components/dashboard/list-choice/view-words";
import { BlankList } from "@/components/dashboard/returns/blank-list";
import { NONE_COUNTED } from "@/components/dashboard/returns/counted";
import { chipsOf } from "@/components/dashboard/returns/filter-chips";
import { ListFoot } from "@/components/dashboard/returns/list-foot";
import { ListHead } from "@/components/dashboard/returns/list-head";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { ListTools } from "@/components/dashboard/returns/list-tools";
import { ReturnsDesk } from "@/components/dashboard/returns/returns-desk";
import { rightInAddress } from "@/components/dashboard/returns/right-in-address";
import { readTyped } from "@/components/dashboard/returns/typed-filters";
import { hasTyped } from "@/components/dashboard/returns/typed-term";
import { UnknownTerms } from "@/components/dashboard/returns/unknown-terms";
import { ViewTabs } from "@/components/dashboard/returns/view-tabs";
import { t } from "@/messages/dashboard/returns";
import { oneOf, pageAt, staffPage, viewCounts } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("page.title") });

const PAGE_SIZE = 50;
const NOTHING_FOUND = { orders: [], customers: [] };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReturnsPage({ searchParams }: Props) {
  const params: ListParams = await searchParams;
  const { api, viewer, now, timeZones } = await staffPage(`/dashboard/returns?${new URLSearchParams(plain(params))}`);
  const store = viewer.stores[0];
  const currency = store?.currency_code ?? "EUR";
  if (isStart(params)) {
    const { views, look: preferences } = await api.listSavedViews({});
    redirect(firstHref(preferences.first_view, { views, currency }));
  }
  const asked = choiceOf(params, currency);
  const filters = api.getReturnFilters({});
  const { choice, unknown } = hasTyped(asked.query)
    ? readTyped(asked, { options: await filters, currency, userId: viewer.user_id })
    : { choice: asked, unknown: [] };
  // Typed filters become chips in an address that can be saved; unknown terms stay in the field.
  if (choice !== asked && unknown.length === 0) redirect(listHref(choice, { currency }));
  const cursor = oneOf(params.cursor as string | string[] | undefined);
  const [list, counts, options, { views, look: preferences }, also] = await Promise.all([
    pageAt(cursor, (at) => api.listReturnRows({ ...choice, cursor: at, page_size: PAGE_SIZE })),
    viewCounts(),
    filters,
    api.listSavedViews({}),
    choice.query === "" || cursor !== "" ? NOTHING_FOUND : api.findCustomers({ query: choice.query }),
  ]);
  const saved = views.find(({ view_id }) => view_id === params.saved);
  const columns = saved !== undefined && saved.columns.length > 0 ? saved.columns : preferences.columns;
  const here = listHref(choice, { currency, saved: saved?.view_id });
  const ignored = ignoredParams(params, {
    href: listHref(asked, { currency, saved: saved?.view_id }),
    ...{ usual: { view: "all", sort: "updated" }, rewritten: ["q", "min", "max"] },
  });
  const chips = chipsOf(choice, { options, currency });
  const isBlank = list.rows.length === 0 && cursor === "";
  return (
    <>
      <ListHead
        canMake={viewer.can("processes:write")}
        canImport={viewer.can("orders:write") || viewer.can("processes:write")}
      />
      <ViewTabs
        view={choice.view}
        query={choice.query}
        counts={counts}
        saved={views}
        savedId={saved?.view_id}
        currency={currency}
      />
      <ListTools
        choice={choice}
        options={options}
        currency={currency}
        saved={saved}
        preferences={preferences}
        views={views}
        canShare={viewer.can("processes:write")}
      />
      <div className="px-(--pad)">
        <IgnoredNote ignored={ignored} right={rightInAddress(currency)} without={here} />
        <UnknownTerms terms={unknown} without={here} />
      </div>
      <FoundCustomers found={also} />
      <ListKeys />
      {isBlank ? (
        <BlankList
          query={choice.query}
          hasFoundOthers={also.orders.length + also.customers.length > 0}
          isFiltered={isFiltered(choice)}
          chips={chips}
          currency={currency}
          viewWord={viewWord(choice.view)}
          isAll={choice.view === "ALL"}
          portalSlug={store?.slug ?? null}
        />
      ) : (
        <ReturnsDesk
          key={here + cursor}
          rows={list.rows}
          here={here}
          choice={choice}
          options={options}
          currency={currency}
          preferences={{ ...preferences, columns }}
          caption={captionOf(choice.query, viewWord(choice.view), isFiltered(choice))}
          now={now}
          timeZones={timeZones}
          user={viewer.can("processes:write") ? viewer.email : null}
          hasMore={list.next_cursor !== null || cursor !== ""}
        />
      )}
      <ListFoot
        shown={list.rows.length}
        total={choice.query || isFiltered(choice) ? null : (counts[choice.view] ?? NONE_COUNTED)}
        choice={choice}
        here={here}
        cursor={cursor}
        nextCursor={list.next_cursor}
      />
    </>
  );
}

const captionOf = (query: string, view: string, isNarrowed: boolean): string => {
  const caption = query ? t("page.captionSearched", { view, query }) : t("page.caption", { view });
  return isNarrowed ? t("page.filtered", { caption }) : caption;
};

const plain = (params: ListParams): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : [...(value ?? [])]).map((one): [string, string] => [name, one]),
  );
