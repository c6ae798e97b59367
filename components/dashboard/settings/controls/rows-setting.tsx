import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { fieldSentence } from "../../browser/problem-text";
import { FieldsOfEntry, useFieldReport } from "../../controls/field-reports";
import { type Part, partOf, type Rows } from "../form/part";

type RowsSettingProps<Row> = Rows<Row> & {
  /** Its name in messages; it is shown as the heading above. */
  label: string;
  /** The label of the button that adds an entry. */
  add: string;
  /** Returns a new entry. */
  make: () => Row;
  nameOf: (row: Row, index: number) => string;
  /** The fields of an entry. */
  children: (row: Part<Row>) => ReactNode;
  /** Their order matters. */
  isOrdered?: boolean;
  /** Shown if the list is empty. */
  empty?: string;
  /** The minimum number of entries. */
  least?: number;
};

/** A list of entries with fields of their own, which can be added, removed and reordered. */
export function RowsSetting<Row extends object>({ rows, onChange, nameOf, children, ...props }: RowsSettingProps<Row>) {
  const { label, add, make, isOrdered = false, empty, path, error, errorAt, least = 0 } = props;
  const id = useId();
  const last = rows.length - 1;
  useFieldReport({ id, path, label, error });
  const { place, move, remove } = useRowActs(rows, onChange);
  return (
    <div
      ref={place}
      id={id}
      className="[&>ol:empty]:hidden [&>ol>li+li]:border-t [&>ol>li+li]:border-line max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))]:pr-4 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))]:grid-cols-1 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))>:last-child]:-my-1.5 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))>:last-child]:ml-0 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))>:last-child]:-mr-2 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))>:last-child]:row-1 max-md:[&>ol>li:not(:has(>div>details[data-rule]:not([open])))>:last-child]:justify-self-end"
    >
      {rows.length === 0 && empty ? <p className="first:mb-2.5 text-ink-2">{empty}</p> : null}
      <ol className="mb-3 border border-rule rounded-control bg-surface grid">
        {rows.map((row, index) => (
          <li
            className="py-3.5 pl-4 pr-2 gap-3 grid-cols-[minmax(0,1fr)_auto] grid"
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own while it is being typed
            key={`${id}-${index}`}
            aria-label={nameOf(row, index)}
          >
            <div className="gap-3 min-w-0 grid">
              <FieldsOfEntry name={nameOf(row, index)}>
                {children(
                  partOf({
                    ...{ path: `${path}[${index}]`, value: row, errorAt },
                    change: (changes) =>
                      onChange(rows.map((each, at) => (at === index ? { ...each, ...changes } : each))),
                  }),
                )}
              </FieldsOfEntry>
            </div>
            <div className="items-start flex">
              {isOrdered && rows.length > 1 ? (
                <>
                  <IconButton
                    act={`up ${index}`}
                    label={t("rowsSetting.moveUp", { item: nameOf(row, index) })}
                    isOff={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    act={`down ${index}`}
                    label={t("rowsSetting.moveDown", { item: nameOf(row, index) })}
                    isOff={index === last}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                </>
              ) : null}
              <IconButton
                act={`remove ${index}`}
                label={t("rowsSetting.remove", { item: nameOf(row, index) })}
                isOff={rows.length <= least}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {error ? (
        <FieldError className="first:mb-2.5" role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
      <Button size="small" data-act="add" onClick={() => onChange([...rows, make()])}>
        <Plus aria-hidden="true" />
        {add}
      </Button>
    </div>
  );
}

/** Changes the list, and moves the focus accordingly. */
const useRowActs = <Row,>(rows: readonly Row[], onChange: (rows: Row[]) => void) => {
  const last = rows.length - 1;
  const place = useRef<HTMLDivElement>(null);
  const focus = (act: string) => place.current?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  const move = (from: number, to: number) => {
    // The focus moves with the entry; at either end, only the button for the other direction remains.
    focus(to === 0 ? "down 0" : to === last ? `up ${last}` : `${to < from ? "up" : "down"} ${to}`);
    onChange(rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row) ?? row));
  };
  const remove = (index: number) => {
    // The next entry takes its place and gets the focus; after the last one there is none.
    if (index === last) focus("add");
    onChange(rows.filter((_, at) => at !== index));
  };
  return { place, move, remove };
};

type IconButtonProps = { act: string; label: string; isOff: boolean; onClick: () => void; children: ReactNode };

function IconButton({ act, label, isOff, onClick, children }: IconButtonProps) {
  return (
    <Button
      kind="bare"
      size="small"
      isSquare
      className="disabled:opacity-40"
      data-act={act}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
