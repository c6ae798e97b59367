import type { ReactNode } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Choice, Choices, MOST_IN_ONE } from "../ui/choices";
import { useText } from "../ui/reader";
import { Code, Sub } from "../ui/text";
import type { OpenCodesAsk } from "../work/open-code";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { undecidedCodes } from "../work/submit";
import { decideCodes, leaveCodes } from "../work/take-scan";
import { nameOf } from "../work/unannounced";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

const codeOf = (code: ReactNode): ReactNode => <Code className="text-ink">{code}</Code>;

type OpenCodesSheetProps = { station: Station; sheet: OpenCodesAsk; onClose: () => void };

/** Scans of a parcel without a decision, shown before the parcel ends: a key or a scan answers. */
export function OpenCodesSheet({ station, sheet, onClose }: OpenCodesSheetProps) {
  const t = useText();
  const codes = undecidedCodes(station, sheet.processId);
  const [parcel, next] = [parcelOf(station, sheet.processId), parcelOf(station, sheet.nextId ?? "")];
  const isMany = codes.length > MOST_IN_ONE;
  return (
    <SheetFrame title={t("submit.undecided", { count: codes.length })} tone="hold" isWide={isMany} onClose={onClose}>
      {codes.length === 0 ? null : (
        <Choices isMany={isMany}>
          {codes.map(({ id, code, kind }, index) => (
            <li key={id}>
              <Choice isMany={isMany} onClick={() => station.change({ sheet: { kind: "CODE", id } })}>
                <Key isListed>{index < 9 ? String(index + 1) : "·"}</Key>
                <span className="min-w-0">
                  <b className="block truncate font-medium">{nameOf(station, code) || t("common.unknownCode")}</b>
                  <Sub isCut isCode>
                    {code}
                  </Sub>
                </span>
                <Sub isCut>{kind === "EXTRA" ? t("common.extraAsk") : t("openCodes.notPart")}</Sub>
              </Choice>
            </li>
          ))}
        </Choices>
      )}
      <SheetText>{t("openCodes.words")}</SheetText>
      {next === null ? null : (
        <SheetText>
          {t.rich("openCodes.scanner", {
            nextCode: next.return_code,
            openCode: parcel?.return_code ?? "",
            next: codeOf,
            open: codeOf,
          })}
        </SheetText>
      )}
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          {t("common.cancel")}
        </Button>
        <ActButton act="LATER" onClick={() => leaveCodes(station, sheet)}>
          {next === null ? t("actNames.LATER") : t("openCodes.continueLater")}
        </ActButton>
        {codes.length === 0 ? null : (
          <Button kind="main" data-first onClick={() => decideCodes(station, sheet)}>
            <Key>⏎</Key>
            {t("openCodes.now")}
          </Button>
        )}
      </SheetActs>
    </SheetFrame>
  );
}
