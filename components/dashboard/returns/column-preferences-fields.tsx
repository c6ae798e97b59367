import { LIST_COLUMNS, LIST_DENSITIES, type ListColumn, type ListDensity } from "@/contract/vocabulary/return-list";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/returns";
import { Hint, Label } from "../../ui/field";
import { Tick, TickLine } from "../../ui/input";
import { SelectField } from "../controls/select-field";
import type { SavedView } from "../list-choice/list-choice";
import { viewWord } from "../list-choice/view-words";
import { columnWord } from "./column-words";
import { OrderedList } from "./ordered-list";

/** Selects the row density. */
export function DensityField({ value, onChange }: { value: ListDensity; onChange: (value: ListDensity) => void }) {
  return (
    <fieldset>
      <Label as="legend">{t("columnPreferencesFields.rowDensity")}</Label>
      <div className="flex gap-4">
        {LIST_DENSITIES.map((one) => (
          <TickLine key={one}>
            <input type="radio" name="density" checked={value === one} onChange={() => onChange(one)} />
            {t(`columnPreferencesFields.densities.${one}`)}
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}

/** The order of all columns, and which of them are shown. */
export type ColumnChoice = { order: readonly ListColumn[]; shown: ReadonlySet<ListColumn> };

export const columnChoice = (columns: readonly ListColumn[]): ColumnChoice => ({
  order: [...columns, ...LIST_COLUMNS.filter((column) => !columns.includes(column))],
  shown: new Set(columns),
});

type ColumnsFieldProps = { legend: string; hint: string; value: ColumnChoice; onChange: (value: ColumnChoice) => void };

/** Selects and orders the columns. */
export function ColumnsField({ legend, hint, value: { order, shown }, onChange }: ColumnsFieldProps) {
  const toggle = (column: ListColumn) => {
    const next = new Set(shown);
    if (!next.delete(column)) next.add(column);
    onChange({ order, shown: next });
  };
  return (
    <fieldset>
      <Label as="legend">{legend}</Label>
      <Hint className="md:hidden">{hint}</Hint>
      <OrderedList order={order} wordOf={columnWord} onOrder={(changed) => onChange({ order: changed, shown })}>
        {(column) => (
          <TickLine>
            <Tick checked={shown.has(column)} onChange={() => toggle(column)} />
            {columnWord(column)}
          </TickLine>
        )}
      </OrderedList>
    </fieldset>
  );
}

type ViewsFieldsProps = {
  views: readonly SavedView[];
  first: string;
  onFirst: (first: string) => void;
  order: readonly string[];
  onOrder: (order: string[]) => void;
};

/** Selects the default view, and the order of the tabs after the built-in ones. */
export function ViewsFields({ views, first, onFirst, order, onOrder }: ViewsFieldsProps) {
  const names = new Map(views.map(({ view_id, name }) => [view_id, name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const options = [
    ...RETURN_VIEWS.map((view) => [view === "ALL" ? "" : view, viewWord(view)] as const),
    ...views.map(({ view_id, name }) => [view_id, name] as const),
  ];
  return (
    <>
      <SelectField
        label={t("columnPreferencesFields.defaultView")}
        value={options.some(([value]) => value === first) ? first : ""}
        options={options}
        onChange={onFirst}
      />
      {order.length < 2 ? null : (
        <fieldset>
          <Label as="legend">{t("columnPreferencesFields.savedViews")}</Label>
          <OrderedList order={order} wordOf={nameOf} onOrder={onOrder}>
            {(id) => <span className="wrap-anywhere">{nameOf(id)}</span>}
          </OrderedList>
        </fieldset>
      )}
    </>
  );
}
