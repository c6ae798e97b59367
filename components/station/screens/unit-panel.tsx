import { useEffect, useRef } from "react";
import { draftOf, OTHER } from "../../dashboard/review/review-draft";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { DigitKey } from "../ui/act-button";
import { Panel, PanelTitle } from "../ui/bench";
import { Decided } from "../ui/decided";
import { useLocale, useText } from "../ui/reader";
import { Code, Listed, Sub } from "../ui/text";
import { Tile, Tiles } from "../ui/tiles";
import { asksForGrade, checkLinesOf, conditionOf, gradedPieces, gradesOf } from "../work/condition-grades";
import { chooseUnit } from "../work/decide";
import { reasonOf } from "../work/facts-in-words";
import { giveGrade, toggleCheck } from "../work/give-grade";
import { nextPlaces, placeWords } from "../work/next-places";
import { storeOf } from "../work/parcels";
import { undoable } from "../work/queue";
import type { Station } from "../work/station";
import type { ParcelDraft, StationStore, StationUnit } from "../work/types";
import { Comment } from "./comment";
import { Glyph, VERDICT_TONES } from "./glyph";
import { Reasons, type ReasonsProps } from "./reasons";
import { ShopperPhotos } from "./shopper-photos";
import { VerdictKeys } from "./verdict-keys";
import { ZoomButton } from "./zoom-button";

type UnitPanelProps = Omit<ReasonsProps, "verdict"> & { unit: StationUnit; number: number };

/** The current unit: product, return reason, and verdict. */
export function UnitPanel({ station, state, parcel, draft, store, unit, number }: UnitPanelProps) {
  const t = useText();
  const verdict = draftOf(draft.units, unit.unit_id);
  const isOpen = unit.verdict === "UNDECIDED";
  const isDeclined = isOpen && verdict.status === "DECLINED";
  const isInOwnWords = isDeclined && verdict.reason === OTHER;
  const hasChecks = isOpen && checkLinesOf(store, unit).length > 0;
  const pieces = gradedPieces({ parcel, draft, store }, unit);
  const hasPieces = pieces.length > 1 && pieces.includes(unit);
  const head = useInView();
  return (
    <Panel
      labelledBy="unit"
      className={`max-bench:[&>:not(:first-child,[data-verdicts])]:order-1 ${isDeclined ? "gap-3" : "gap-4"}`}
    >
      <div
        ref={head}
        className={`grid scroll-mb-27 grid-cols-[auto_minmax(0,1fr)] gap-5 ${pictureSize({ isDeclined, isCrowded: hasChecks || hasPieces })}`}
      >
        <Picture station={station} unit={unit} />
        <div>
          <PanelTitle id="unit">{unit.name}</PanelTitle>
          <Sub as="p">
            <Listed
              parts={[
                unit.variant_name,
                t("unit.position", { number, total: parcel.units.length }),
                unit.ean || unit.sku ? <Code key="code">{unit.ean || unit.sku}</Code> : null,
              ]}
            />
          </Sub>
          <blockquote className={`border-t border-line ${isInOwnWords ? "mt-1.5 pt-1.5" : "mt-2.5 pt-2.5"}`}>
            <b className="font-semibold">{reasonOf(unit)}</b>
            {unit.comment === "" ? null : (
              <Comment lines={isDeclined ? 1 : hasChecks || hasPieces ? 3 : 6}>{unit.comment}</Comment>
            )}
          </blockquote>
          <ShopperPhotos station={station} processId={parcel.process_id} lineItemId={unit.line_item_id} />
        </div>
      </div>
      {isOpen ? (
        <>
          {isDeclined ? (
            <Reasons station={station} state={state} parcel={parcel} draft={draft} store={store} verdict={verdict} />
          ) : (
            <CheckList station={station} draft={draft} store={store} unit={unit} />
          )}
          {hasPieces ? <Pieces {...{ station, draft, store, unit, pieces }} /> : null}
          {verdict.status === "APPROVED" ? <Grades station={station} draft={draft} store={store} unit={unit} /> : null}
          <LastPlaces station={station} state={state} draft={draft} />
          <VerdictKeys station={station} parcel={parcel} unit={unit} status={verdict.status} />
        </>
      ) : (
        <DecidedBefore unit={unit} currency={parcel.currency} />
      )}
    </Panel>
  );
}

/** On a phone it is below the list: the comment scrolls into view above the keys, which cover the edge. */
const useInView = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => void element.current?.scrollIntoView({ block: "nearest" }), []);
  return element;
};

/** The decision's inputs need the space of the picture, which was looked at before. */
const pictureSize = ({ isDeclined, isCrowded }: { isDeclined: boolean; isCrowded: boolean }): string => {
  if (isDeclined) return "[--thumb:100px]";
  return isCrowded ? "[--thumb:144px] max-bench:[--thumb:96px]" : "[--thumb:260px] max-bench:[--thumb:96px]";
};

/** The product; hold or press to enlarge it. */
function Picture({ station, unit }: { station: Station; unit: StationUnit }) {
  const t = useText();
  const thumb = <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />;
  if (unit.image_url === "") return thumb;
  const label = t("unit.enlarge", { name: unit.name });
  return (
    <ZoomButton station={station} url={unit.image_url} name={unit.name} label={label} hasKey>
      {thumb}
    </ZoomButton>
  );
}

