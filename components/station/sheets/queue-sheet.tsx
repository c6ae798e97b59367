import type { StationText } from "@/messages/station";
import { formatTime } from "../../ui/format-time";
import { Tally } from "../screens/glyph";
import { Button } from "../ui/button";
import { useLocale, useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
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

/** Everything decided here that isn't on the server yet. Entries leave this list only when accepted. */
export function QueueSheet({ station, state, onClose }: QueueSheetProps) {
  const t = useText();
  const entries = state.queue.filter((entry): entry is SubmitEntry | UnannouncedEntry => entry.kind !== "RECEIVE");
  const { isOnline, isSignedOut } = state;
  return (
    <SheetFrame title={t("actNames.QUEUE")} tone={isOnline && !isSignedOut ? undefined : "hold"} onClose={onClose}>
      <SheetText>{stateWords(t, entries, state)}</SheetText>
      <ul className="mt-4">
        {entries.map((entry) => (
          <Entry key={entry.id} station={station} state={state} entry={entry} />
        ))}
      </ul>
      <SheetActs>
        {isSignedOut ? (
          <Button as="a" href="/dashboard/sign-in?next=/station">
            {t("queue.signIn")}
          </Button>
        ) : null}
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

type Entries = readonly (SubmitEntry | UnannouncedEntry)[];

const stateWords = (t: StationText, entries: Entries, { isOnline, isSignedOut, isForgetful }: StationState): string => {
  const refused = entries.filter((entry) => entry.refused !== null).length;
  const count = entries.length - refused;
  if (count === 0 && refused > 0) return t("queue.refused", { count: refused });
  if (isForgetful && count > 0) return t("queue.inTab", { count });
  if (count === 0) return isOnline ? t("queue.allSent") : t("queue.offlineEmpty");
  if (isSignedOut) return t("queue.signedOut", { count });
  return t(isOnline ? "queue.sending" : "queue.offline", { count });
};

function Entry(props: { station: Station; state: StationState; entry: SubmitEntry | UnannouncedEntry }) {
  const t = useText();
  const locale = useLocale();
  const { station, state, entry } = props;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  const at = new Date(entry.atMs + state.skewMs).toISOString();
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {entry.kind === "FOUND" ? (
          <>
            <Code as="b">{entry.draft.plate}</Code> <Sub>{t("common.unexpectedParcel")}</Sub>
          </>
        ) : (
          <>
            <Code as="b">{entry.parcel.return_code}</Code> <Sub>{entry.parcel.customer_name}</Sub>
            <Tally {...entry.counts} />
          </>
        )}
        <Sub as="time" className="ms-auto" dateTime={at}>
          {formatTime(at, "clock", { timeZone, locale })}
        </Sub>
      </div>
      {entry.refused === null && state.troubled.has(entry.id) ? <SheetText>{t("queue.serverError")}</SheetText> : null}
      {entry.refused === null ? null : <Refused station={station} entry={entry} refused={entry.refused} />}
    </li>
  );
}

/** Somebody else was faster, or the return has changed: a person reviews it. */
type RefusedProps = { station: Station; entry: SubmitEntry | UnannouncedEntry; refused: string };

function Refused({ station, entry, refused }: RefusedProps) {
  const t = useText();
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
        <Button onClick={drop}>{t("queue.drop")}</Button>
        <Button onClick={retry}>{t("queue.sendAgain")}</Button>
        <Button kind="main" onClick={lookAgain}>
          {t("queue.look")}
        </Button>
      </SheetActs>
    </div>
  );
}
