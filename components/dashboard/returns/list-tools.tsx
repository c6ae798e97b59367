import { Download, X } from "lucide-react";
import Link from "next/link";
import { Key } from "../controls/key";
import { chipsOf } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import {
  type FilterOptions,
  isFiltered,
  isSameChoice,
  type ListChoice,
  type ListLook,
  listHref,
  NO_FILTER,
  type SavedView,
} from "./list-choice";
import { LookDialog } from "./look-dialog";
import { reasonWords } from "./outcome-words";
import { SavedViewActs, SaveView } from "./saved-view-acts";
import { SortChoice } from "./sort-choice";

type ListToolsProps = {
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  /** The kept view that the page was opened as. */
  saved: SavedView | undefined;
  look: ListLook;
  /** Whether views may be shared with the team. */
  canShare: boolean;
};

/** What narrows the list, and what is done with the list as a whole. */
export function ListTools({ choice, options, currency, saved, look, canShare }: ListToolsProps) {
  const words = (id: string) => options.reasons.find((one) => one.id === id)?.name ?? reasonWords(id);
  const chips = chipsOf(choice, { options, currency, reasonWords: words });
  const isChanged = saved !== undefined && !isSameChoice(saved.choice, choice);
  return (
    <div className="list-tools">
      {chips.length === 0 ? null : (
        <ul className="filter-chips" aria-label="Filters">
          {chips.map(({ key, label, value, without }) => (
            <li key={key} className="filter-chip">
              <span className="filter-chip-label">{label}</span>
              <span className="filter-chip-value">{value}</span>
              <Link href={listHref(without, { currency, saved: saved?.view_id })} scroll={false}>
                <X aria-hidden="true" />
                <span className="sr-only">
                  Remove the filter {label} {value}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FilterPanel choice={choice} options={options} currency={currency} />
      {isFiltered(choice) && chips.length > 1 ? (
        <Link
          className="button"
          data-size="small"
          data-kind="bare"
          href={listHref({ ...choice, filter: NO_FILTER }, { currency })}
          scroll={false}
        >
          Clear all
        </Link>
      ) : null}
      <div className="list-tools-end">
        {saved ? <SavedViewActs view={saved} {...{ choice, isChanged, currency, canShare }} /> : null}
        {!saved && (isFiltered(choice) || choice.query !== "" || choice.sort !== "UPDATED") ? (
          <SaveView {...{ choice, currency, canShare }} />
        ) : null}
        <SortChoice choice={choice} currency={currency} saved={saved?.view_id} />
        <LookDialog look={look} />
        <a
          className="button"
          data-size="small"
          data-kind="bare"
          data-key="e"
          href={listHref(choice, { currency, path: "/dashboard/returns/csv" })}
          download
        >
          <Download aria-hidden="true" />
          <span>CSV</span>
          <span className="sr-only"> of this list</span>
          <Key>E</Key>
        </a>
      </div>
    </div>
  );
}
