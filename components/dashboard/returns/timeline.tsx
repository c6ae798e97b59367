"use client";

import { Cog, KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Initials, initialsOf } from "../../ui/initials";
import { LiveButton } from "../../ui/live-button";
import { Section } from "../../ui/section";
import { Segments, segmentStyle } from "../../ui/segments";
import type { TimelineEntry } from "../return-facts/detail";

const FILTERS = ["ALL", "SHOPPER", "SYSTEM"] as const;
type Filter = (typeof FILTERS)[number];

type TimelineProps = {
  entries: readonly TimelineEntry[];
  timeZone: string;
  /** The form to add an entry. */
  children?: ReactNode;
};

/** The events of the return by day, newest first. */
export function Timeline({ entries, timeZone, children }: TimelineProps) {
  const [filter, setFilter] = useState<Filter>("ALL");
  const shown = entries
    .filter(
      (entry) => filter === "ALL" || (filter === "SHOPPER" ? entry.is_shopper_visible : entry.actor_kind === "system"),
    )
    // Entries come oldest first. Reversing them before sorting keeps entries of the same moment newest first.
    .toReversed()
    .toSorted((left, right) => right.at.localeCompare(left.at));
  return (
    <Section
      id="timeline"
      title={t("timeline.title")}
      aside={
        <Segments role="group" aria-label={t("timeline.filter")}>
          {FILTERS.map((key) => (
            <LiveButton
              key={key}
              className={segmentStyle()}
              aria-pressed={filter === key}
              onClick={() => setFilter(key)}
            >
              {t(`timeline.filters.${key}`)}
            </LiveButton>
          ))}
        </Segments>
      }
      isFocusable
    >
      {children}
      {shown.length === 0 ? <p className="text-ink-2 py-3">{t("timeline.empty")}</p> : null}
      {daysOf(shown, timeZone).map(({ day, list }) => (
        <div key={day}>
          <h3 className="pt-5 text-ink-2 text-fine stretch-label font-semibold">{day}</h3>
          <ol className="[&>li]:pt-3 [&>li]:gap-y-0 [&>li]:gap-x-3 [&>li]:grid-cols-[40px_24px_minmax(0,1fr)] [&>li]:grid [&_time]:text-ink-3 [&_time]:text-small/6 [&_svg]:stroke-[1.75] [&_svg]:size-3.5">
            {list.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}

function Entry({ entry, timeZone }: { entry: TimelineEntry; timeZone: string }) {
  const isMachine = entry.actor_kind === "system" || entry.actor_kind === "key";
  const Sign = entry.actor_kind === "key" ? KeyRound : Cog;
  return (
    <li>
      <time dateTime={entry.at}>{formatTime(entry.at, "clock", { timeZone, locale: LOCALE })}</time>
      <Initials isMachine={isMachine}>{isMachine ? <Sign /> : initialsOf(entry.actor_name)}</Initials>
      <p className="pt-0.5 pb-3 border-b border-line text-ink-2 [&_b]:text-ink [&_b]:font-semibold">
        <b>{entry.actor_name}</b> {entry.text}
        {entry.is_shopper_visible ? <Chip className="ml-2">{t("timeline.visibleToShopper")}</Chip> : null}
        {entry.for_colleagues ? (
          <span className="text-ink-2 block">{t("timeline.teamOnly", { text: entry.for_colleagues })}</span>
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
