import { Glyph, VERDICT_TONES, VERDICT_WORDS } from "../screens/glyph";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Seal } from "../ui/seal";
import { Code, Sub } from "../ui/text";
import { openParcel, WARNING_WORDS } from "../work/open-parcel";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import type { StationParcel, StationState, Warning } from "../work/types";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type WarningSheetProps = {
  station: Station;
  state: StationState;
  processId: string;
  warning: Warning;
  onClose: () => void;
};

/** These are decided by a person: the parcel is here, whatever the system thinks of it. */
const OPENING: Partial<Record<Warning, string>> = {
  UNAPPROVED: "Approve and inspect",
  HELD: "Inspect anyway",
  ELSEWHERE: "Inspect here",
};

/** Something is in the way of a parcel: what it is, and what can be done. */
export function WarningSheet({ station, state, processId, warning, onClose }: WarningSheetProps) {
  const parcel = parcelOf(station, processId);
  if (parcel === null) return null;
  const opening = OPENING[warning];
  const close = () => {
    // A parcel that turned out to be none of ours is not left open behind the sheet.
    const { screen } = station.read();
    if (screen.kind === "INSPECT" && screen.processId === processId) station.change({ screen: { kind: "SCAN" } });
    onClose();
  };
  return (
    <SheetFrame title={WARNING_WORDS[warning]} tone={opening === undefined ? "bad" : "hold"} onClose={close}>
      <SheetText>
        <Code className="text-ink">{parcel.return_code}</Code>, {parcel.customer_name}, {parcel.store_name}
      </SheetText>
      <SheetText>{explanation(warning, parcel, state.place)}</SheetText>
      {warning === "DONE" ? <Verdicts parcel={parcel} /> : null}
      <SheetActs>
        <Button onClick={close}>
          <Key>Esc</Key>
          {warning === "DONE" ? "Close" : "Set it aside"}
        </Button>
        {opening === undefined ? null : (
          <Button
            kind="main"
            data-first
            onClick={() => openParcel(station, parcel, { isAuthorizing: warning === "UNAPPROVED" })}
          >
            <Key>⏎</Key>
            {opening}
          </Button>
        )}
      </SheetActs>
    </SheetFrame>
  );
}

const explanation = (warning: Warning, parcel: StationParcel, place: string): string => {
  switch (warning) {
    case "CANCELED":
      return "There’s no refund for it. Leave it closed and ask support what to do.";
    case "FAILED":
      return "No further refund will be sent. Leave it closed and ask support what to do.";
    case "REFUSED":
      return "The shopper wasn’t supposed to send it. Leave it closed and ask support what to do.";
    case "EMPTY":
      return "The shopper keeps every item, so nothing was expected in this parcel.";
    case "DONE":
      return "You can view it here. Verdicts are corrected in the dashboard.";
    case "UNAPPROVED":
      return "It hasn’t been approved yet. If you submit an inspection, you approve it in your name.";
    case "HELD":
      return parcel.hold_reason === "" ? "No refund is sent until the hold is released." : parcel.hold_reason;
    case "ELSEWHERE":
      return `It belongs to ${parcel.place}. This is ${place}.`;
  }
};

function Verdicts({ parcel }: { parcel: StationParcel }) {
  return (
    <ul className="mt-4">
      {parcel.units.map((unit) =>
        unit.verdict === "UNDECIDED" ? null : (
          <li className="flex items-center gap-4 border-b border-line py-2.5" key={unit.unit_id}>
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{unit.name}</b>
              <Sub className="block">
                {[unit.variant_name, unit.reject_reason].filter((text) => text !== "").join(", ")}
              </Sub>
            </span>
            <Seal tone={VERDICT_TONES[unit.verdict]}>
              <Glyph verdict={unit.verdict} />
              {VERDICT_WORDS[unit.verdict]}
            </Seal>
          </li>
        ),
      )}
    </ul>
  );
}
