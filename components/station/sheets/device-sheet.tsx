import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { SCAN_GAP_MS } from "../scan/scan-settings";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { Switch } from "../ui/switch";
import { Code } from "../ui/text";
import { showPhone } from "../work/phone";
import { type DeviceSettings, gapWithin, saveSettings, showTheme, THEMES, type Theme } from "../work/settings";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { LanguageChoice } from "./language-choice";
import { CloseButton, SheetActs, SheetFrame } from "./sheet-frame";

type DeviceSheetProps = { station: Station; state: StationState; scanned: string; onClose: () => void };

/** Settings of this device, the same for everyone who works at it: scanner, keys, sounds, colors. */
export function DeviceSheet({ station, state, scanned, onClose }: DeviceSheetProps) {
  const t = useText();
  const change = (changed: Partial<Omit<DeviceSettings, "place">>) => {
    saveSettings(changed);
    station.change(changed);
  };
  return (
    <SheetFrame title={t("common.thisDevice")} onClose={onClose}>
      <div className="mt-4 grid gap-4 bench:grid-cols-2">
        <ScannerWords state={state} scanned={scanned} onChange={change} />
        <GapChoice gapMs={state.scanGapMs} onChange={(scanGapMs) => change({ scanGapMs })} />
        <Switch
          label={t("device.shortcuts")}
          isOn={state.areKeysOn}
          onClick={() => change({ areKeysOn: !state.areKeysOn })}
        />
        <Switch
          label={t("device.scanVerdict")}
          isOn={state.isScanVerdict}
          onClick={() => change({ isScanVerdict: !state.isScanVerdict })}
        />
        <Switch
          label={t("device.scanSubmit")}
          isOn={state.isScanSubmit}
          onClick={() => change({ isScanSubmit: !state.isScanSubmit })}
        />
        <Switch
          label={t("device.sounds")}
          isOn={state.isSoundOn}
          onClick={() => change({ isSoundOn: !state.isSoundOn })}
        />
        <Switch
          label={t("device.autoReturn")}
          isOn={state.isAutoReturn}
          onClick={() => change({ isAutoReturn: !state.isAutoReturn })}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <ThemeChoice station={station} theme={state.theme} />
        <LanguageChoice isOnline={state.isOnline} />
      </div>
      <SheetActs>
        <Button onClick={() => void showPhone(station)}>{t("common.usePhone")}</Button>
        <Button onClick={() => station.change({ sheet: { kind: "KEYS", act: null, words: "", taken: null } })}>
          {t("common.customizeKeys")}
        </Button>
        <CloseButton onClose={onClose} />
      </SheetActs>
    </SheetFrame>
  );
}

type ScannerWordsProps = {
  state: StationState;
  scanned: string;
  onChange: (changed: Pick<Partial<DeviceSettings>, "scanPrefix" | "scanSuffix">) => void;
};

const CODE_FIELD = "min-h-target py-2 font-mono text-mono";

const marked = (code: ReactNode): ReactNode => (
  <Code as="b" className="font-medium wrap-anywhere text-ink" data-read="">
    {code}
  </Code>
);

/** The scanner's prefix and suffix; the next scan shows the remainder. */
function ScannerWords({ state, scanned, onChange }: ScannerWordsProps) {
  const t = useText();
  return (
    <>
      <Field label={t("device.prefix")}>
        <Input
          className={CODE_FIELD}
          maxLength={16}
          value={state.scanPrefix}
          onChange={(event) => onChange({ scanPrefix: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("device.suffix")}>
        <Input
          className={CODE_FIELD}
          maxLength={16}
          value={state.scanSuffix}
          onChange={(event) => onChange({ scanSuffix: event.currentTarget.value })}
        />
      </Field>
      <p className="col-span-full text-ink-2">
        {scanned === "" ? t("device.tryScanner") : t.rich("device.scanned", { code: scanned, mark: marked })}
      </p>
    </>
  );
}

/** Longer for slow scanners; shorter if fast typing is mistaken for a scan. */
function GapChoice({ gapMs, onChange }: { gapMs: number; onChange: (gapMs: number) => void }) {
  const t = useText();
  const { least, most, step } = SCAN_GAP_MS;
  return (
    <fieldset className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center">
      <legend className="pb-1 text-field font-medium text-ink-2">{t("device.pause")}</legend>
      <Button fit="square" disabled={gapMs <= least} onClick={() => onChange(gapWithin(gapMs - step))}>
        <Minus aria-hidden="true" />
        <span className="sr-only">{t("device.shorter")}</span>
      </Button>
      <output className="text-center font-semibold" aria-live="polite">
        {t("device.milliseconds", { count: gapMs })}
      </output>
      <Button fit="square" disabled={gapMs >= most} onClick={() => onChange(gapWithin(gapMs + step))}>
        <Plus aria-hidden="true" />
        <span className="sr-only">{t("device.longer")}</span>
      </Button>
    </fieldset>
  );
}

function ThemeChoice({ station, theme }: { station: Station; theme: Theme }) {
  const t = useText();
  const choose = (chosen: Theme) => {
    saveSettings({ theme: chosen });
    showTheme(chosen);
    station.change({ theme: chosen });
  };
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="pb-1.5 text-[16px] font-medium text-ink-2">{t("device.theme")}</legend>
      {THEMES.map((each) => (
        <Button as="label" key={each}>
          <input
            className="size-5.5 accent-ink"
            type="radio"
            name="theme"
            checked={each === theme}
            onChange={() => choose(each)}
          />
          {t(`device.themes.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
