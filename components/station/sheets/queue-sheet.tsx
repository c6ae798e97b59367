import { formatTime } from "../../ui/format-time";
import { Tally } from "../screens/glyph";
import { Button } from "../ui/button";
import { Code, Sub } from "../ui/text";
import { LOCALE } from "../work/locale";
import { openParcel } from "../work/open-parcel";
import { parcelOf } from "../work/parcels";
import { removeFromQueue, replaceInQueue } from "../work/queue";
import { sendQueue } from "../work/send-queue";
import type { Station } from "../work/station";
import { dropRefused, reopen } from "../work/submit";
import type { StationState, SubmitEntry, UnannouncedEntry } from "../work/types";
import { reopenUnannounced } from "../work/unannounced";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type QueueSheetProps = { station: Station; state: StationState; onClose: () => void };

/** Everything that was decided here and is not at the server yet. Nothing leaves this list by itself but by being taken. */
export function QueueSheet({ station, state, onClose }: QueueSheetProps) {
  const entries = state.queue.filter((entry): entry is SubmitEntry | UnannouncedEntry => entry.kind !== "RECEIVE");
  const { isOnline, isSignedOut } = state;
  return (
    <SheetFrame title="Waiting to be sent" tone={isOnline && !isSignedOut ? undefined : "hold"} onClose={onClose}>
      <SheetText>{stateWords(entries, state)}</SheetText>
      <ul className="mt-4">
        {entries.map((entry) => (
          <Entry key={entry.id} station={station} state={state} entry={entry} />
        ))}
      </ul>
      <SheetActs>
        {isSignedOut ? (
          <Button as="a" href="/dashboard/sign-in?next=/station">
            Sign in again
          </Button>
        ) : null}
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

type Entries = readonly (SubmitEntry | UnannouncedEntry)[];

const stateWords = (entries: Entries, { isOnline, isSignedOut, isForgetful }: StationState): string => {
  const refused = entries.filter((entry) => entry.refused !== null).length;
  const count = entries.length - refused;
  if (count === 0 && refused > 0)
    return `${refused === 1 ? "One wasn’t" : `${refused} weren’t`} accepted. Nothing is lost: review, then decide.`;
  const parcels = `${count} ${count === 1 ? "parcel is" : "parcels are"}`;
  if (isForgetful && count > 0)
    return `${parcels} held in this tab only, because this browser can’t store data. Don’t close it.`;
  if (count === 0) return isOnline ? "Everything is sent." : "Offline. Nothing is waiting here.";
  if (isSignedOut) return `${parcels} stored here. Sign in again to send.`;
  return isOnline ? `${parcels} stored here and being sent.` : `Offline. ${parcels} stored here and will be sent.`;
};

function Entry(props: { station: Station; state: StationState; entry: SubmitEntry | UnannouncedEntry }) {
  const { station, state, entry } = props;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  const at = new Date(entry.atMs + state.skewMs).toISOString();
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {entry.kind === "FOUND" ? (
          <>
            <Code as="b">{entry.draft.plate}</Code> <Sub>Unexpected parcel</Sub>
          </>
        ) : (
          <>
            <Code as="b">{entry.parcel.return_code}</Code> <Sub>{entry.parcel.customer_name}</Sub>
            <Tally {...entry.counts} />
          </>
        )}
        <Sub as="time" className="ml-auto" dateTime={at}>
          {formatTime(at, "clock", { timeZone, locale: LOCALE })}
        </Sub>
      </div>
      {entry.refused === null && state.troubled.has(entry.id) ? (
        <SheetText>The server had an error. We’ll retry automatically; nothing is lost.</SheetText>
      ) : null}
      {entry.refused === null ? null : <Refused station={station} entry={entry} refused={entry.refused} />}
    </li>
  );
}

/** Somebody else was faster, or the return has changed: a person looks at it and decides. */
type RefusedProps = { station: Station; entry: SubmitEntry | UnannouncedEntry; refused: string };

function Refused({ station, entry, refused }: RefusedProps) {
  const lookAgain = () => {
    if (entry.kind === "FOUND") return reopenUnannounced(station, entry);
    const known = parcelOf(station, entry.processId);
    if (known === null) return;
    reopen(station, entry);
    openParcel(station, entry.parcel);
  };
  const drop = () => (entry.kind === "FOUND" ? removeFromQueue(station, entry.id) : dropRefused(station, entry));
  const retry = () => {
    replaceInQueue(station, { ...entry, refused: null, sendAfterMs: station.nowMs() });
    void sendQueue(station);
  };
  return (
    <div className="mt-2.5 rounded-control border border-bad bg-bad-soft px-4 py-3 text-bad" role="alert">
      <p>{refused}</p>
      <SheetActs className="mt-3">
        <Button onClick={drop}>Drop what was decided here</Button>
        <Button onClick={retry}>Send again</Button>
        <Button kind="main" onClick={lookAgain}>
          Look at the parcel
        </Button>
      </SheetActs>
    </div>
  );
}
