import type { StationText } from "@/messages/station";
import { ActButton, Key } from "../ui/act-button";
import { Foot, FootMain } from "../ui/bench";
import { useText } from "../ui/reader";
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
  /** The unit on screen needs its grade. */
  isGradeAsked: boolean;
};

/** What the station waits for, undo, and submitting the parcel. */
export function BaseBar({ station, state, parcel, draft, readiness, isGradeAsked }: BaseBarProps) {
  const t = useText();
  const refund = useRefund(station, { parcel, draft, override: draft.override });
  return (
    <Foot
      awaited={isGradeAsked ? t("inspect.chooseGrade") : bandWords(t, state, readiness)}
      scan={{ station, answer: state.answer }}
      keys={
        <>
          <UndoKey station={station} state={state} draft={draft} />
          <ActButton act="NOTE" fit="foot" onClick={() => station.change({ sheet: { kind: "NOTE" } })}>
            {draft.note === "" ? t("actNames.NOTE") : t("inspect.noted")}
          </ActButton>
        </>
      }
      words={rowWords({ t, state, parcel, draft, readiness, refund })}
      main={<SubmitKey station={station} readiness={readiness} />}
    />
  );
}

const bandWords = (t: StationText, { isLooking, isScanSubmit }: StationState, { isComplete }: Readiness): string => {
  if (isLooking) return t("common.looking");
  if (!isComplete) return t("inspect.scanNextUnit");
  return isScanSubmit ? t("common.scanNextParcel") : t("inspect.pressEnter");
};

function UndoKey({ station, state, draft }: { station: Station; state: StationState; draft: ParcelDraft }) {
  const t = useText();
  const last = draft.before.length > 0 ? null : undoable(state, station.nowMs());
  const seconds = useSecondsLeft(station, last?.sendAfterMs ?? null);
  const words = last !== null && seconds > 0 ? t("inspect.undoLast", { seconds }) : undoWords(t, draft);
  return (
    <ActButton act="UNDO" fit="foot" onClick={() => stepBack(station)}>
      {words}
    </ActButton>
  );
}

const undoWords = (t: StationText, { before, movedFrom }: ParcelDraft): string =>
  before.length === 0 && movedFrom !== null ? t("inspect.undoReceipt") : t("actNames.UNDO");

function SubmitKey({ station, readiness }: { station: Station; readiness: Readiness }) {
  const t = useText();
  const { decided, total, blocker, isAskingForRest } = readiness;
  const isPartial = decided < total && !isAskingForRest;
  return (
    <FootMain isOff={blocker !== ""} onClick={() => submitOpen(station)}>
      {isPartial ? t("inspect.submitPart", { decided, total }) : t("common.submit")}
      {blocker === "" ? <Key>⏎</Key> : null}
    </FootMain>
  );
}

/** The last error, what is missing, or the refund. */
type RowWords = Omit<BaseBarProps, "station" | "isGradeAsked"> & { t: StationText; refund: Refund };

const rowWords = ({ t, state, parcel, draft, readiness, refund }: RowWords): string => {
  const { answer } = state;
  if (answer?.kind === "STOP") return answer.text;
  if (readiness.blocker !== "") return readiness.blocker;
  // It was confirmed when it was opened; until it is submitted it isn't approved.
  const approval = draft.isAuthorizing ? `${t("inspect.approves")} ` : "";
  return `${approval}${outcomeWords(t, { parcel, draft, refund })}`;
};

/** The refund if it is submitted in its current state. */
const outcomeWords = (t: StationText, { parcel, draft, refund }: Pick<RowWords, "parcel" | "draft" | "refund">) => {
  const { text: amount, isFinal } = refund;
  if (draft.override.isOn && amount !== null) return t("inspect.refundChanged", { amount });
  if (openUnits(parcel).some(({ is_exchanged }) => is_exchanged)) return t("inspect.exchange");
  if (amount === null) return t("inspect.refundLater");
  return isFinal ? t("inspect.refund", { amount }) : t("inspect.refundIfRest", { amount });
};
