"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ListColumn } from "@/contract/vocabulary/return-list";
import { moneyText } from "../../ui/money";
import { useLive } from "../../ui/use-live";
import { LinkProgress } from "../browser/link-progress";
import { Age, Lasted, LOCALE } from "./age";
import { COLUMN_WORDS } from "./column-words";
import { countryWords } from "./filter-chips";
import { initialsOf } from "./initials";
import type { ListChoice, ListLook, ReturnRow } from "./list-choice";
import { Matched } from "./matched";
import { OUTCOME_WORDS } from "./outcome-words";
import { ReturnStamps } from "./return-stamps";

export type Picking = {
  picked: ReadonlySet<string>;
  /** With shift, everything from the row that was picked last. */
  pick: (index: number, isRange: boolean) => void;
  pickAll: () => void;
};

type ReturnsTableProps = {
  rows: readonly ReturnRow[];
  look: ListLook;
  sort: ListChoice["sort"];
  query: string;
  caption: string;
  now: string;
  /** By the names of the stores. */
  timeZones: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
  /** Null where the role may do nothing with what it picks. */
  picking: Picking | null;
  peeked: string | null;
};

/** More columns than these want more room than a screen has. */
const MOST_IN_SIGHT = 9;

const FIGURES: readonly ListColumn[] = ["units", "value", "age", "created", "updated"];
const SORTED: Record<ListChoice["sort"], { column: ListColumn; sort: "ascending" | "descending" }> = {
  UPDATED: { column: "updated", sort: "descending" },
  WAITING: { column: "updated", sort: "ascending" },
  CREATED: { column: "created", sort: "descending" },
};

/** Returns as a table with the columns that the person chose. One link per row, stretched over it. */
export function ReturnsTable(props: ReturnsTableProps) {
  const { rows, look, sort, caption, picking } = props;
  const isLive = useLive();
  const isAllPicked = rows.length > 0 && rows.every((row) => picking?.picked.has(row.process_id));
  return (
    <div
      className="rows"
      data-density={look.density.toLowerCase()}
      data-picking={picking ? "" : undefined}
      data-wide={look.columns.length > MOST_IN_SIGHT || undefined}
    >
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {picking ? (
              <th scope="col" className="c-pick">
                <input
                  className="tick"
                  type="checkbox"
                  aria-label={`Select all ${rows.length} on this page`}
                  checked={isAllPicked}
                  disabled={!isLive}
                  onChange={picking.pickAll}
                />
              </th>
            ) : null}
            <th scope="col">Return</th>
            {look.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`c-${column}`}
                data-n={FIGURES.includes(column) || undefined}
                aria-sort={SORTED[sort].column === column ? SORTED[sort].sort : undefined}
              >
                {COLUMN_WORDS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.process_id} row={row} index={index} isLive={isLive} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = ReturnsTableProps & { row: ReturnRow; index: number; isLive: boolean };

function Row({ row, index, isLive, ...list }: RowProps) {
  const { look, picking, query } = list;
  const isPicked = picking?.picked.has(row.process_id) ?? false;
  const pick = (event: MouseEvent<HTMLInputElement>) => picking?.pick(index, event.shiftKey);
  return (
    <tr
      data-past={isTerminal(row.status) || undefined}
      data-picked={isPicked || undefined}
      data-peeked={list.peeked === row.return_code || undefined}
      data-index={index}
    >
      {picking ? (
        <td className="c-pick">
          <input
            className="tick"
            type="checkbox"
            aria-label={`Select ${row.return_code}`}
            checked={isPicked}
            disabled={!isLive}
            onClick={pick}
            onChange={() => undefined}
          />
        </td>
      ) : null}
      <th scope="row" className="c-code">
        <Link className="row-link mono" href={`/dashboard/returns/${row.return_code}`} data-row={row.return_code}>
          {row.return_code}
          <LinkProgress />
        </Link>
        {row.matched ? <Matched row={row} kind={row.matched.kind} found={row.matched.text} query={query} /> : null}
      </th>
      {look.columns.map((column) => (
        <td
          key={column}
          className={column === "customer" ? "c-customer strong" : `c-${column}`}
          data-n={FIGURES.includes(column) || undefined}
          title={column === "customer" ? row.customer_email : undefined}
        >
          {cellOf(column, row, list)}
        </td>
      ))}
    </tr>
  );
}

const cellOf = (column: ListColumn, row: ReturnRow, list: ReturnsTableProps): ReactNode => {
  const { now, timeZones, reasons } = list;
  const timeZone = timeZones[row.store_name] ?? "UTC";
  switch (column) {
    case "customer":
      return (
        <>
          {row.customer_name}
          <span className="units-small">
            , {row.units_decided}/{row.units_total}
          </span>
        </>
      );
    case "order":
      return row.order_name;
    case "units":
      return `${row.units_decided}/${row.units_total}`;
    case "status":
      return (
        <ReturnStamps
          status={row.status_key}
          decided={row.units_decided}
          total={row.units_total}
          refused={row.units_declined}
        />
      );
    case "resolution":
      return row.has_exchange ? OUTCOME_WORDS.EXCHANGE : OUTCOME_WORDS[row.refund_option];
    case "reasons":
      return row.reasons.map((reason) => reasons[reason] ?? reason).join(", ");
    case "shipping":
      return row.tracking_number ? (
        <>
          {row.carrier_name} <span className="mono">…{row.tracking_number.slice(-4)}</span>
        </>
      ) : (
        <Nothing word="No label" />
      );
    case "warehouse":
      return row.warehouse || <Nothing word="Not known" />;
    case "country":
      return row.country ? countryWords(row.country) : <Nothing word="Not known" />;
    case "assignee":
      return row.assignee ? <Assignee name={row.assignee.name} /> : <Nothing word="Nobody" />;
    case "tags":
      return row.tags.length === 0 ? <Nothing word="None" /> : <Tags tags={row.tags} />;
    case "value":
      return (
        <>
          <Value row={row} />
          <span className="units-small">
            {" · "}
            <Lasted from={row.created_at} to={row.ended_at ?? now} hasEnded={row.ended_at !== null} />
          </span>
        </>
      );
    case "age":
      return <Lasted from={row.created_at} to={row.ended_at ?? now} hasEnded={row.ended_at !== null} />;
    case "created":
      return <Age at={row.created_at} now={now} timeZone={timeZone} />;
    case "updated":
      return <Age at={row.updated_at} now={now} timeZone={timeZone} />;
  }
};

function Assignee({ name }: { name: string }) {
  return (
    <span className="assignee" title={name}>
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="assignee-name">{name}</span>
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} className="chip tag">
      {tag}
    </span>
  ));
}

function Nothing({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{word}</span>
    </>
  );
}

/** What was decided; until then what was promised, said so; nothing where a return ended without a decision. */
function Value({ row }: { row: ReturnRow }) {
  const amount = moneyText(row.value, row.currency, LOCALE);
  if (row.is_value_decided) return <span className="strong">{amount}</span>;
  if (isTerminal(row.status)) return <Nothing word="Nothing" />;
  return (
    <>
      <small className="expected">expected</small> {amount}
    </>
  );
}
