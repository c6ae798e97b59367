"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatDate, formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { attentionWords, modeNote } from "./connection-words";
import { keptDismissals } from "./kept-dismissals";
import type { Connection } from "./types";

type ConnectionNoticesProps = {
  connection: Pick<
    Connection,
    | "connection_id"
    | "kind"
    | "mode"
    | "state"
    | "attention_reason"
    | "last_error"
    | "is_answering"
    | "retries_at"
    | "warnings"
    | "version_ends_on"
  >;
  name: string;
  timeZone: string;
  /** Whether the store is in test mode. */
  isTesting: boolean;
};

/** Current and upcoming problems of a connection, each with what to do. */
export function ConnectionNotices({ connection, name, timeZone, isTesting }: ConnectionNoticesProps) {
  const { state, last_error, retries_at, warnings } = connection;
  const otherMode = modeNote(connection, isTesting, name);
  const attention = attentionWords(connection, name);
  const lasting = otherMode === "" ? warnings : [...warnings, otherMode];
  const { isShown, dismiss } = useDismissed(connection.connection_id, lasting);
  return (
    <>
      {state === "NEEDS_ATTENTION" ? (
        <Notice tone="bad" role="status">
          <p>
            <b className="font-semibold">{attention.title}</b> {attention.todo}
            {last_error ? <span className="block text-[13px]">{last_error}</span> : null}
          </p>
        </Notice>
      ) : connection.is_answering ? null : (
        <Notice tone="hold" role="status">
          <p>
            <NoAnswer name={name} retriesAt={retries_at} timeZone={timeZone} />
            {last_error ? <span className="block text-[13px]">{last_error}</span> : null}
          </p>
        </Notice>
      )}
      {lasting.filter(isShown).map((notice) => (
        <Notice key={notice} tone="hold">
          <p className="min-w-0 flex-1">{notice}</p>
          <Button
            isLive
            kind="bare"
            isSquare
            aria-label={t("connectionNotices.dismiss", { notice })}
            onClick={() => dismiss(notice)}
          >
            <X aria-hidden="true" />
          </Button>
        </Notice>
      ))}
      <VersionNote endsOn={connection.version_ends_on} name={name} />
    </>
  );
}

function NoAnswer({ name, retriesAt, timeZone }: { name: string; retriesAt: string | null; timeZone: string }) {
  const b = (text: ReactNode) => <b className="font-semibold">{text}</b>;
  if (retriesAt === null) return t.rich("connectionNotices.triesAgain", { name, b });
  return t.rich("connectionNotices.triesAt", {
    name,
    time: formatTime(retriesAt, "clock", { timeZone, locale: LOCALE }),
    b,
  });
}

/** Warns only shortly before the version expires, because providers retire a version every few months. */
function VersionNote({ endsOn, name }: { endsOn: string | null; name: string }) {
  if (endsOn === null || Date.parse(endsOn) - Date.now() > NOTICED_DAYS * DAY) return null;
  return (
    <Notice tone="hold">
      <p>{t("connectionNotices.versionEnds", { name, date: formatDate(endsOn, "date", LOCALE) })}</p>
    </Notice>
  );
}

const NOTICED_DAYS = 60;
const DAY = 86_400_000;

const nameOf = (connectionId: string): string => `homeward.dismissed.${connectionId}`;

/**
 * Which notices of a connection this person has dismissed in this browser. A notice is forgotten when its cause is gone
 * or has changed, so it is shown again when it recurs.
 */
const useDismissed = (connectionId: string, notices: readonly string[]) => {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const current = JSON.stringify(notices);
  useEffect(() => {
    const kept = keptDismissals(localStorage.getItem(nameOf(connectionId)), JSON.parse(current) as string[]);
    setDismissed(kept);
    if (kept.length === 0) localStorage.removeItem(nameOf(connectionId));
    else localStorage.setItem(nameOf(connectionId), JSON.stringify(kept));
  }, [connectionId, current]);
  const dismiss = (notice: string) => {
    const next = [...dismissed, notice];
    setDismissed(next);
    localStorage.setItem(nameOf(connectionId), JSON.stringify(next));
  };
  return { isShown: (notice: string) => !dismissed.includes(notice), dismiss };
};