/** Where the previous parcel's units go, until this one has a verdict. */
function LastPlaces({ station, state, draft }: Pick<UnitPanelProps, "station" | "state" | "draft">) {
  const t = useText();
  const last = draft.before.length > 0 ? null : undoable(state, station.nowMs());
  const store = last === null ? null : storeOf(station, last.parcel);
  const words = last === null || store === null ? "" : placeWords(station, nextPlaces(last.parcel, last.draft, store));
  if (last === null || words === "") return null;
  return (
    <p className="border-t border-rule pt-3 pb-2">
      <Sub>{t.rich("unit.previousParcel", { code: last.parcel.return_code, mark: (code) => <Code>{code}</Code> })}</Sub>
      <b className="block text-h1 font-semibold tracking-normal stretch-narrow">{words}</b>
    </p>
  );
}

/** Inspected before: read-only here, and corrected in the dashboard. */
function DecidedBefore({ unit, currency }: { unit: StationUnit; currency: string }) {
  const t = useText();
  const locale = useLocale();
  if (unit.verdict === "UNDECIDED") return null;
  return (
    <Decided tone={VERDICT_TONES[unit.verdict]}>
      <Glyph verdict={unit.verdict} />
      <b>{t(`verdictEarlier.${unit.verdict}`)}</b>
      <span>{unit.verdict === "APPROVED" ? moneyText(unit.paid_amount, currency, locale) : unit.reject_reason}</span>
    </Decided>
  );
}

type PiecesProps = GradesProps & { pieces: readonly StationUnit[] };

/** Approved units of the same product: each has its own grade, and a press shows it. */
function Pieces({ station, draft, store, unit, pieces }: PiecesProps) {
  const t = useText();
  return (
    <div>
      <h2 className="mb-2 font-semibold" id="pieces">
        {t("unit.identical", { count: pieces.length })}
      </h2>
      <ul className="flex gap-3 overflow-x-auto pb-1" aria-labelledby="pieces">
        {pieces.map((piece, index) => {
          const isShown = piece.unit_id === unit.unit_id;
          const { grade } = conditionOf(draft, piece.unit_id);
          const words = grade || t(asksForGrade(store, draft, piece) ? "unit.grade" : "unit.noGrade");
          return (
            <li className="flex-[1_0_116px]" key={piece.unit_id}>
              <button
                type="button"
                className={`min-h-target w-full touch-manipulation rounded-control border px-3 py-1 text-start text-tile ${isShown ? "border-2 border-ink bg-surface" : "border-field-line bg-surface hover:bg-hover"}`}
                aria-current={isShown}
                onClick={() => chooseUnit(station, piece)}
              >
                <Sub>{t("unit.piece", { number: index + 1 })}</Sub>
                <b
                  className={`block truncate font-semibold ${grade === "" ? "text-tone" : "text-ok"}`}
                  data-tone={grade === "" ? "hold" : undefined}
                >
                  {words}
                </b>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type GradesProps = { station: Station; draft: ParcelDraft; store: StationStore; unit: StationUnit };

/** Condition of an approved unit: one digit, in the store's own words. */
function Grades({ station, draft, store, unit }: GradesProps) {
  const t = useText();
  const grades = gradesOf(store, unit);
  if (grades.length === 0) return null;
  const { grade } = conditionOf(draft, unit.unit_id);
  const isRequired = asksForGrade(store, draft, unit);
  return (
    <Tiles title={t("unit.condition")} id="grade" asked={isRequired ? t("common.required") : null} tone="ok">
      {grades.map(({ name, hint }, index) => (
        <Tile key={name} isChosen={grade === name} onClick={() => giveGrade(station, name)}>
          <DigitKey>{String(index + 1)}</DigitKey>
          <span>
            <b className="font-semibold">{name}</b>
            {hint === "" ? null : <small className="block text-hint font-normal">{hint}</small>}
          </span>
        </Tile>
      ))}
    </Tiles>
  );
}

type CheckListProps = { station: Station; draft: ParcelDraft; store: StationStore; unit: StationUnit };

/** The store's checklist for items of this kind; press a line, or Shift and its digit. */
function CheckList({ station, draft, store, unit }: CheckListProps) {
  const t = useText();
  const lines = checkLinesOf(store, unit);
  if (lines.length === 0) return null;
  const { checks } = conditionOf(draft, unit.unit_id);
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(168px,1fr))] gap-3">
      <legend className="sr-only">{t("unit.checklist")}</legend>
      {lines.map((line, index) => (
        <Line key={line} isOn={checks.includes(line)} digit={index + 1} onClick={() => toggleCheck(station, index)}>
          {line}
        </Line>
      ))}
    </fieldset>
  );
}

type LineProps = { isOn: boolean; digit: number; onClick: () => void; children: string };

function Line({ isOn, digit, onClick, children }: LineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: large enough for gloves, and it speaks
    <button
      type="button"
      role="checkbox"
      className={`flex min-h-target touch-manipulation items-center gap-3 rounded-control border bg-surface px-3 py-1 text-start text-tile font-stretch-86% ${isOn ? "border-ok font-semibold text-ok" : "border-rule"}`}
      aria-checked={isOn}
      aria-keyshortcuts={`Shift+${digit}`}
      onClick={onClick}
    >
      <i
        className={`grid size-7 flex-none place-items-center rounded-key border-2 ${isOn ? "border-ok" : "border-field-line"}`}
        aria-hidden="true"
      >
        {isOn ? <Glyph verdict="APPROVED" /> : null}
      </i>
      {children}
    </button>
  );
}
