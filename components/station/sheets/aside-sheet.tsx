import { LocationLabel, labelTime } from "../screens/location-label";
import { ActButton } from "../ui/act-button";
import { takeBackAside } from "../work/open-codes";
import type { Station } from "../work/station";
import type { Sheet, StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type AsideSheetProps = {
  station: Station;
  state: StationState;
  sheet: Extract<Sheet, { kind: "ASIDE" }>;
  onClose: () => void;
};

/** A thing without a return has a label of its own, by which somebody finds out whose it is. */
export function AsideSheet({ station, state, sheet, onClose }: AsideSheetProps) {
  const { draft, place, atMs } = sheet.entry;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <SheetFrame title={`Set aside as ${draft.plate}`} tone="hold" onClose={onClose}>
      <SheetText>Put this label on it. Scan it later to find the owner.</SheetText>
      <LocationLabel
        className="mt-4 max-w-80"
        code={draft.plate}
        facts={[
          ["Goes to", "UNEXPECTED"],
          ["Warehouse", place],
          ["Registered", labelTime(atMs + state.skewMs, timeZone)],
        ]}
      />
      <SheetActs>
        <ActButton act="UNDO" onClick={() => takeBackAside(station, sheet)}>
          Undo
        </ActButton>
        <ActButton act="PRINT" onClick={() => window.print()}>
          Print bin label
        </ActButton>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
