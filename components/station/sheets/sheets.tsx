import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { useLocale, useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { approveRest, decide } from "../work/decide";
import { openMatch, setAside } from "../work/match-unannounced";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { submitOpen } from "../work/submit";
import type { StationState, StationUnit } from "../work/types";
import { AsideSheet } from "./aside-sheet";
import { AskSheet } from "./ask-sheet";
import { CameraSheet } from "./camera-sheet";
import { CodeSheet } from "./code-sheet";
import { CodesSheet } from "./codes-sheet";
import type { Late } from "./late";
import type { Doors } from "./late-sheets";
import { MatchesSheet } from "./matches-sheet";
import { NoneSheet } from "./none-sheet";
import { NoteSheet } from "./note-sheet";
import { OpenCodesSheet } from "./open-codes-sheet";
import { OverrideSheet } from "./override-sheet";
import { PictureSheet } from "./picture-sheet";
import { SearchField } from "./search-field";
import { SheetFrame } from "./sheet-frame";
import { TextSheet } from "./text-sheet";
import { WarningSheet } from "./warning-sheet";

type SheetsProps = Doors & {
  station: Station;
  state: StationState;
  /** Null until it is loaded. */
  late: Late | null;
};

/** The open sheet, if any. */
export function Sheets({ station, state, late, ...doors }: SheetsProps) {
  const { sheet } = state;
  if (sheet === null) return null;
  const close = () => {
    // A sheet that was replaced by another closes nothing.
    if (station.read().sheet === sheet) station.change({ sheet: null });
  };
  const shared = { station, state, onClose: close };
  switch (sheet.kind) {
    case "MATCHES":
      return <MatchesSheet {...shared} code={sheet.code} processIds={sheet.processIds} />;
    case "NONE":
      return <NoneSheet station={station} onClose={close} code={sheet.code} isOffline={sheet.isOffline} />;
    case "WARNING":
      return <WarningSheet key={sheet.warning} {...shared} processId={sheet.processId} warning={sheet.warning} />;
    case "CODE":
      return <CodeQuestion {...shared} id={sheet.id} />;
    case "CODES":
      return <CodesSheet {...shared} />;
    case "OPEN_CODES":
      return <OpenCodesSheet station={station} sheet={sheet} onClose={close} />;
    case "ASIDE":
      return <AsideSheet {...shared} sheet={sheet} />;
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
    case "FIND_ORDER":
    case "SET_ASIDE":
      return <UnannouncedText station={station} state={state} kind={sheet.kind} onClose={close} />;
    case "MISSING_REST":
    case "MISSING_ONE":
    case "APPROVE_REST":
      return <AskAboutUnits {...shared} sheet={sheet} />;
    default:
      return late === null ? null : <late.LateSheets {...shared} {...doors} sheet={sheet} />;
  }
}

type Asked = Extract<StationState["sheet"], { kind: "MISSING_REST" | "MISSING_ONE" | "APPROVE_REST" }>;
type AskAboutUnitsProps = { station: Station; state: StationState; sheet: Asked; onClose: () => void };

/** Valuable or uninspected units are named before they are decided. */
function AskAboutUnits({ station, state, sheet, onClose }: AskAboutUnitsProps) {
  const t = useText();
  const parcel = parcelOf(station, sheet.processId);
  const draft = state.drafts.get(sheet.processId);
  if (parcel === null || draft === undefined) return null;
  const left = parcel.units.filter(({ unit_id, verdict }) => verdict === "UNDECIDED" && !draft.units[unit_id]?.status);
  if (sheet.kind === "MISSING_ONE") {
    const unit = parcel.units.filter(({ unit_id }) => unit_id === sheet.unitId);
    return (
      <AskSheet
        title={t("ask.missingTitle")}
        tone="hold"
        confirm={t("ask.markMissing")}
        onConfirm={() => decide(station, "MISSING", sheet)}
        onClose={onClose}
      >
        <UnitNames units={unit} currency={parcel.currency} />
        <p>{t("ask.notRefunded")}</p>
      </AskSheet>
    );
  }
  if (sheet.kind === "APPROVE_REST")
    return (
      <AskSheet
        title={t("ask.approveTitle", { count: left.length })}
        confirm={t("actNames.APPROVE")}
        onConfirm={() => approveRest(station, { isAsked: true })}
        onClose={onClose}
      >
        <UnitNames units={left} currency={parcel.currency} />
      </AskSheet>
    );
  return (
    <AskSheet
      title={t("ask.restTitle", { count: left.length })}
      tone="hold"
      confirm={t("common.submit")}
      onConfirm={() => submitOpen(station, { isAsked: true })}
      onClose={onClose}
    >
      <UnitNames units={left} currency={parcel.currency} />
      <p>{t("ask.missingNotRefunded")}</p>
    </AskSheet>
  );
}

type UnannouncedTextProps = {
  station: Station;
  state: StationState;
  kind: "FIND_ORDER" | "SET_ASIDE";
  onClose: () => void;
};

/** Search text for the owner of a parcel. */
function UnannouncedText({ station, state, kind, onClose }: UnannouncedTextProps) {
  const t = useText();
  if (state.screen.kind !== "MATCH") return null;
  const { found_id, plate } = state.screen.match.found;
  if (kind === "FIND_ORDER")
    return (
      <TextSheet
        title={t("common.findOrder")}
        label={t("findOrder.label")}
        hint={t("findOrder.hint")}
        act={t("common.search")}
        onText={(text) => void openMatch(station, found_id, text)}
        onClose={onClose}
      />
    );
  return (
    <TextSheet
      title={t("noOwner.title", { label: plate })}
      label={t("noOwner.label")}
      hint={t("noOwner.hint")}
      act={t("actNames.ASIDE")}
      onText={(text) => void setAside(station, text)}
      onClose={onClose}
    />
  );
}

/** The question about a code, while it is open. */
function CodeQuestion({ id, ...shared }: Pick<SheetsProps, "station" | "state"> & { id: string; onClose: () => void }) {
  const entry = shared.state.codes.find((each) => each.id === id);
  return entry === undefined ? null : <CodeSheet key={id} {...shared} entry={entry} />;
}

/** For labels that can't be scanned. */
function TypeSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const t = useText();
  return (
    <SheetFrame title={t("common.whichParcel")} onClose={onClose}>
      <SearchField station={station} />
    </SheetFrame>
  );
}

/** Units by name, with their price. */
function UnitNames({ units, currency }: { units: readonly StationUnit[]; currency: string }) {
  const locale = useLocale();
  return (
    <ul className="mt-4 [--thumb:56px]">
      {units.map((unit) => (
        <li className="flex items-center gap-4 border-b border-line py-2.5" key={unit.unit_id}>
          <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{unit.name}</b>
            <Sub className="block">{unit.variant_name}</Sub>
          </span>
          <span>{moneyText(unit.paid_amount, currency, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
