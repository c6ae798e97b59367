import { draftOf } from "../../dashboard/review/review-draft";
import { productCodes } from "../scan/read-codes";
import { ActButton, DigitKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices } from "../ui/choices";
import { useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
import type { OpenCode } from "../work/open-code";
import { attachCode, dismissCode, putCodeAside, registerCodeAsParcel, swapCode } from "../work/open-codes";
import { openOf, parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf } from "../work/submission";
import { lookUpAgain } from "../work/take-scan";
import type { StationState } from "../work/types";
import { nameOf } from "../work/unannounced";
import { alikeUnits, openUnits } from "../work/verdicts";
import { UnknownParcel } from "./none-sheet";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type CodeSheetProps = { station: Station; state: StationState; entry: OpenCode; onClose: () => void };

/** A code without a match: what it is, one key for each answer. Without an answer it stays in the list. */
export function CodeSheet(props: CodeSheetProps) {
  const t = useText();
  const { station, state, entry, onClose } = props;
  const { code, isOffline } = entry;
  if (entry.kind === "EXTRA") return <ExtraSheet {...props} />;
  if (entry.processId !== "") return <WrongItemSheet {...props} />;
  return (
    <UnknownParcel
      {...{ station, code, isOffline, onClose }}
      acts={
        <>
          <LaterKey onClose={onClose} />
          <DismissKey station={station} entry={entry} />
          <AgainKey station={station} state={state} entry={entry} />
          <ActButton act="REGISTER" kind="main" data-first onClick={() => registerCodeAsParcel(station, entry)}>
            {t("common.registerParcel")}
          </ActButton>
        </>
      }
    />
  );
}

/** More units than announced: another unit of the product, or one scanned twice. */
function ExtraSheet({ station, entry, onClose }: CodeSheetProps) {
  const t = useText();
  const name = nameOf(station, entry.code) || entry.code;
  const parcel = parcelOf(station, entry.processId);
  const announced = parcel === null ? 0 : alikeUnits(parcel, productCodes(entry.code)).length;
  return (
    <SheetFrame title={t("common.extraAsk")} tone="hold" onClose={onClose}>
      <p className="mt-2.5 text-lead font-medium">{name}</p>
      <SheetText>{t("code.expected", { count: announced })}</SheetText>
      <SheetActs>
        <LaterKey onClose={onClose} />
        <ActButton act="TAKE_OUT" onClick={() => dismissCode(station, entry)}>
          {t("code.scannedTwice")}
        </ActButton>
        <Button kind="main" data-first onClick={() => attachCode(station, entry)}>
          <Key>⏎</Key>
          {t("code.isExtra")}
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

/** A code that is neither a unit of this parcel nor another parcel: an extra item, or one sent instead of a unit. */
function WrongItemSheet({ station, state, entry, onClose }: CodeSheetProps) {
  const t = useText();
  const open = openOf(station);
  const isHere = open?.parcel.process_id === entry.processId;
  // A unit just declined or marked missing may be the one that this replaced.
  const left = isHere
    ? openUnits(open.parcel).filter(({ unit_id }) => draftOf(open.draft.units, unit_id).status !== "APPROVED")
    : [];
  return (
    <SheetFrame
      title={isHere ? t("common.notOfReturn") : t("codes.notPartOf", { code: entry.returnCode })}
      tone="hold"
      onClose={onClose}
    >
      <SheetText>
        {nameOf(station, entry.code)} <Code className="wrap-anywhere text-ink">{entry.code}</Code>
      </SheetText>
      <SheetText>{t("code.question")}</SheetText>
      {isHere && left.length > 0 ? (
        <Choices label={t("code.insteadOf")}>
          {left.slice(0, 9).map((unit) => {
            const number = numberOf(open.parcel, unit.unit_id);
            return (
              <li key={unit.unit_id}>
                <Choice onClick={() => swapCode(station, entry, unit)}>
                  <DigitKey isListed>{String(number)}</DigitKey>
                  <span className="min-w-0">
                    <b className="block truncate font-medium">{t("code.insteadOfUnit", { name: unit.name })}</b>
                    <Sub isCut>{t("code.declinesUnit", { number })}</Sub>
                  </span>
                </Choice>
              </li>
            );
          })}
        </Choices>
      ) : null}
      <SheetActs>
        <LaterKey onClose={onClose} />
        <DismissKey station={station} entry={entry} />
        <AgainKey station={station} state={state} entry={entry} />
        <ActButton act="ASIDE" onClick={() => putCodeAside(station, entry)}>
          {t("actNames.ASIDE")}
        </ActButton>
        <Button kind="main" data-first onClick={() => attachCode(station, entry)}>
          <Key>⏎</Key>
          {t("common.extraItem")}
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

function LaterKey({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Button onClick={onClose}>
      <Key>Esc</Key>
      {t("code.later")}
    </Button>
  );
}

function DismissKey({ station, entry }: { station: Station; entry: OpenCode }) {
  const t = useText();
  return (
    <ActButton act="TAKE_OUT" onClick={() => dismissCode(station, entry)}>
      {t("code.dismiss")}
    </ActButton>
  );
}

/** The server may know codes that were scanned offline. */
function AgainKey({ station, state, entry }: Omit<CodeSheetProps, "onClose">) {
  const t = useText();
  if (!entry.isOffline || !state.isOnline) return null;
  return <Button onClick={() => void lookUpAgain(station, entry)}>{t("code.again")}</Button>;
}
