import { ActKey, useShortcut } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { Code } from "../ui/text";
import { undoable } from "../work/queue";
import { type Station, serverNowMs } from "../work/station";
import type { StationState } from "../work/types";
import { latestWaiting, undoInspection, type WaitingParcel, waitWords } from "../work/waits";
import { useSecondsLeft } from "./use-seconds-left";

type WaitBarProps = { station: Station; state: StationState };

/** The pending refund of this person's last inspection: the time left, and how to undo it. */
export function WaitBar({ station, state }: WaitBarProps) {
  const parcel = latestWaiting(state, serverNowMs(station));
  return parcel === null ? null : <Waiting key={parcel.process_id} station={station} state={state} parcel={parcel} />;
}

function Waiting({ station, state, parcel }: WaitBarProps & { parcel: WaitingParcel }) {
  const t = useText();
  const { goes_out_at: goesOutAt } = parcel.wait;
  const seconds = useSecondsLeft(station, goesOutAt === null ? null : Date.parse(goesOutAt) - state.skewMs);
  if (goesOutAt !== null && seconds === 0) return null;
  const isUndoing = state.undoingId === parcel.process_id;
  return (
    <section
      className="flex items-stretch gap-4 bg-tone-soft ps-4 leading-5 bench:ps-6"
      data-tone="hold"
      data-waits
      aria-label={t("wait.title")}
    >
      <p className="min-w-0 flex-1 self-center py-2">
        <Code>{parcel.return_code}</Code>
        <span className="font-medium"> {waitWords(parcel, seconds, station)}</span>
        {state.isOnline ? null : <span> {t("wait.goOnline")}</span>}
      </p>
      <UndoKey
        state={state}
        nowMs={station.nowMs()}
        isOff={isUndoing || !state.isOnline}
        onClick={() => void undoInspection(station, parcel.process_id)}
      >
        {isUndoing ? t("wait.undoing") : t("actNames.UNDO")}
      </UndoKey>
    </section>
  );
}

type UndoKeyProps = { state: StationState; nowMs: number; isOff: boolean; onClick: () => void; children: string };

/** The undo key undoes the most recent action: this one only if there is no other. */
function UndoKey({ state, nowMs, isOff, onClick, children }: UndoKeyProps) {
  const shortcut = useShortcut("UNDO");
  const isBench = state.screen.kind === "SCAN" || state.screen.kind === "DONE";
  const hasKey = isBench && undoable(state, nowMs) === null;
  return (
    <Button
      className="rounded-none border-y-0 border-e-0"
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={hasKey ? shortcut : undefined}
      onClick={onClick}
    >
      {hasKey ? <ActKey act="UNDO" /> : null}
      {children}
    </Button>
  );
}
