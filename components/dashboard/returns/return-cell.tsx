import type { ReactNode } from "react";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ListColumn } from "@/contract/vocabulary/return-list";
import { moneyText } from "../../ui/money";
import { Age, Lasted, LOCALE } from "./age";
import { countryWords } from "./filter-chips";
import { initialsOf } from "./initials";
import type { ReturnRow } from "./list-choice";
import { OUTCOME_WORDS } from "./outcome-words";
import { ReturnStamps } from "./return-stamps";

/** What cells are written with beside the return itself. */
export type CellFacts = {
  now: string;
  /** By the names of the stores. */
  timeZones: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
};

/** What a return shows in a column of the list. */
export function ReturnCell({
  column,
  row,
  facts,
}: {
  column: ListColumn;
  row: ReturnRow;
  facts: CellFacts;
}): ReactNode {
  const { now, timeZones, reasons } = facts;
  const timeZone = timeZones[row.store_name] ?? "UTC";
  switch (column) {
    case "customer":
      return (
        <>
          <bdi className="name">{row.customer_name}</bdi>
          <span className="units-small">
            , {row.units_decided}/{row.units_total}
          </span>
        </>
      );
    case "order":
      return <span title={row.order_name}>{row.order_name}</span>;
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
}

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
  const hasFailedUnpaid = row.status === "FAILED" && row.value === "0";
  if (row.is_value_decided && !hasFailedUnpaid) return <span className="strong">{amount}</span>;
  if (isTerminal(row.status)) return <Nothing word="Nothing" />;
  return (
    <>
      <small className="expected">expected</small> {amount}
    </>
  );
}
