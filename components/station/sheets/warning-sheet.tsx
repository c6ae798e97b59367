import type { StationText } from "@/messages/station";
import { Glyph, VERDICT_TONES } from "../screens/glyph";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { Seal } from "../ui/seal";
import { Code, Listed, Sub } from "../ui/text";
import { openParcel } from "../work/open-parcel";
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

/** These need a person's decision: the parcel is here, whatever the system says. */
const OPENING = ["UNAPPROVED", "HELD", "ELSEWHERE"] as const satisfies readonly Warning[];

/** A problem with a parcel: what it is, and what can be done. */
export function WarningSheet({ station, state, processId, warning, onClose }: WarningSheetProps) {
  const t = useText();
  const parcel = parcelOf(station, processId);
  if (parcel === null) return null;
  const opening = OPENING.find((each) => each === warning);
  const close = () => {
    // A parcel that turns out not to be ours doesn't stay open behind the sheet.
    const { screen } = station.read();
    if (screen.kind === "INSPECT" && screen.processId === processId) station.change({ screen: { kind: "SCAN" } });
    onClose();
  };
  return (
    <SheetFrame title={t(`warning.titles.${warning}`)} tone={opening === undefined ? "bad" : "hold"} onClose={close}>
      <SheetText>
        <Listed
          parts={[
            <Code key="code" className="text-ink">
              {parcel.return_code}
            </Code>,
            parcel.customer_name,
            parcel.store_name,
          ]}
        />
      </SheetText>
      <SheetText>{explanation(t, { warning, parcel, place: state.place })}</SheetText>
      {warning === "DONE" ? <Verdicts parcel={parcel} /> : null}
      <SheetActs>
        <Button onClick={close}>
          <Key>Esc</Key>
          {warning === "DONE" ? t("common.close") : t("warning.setAside")}
        </Button>
        {opening === undefined ? null : (
          <Button
            kind="main"
            data-first
            onClick={() => openParcel(station, parcel, { isAuthorizing: warning === "UNAPPROVED" })}
          >
            <Key>⏎</Key>
            {t(`warning.open.${opening}`)}
          </Button>
        )}
      </SheetActs>
    </SheetFrame>
  );
}

type Explained = { warning: Warning; parcel: StationParcel; place: string };

const explanation = (t: StationText, { warning, parcel, place }: Explained): string => {
  switch (warning) {
    case "CANCELED":
      return t("warning.explained.CANCELED");
    case "FAILED":
      return t("warning.explained.FAILED");
    case "REFUSED":
      return t("warning.explained.REFUSED");
    case "EMPTY":
      return t("warning.explained.EMPTY");
    case "DONE":
      return t("warning.explained.DONE");
    case "UNAPPROVED":
      return t("warning.explained.UNAPPROVED");
    case "HELD":
      return parcel.hold_reason === "" ? t("warning.explained.HELD") : parcel.hold_reason;
    case "ELSEWHERE":
      return t("warning.explained.ELSEWHERE", { place: parcel.place, here: place });
  }
};

function Verdicts({ parcel }: { parcel: StationParcel }) {
  const t = useText();
  return (
    <ul className="mt-4">
      {parcel.units.map((unit) =>
        unit.verdict === "UNDECIDED" ? null : (
          <li className="flex items-center gap-4 border-b border-line py-2.5" key={unit.unit_id}>
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{unit.name}</b>
              <Sub className="block">
                <Listed parts={[unit.variant_name, unit.reject_reason]} />
              </Sub>
            </span>
            <Seal tone={VERDICT_TONES[unit.verdict]}>
              <Glyph verdict={unit.verdict} />
              {t(`verdict.${unit.verdict}`)}
            </Seal>
          </li>
        ),
      )}
    </ul>
  );
}
