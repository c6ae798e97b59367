import type { ReactNode } from "react";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ListColumn } from "@/contract/vocabulary/return-list";
import { t } from "@/messages/dashboard/returns";
import { Ago, Lasted, LOCALE, spanWords } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Initials, initialsOf } from "../../ui/initials";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import type { ReturnRow } from "../list-choice/list-choice";
import { outcomeWord } from "../return-facts/outcome-words";
import { ReturnBadges } from "../return-facts/return-badges";
import { countryWords } from "./filter-chips";

/** What cells need in addition to the return. */
export type CellFacts = {
  now: string;
  /** By store name. */
  timeZones: Readonly<Record<string, string>>;
};

/** The content of a list column for a return. */
export function ReturnCell(props: { column: ListColumn; row: ReturnRow; facts: CellFacts }): ReactNode {
  const { column, row, facts } = props;
  const { now, timeZones } = facts;
  const timeZone = timeZones[row.store_name] ?? "UTC";
  switch (column) {
    case "customer":
      // Sets the direction of the text itself, so that a right-to-left name is also cut at its end.
      return (
        <bdi className="inline-block max-w-full overflow-hidden align-bottom text-ellipsis">{row.customer_name}</bdi>
      );
    case "item":
      return <FirstItem row={row} />;
    case "order":
      return <span title={row.order_name}>{row.order_name}</span>;
    case "units":
      return `${row.units_decided}/${row.units_total}`;
    case "status":
      return (
        <ReturnBadges
          status={row.status_key}
          shipping={row.shipping_status}
          decided={row.units_decided}
          total={row.units_total}
          refused={row.units_declined}
        />
      );
    case "resolution":
      return row.has_exchange ? outcomeWord("EXCHANGE") : outcomeWord(row.refund_option);
    case "reasons":
      return row.reasons.length === 0 ? (
        <Nothing word={t("returnCell.noReason")} />
      ) : (
        <Cut className="md:block max-md:whitespace-normal" text={row.reasons.join(", ")} />
      );
    case "waiting":
      return row.waiting_since === null ? (
        <Nothing word={t("returnCell.closed")} />
      ) : (
        <Waited since={row.waiting_since} now={now} timeZone={timeZone} />
      );
    case "shipping":
      return row.tracking_number ? (
        <>
          {row.carrier_name} <span className="font-mono text-code">…{row.tracking_number.slice(-4)}</span>
        </>
      ) : (
        <Nothing word={t("returnCell.noLabel")} />
      );
    case "warehouse":
      return row.warehouse || <Nothing word={t("returnCell.unknown")} />;
    case "country":
      return row.country ? countryWords(row.country) : <Nothing word={t("returnCell.unknown")} />;
    case "assignee":
      return row.assignee ? <Assignee name={row.assignee.name} /> : <Nothing word={t("returnCell.nobody")} />;
    case "tags":
      return row.tags.length === 0 ? <Nothing word={t("returnCell.noTags")} /> : <Tags tags={row.tags} />;
    case "value":
      return <Value row={row} />;
    case "age":
      return <Lasted from={row.created_at} to={row.ended_at ?? now} hasEnded={row.ended_at !== null} />;
    case "created":
      return <Ago at={row.created_at} now={now} timeZone={timeZone} />;
    case "updated":
      return <Ago at={row.updated_at} now={now} timeZone={timeZone} />;
  }
}

/** The returned items: the first one and the number of other units. */
function FirstItem({ row: { first_item: item, units_total } }: { row: ReturnRow }) {
  const name = [item.name, item.variant_name].filter(Boolean).join(", ");
  return (
    <span className="grid grid-cols-[auto_minmax(0,auto)_auto] items-center justify-start gap-2">
      <Thumb src={item.image_url} fallback={item.sku || item.name} />
      <Cut text={name || t("returnCell.unknownItem")} />
      {units_total > 1 ? (
        <span className="-ml-0.5 text-ink-2 tabular-nums" title={t("returnCell.units", { count: units_total })}>
          {t.rich("returnCell.more", {
            count: units_total - 1,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      ) : null}
    </span>
  );
}

/** A text that may be cut at its end; its title has the full text. */
function Cut({ text, className = "" }: { text: string; className?: string }) {
  return (
    <span className={`truncate ${className}`} title={text}>
      {text}
    </span>
  );
}

/** How long the current stage has lasted, with its start time. */
function Waited({ since, now, timeZone }: { since: string; now: string; timeZone: string }) {
  const where = { timeZone, locale: LOCALE };
  return (
    <time
      suppressHydrationWarning
      dateTime={since}
      title={t("returnCell.since", { day: formatTime(since, "date", where), time: formatTime(since, "clock", where) })}
    >
      {spanWords(since, now)}
    </time>
  );
}

function Assignee({ name }: { name: string }) {
  return (
    <span className="gap-1.5 items-center inline-flex" title={name}>
      <Initials className="size-5.5">{initialsOf(name)}</Initials>
      <span className="@max-[1241px]/rows:sr-only">{name}</span>
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <Chip key={tag} className="not-first:ml-1">
      {tag}
    </Chip>
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

/** The decided refund, or the quoted one marked as such; empty if the return ended without a decision. */
function Value({ row }: { row: ReturnRow }) {
  const amount = moneyText(row.value, row.currency, LOCALE);
  const hasFailedUnpaid = row.status === "FAILED" && row.value === "0";
  if (row.is_value_decided && !hasFailedUnpaid)
    return <span className="font-medium text-ink in-data-past:font-normal in-data-past:text-ink-2">{amount}</span>;
  if (isTerminal(row.status)) return <Nothing word={t("returnCell.noRefund")} />;
  return t.rich("returnCell.expected", {
    amount,
    small: (text) => <small className="mr-0.5 text-[12px]/[1] stretch-label text-ink-3">{text}</small>,
  });
}
