import type { ReactNode } from "react";
import type { AnswerKind } from "../work/types";

type BandProps = {
  /** What the machine answered last: a flash, the twin of its sound. */
  answer?: AnswerKind | undefined;
  /** Nothing is scanned here, so it is not yellow. */
  isQuiet?: boolean;
  className: string;
  children: ReactNode;
};

const YELLOW = "bg-scan text-on-scan [&_:focus-visible]:outline-on-scan";
const FLASHES: Record<AnswerKind, string> = {
  OK: "motion-safe:animate-right",
  DONE: "motion-safe:animate-right",
  STOP: "motion-safe:animate-wrong motion-reduce:shadow-wrong",
  UNKNOWN: "motion-safe:animate-wrong motion-reduce:shadow-wrong",
};

/** Hi-vis where the machine waits for a scan. A new answer needs a new `key`, or it does not flash. */
export function Band({ answer, isQuiet = false, className, children }: BandProps) {
  const flash = answer === undefined ? "" : FLASHES[answer];
  return (
    <div className={`flex items-center ${isQuiet ? "bg-sunken text-ink" : YELLOW} ${flash} ${className}`}>
      {children}
    </div>
  );
}

/** After what is waited for, as in a field that has the focus. */
export function Caret() {
  return (
    <span
      className="ms-[0.14em] inline-block h-[0.86em] w-[0.42em] bg-current align-[-0.1em] motion-safe:animate-caret"
      aria-hidden="true"
    />
  );
}

type LabelBandProps = Omit<BandProps, "className" | "children"> & {
  title: ReactNode;
  words: string;
  children?: ReactNode;
};

/** The largest one: a parcel's label is waited for. */
export function LabelBand({ title, words, isQuiet = false, children, ...rest }: LabelBandProps) {
  return (
    <Band
      {...rest}
      isQuiet={isQuiet}
      className={`justify-between gap-6 px-pad py-9 max-bench:flex-col max-bench:items-stretch max-bench:py-7 ${isQuiet ? "min-h-57" : ""}`}
    >
      <div className={`min-w-0 wrap-anywhere ${isQuiet ? "text-ink-2" : ""}`}>
        <h1 className="text-call font-semibold stretch-display max-bench:text-[36px]/10">{title}</h1>
        <p className="mt-3 font-medium">{words}</p>
      </div>
      {children}
    </Band>
  );
}
