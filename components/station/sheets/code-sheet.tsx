import { draftOf } from "../../dashboard/review/review-draft";
import { productCodes } from "../scan/read-codes";
import { ActButton, DigitKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import type { OpenCode } from "../work/open-code";
import { attachCode, dismissCode, putCodeAside, registerCodeAsParcel, swapCode } from "../work/open-codes";
import { openOf, parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf } from "../work/submission";
import { lookUpAgain } from "../work/take-scan";
import type { StationState } from "../work/types";
import { nameOf } from "../work/unannounced";
import { alikeUnits, openUnits } from "../work/verdicts";
import { UnknownParcel } from "./none-sheet";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type CodeSheetProps = { station: Station; state: StationState; entry: OpenCode; onClose: () => void };

/** A code that fits nothing: what it is, one key for each answer. Without one it stays in the list. */
export function CodeSheet(props: CodeSheetProps) {
  const { station, state, entry, onClose } = props;
  const { code, isOffline } = entry;
  if (entry.kind === "EXTRA") return <ExtraSheet {...props} />;
  if (entry.processId !== "") return <WrongItemSheet {...props} />;
  return (
    <UnknownParcel
      {...{ station, code, isOffline, onClose }}
      acts={
        <>
          <LaterKey onClose={onClose} />
          <DismissKey station={station} entry={entry} />
          <AgainKey station={station} state={state} entry={entry} />
          <ActButton act="REGISTER" kind="main" data-first onClick={() => registerCodeAsParcel(station, entry)}>
            Register parcel
          </ActButton>
        </>
      }
    />
  );
}

/** One more piece than the parcel announces: another one of them, or one that was scanned twice. */
function ExtraSheet({ station, entry, onClose }: CodeSheetProps) {
  const name = nameOf(station, entry.code) || entry.code;
  const parcel = parcelOf(station, entry.processId);
  const announced = parcel === null ? 0 : alikeUnits(parcel, productCodes(entry.code)).length;
  return (
    <SheetFrame title="Extra item?" tone="hold" onClose={onClose}>
      <p className="mt-2.5 text-lead font-medium">{name}</p>
      <SheetText>
        {announced === 1
          ? "One was expected and is already inspected."
          : `${announced} were expected, and all are already inspected.`}
      </SheetText>
      <SheetActs>
        <LaterKey onClose={onClose} />
        <ActButton act="TAKE_OUT" onClick={() => dismissCode(station, entry)}>
          No, scanned twice
        </ActButton>
        <Button kind="main" data-first onClick={() => attachCode(station, entry)}>
          <Key>⏎</Key>
          Yes, an extra item
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

/** A code that is no unit of this parcel and no other parcel: something extra, or sent in the place of a unit. */
function WrongItemSheet({ station, state, entry, onClose }: CodeSheetProps) {
  const open = openOf(station);
  const isHere = open?.parcel.process_id === entry.processId;
  // One that was declined or called missing a moment ago may be the one in whose place this came.
  const left = isHere
    ? openUnits(open.parcel).filter(({ unit_id }) => draftOf(open.draft.units, unit_id).status !== "APPROVED")
    : [];
  return (
    <SheetFrame
      title={isHere ? "This item isn’t part of this return" : `Not part of ${entry.returnCode}`}
      tone="hold"
      onClose={onClose}
    >
      <SheetText>
        {nameOf(station, entry.code)} <Code className="wrap-anywhere text-ink">{entry.code}</Code>
      </SheetText>
      <SheetText>Is it an extra item, or was it sent instead of an expected one?</SheetText>
      {isHere && left.length > 0 ? (
        <Choices label="Sent instead of">
          {left.slice(0, 9).map((unit) => {
            const number = numberOf(open.parcel, unit.unit_id);
            return (
              <li key={unit.unit_id}>
                <Choice onClick={() => swapCode(station, entry, unit)}>
                  <DigitKey isListed>{String(number)}</DigitKey>
                  <span className="min-w-0">
                    <b className="block truncate font-medium">Instead of {unit.name}</b>
                    <Sub isCut>Declines unit {number}</Sub>
                  </span>
                </Choice>
              </li>
            );
          })}
        </Choices>
      ) : null}
      <SheetActs>
        <LaterKey onClose={onClose} />
        <DismissKey station={station} entry={entry} />
        <AgainKey station={station} state={state} entry={entry} />
        <ActButton act="ASIDE" onClick={() => putCodeAside(station, entry)}>
          Set aside
        </ActButton>
        <Button kind="main" data-first onClick={() => attachCode(station, entry)}>
          <Key>⏎</Key>
          Extra item
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

function LaterKey({ onClose }: { onClose: () => void }) {
  return (
    <Button onClick={onClose}>
      <Key>Esc</Key>
      Decide later
    </Button>
  );
}

function DismissKey({ station, entry }: { station: Station; entry: OpenCode }) {
  return (
    <ActButton act="TAKE_OUT" onClick={() => dismissCode(station, entry)}>
      Dismiss
    </ActButton>
  );
}

/** What was read while the network was away may be known to the server. */
function AgainKey({ station, state, entry }: Omit<CodeSheetProps, "onClose">) {
  if (!entry.isOffline || !state.isOnline) return null;
  return <Button onClick={() => void lookUpAgain(station, entry)}>Look up again</Button>;
}
