import { ArrowLeftRight, Download, X } from "lucide-react";
import Link from "next/link";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { Key } from "../../ui/key";
import {
  type ColumnPreferences,
  type FilterOptions,
  isFiltered,
  isSameChoice,
  type ListChoice,
  listHref,
  NO_FILTER,
  type SavedView,
} from "../list-choice/list-choice";
import { ColumnPreferencesDialog } from "./column-preferences-dialog";
import type { Chip } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import { SavedViewActs, SaveView } from "./saved-view-acts";
import { SortChoice } from "./sort-choice";

type ListToolsProps = {
  choice: ListChoice;
  chips: readonly Chip[];
  options: FilterOptions;
  currency: string;
  /** The kept view that the page was opened as. */
  saved: SavedView | undefined;
  preferences: ColumnPreferences;
  /** All that the person sees, in their order. */
  views: readonly SavedView[];
  /** Whether views may be shared with the team. */
  canShare: boolean;
};

/** What narrows the list, and what is done with the list as a whole. */
export function ListTools({ choice, chips, options, currency, saved, preferences, views, canShare }: ListToolsProps) {
  const isChanged = saved !== undefined && !isSameChoice(saved.choice, choice);
  return (
    <div className="py-1.5 px-pad border-b border-line gap-y-1.5 gap-x-2 min-h-11 items-center relative flex flex-wrap">
      {chips.length === 0 ? null : (
        <ul className="gap-1.5 min-w-0 flex flex-wrap" aria-label="Filters">
          {chips.map((chip) => (
            <FilterChip key={chip.key} chip={chip} currency={currency} saved={saved?.view_id} />
          ))}
        </ul>
      )}
      <FilterPanel choice={choice} options={options} currency={currency} />
      {isFiltered(choice) && chips.length > 1 ? (
        <ButtonLink
          size="small"
          kind="bare"
          href={listHref({ ...choice, filter: NO_FILTER }, { currency })}
          scroll={false}
        >
          Clear all
        </ButtonLink>
      ) : null}
      <div className="ml-auto gap-1 items-center flex flex-wrap max-md:justify-end">
        {saved ? <SavedViewActs view={saved} {...{ choice, isChanged, currency, canShare, preferences }} /> : null}
        {!saved && (isFiltered(choice) || choice.query !== "" || choice.sort !== "UPDATED") ? (
          <SaveView {...{ choice, currency, canShare, preferences }} />
        ) : null}
        <SortChoice choice={choice} currency={currency} saved={saved?.view_id} />
        <ColumnPreferencesDialog preferences={preferences} views={views} saved={saved} />
        <ButtonAnchor
          size="small"
          kind="bare"
          data-key="e"
          href={listHref(choice, { currency, path: "/dashboard/returns/csv" })}
          download
        >
          <Download aria-hidden="true" />
          <span className="max-md:sr-only">CSV</span>
          <span className="sr-only"> of this list</span>
          <Key>E</Key>
        </ButtonAnchor>
      </div>
    </div>
  );
}

type FilterChipProps = { chip: Chip; currency: string; saved: string | undefined };

/** One filter, with what takes it off; one that nothing can fit says so and offers what was meant. */
function FilterChip({ chip: { label, value, without, wrong }, currency, saved }: FilterChipProps) {
  return (
    <li
      className={`flex min-w-0 items-stretch rounded-badge border text-small/6.5 [&_svg]:size-3.5 ${wrong ? "max-w-full flex-wrap border-bad" : "h-7 max-w-85 border-accent"}`}
    >
      <span className="pl-2 pr-1.5 text-ink-2 stretch-label flex-none">{label}</span>
      <span className="font-medium truncate">{value}</span>
      {wrong ? (
        <>
          <span className="pl-1.5 text-bad">{wrong.why}</span>
          <Link
            className="ml-1 flex flex-none items-center gap-1 px-1.5 font-medium text-ink underline underline-offset-[3px] hover:bg-accent-soft"
            href={listHref(wrong.swapped, { currency, saved })}
            scroll={false}
          >
            <ArrowLeftRight aria-hidden="true" />
            Swap
            <span className="sr-only"> to {wrong.right}</span>
          </Link>
        </>
      ) : null}
      <Link
        className="ml-1 grid w-6.5 flex-none place-items-center text-ink-2 hover:bg-accent-soft hover:text-ink"
        href={listHref(without, { currency, saved })}
        scroll={false}
      >
        <X aria-hidden="true" />
        <span className="sr-only">
          Remove the filter {label} {value}
        </span>
      </Link>
    </li>
  );
}
