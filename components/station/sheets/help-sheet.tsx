import type { StationText, StationTexts } from "@/messages/station";
import { ActKey, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { ACT_NAMES, type ActName, isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { Sheet, StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** A fixed key, the same on every device. */
type FixedKey = { readonly key: string; readonly does: keyof StationTexts["help"]["fixed"] };
type Row = { readonly key: string; readonly words: string };

/**
 * The ten everyday keys, in the order of the work. Codes to review ask for themselves when there are any, and the
 * first screen shows the key for typing a code.
 */
const FIRST: readonly (ActName | FixedKey)[] = [
  "APPROVE",
  "DECLINE",
  "MISSING",
  { key: "1–9", does: "grade" },
  { key: "↑ ↓", does: "unit" },
  { key: "⏎", does: "submit" },
  "PHOTO",
  "NOTE",
  "UNDO",
  "CAMERA",
];

const REST: readonly (ActName | FixedKey)[] = [
  ...ACT_NAMES.filter((act) => !FIRST.includes(act)),
  { key: "⇧ 1–6", does: "checklist" },
  { key: "Tab", does: "nextUnit" },
  { key: "Esc", does: "escape" },
  { key: "", does: "pin" },
];

/** What a scan does with this device's settings. */
const scanWords = (t: StationText, { isScanVerdict, isScanSubmit }: StationState): string => {
  if (isScanVerdict) return t(isScanSubmit ? "help.scanApprovesSubmits" : "help.scanApproves");
  return t(isScanSubmit ? "help.scanSelectsSubmits" : "help.scanSelects");
};

const rowOf = (t: StationText, { keys }: StationState, row: ActName | FixedKey): Row[] => {
  if (typeof row !== "string") return [{ key: row.key || t("help.pinDigits"), words: t(`help.fixed.${row.does}`) }];
  const [key, help] = [keys[row], t(`actHelp.${row}`)];
  const words = row === "APPROVE" && isLetter(key) ? t("help.withShift", { help }) : help;
  return key === "" ? [] : [{ key: keyFace(key), words }];
};

type HelpSheetProps = {
  station: Station;
  state: StationState;
  sheet: Extract<Sheet, { kind: "HELP" }>;
  onClose: () => void;
};

/** The main keys first, all others on request, and a link to change them for workers who press keys by accident. */
export function HelpSheet({ station, state, sheet: { isAll }, onClose }: HelpSheetProps) {
  const t = useText();
  return (
    <SheetFrame title={t("common.keys")} isWide onClose={onClose}>
      <SheetText>
        {state.areKeysOn ? "" : `${t("help.off")} `}
        {scanWords(t, state)}
      </SheetText>
      <Keys rows={FIRST.flatMap((row) => rowOf(t, state, row))} className="columns-2 text-bench" />
      {isAll ? (
        <Keys
          rows={REST.flatMap((row) => rowOf(t, state, row))}
          className="columns-3 border-t border-line pt-2 text-field"
        />
      ) : null}
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}>
          {state.areKeysOn ? t("help.turnOff") : t("help.turnOn")}
        </Button>
        <Button onClick={() => station.change({ sheet: { kind: "KEYS", act: null, words: "", taken: null } })}>
          {t("common.customizeKeys")}
        </Button>
        <Button aria-expanded={isAll} onClick={() => station.change({ sheet: { kind: "HELP", isAll: !isAll } })}>
          <ActKey act="HELP" />
          {isAll ? t("help.fewer") : t("help.all")}
        </Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

function Keys({ rows, className }: { rows: readonly Row[]; className: string }) {
  return (
    <dl className={`mt-3 gap-x-8 max-bench:columns-1 ${className}`}>
      {rows.map(({ key, words }) => (
        <div
          className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-1.25 bench:grid-cols-[76px_minmax(0,1fr)]"
          key={words}
        >
          <dt>
            <Key isListed>{key}</Key>
            <span className="sr-only">{key}</span>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
