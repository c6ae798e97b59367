"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { fieldSentence } from "../../browser/problem-text";

type RowsSettingProps<Row> = {
  /** What one entry is called: "reason". */
  noun: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** A new entry. */
  make: () => Row;
  nameOf: (row: Row, index: number) => string;
  /** The fields of one entry. */
  children: (row: Row, change: (changes: Partial<Row>) => void, index: number) => ReactNode;
  /** Their order means something. */
  isOrdered?: boolean;
  /** Said where there is none. */
  empty?: string;
  error?: string | undefined;
  /** So many there must be. */
  least?: number;
};

/** A list of entries with fields of their own: added, taken out, put in order. */
export function RowsSetting<Row extends object>({ rows, onChange, nameOf, children, ...props }: RowsSettingProps<Row>) {
  const { noun, make, isOrdered = false, empty, error, least = 0 } = props;
  const id = useId();
  const last = rows.length - 1;
  const { place, move, remove } = useRowActs(rows, onChange);
  return (
    <div ref={place} className="rows-setting">
      {rows.length === 0 && empty ? <p className="text-ink-2">{empty}</p> : null}
      <ol>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own while it is being typed
          <li key={`${id}-${index}`} aria-label={nameOf(row, index)}>
            <div className="row-fields">
              {children(
                row,
                (changes) => onChange(rows.map((each, at) => (at === index ? { ...each, ...changes } : each))),
                index,
              )}
            </div>
            <div className="row-acts">
              {isOrdered && rows.length > 1 ? (
                <>
                  <IconButton
                    act={`up ${index}`}
                    label={`Move ${nameOf(row, index)} up`}
                    isOff={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    act={`down ${index}`}
                    label={`Move ${nameOf(row, index)} down`}
                    isOff={index === last}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                </>
              ) : null}
              <IconButton
                act={`remove ${index}`}
                label={`Remove ${nameOf(row, index)}`}
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
        <p className="field-error" role="alert">
          {fieldSentence(error)}
        </p>
      ) : null}
      <button
        className="button"
        data-size="small"
        data-act="add"
        type="button"
        onClick={() => onChange([...rows, make()])}
      >
        <Plus aria-hidden="true" />
        Add {noun}
      </button>
    </div>
  );
}

/** What is done with an entry, and where the keyboard goes on after it. */
const useRowActs = <Row,>(rows: readonly Row[], onChange: (rows: Row[]) => void) => {
  const last = rows.length - 1;
  const place = useRef<HTMLDivElement>(null);
  const focus = (act: string) => place.current?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  const move = (from: number, to: number) => {
    // The focus goes with the entry; at either end there is only the way back.
    focus(to === 0 ? "down 0" : to === last ? `up ${last}` : `${to < from ? "up" : "down"} ${to}`);
    onChange(rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row) ?? row));
  };
  const remove = (index: number) => {
    // The next entry takes its place, and with it the focus; after the last one there is none.
    if (index === last) focus("add");
    onChange(rows.filter((_, at) => at !== index));
  };
  return { place, move, remove };
};

type IconButtonProps = { act: string; label: string; isOff: boolean; onClick: () => void; children: ReactNode };

function IconButton({ act, label, isOff, onClick, children }: IconButtonProps) {
  return (
    <button
      className="button"
      data-kind="bare"
      data-size="small"
      data-square
      data-act={act}
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
