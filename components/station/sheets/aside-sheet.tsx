import { LocationLabel, labelTime } from "../screens/location-label";
import { ActButton } from "../ui/act-button";
import { useText } from "../ui/reader";
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

/** An item without a return has its own label, by which its owner is found. */
export function AsideSheet({ station, state, sheet, onClose }: AsideSheetProps) {
  const t = useText();
  const { draft, place, atMs } = sheet.entry;
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <SheetFrame title={t("codes.setAside", { label: draft.plate })} tone="hold" onClose={onClose}>
      <SheetText>{t("aside.words")}</SheetText>
      <LocationLabel
        className="mt-4 max-w-80"
        code={draft.plate}
        facts={[
          [t("label.goesTo"), t("common.unexpectedPlace")],
          [t("label.warehouse"), place],
          [t("label.registered"), labelTime(atMs + state.skewMs, { timeZone, locale: station.locale })],
        ]}
      />
      <SheetActs>
        <ActButton act="UNDO" onClick={() => takeBackAside(station, sheet)}>
          {t("actNames.UNDO")}
        </ActButton>
        <ActButton act="PRINT" onClick={() => window.print()}>
          {t("actNames.PRINT")}
        </ActButton>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
