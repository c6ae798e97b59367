import { ActButton, Key } from "../ui/act-button";
import { Foot, FootMain } from "../ui/bench";
import { stepBack } from "../work/decide";
import { undoable } from "../work/queue";
import type { Station } from "../work/station";
import type { Readiness } from "../work/submission";
import { submitOpen } from "../work/submit";
import type { ParcelDraft, StationParcel, StationState } from "../work/types";
import { openUnits } from "../work/verdicts";
import { type Refund, useRefund } from "./use-refund";
import { useSecondsLeft } from "./use-seconds-left";

type BaseBarProps = {
  station: Station;
  state: StationState;
  parcel: StationParcel;
  draft: ParcelDraft;
  readiness: Readiness;
  /** The unit on screen waits for its grade. */
  isGradeAsked: boolean;
};

/** What the machine waits for, one step back, and the end of the parcel. */
export function BaseBar({ station, state, parcel, draft, readiness, isGradeAsked }: BaseBarProps) {
  const refund = useRefund(station, { parcel, draft, override: draft.override });
  return (
    <Foot
      awaited={isGradeAsked ? "Choose a grade" : bandWords(state, readiness)}
      scan={{ station, answer: state.answer }}
      keys={
        <>
          <UndoKey station={station} state={state} draft={draft} />
          <ActButton act="NOTE" fit="foot" onClick={() => station.change({ sheet: { kind: "NOTE" } })}>
            {draft.note === "" ? "Note" : "Note ✓"}
          </ActButton>
        </>
      }
      words={rowWords({ state, parcel, draft, readiness, refund })}
      main={<SubmitKey station={station} readiness={readiness} />}
    />
  );
}

const bandWords = ({ isLooking, isScanSubmit }: StationState, { isComplete }: Readiness): string => {
  if (isLooking) return "Looking …";
  if (!isComplete) return "Scan the next unit";
  return isScanSubmit ? "Scan the next parcel" : "Press Enter to submit";
};

function UndoKey({ station, state, draft }: { station: Station; state: StationState; draft: ParcelDraft }) {
  const last = draft.before.length > 0 ? null : undoable(state, station.nowMs());
  const seconds = useSecondsLeft(station, last?.sendAfterMs ?? null);
  const words = last !== null && seconds > 0 ? `Undo last, ${seconds} s` : undoWords(draft);
  return (
    <ActButton act="UNDO" fit="foot" onClick={() => stepBack(station)}>
      {words}
    </ActButton>
  );
}

const undoWords = ({ before, movedFrom }: ParcelDraft): string =>
  before.length === 0 && movedFrom !== null ? "Undo receipt" : "Undo";

function SubmitKey({ station, readiness }: { station: Station; readiness: Readiness }) {
  const { decided, total, blocker, isAskingForRest } = readiness;
  const isPartial = decided < total && !isAskingForRest;
  return (
    <FootMain isOff={blocker !== ""} onClick={() => submitOpen(station)}>
      {isPartial ? `Submit ${decided} of ${total}` : "Submit"}
      {blocker === "" ? <Key>⏎</Key> : null}
    </FootMain>
  );
}

/** The last refusal, what is missing, or what the shopper gets. */
const rowWords = (call: Omit<BaseBarProps, "station" | "isGradeAsked"> & { refund: Refund }): string => {
  const { state, parcel, draft, readiness, refund } = call;
  const { answer } = state;
  if (answer?.kind === "STOP") return answer.text;
  if (readiness.blocker !== "") return readiness.blocker;
  // Somebody was asked when it was opened; until it is submitted it is not approved.
  const approval = draft.isAuthorizing ? "This approves the return. " : "";
  const gets = `${approval}Refund ${refund.text}`;
  if (draft.override.isOn && refund.text !== null) return `${gets}, changed manually.`;
  const isExchange = openUnits(parcel).some(({ is_exchanged }) => is_exchanged);
  if (isExchange) return `${approval}This settles the exchange.`;
  if (refund.text === null) return `${approval}The refund is calculated when you submit.`;
  return refund.isFinal ? `${gets}.` : `${gets} if you approve the rest.`;
};
