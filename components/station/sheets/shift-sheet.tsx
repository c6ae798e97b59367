import type { ReactNode } from "react";
import { Glyph, VERDICT_TONES } from "../screens/glyph";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { Code } from "../ui/text";
import type { Tone } from "../ui/tone";
import { isCounted, type ShiftFigures, shiftFigures, wholeShift } from "../work/shift-figures";
import { type Station, serverNowMs } from "../work/station";
import type { ShiftEntry, StationState } from "../work/types";
import { CloseButton, SheetActs, SheetFrame } from "./sheet-frame";
import { shiftCsv } from "./shift-csv";

type ShiftSheetProps = { station: Station; state: StationState; onClose: () => void };

/** The worker's own shift in figures; without comparisons. */
export function ShiftSheet({ station, state, onClose }: ShiftSheetProps) {
  const t = useText();
  const { parcels, units, perHour, ...counts } = shiftFigures(state, serverNowMs(station));
  const all = wholeShift(state);
  const refused = state.queue.filter((entry) => entry.refused !== null).length;
  const slowest = all.filter(isCounted).toSorted((a, b) => b.spent_seconds - a.spent_seconds)[0];
  return (
    <SheetFrame title={t("shift.title")} onClose={onClose}>
      <Figures>
        <Figure name={t("shift.parcels")}>{parcels}</Figure>
        <Figure name={t("shift.units")}>{units}</Figure>
        <Figure name={t("shift.perHour")}>{perHour ?? "–"}</Figure>
      </Figures>
      <Shares units={units} counts={counts} />
      <Figures>
        <Figure name={t("shift.longest")}>
          {slowest === undefined ? (
            "–"
          ) : (
            <>
              {t("shift.minutes", { time: minutes(slowest.spent_seconds) })}{" "}
              <Code className="text-[16px] font-medium text-ink-2">{slowest.return_code}</Code>
            </>
          )}
        </Figure>
        <Figure name={t("shift.problems")}>
          {refused === 0 ? t("shift.none") : t("bar.notAccepted", { count: refused })}
        </Figure>
      </Figures>
      <SheetActs>
        <Button disabled={all.length === 0} onClick={() => download(all)}>
          {t("shift.export")}
        </Button>
        <CloseButton onClose={onClose} hasKey>
          {t("common.backToWork")}
        </CloseButton>
      </SheetActs>
    </SheetFrame>
  );
}

/** Figures side by side. */
function Figures({ className = "mt-4", children }: { className?: string; children: ReactNode }) {
  return <dl className={`flex rounded-control border border-line ${className}`}>{children}</dl>;
}

function Figure({ name, tone, children }: { name: ReactNode; tone?: Tone; children: ReactNode }) {
  return (
    <div
      className="min-w-0 flex-1 border-line px-4 pt-2.5 pb-3 not-first:border-s max-bench:px-2.5 max-bench:py-2"
      data-tone={tone}
    >
      <dt
        className={`flex items-center gap-2 text-[14px]/4.5 font-medium stretch-label ${tone === undefined ? "text-ink-2" : "text-tone"}`}
      >
        {name}
      </dt>
      <dd className="text-h1 font-semibold tracking-normal">{children}</dd>
    </div>
  );
}

const SHARES = [
  ["APPROVED", "approved"],
  ["DECLINED", "declined"],
  ["MISSING", "missing"],
] as const;

/** The verdicts: the share of each as a bar, and in figures. */
function Shares({ units, counts }: { units: number; counts: Pick<ShiftFigures, "approved" | "declined" | "missing"> }) {
  return (
    <div className="mt-4">
      <div className="flex h-3 gap-0.5 overflow-hidden rounded-badge bg-sunken" aria-hidden="true">
        {SHARES.map(([verdict, of]) => (
          <i className="basis-0 bg-tone" key={of} data-tone={VERDICT_TONES[verdict]} style={{ flexGrow: counts[of] }} />
        ))}
      </div>
      <Figures className="mt-2">
        {SHARES.map(([verdict, of]) => (
          <Figure key={of} name={<VerdictName verdict={verdict} />} tone={VERDICT_TONES[verdict]}>
            {counts[of]}
            {units === 0 ? null : (
              <small className="ms-2.5 text-[16px] font-medium text-ink-2">
                {Math.round((counts[of] * 100) / units)}%
              </small>
            )}
          </Figure>
        ))}
      </Figures>
    </div>
  );
}

function VerdictName({ verdict }: { verdict: keyof typeof VERDICT_TONES }) {
  const t = useText();
  return (
    <>
      <Glyph verdict={verdict} />
      {t(`verdict.${verdict}`)}
    </>
  );
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const download = (entries: readonly ShiftEntry[]): void => {
  const url = URL.createObjectURL(new Blob([shiftCsv(entries)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `shift-${entries[0]?.at.slice(0, 10) ?? "today"}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
