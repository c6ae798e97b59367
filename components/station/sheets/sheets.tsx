import { approveRest, decide } from "../work/decide";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { submitOpen } from "../work/submit";
import type { TakeOver } from "../work/take-over";
import type { StationState } from "../work/types";
import { AskSheet } from "./ask-sheet";
import { CameraSheet } from "./camera-sheet";
import { DeviceSheet } from "./device-sheet";
import { FoundListSheet } from "./found-list-sheet";
import { FoundText } from "./found-text";
import { HelpSheet } from "./help-sheet";
import { KeysSheet } from "./keys-sheet";
import { MatchesSheet } from "./matches-sheet";
import { NoneSheet } from "./none-sheet";
import { NoteSheet } from "./note-sheet";
import { OverrideSheet } from "./override-sheet";
import { OwnPinSheet } from "./own-pin-sheet";
import { PersonSheet } from "./person-sheet";
import { PhoneSheet } from "./phone-sheet";
import { PictureSheet } from "./picture-sheet";
import { QueueSheet } from "./queue-sheet";
import { ShiftSheet } from "./shift-sheet";
import { TypeSheet } from "./type-sheet";
import { UnitNames } from "./unit-names";
import { WarningSheet } from "./warning-sheet";
import { WrongItemSheet } from "./wrong-item-sheet";

type SheetsProps = { station: Station; state: StationState; signOut: () => Promise<void>; takeOver: TakeOver };

/** The sheet that is open, if one is. */
export function Sheets({ station, state, signOut, takeOver }: SheetsProps) {
  const { sheet } = state;
  if (sheet === null) return null;
  const close = () => {
    // A sheet that another one has taken the place of closes nothing.
    if (station.read().sheet === sheet) station.change({ sheet: null });
  };
  const shared = { station, state, onClose: close };
  switch (sheet.kind) {
    case "MATCHES":
      return <MatchesSheet {...shared} code={sheet.code} processIds={sheet.processIds} />;
    case "NONE":
      return <NoneSheet {...shared} code={sheet.code} isOffline={sheet.isOffline} />;
    case "WARNING":
      return <WarningSheet key={sheet.warning} {...shared} processId={sheet.processId} warning={sheet.warning} />;
    case "WRONG_ITEM":
      return <WrongItemSheet {...shared} code={sheet.code} />;
    case "TYPE":
      return <TypeSheet {...shared} />;
    case "CAMERA":
      return <CameraSheet station={station} onClose={close} />;
    case "PICTURE":
      return <PictureSheet url={sheet.url} name={sheet.name} heldBy={sheet.heldBy} onClose={close} />;
    case "NOTE":
      return <NoteSheet {...shared} />;
    case "OVERRIDE":
      return <OverrideSheet {...shared} />;
    case "HELP":
      return <HelpSheet {...shared} />;
    case "SHIFT":
      return <ShiftSheet {...shared} />;
    case "QUEUE":
      return <QueueSheet {...shared} />;
    case "PERSON":
      return <PersonSheet {...shared} pin={sheet.pin} takeOver={takeOver} signOut={signOut} />;
    case "KEYS":
      return <KeysSheet {...shared} sheet={sheet} />;
    case "DEVICE":
      return <DeviceSheet {...shared} scanned={sheet.scanned} />;
    case "PHONE":
      return <PhoneSheet {...shared} />;
    case "OWN_PIN":
      return <OwnPinSheet station={station} onClose={close} />;
    case "FOUND_LIST":
      return <FoundListSheet {...shared} />;
    case "FIND_ORDER":
    case "SET_ASIDE":
      return <FoundText station={station} state={state} kind={sheet.kind} onClose={close} />;
    case "MISSING_REST":
    case "MISSING_ONE":
    case "APPROVE_REST":
      return <AskAboutUnits {...shared} sheet={sheet} />;
  }
}

type Asked = Extract<StationState["sheet"], { kind: "MISSING_REST" | "MISSING_ONE" | "APPROVE_REST" }>;
type AskAboutUnitsProps = { station: Station; state: StationState; sheet: Asked; onClose: () => void };

/** What is worth much, or was not looked at, is named before it is decided. */
function AskAboutUnits({ station, state, sheet, onClose }: AskAboutUnitsProps) {
  const parcel = parcelOf(station, sheet.processId);
  const draft = state.drafts.get(sheet.processId);
  if (parcel === null || draft === undefined) return null;
  const left = parcel.units.filter(({ unit_id, verdict }) => verdict === "UNDECIDED" && !draft.units[unit_id]?.status);
  if (sheet.kind === "MISSING_ONE") {
    const unit = parcel.units.filter(({ unit_id }) => unit_id === sheet.unitId);
    return (
      <AskSheet
        title="Is this unit really missing?"
        tone="hold"
        confirm="Missing"
        onConfirm={() => decide(station, "MISSING", { isAsked: true })}
        onClose={onClose}
      >
        <UnitNames units={unit} currency={parcel.currency} />
        <p>The shopper gets nothing back for it.</p>
      </AskSheet>
    );
  }
  if (sheet.kind === "APPROVE_REST")
    return (
      <AskSheet
        title={`Approve ${left.length === 1 ? "this unit" : `these ${left.length} units`}?`}
        confirm="Approve"
        onConfirm={() => approveRest(station, { isAsked: true })}
        onClose={onClose}
      >
        <UnitNames units={left} currency={parcel.currency} />
      </AskSheet>
    );
  return (
    <AskSheet
      title={
        left.length === 1 ? "This unit will be marked missing" : `These ${left.length} units will be marked missing`
      }
      tone="hold"
      confirm="Submit"
      onConfirm={() => submitOpen(station, { isAsked: true })}
      onClose={onClose}
    >
      <UnitNames units={left} currency={parcel.currency} />
      <p>The shopper gets nothing back for what is missing.</p>
    </AskSheet>
  );
}
