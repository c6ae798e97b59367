import type { Station } from "../work/station";
import type { TakeOver } from "../work/take-over";
import type { Sheet, StationState } from "../work/types";
import { DeviceSheet } from "./device-sheet";
import { HelpSheet } from "./help-sheet";
import { KeysSheet } from "./keys-sheet";
import { OwnPinSheet } from "./own-pin-sheet";
import { PersonSheet } from "./person-sheet";
import { PhoneSheet } from "./phone-sheet";
import { QueueSheet } from "./queue-sheet";
import { ShiftSheet } from "./shift-sheet";
import { UnannouncedListSheet } from "./unannounced-list-sheet";

export { MatchScreen } from "../screens/match-screen";

/** Leads out of the station, or to another person. */
export type Doors = { signOut: () => Promise<void>; takeOver: TakeOver };

type LateSheetsProps = Doors & {
  station: Station;
  state: StationState;
  sheet: Sheet;
  onClose: () => void;
};

/** Sheets that no inspection needs. They are loaded after the station has opened (late.ts). */
export function LateSheets({ signOut, takeOver, sheet, ...shared }: LateSheetsProps) {
  switch (sheet.kind) {
    case "HELP":
      return <HelpSheet {...shared} sheet={sheet} />;
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
      return <OwnPinSheet station={shared.station} onClose={shared.onClose} />;
    case "FOUND_LIST":
      return <UnannouncedListSheet {...shared} />;
    default:
      return null;
  }
}
