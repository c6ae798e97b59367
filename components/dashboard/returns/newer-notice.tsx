"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/return";
import { agoText } from "../../ui/age";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import type { TimelineEntry } from "../return-facts/detail";

type NewerEntry = Pick<TimelineEntry, "id" | "at" | "actor_kind" | "actor_name">;

/** How often a visible page checks for changes, in milliseconds. */
const LOOK_MS = 20_000;

type NewerNoticeProps = {
  processId: string;
  /** ID of the latest timeline entry when the page was loaded. */
  known: string;
  /** The viewer, whose own actions reload the page anyway. */
  reader: { name: string; email: string };
};

/**
 * Says that someone else has changed the return since the page was loaded. Automatic steps such as a label or a
 * payment, including those that follow the viewer's own actions, reload without a notice. Text typed into the page is
 * kept in both cases.
 */
export function NewerNotice({ processId, known, reader }: NewerNoticeProps) {
  const trpc = useTRPC();
  const look = useLook();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data = [] } = useQuery(
    trpc.listNewerEntries.queryOptions(
      { process_id: processId, after: known },
      {
        ...{ enabled: isDue, staleTime: 0, refetchInterval: LOOK_MS, refetchOnWindowFocus: true },
        select: ({ entries }) => entries,
      },
    ),
  );
  const newest = data.find((entry) => entry.actor_kind !== "system" && !isOf(entry, reader));
  const last = data[0]?.id;
  const isQuiet = last !== undefined && newest === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is made anew by each drawing; once for each entry.
  useEffect(() => {
    if (isQuiet) look();
  }, [isQuiet, last]);
  if (newest === undefined) return null;
  const age = agoText(newest.at, new Date().toISOString()) ?? t("newerNotice.daysAgo");
  return (
    <Notice className="my-3 top-[calc(var(--bar)+8px)] sticky z-4" tone="hold" role="status">
      <p>
        {newest.actor_kind === "shopper"
          ? t("newerNotice.updatedByShopper", { age: age })
          : t("newerNotice.updatedBy", { name: newest.actor_name, age: age })}
      </p>
      <Button isLive size="small" onClick={look}>
        {t("newerNotice.reload")}
      </Button>
    </Notice>
  );
}

const isOf = ({ actor_kind: kind, actor_name: name }: NewerEntry, reader: NewerNoticeProps["reader"]): boolean =>
  kind === "staff" && (name === reader.name || name === reader.email);
