import { ActButton, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { Code, Sub } from "../ui/text";
import type { OpenCodesAsk } from "../work/open-code";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { undecidedCodes, undecidedWords } from "../work/submit";
import { decideCodes, leaveCodes } from "../work/take-scan";
import { nameOf } from "../work/unannounced";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type OpenCodesSheetProps = { station: Station; sheet: OpenCodesAsk; onClose: () => void };

/** What was scanned at a parcel and nobody has decided, before the parcel ends: a key or a scan answers. */
export function OpenCodesSheet({ station, sheet, onClose }: OpenCodesSheetProps) {
  const codes = undecidedCodes(station, sheet.processId);
  const [parcel, next] = [parcelOf(station, sheet.processId), parcelOf(station, sheet.nextId ?? "")];
  const isMany = codes.length > MOST_IN_ONE;
  return (
    <SheetFrame title={undecidedWords(codes.length)} tone="hold" isWide={isMany} onClose={onClose}>
      {codes.length === 0 ? null : (
        <Choices isMany={isMany}>
          {codes.map(({ id, code, kind }, index) => (
            <li key={id}>
              <Choice isMany={isMany} onClick={() => station.change({ sheet: { kind: "CODE", id } })}>
                <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
                <span className="min-w-0">
                  <b className="block truncate font-medium">{nameOf(station, code) || "Unknown code"}</b>
                  <Sub isCut isCode>
                    {code}
                  </Sub>
                </span>
                <Sub isCut>{kind === "EXTRA" ? "Extra item?" : "Not part of this return"}</Sub>
              </Choice>
            </li>
          ))}
        </Choices>
      )}
      <SheetText>
        Decide now, while you have the items in hand. If you decide later, they stay under “to decide”.
      </SheetText>
      {next === null ? null : (
        <SheetText>
          With the scanner: scan <Code className="text-ink">{next.return_code}</Code> again to decide later, or{" "}
          <Code className="text-ink">{parcel?.return_code}</Code> to decide now.
        </SheetText>
      )}
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          Cancel
        </Button>
        <ActButton act="LATER" onClick={() => leaveCodes(station, sheet)}>
          {next === null ? "Submit, decide later" : "Continue, decide later"}
        </ActButton>
        {codes.length === 0 ? null : (
          <Button kind="main" data-first onClick={() => decideCodes(station, sheet)}>
            <Key>⏎</Key>
            Decide now
          </Button>
        )}
      </SheetActs>
    </SheetFrame>
  );
}
