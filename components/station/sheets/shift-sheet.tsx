"use client";

import { Key } from "../screens/key";
import { shiftFigures, waitingShift } from "../work/shift-figures";
import { type Station, serverNowMs } from "../work/station";
import type { ShiftEntry, StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";
import { shiftCsv } from "./shift-csv";

type ShiftSheetProps = { station: Station; state: StationState; onClose: () => void };

/** One's own shift in figures; nobody is compared with anybody. */
export function ShiftSheet({ station, state, onClose }: ShiftSheetProps) {
  const figures = shiftFigures(state, serverNowMs(station));
  const all = [...waitingShift(state), ...state.shift];
  const refused = state.queue.filter((entry) => entry.refused !== null).length;
  const slowest = all.toSorted((a, b) => b.spent_seconds - a.spent_seconds)[0];
  const share = (count: number) => (figures.units === 0 ? "–" : `${Math.round((count * 100) / figures.units)} %`);
  const cells = [
    ["Parcels", String(figures.parcels)],
    ["Units", String(figures.units)],
    ["Units an hour", figures.perHour === null ? "–" : String(figures.perHour)],
    ["Approved", `${figures.approved}, ${share(figures.approved)}`],
    ["Declined", `${figures.declined}, ${share(figures.declined)}`],
    ["Missing", `${figures.missing}, ${share(figures.missing)}`],
    ["Longest parcel", slowest === undefined ? "–" : `${minutes(slowest.spent_seconds)}, ${slowest.return_code}`],
    ["Not taken", String(refused)],
  ] as const;
  return (
    <SheetFrame title="Your shift today" onClose={onClose}>
      <dl className="figures">
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
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

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;

const download = (entries: readonly ShiftEntry[]): void => {
  const url = URL.createObjectURL(new Blob([shiftCsv(entries)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `shift-${entries[0]?.at.slice(0, 10) ?? "today"}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
