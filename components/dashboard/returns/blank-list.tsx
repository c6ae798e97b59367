import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/returns";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { listHref } from "../list-choice/list-choice";
import { EmptySlip } from "./empty-slip";
import type { Chip } from "./filter-chips";

type BlankListProps = {
  query: string;
  /** The search found orders or customers, which are listed above. */
  hasFoundOthers: boolean;
  isFiltered: boolean;
  chips: readonly Chip[];
  currency: string;
  viewWord: string;
  isAll: boolean;
  portalSlug: string | null;
};

/** The empty list: no returns yet, none in this view, or no match, each with a next step. */
export function BlankList({
  query,
  hasFoundOthers,
  isFiltered,
  chips,
  currency,
  viewWord,
  isAll,
  portalSlug,
}: BlankListProps) {
  const wrong = chips.find((chip) => chip.wrong !== null);
  if (wrong) return <WrongFilter chip={wrong} currency={currency} />;
  if (isFiltered) {
    return (
      <Blank
        title={
          query
            ? t(hasFoundOthers ? "blankList.noneSearchedFiltered" : "blankList.nothingSearchedFiltered", { query })
            : t("blankList.noneFiltered")
        }
      >
        <p>{t("blankList.removeFilters")}</p>
        <p>
          <ButtonLink href="/dashboard/returns">{t("blankList.showAll")}</ButtonLink>
        </p>
      </Blank>
    );
  }
  if (query) {
    return (
      <Blank title={t(hasFoundOthers ? "blankList.noReturnsSearched" : "blankList.nothingSearched", { query })}>
        <p>
          {isAll ? "" : t("blankList.searchedView", { view: viewWord })} {t("blankList.searchable")}
        </p>
        <p className="flex flex-wrap gap-2">
          {isAll ? null : (
            <ButtonLink href={`/dashboard/returns?q=${encodeURIComponent(query)}`}>
              {t("blankList.searchAll")}
            </ButtonLink>
          )}
          <ButtonLink href="/dashboard/returns">{t("blankList.clearSearch")}</ButtonLink>
        </p>
      </Blank>
    );
  }
  if (!isAll) return <Blank title={t("blankList.emptyView", { view: viewWord })} />;
  return (
    <Blank title={t("blankList.empty")}>
      <p>{t("blankList.emptyHint")}</p>
      {portalSlug ? (
        <ButtonAnchor kind="main" href={`/r/${portalSlug}`} target="_blank" rel="noreferrer">
          {t("blankList.openPortal")}
        </ButtonAnchor>
      ) : null}
    </Blank>
  );
}

/** A filter that can't match anything, with a button that corrects it. */
function WrongFilter({ chip: { label, value, without, wrong }, currency }: { chip: Chip; currency: string }) {
  return (
    <Blank title={t("blankList.reversed", { label })}>
      <p>{wrong ? t(`blankList.reversedWhy.${wrong.span}`, { value }) : null}</p>
      <p className="flex flex-wrap gap-2">
        {wrong ? (
          <ButtonLink kind="main" href={listHref(wrong.swapped, { currency })}>
            {t("blankList.showSwapped", { range: wrong.right })}
          </ButtonLink>
        ) : null}
        <ButtonLink href={listHref(without, { currency })}>{t("blankList.removeFilter")}</ButtonLink>
      </p>
    </Blank>
  );
}

type BlankProps = { title: string; isWholePage?: boolean; children?: ReactNode };

/** An empty state; as a whole page it includes the page's heading. */
export function Blank({ title, isWholePage = false, children }: BlankProps) {
  const Heading = isWholePage ? "h1" : "h2";
  return (
    <div className="mx-auto pt-[clamp(48px,12vh,128px)] pb-16 px-pad gap-3 grid-cols-1 wrap-anywhere w-full max-w-152 justify-items-start grid in-data-page:px-0 [&_:is(a,button)]:w-fit md:justify-items-center md:text-center md:[&>div]:justify-items-center md:[&>div]:text-center md:[&_.flex]:justify-center">
      <EmptySlip />
      <Heading className="text-h2 font-semibold">{title}</Heading>
      <div className="text-ink-2 grid gap-3">{children}</div>
    </div>
  );
}
