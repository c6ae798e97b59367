import type { ReactNode } from "react";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { Band, Caret } from "./band";
import { Button } from "./button";
import { CameraKey } from "./camera-key";
import { Sub } from "./text";

/** A bench with an open parcel: its contents beside the current unit; on a phone they are stacked above the footer. */
export function Bench({ foot, children }: { foot?: ReactNode; children?: ReactNode }) {
  return (
    <main
      className="grid min-h-0 grid-cols-(--bench-columns) grid-rows-[minmax(0,1fr)_88px] max-bench:grid-rows-[minmax(0,1fr)_auto]"
      data-bench=""
    >
      <div className="contents max-bench:block max-bench:overflow-y-auto">{children}</div>
      {foot}
    </main>
  );
}

type ColumnProps = { back?: ReactNode; about: ReactNode; code: string; count: ReactNode; children: ReactNode };

/** The parcel's contents: shopper, totals, and the list. */
export function Column({ back, about, code, count, children }: ColumnProps) {
  return (
    <section
      className="flex min-h-0 min-w-0 flex-col border-e border-rule pt-4 max-bench:border-e-0 max-bench:border-b max-bench:pt-3"
      aria-labelledby="parcel"
    >
      <header className="flex h-16 min-w-0 flex-none items-end justify-between gap-3 pe-5 pb-3 ps-pad max-bench:pe-pad">
        {back}
        <div className="min-w-0 flex-1">
          <Sub as="p" isCut>
            {about}
          </Sub>
          <h2 className="font-mono text-lead font-medium tracking-[-0.03em]" id="parcel">
            {code}
          </h2>
        </div>
        <p className="flex-none text-ink-2 [&>b]:text-count [&>b]:font-semibold [&>b]:text-ink" data-count="">
          {count}
        </p>
      </header>
      {children}
    </section>
  );
}

type PanelProps = { labelledBy: string; className?: string; children: ReactNode };

/** The current unit. */
export function Panel({ labelledBy, className = "gap-4", children }: PanelProps) {
  return (
    <section
      className={`flex min-w-0 flex-col overflow-y-auto px-pad pt-4 pb-3 max-bench:overflow-visible max-bench:pb-6 wide:*:max-w-210 ${className}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}

/** Its product. */
export function PanelTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h1 className="text-h1 font-semibold" id={id}>
      {children}
    </h1>
  );
}

type FootProps = {
  /** The expected input: a scan, or a choice. */
  awaited: string;
  /** If it is a scan: responses flash, and the camera can be used. */
  scan?: { station: Station; answer: StationState["answer"] };
  keys: ReactNode;
  /** What is missing, or the result; referenced by `aria-describedby="state"`. */
  words: string;
  main: ReactNode;
};

/** The expected input, and the actions for the whole parcel. */
export function Foot({ awaited, scan, keys, words, main }: FootProps) {
  return (
    <div className="col-span-full grid grid-cols-(--bench-columns) border-t border-rule bg-surface">
      <Band
        key={scan?.answer?.atMs}
        answer={scan?.answer?.kind}
        isQuiet={scan === undefined}
        className="justify-between gap-3 pe-3 ps-pad max-bench:py-2 max-bench:pe-pad"
      >
        <p className="text-[30px]/9 font-semibold tracking-[-0.02em] stretch-display max-bench:text-[20px]/6.5">
          {awaited}
          {scan === undefined ? null : <Caret />}
        </p>
        {scan === undefined ? null : <CameraKey station={scan.station} />}
      </Band>
      <div className="flex min-w-0 items-center gap-3 px-pad max-bench:flex-wrap max-bench:py-2">
        {keys}
        <p
          className="max-h-15 min-w-0 flex-1 overflow-hidden text-end text-field text-ink-2 max-bench:-order-1 max-bench:flex-[1_0_100%] max-bench:text-start"
          id="state"
        >
          {words}
        </p>
        {main}
      </div>
    </div>
  );
}

/** Completes the current work; Enter presses it, too. */
export function FootMain({ isOff, onClick, children }: { isOff: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button kind="main" fit="foot" aria-disabled={isOff} aria-describedby="state" onClick={onClick}>
      {children}
    </Button>
  );
}
