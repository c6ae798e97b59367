import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { askForKey, restoreKeys, swapKeys } from "../work/choose-key";
import { ACT_NAMES, DEFAULT_KEYS, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { Sheet, StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type KeysSheetProps = {
  station: Station;
  state: StationState;
  sheet: Extract<Sheet, { kind: "KEYS" }>;
  onClose: () => void;
};

/** The key bindings of this device: press an action, then its key. */
export function KeysSheet({ station, state: { keys }, sheet, onClose }: KeysSheetProps) {
  const t = useText();
  const { act: asked, words, taken } = sheet;
  const isAsOwn = ACT_NAMES.every((act) => keys[act] === DEFAULT_KEYS[act]);
  return (
    <SheetFrame title={t("common.customizeKeys")} isWide tone={asked === null ? undefined : "scan"} onClose={onClose}>
      <SheetText className="min-h-13 bench:min-h-7" role="status">
        {words || t("keys.words")}
      </SheetText>
      <ul className="mt-4 grid grid-cols-2 gap-2 bench:mt-2 bench:grid-cols-4 bench:gap-1">
        {ACT_NAMES.map((act) => (
          <li key={act}>
            <Button
              kind={act === asked ? "chosen" : act === taken ? "taken" : "plain"}
              fit="cell"
              className="w-full"
              aria-pressed={act === asked}
              onClick={() => askForKey(station, act)}
            >
              <Key>{act === asked ? "…" : keys[act] === "" ? "–" : keyFace(keys[act])}</Key>
              <span className="sr-only">{keys[act] === "" ? t("keys.none") : keyFace(keys[act])}:</span>
              <span className="truncate max-bench:leading-5 max-bench:whitespace-normal">{t(`actNames.${act}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <SheetActs>
        <Button disabled={isAsOwn} onClick={() => restoreKeys(station)}>
          {t("keys.restore")}
        </Button>
        {asked === null || taken === null ? null : (
          <Button onClick={() => swapKeys(station, asked, taken)}>{t("keys.swap")}</Button>
        )}
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}
