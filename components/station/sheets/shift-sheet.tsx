"use client";

import type { ReactNode } from "react";
import { Glyph, VERDICT_TONES, VERDICT_WORDS } from "../screens/glyph";
import { Key } from "../screens/key";
import { isCounted, type ShiftFigures, shiftFigures, wholeShift } from "../work/shift-figures";
import { type Station, serverNowMs } from "../work/station";
import type { ShiftEntry, StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";
import { shiftCsv } from "./shift-csv";

type ShiftSheetProps = { station: Station; state: StationState; onClose: () => void };

/** One's own shift in figures; nobody is compared with anybody. */
export function ShiftSheet({ station, state, onClose }: ShiftSheetProps) {
  const { parcels, units, perHour, ...counts } = shiftFigures(state, serverNowMs(station));
  const all = wholeShift(state);
  const refused = state.queue.filter((entry) => entry.refused !== null).length;
  const slowest = all.filter(isCounted).toSorted((a, b) => b.spent_seconds - a.spent_seconds)[0];
  return (
    <SheetFrame title="Your shift today" onClose={onClose}>
      <dl className="figures">
        <Figure name="Parcels">{parcels}</Figure>
        <Figure name="Units">{units}</Figure>
        <Figure name="Units an hour">{perHour ?? "–"}</Figure>
      </dl>
      <Shares units={units} counts={counts} />
      <dl className="figures">
        <Figure name="Longest parcel">
          {slowest === undefined ? (
            "–"
          ) : (
            <>
              {minutes(slowest.spent_seconds)} <span className="code">{slowest.return_code}</span>
            </>
          )}
        </Figure>
        <Figure name="Problems left">{refused === 0 ? "None" : `${refused} not taken`}</Figure>
      </dl>
      <div className="acts">
        <button className="btn" type="button" disabled={all.length === 0} onClick={() => download(all)}>
          Save as CSV
        </button>
        <button className="btn main" type="button" data-first onClick={onClose}>
          <Key>Esc</Key>
          Back to work
        </button>
      </div>
    </SheetFrame>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const SHARES = [
  ["APPROVED", "approved"],
  ["DECLINED", "declined"],
  ["MISSING", "missing"],
] as const;

/** How the units were judged: the share of each verdict as a length, and in figures. */
function Shares({ units, counts }: { units: number; counts: Pick<ShiftFigures, "approved" | "declined" | "missing"> }) {
  return (
    <div className="shares">
      <div aria-hidden="true">
        {SHARES.map(([verdict, of]) => (
          <i key={of} data-tone={VERDICT_TONES[verdict]} style={{ flexGrow: counts[of] }} />
        ))}
      </div>
      <dl className="figures">
        {SHARES.map(([verdict, of]) => (
          <div key={of} data-tone={VERDICT_TONES[verdict]}>
            <dt>
              <Glyph verdict={verdict} />
              {VERDICT_WORDS[verdict]}
            </dt>
            <dd>
              {counts[of]}
              {units === 0 ? null : <small>{Math.round((counts[of] * 100) / units)} %</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;

const download = (entries: readonly ShiftEntry[]): void => {
  const url = URL.createObjectURL(new Blob([shiftCsv(entries)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `shift-${entries[0]?.at.slice(0, 10) ?? "today"}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
