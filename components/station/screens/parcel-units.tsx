import { Box, MessageSquare, ScanBarcode } from "lucide-react";
import { useEffect, useRef } from "react";
import { draftOf } from "../../dashboard/review/review-draft";
import { Thumb } from "../../ui/thumb";
import { ActKey, Key, useShortcut } from "../ui/act-button";
import { Column } from "../ui/bench";
import { Button } from "../ui/button";
import { Frame } from "../ui/frame";
import { Seal } from "../ui/seal";
import { Sub } from "../ui/text";
import { UnitButton, UnitName, Units } from "../ui/units";
import { asksForGrade, conditionOf } from "../work/condition-grades";
import { approveRest, chooseUnit } from "../work/decide";
import { nameOfPerson, reasonOf } from "../work/facts-in-words";
import type { OpenCode } from "../work/open-code";
import { openPiece } from "../work/open-parcel";
import { keepDraft, storeOf } from "../work/parcels";
import { piecesToCome, piecesWords } from "../work/pieces";
import { isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel, StationUnit } from "../work/types";
import { nameOf } from "../work/unannounced";
import { focus, openUnits } from "../work/verdicts";
import { BackKey } from "./back-key";
import { Glyph, VERDICT_TONES, VERDICT_WORDS } from "./glyph";
import { Taken } from "./photos";

type ParcelUnitsProps = {
  station: Station;
  parcel: StationParcel;
  draft: ParcelDraft;
  /** What was read at this parcel and nobody has decided about. */
  codes: readonly OpenCode[];
  activeId: string | null;
};

/** Every unit that should be in the parcel, one by one. */
export function ParcelUnits({ station, parcel, draft, codes, activeId }: ParcelUnitsProps) {
  const decided = parcel.units.filter((unit) => verdictOf(unit, draft) !== null).length;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows what is in focus
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  useTabThroughUnits(station, { parcel, activeId });
  return (
    <Column
      back={<BackKey station={station} />}
      about={<About parcel={parcel} />}
      code={parcel.return_code}
      count={
        <>
          <b>{decided}</b> of {parcel.units.length}
        </>
      }
    >
      <Pieces station={station} parcel={parcel} />
      <Units ref={list}>
        {parcel.units.map((unit) => (
          <li key={unit.unit_id}>
            <UnitButton isCurrent={unit.unit_id === activeId} onClick={() => chooseUnit(station, unit)}>
              <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
              <span>
                <UnitName>{unit.name}</UnitName>
                <Sub isCut>{variantWords(unit)}</Sub>
                <UnitState station={station} parcel={parcel} unit={unit} draft={draft} />
              </span>
            </UnitButton>
          </li>
        ))}
        <Besides station={station} draft={draft} />
        <OpenCodes station={station} codes={codes} />
      </Units>
      <RestKey station={station} parcel={parcel} draft={draft} />
    </Column>
  );
}

/** Whose it is. That all of several parcels are here takes no row from the units. */
function About({ parcel }: Pick<ParcelUnitsProps, "parcel">) {
  const words = piecesToCome(parcel).length === 0 ? piecesWords(parcel) : "";
  return (
    <>
      {words === "" ? null : (
        <>
          <b className="font-medium text-ink" role="status">
            {words}
          </b>{" "}
        </>
      )}
      {parcel.customer_name}, {parcel.store_name}
    </>
  );
}

/**
 * Of a return in several parcels: which are here. One whose label can't be read is said to be here by hand; which of
 * several it is nobody can tell then, and the first that is missing stands for it.
 */
function Pieces({ station, parcel }: Pick<ParcelUnitsProps, "station" | "parcel">) {
  const words = piecesWords(parcel);
  const [next] = piecesToCome(parcel);
  if (next === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-1.5 pr-5 pl-pad max-bench:pr-pad">
      <p className="min-w-0 text-field font-medium" role="status">
        {words}
      </p>
      <Button
        className="flex-none"
        onClick={() => void openPiece(station, parcel, next.piece.number)}
      >{`Receive parcel ${next.position}`}</Button>
    </div>
  );
}

/** Before anything has the focus, Tab goes through the units and then on to the buttons, as it does everywhere. */
const useTabThroughUnits = (station: Station, { parcel, activeId }: Pick<ParcelUnitsProps, "parcel" | "activeId">) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFree = document.activeElement === document.body && !event.defaultPrevented;
      if (event.key !== "Tab" || !isFree || !station.read().areKeysOn) return;
      const at = parcel.units.findIndex(({ unit_id }) => unit_id === activeId);
      const next = parcel.units[at + (event.shiftKey ? -1 : 1)];
      if (next === undefined) return;
      event.preventDefault();
      chooseUnit(station, next);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [station, parcel, activeId]);
};

