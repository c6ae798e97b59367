"use client";

import { Cog, KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { LOCALE } from "./age";
import type { TimelineEntry } from "./detail";
import { initialsOf } from "./initials";

const FILTERS = [
  ["ALL", "All"],
  ["SHOPPER", "Shopper sees"],
  ["SYSTEM", "System"],
] as const;
type Filter = (typeof FILTERS)[number][0];

type TimelineProps = {
  entries: readonly TimelineEntry[];
  timeZone: string;
  /** Where one writes into it. */
  children?: ReactNode;
};

/** What happened, newest first, by day. */
export function Timeline({ entries, timeZone, children }: TimelineProps) {
  const [filter, setFilter] = useState<Filter>("ALL");
  const shown = entries
    .filter(
      (entry) => filter === "ALL" || (filter === "SHOPPER" ? entry.is_shopper_visible : entry.actor_kind === "system"),
    )
    // Entries come oldest first: turned around first, those of the same moment stay newest first too.
    .toReversed()
    .toSorted((left, right) => right.at.localeCompare(left.at));
  return (
    <section className="section" aria-labelledby="timeline">
      <header>
        <h2 id="timeline" className="text-h2 font-semibold" tabIndex={-1}>
          Timeline
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would box three words */}
        <div className="segments" role="group" aria-label="Show">
          {FILTERS.map(([key, word]) => (
            <LiveButton key={key} className="segment" aria-pressed={filter === key} onClick={() => setFilter(key)}>
              {word}
            </LiveButton>
          ))}
        </div>
      </header>
      {children}
      {shown.length === 0 ? <p className="text-ink-2 py-3">Nothing of this kind happened.</p> : null}
      {daysOf(shown, timeZone).map(({ day, list }) => (
        <div key={day}>
          <h3 className="timeline-day">{day}</h3>
          <ol className="timeline">
            {list.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Entry({ entry, timeZone }: { entry: TimelineEntry; timeZone: string }) {
  const isMachine = entry.actor_kind === "system" || entry.actor_kind === "key";
  const Sign = entry.actor_kind === "key" ? KeyRound : Cog;
  return (
    <li>
      <time dateTime={entry.at}>{formatTime(entry.at, "clock", { timeZone, locale: LOCALE })}</time>
      <span className={isMachine ? "initials machine" : "initials"} aria-hidden="true">
        {isMachine ? <Sign /> : initialsOf(entry.actor_name)}
      </span>
      <p className="what">
        <b>{entry.actor_name}</b> {entry.text}
        {entry.is_shopper_visible ? <span className="chip ml-2">shopper sees this</span> : null}
        {entry.for_colleagues ? (
          <span className="text-ink-2 block">For colleagues alone: {entry.for_colleagues}</span>
        ) : null}
      </p>
    </li>
  );
}

const daysOf = (entries: readonly TimelineEntry[], timeZone: string) => {
  const days: { day: string; list: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = formatTime(entry.at, "day", { timeZone, locale: LOCALE });
    const last = days.at(-1);
    if (last?.day === day) last.list.push(entry);
    else days.push({ day, list: [entry] });
  }
  return days;
};
