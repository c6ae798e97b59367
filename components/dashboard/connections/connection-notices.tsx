"use client";

import { X } from "lucide-react";
import { formatDate, formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { LOCALE } from "../returns/age";
import { attentionWords, modeNote } from "./connection-words";
import type { Connection } from "./types";
import { useDismissed } from "./use-dismissed";

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
  /** Whether its store is in test mode. */
  isTesting: boolean;
};

/** What is wrong with a connection or soon will be, each with what to do about it. */
export function ConnectionNotices({ connection, name, timeZone, isTesting }: ConnectionNoticesProps) {
  const { state, last_error, retries_at, warnings } = connection;
  const otherMode = modeNote(connection, isTesting, name);
  const attention = attentionWords(connection, name);
  const lasting = otherMode === "" ? warnings : [...warnings, otherMode];
  const { isShown, dismiss } = useDismissed(connection.connection_id, lasting);
  return (
    <>
      {state === "NEEDS_ATTENTION" ? (
        <div className="notice" data-tone="bad" role="status">
          <p>
            <b className="font-semibold">{attention.title}</b> {attention.todo}
            {last_error ? <span className="block text-[13px]">{last_error}</span> : null}
          </p>
        </div>
      ) : connection.is_answering ? null : (
        <div className="notice" data-tone="hold" role="status">
          <p>
            <b className="font-semibold">{name} isn't responding.</b> Nothing is lost: Homeward tries again
            {retries_at ? ` at ${formatTime(retries_at, "clock", { timeZone, locale: LOCALE })}` : " by itself"}.
            {last_error ? <span className="block text-[13px]">{last_error}</span> : null}
          </p>
        </div>
      )}
      {lasting.filter(isShown).map((notice) => (
        <div key={notice} className="notice" data-tone="hold">
          <p className="min-w-0 flex-1">{notice}</p>
          <LiveButton
            className="button"
            data-kind="bare"
            data-square
            aria-label={`Dismiss: ${notice}`}
            onClick={() => dismiss(notice)}
          >
            <X aria-hidden="true" />
          </LiveButton>
        </div>
      ))}
      <VersionNote endsOn={connection.version_ends_on} name={name} />
    </>
  );
}

/** Only what ends soon is worth saying: providers end a version every few months. */
function VersionNote({ endsOn, name }: { endsOn: string | null; name: string }) {
  if (endsOn === null || Date.parse(endsOn) - Date.now() > NOTICED_DAYS * DAY) return null;
  return (
    <div className="notice" data-tone="hold">
      <p>
        {name} ends the API version that Homeward uses on {formatDate(endsOn, "date", LOCALE)}. Update Homeward before
        then.
      </p>
    </div>
  );
}

const NOTICED_DAYS = 60;
const DAY = 86_400_000;
