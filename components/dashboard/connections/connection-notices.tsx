import { formatDate, formatTime } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import { attentionWords, modeNote } from "./connection-words";
import type { Connection } from "./types";

type ConnectionNoticesProps = {
  connection: Pick<
    Connection,
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
  const { state, attention_reason, last_error, retries_at, warnings } = connection;
  const otherMode = modeNote(connection.mode, isTesting, name);
  const attention = attentionWords(attention_reason, name);
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
      {warnings.map((warning) => (
        <div key={warning} className="notice" data-tone="hold">
          <p>{warning}</p>
        </div>
      ))}
      {otherMode ? (
        <div className="notice" data-tone="hold">
          <p>{otherMode}</p>
        </div>
      ) : null}
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
