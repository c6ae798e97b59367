import { Download } from "lucide-react";
import { t } from "@/messages/dashboard/returns";
import { ButtonAnchor } from "../../ui/button";
import { Key } from "../../ui/key";
import {
  type ColumnPreferences,
  type FilterOptions,
  isFiltered,
  isSameChoice,
  type ListChoice,
  listHref,
  type SavedView,
} from "../list-choice/list-choice";
import { ColumnPreferencesDialog } from "./column-preferences-dialog";
import { FilterBar } from "./filter-bar";
import { SavedViewActs, SaveView } from "./saved-view-acts";
import { SortChoice } from "./sort-choice";

type ListToolsProps = {
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  /** The saved view that is open. */
  saved: SavedView | undefined;
  preferences: ColumnPreferences;
  /** All views visible to the person, in their order. */
  views: readonly SavedView[];
  /** Whether the person may share views with the team. */
  canShare: boolean;
};

/** The filters of the list and the actions for the whole list. */
export function ListTools({ choice, options, currency, saved, preferences, views, canShare }: ListToolsProps) {
  const isChanged = saved !== undefined && !isSameChoice(saved.choice, choice);
  return (
    <div className="py-1.5 px-pad border-b border-line gap-y-1.5 gap-x-2 min-h-11 items-center relative flex flex-wrap">
      <FilterBar {...{ choice, options, currency }} saved={saved?.view_id} />
      <div className="ml-auto gap-1 items-center flex flex-wrap max-md:justify-end">
        {saved ? <SavedViewActs view={saved} {...{ choice, isChanged, currency, canShare, preferences }} /> : null}
        {!saved && (isFiltered(choice) || choice.query !== "" || choice.sort !== "UPDATED") ? (
          <SaveView {...{ choice, currency, canShare, preferences }} />
        ) : null}
        {/* Keeps the buttons together, because a single icon in a row of its own would be unclear on phones. */}
        <div className="flex flex-none items-center gap-1">
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
            {t.rich("listTools.csv", {
              shown: (text) => <span className="max-md:sr-only">{text}</span>,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
            <Key>E</Key>
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}