/** What counts: the server's word, or what was decided here. */
export const verdictOf = (unit: StationUnit, draft: ParcelDraft) =>
  unit.verdict === "UNDECIDED" ? draftOf(draft.units, unit.unit_id).status : unit.verdict;

type UnitStateProps = Pick<ParcelUnitsProps, "station" | "parcel" | "draft"> & { unit: StationUnit };

function UnitState({ station, parcel, unit, draft }: UnitStateProps) {
  const { facts } = station.read();
  const store = storeOf(station, parcel);
  const verdict = verdictOf(unit, draft);
  // A colleague who worked here before answers for it.
  const { user = facts.person.email } = draftOf(draft.units, unit.unit_id);
  const { grade } = conditionOf(draft, unit.unit_id);
  if (verdict === null)
    return (
      <Sub isCut>
        {unit.comment === "" ? null : (
          <MessageSquare className="mr-1.5 inline-block size-4.5 align-[-3px]" aria-hidden="true" />
        )}
        {reasonOf(unit)}
        <span className="sr-only">{unit.comment === "" ? "" : ", with a comment"}, not inspected yet</span>
      </Sub>
    );
  return (
    <span className="flex min-w-0 items-end gap-2">
      <Seal tone={VERDICT_TONES[verdict]} isHit>
        <Glyph verdict={verdict} />
        {VERDICT_WORDS[verdict]}
        {verdict === "APPROVED" && grade !== "" ? `, ${grade}` : ""}
        {store !== null && asksForGrade(store, draft, unit) ? ", grade?" : ""}
      </Seal>
      {user === facts.person.email ? null : <Sub isCut>by {nameOfPerson(facts, user)}</Sub>}
    </span>
  );
}

/** The end of the number is what people compare. */
const TAIL = 4;

const variantWords = ({ variant_name, ean, sku }: StationUnit): string => {
  const code = ean || sku;
  return [variant_name, code === "" ? "" : `…${code.slice(-TAIL)}`].filter((part) => part !== "").join(", ");
};

/** What lay in the parcel and nobody announced, below what was expected. */
function Besides({ station, draft }: { station: Station; draft: ParcelDraft }) {
  return draft.besides?.things.map(({ id, code, description, unitId }) => {
    const photo = draft.photos.find((each) => each.unitId === id);
    return (
      <li key={id}>
        <UnitButton isCurrent={id === draft.activeId} onClick={() => keepDraft(station, focus(draft, id))}>
          <Frame>{photo === undefined ? <Box /> : <Taken photo={photo} />}</Frame>
          <span>
            <UnitName>{description || "Unexpected item"}</UnitName>
            <Sub isCut isCode>
              {code}
            </Sub>
            <Seal tone="hold" isHit>
              {unitId === "" ? "Extra" : "Swapped"}
            </Seal>
          </span>
        </UnitButton>
      </li>
    );
  });
}

/** What was read and fits nothing stays below what was expected, until somebody says what it is. */
function OpenCodes({ station, codes }: Pick<ParcelUnitsProps, "station" | "codes">) {
  return codes.map(({ id, code, kind }) => (
    <li key={id}>
      <UnitButton isCurrent={false} onClick={() => station.change({ sheet: { kind: "CODE", id } })}>
        <Frame>
          <ScanBarcode />
        </Frame>
        <span>
          <UnitName>{nameOf(station, code) || "Unknown code"}</UnitName>
          <Sub isCut isCode>
            {code}
          </Sub>
          <Seal tone="hold" isHit>
            {kind === "EXTRA" ? "Extra item?" : "What is it?"}
          </Seal>
        </span>
      </UnitButton>
    </li>
  ));
}

/** Approves what is left; of a single unit its own key says the same. */
function RestKey({ station, parcel, draft }: { station: Station; parcel: StationParcel; draft: ParcelDraft }) {
  const [own, approve] = [useShortcut("APPROVE_REST"), useShortcut("APPROVE")];
  // The letter of Approve does it with Shift as long as nobody has chosen a key for it.
  const shifted = own === undefined && approve !== undefined && isLetter(approve) ? approve : null;
  const left = openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === null).length;
  // Nobody has seen what another parcel brings.
  if (left < 2 || piecesToCome(parcel).length > 0) return null;
  return (
    <div className="border-t border-line py-3 pr-5 pl-pad max-bench:border-t-0 max-bench:pt-0 max-bench:pr-pad">
      <Button
        kind="ok"
        className="w-full"
        aria-keyshortcuts={shifted === null ? own : `Shift+${shifted}`}
        onClick={() => approveRest(station)}
      >
        {shifted === null ? <ActKey act="APPROVE_REST" /> : <Key>{`⇧ ${keyFace(shifted)}`}</Key>}
        Approve {left === openUnits(parcel).length ? `all ${left}` : `the other ${left}`}
      </Button>
    </div>
  );
}
