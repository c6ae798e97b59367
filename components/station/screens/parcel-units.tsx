import { MessageSquare } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { commaOf } from "@/contract/vocabulary/language";
import type { StationText } from "@/messages/station";
import { draftOf } from "../../dashboard/review/review-draft";
import { Thumb } from "../../ui/thumb";
import { ActKey, Key, useShortcut } from "../ui/act-button";
import { Column } from "../ui/bench";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { Seal } from "../ui/seal";
import { Listed, Sub } from "../ui/text";
import { UnitButton, UnitName, Units } from "../ui/units";
import { asksForGrade, conditionOf } from "../work/condition-grades";
import { approveRest, chooseUnit } from "../work/decide";
import { nameOfPerson, reasonOf } from "../work/facts-in-words";
import type { OpenCode } from "../work/open-code";
import { openPiece } from "../work/open-parcel";
import { storeOf } from "../work/parcels";
import { piecesToCome, piecesWords } from "../work/pieces";
import { isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel, StationUnit } from "../work/types";
import { openUnits } from "../work/verdicts";
import { BackKey } from "./back-key";
import { Glyph, VERDICT_TONES } from "./glyph";
import { Besides, OpenCodes } from "./unexpected-rows";

type ParcelUnitsProps = {
  station: Station;
  parcel: StationParcel;
  draft: ParcelDraft;
  /** Scans at this parcel without a decision. */
  codes: readonly OpenCode[];
  activeId: string | null;
};

/** Every expected unit of the parcel, one by one. */
export function ParcelUnits({ station, parcel, draft, codes, activeId }: ParcelUnitsProps) {
  const t = useText();
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
      count={t.rich("units.decidedOf", { decided, total: parcel.units.length, b: bold })}
    >
      <Pieces station={station} parcel={parcel} />
      <Units ref={list}>
        {parcel.units.map((unit) => (
          <li key={unit.unit_id}>
            <UnitButton isCurrent={unit.unit_id === activeId} onClick={() => chooseUnit(station, unit)}>
              <Thumb src={unit.image_url} fallback={unit.sku || unit.name} />
              <span>
                <UnitName>{unit.name}</UnitName>
                <Sub isCut>
                  <Listed
                    parts={[
                      unit.variant_name,
                      unit.ean || unit.sku ? (
                        <bdi key="code" dir="ltr">
                          {codeEnd(unit.ean || unit.sku)}
                        </bdi>
                      ) : null,
                    ]}
                  />
                </Sub>
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

/** Large, beside its total. */
const bold = (count: ReactNode): ReactNode => <b>{count}</b>;

/** The shopper. A complete set of several parcels takes no extra row from the units. */
function About({ parcel }: Pick<ParcelUnitsProps, "parcel">) {
  const t = useText();
  const words = piecesToCome(parcel).length === 0 ? piecesWords(t, parcel) : "";
  return (
    <>
      {words === "" ? null : (
        <>
          <b className="font-medium text-ink" role="status">
            {words}
          </b>{" "}
        </>
      )}
      <Listed parts={[parcel.customer_name, parcel.store_name]} />
    </>
  );
}

/**
 * For a return with several parcels: which have arrived. One with an unreadable label is marked as arrived manually;
 * which one it is can't be known, so the first missing one is used.
 */
function Pieces({ station, parcel }: Pick<ParcelUnitsProps, "station" | "parcel">) {
  const t = useText();
  const words = piecesWords(t, parcel);
  const [next] = piecesToCome(parcel);
  if (next === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-1.5 pe-5 ps-pad max-bench:pe-pad">
      <p className="min-w-0 text-field font-medium" role="status">
        {words}
      </p>
      <Button className="flex-none" onClick={() => void openPiece(station, parcel, next.piece.number)}>
        {t("units.receive", { position: next.position })}
      </Button>
    </div>
  );
}

/** Without a focused element, Tab goes through the units and then to the buttons, as usual. */
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

/** The applicable verdict: the server's, or the one given here. */
export const verdictOf = (unit: StationUnit, draft: ParcelDraft) =>
  unit.verdict === "UNDECIDED" ? draftOf(draft.units, unit.unit_id).status : unit.verdict;

type UnitStateProps = Pick<ParcelUnitsProps, "station" | "parcel" | "draft"> & { unit: StationUnit };

function UnitState({ station, parcel, unit, draft }: UnitStateProps) {
  const t = useText();
  const { facts } = station.read();
  const store = storeOf(station, parcel);
  const verdict = verdictOf(unit, draft);
  // It belongs to a colleague who worked here before.
  const { user = facts.person.email } = draftOf(draft.units, unit.unit_id);
  const { grade } = conditionOf(draft, unit.unit_id);
  if (verdict === null)
    return (
      <Sub isCut>
        {unit.comment === "" ? null : (
          <MessageSquare className="me-1.5 inline-block size-4.5 align-[-3px]" aria-hidden="true" />
        )}
        {reasonOf(unit)}
        <span className="sr-only">
          {commaOf(station.locale)}
          {unit.comment === "" ? t("units.notInspected") : t("units.notInspectedComment")}
        </span>
      </Sub>
    );
  return (
    <span className="flex min-w-0 items-end gap-2">
      <Seal tone={VERDICT_TONES[verdict]} isHit>
        <Glyph verdict={verdict} />
        {sealWords(t, { verdict, grade, isAsked: store !== null && asksForGrade(store, draft, unit) })}
      </Seal>
      {user === facts.person.email ? null : <Sub isCut>{t("units.by", { name: nameOfPerson(facts, user) })}</Sub>}
    </span>
  );
}

type Sealed = { verdict: keyof typeof VERDICT_TONES; grade: string; isAsked: boolean };

const sealWords = (t: StationText, { verdict, grade, isAsked }: Sealed): string => {
  const word = t(`verdict.${verdict}`);
  if (isAsked) return t("units.gradeAsked", { verdict: word });
  return verdict === "APPROVED" && grade !== "" ? t("units.graded", { verdict: word, grade }) : word;
};

/** People compare the last characters; a slightly longer number is shown in full. */
const [TAIL, WHOLE] = [4, 8];

const codeEnd = (code: string): string => (code.length > WHOLE ? `…${code.slice(-TAIL)}` : code);

/** Approves the remaining units; a single unit's own key does the same. */
function RestKey({ station, parcel, draft }: { station: Station; parcel: StationParcel; draft: ParcelDraft }) {
  const t = useText();
  const [own, approve] = [useShortcut("APPROVE_REST"), useShortcut("APPROVE")];
  // Shift and the letter of Approve do it as long as no key is chosen.
  const shifted = own === undefined && approve !== undefined && isLetter(approve) ? approve : null;
  const left = openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === null).length;
  // The contents of another parcel haven't been seen yet.
  if (left < 2 || piecesToCome(parcel).length > 0) return null;
  return (
    <div className="border-t border-line py-3 pe-5 ps-pad max-bench:border-t-0 max-bench:pt-0 max-bench:pe-pad">
      <Button
        kind="ok"
        className="w-full"
        aria-keyshortcuts={shifted === null ? own : `Shift+${shifted}`}
        onClick={() => approveRest(station)}
      >
        {shifted === null ? <ActKey act="APPROVE_REST" /> : <Key>{`⇧ ${keyFace(shifted)}`}</Key>}
        {t(left === openUnits(parcel).length ? "units.approveAll" : "units.approveOther", { count: left })}
      </Button>
    </div>
  );
}
